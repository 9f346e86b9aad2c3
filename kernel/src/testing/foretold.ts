import { type FastStream, fastStream, roll } from '../dice.ts';
import { clone } from '../json.ts';

/**
 * A stream whose first dice show these faces, for positions in tests: found by trying, so that the kernel needs no door for cheats.
 * `faces` says what each of the six sides shows.
 */
export function foretoldDice(wanted: readonly number[], faces: readonly number[] = [1, 2, 3, 4, 5, 6]): FastStream {
  for (let seed = 1; ; seed++) {
    const dice = fastStream(seed);
    const trial = { dice: clone(dice), barriers: 0 };
    if (wanted.every((shown) => faces[roll(trial, faces.length) - 1] === shown)) return dice;
  }
}
