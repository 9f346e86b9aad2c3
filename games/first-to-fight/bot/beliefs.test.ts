import { below, fastStream } from '@sztab/kernel';
import { selfPlay } from '@sztab/kernel/testing';
import { expect, test } from 'vitest';
import type { MissionId } from '../content/missions.ts';
import { firstToFight as game } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { imagineLikely } from './beliefs.ts';
import { brain } from './index.ts';

const WORLDS = 6;
const EVERY = 9;

/** How many of the cards in rivals' hands are guessed, over games that the policy plays against itself. */
function guessed(players: number, imagine: typeof imagineLikely): number {
  let right = 0;
  for (let deal = 0; deal < 4; deal++) {
    let asked = 0;
    for (const { s, seat } of selfPlay({ game, brain }, { players, options: {} }, `beliefs ${deal}`)) {
      if (asked++ % EVERY > 0) continue;
      const held = (one: State): MissionId[] => one.staffs.flatMap(({ hand }, who) => (who === seat ? [] : hand));
      const truth = new Set(held(s));
      for (let world = 0; world < WORLDS; world++) {
        const luck = fastStream(world + 1);
        right += held(imagine(game.view(s, seat), luck)).filter((id) => truth.has(id)).length;
      }
    }
  }
  return right;
}

// Three rivals together hold most of what is hidden: there is less to guess.
test.each([
  [2, 1.3],
  [4, 1.1],
])('among %i, what rivals hold is guessed %f times as often as by chance alone', (players, times) => {
  expect(guessed(players, imagineLikely)).toBeGreaterThan(times * guessed(players, game.imagine));
});

test('two worlds of the same luck differ only where the table does', () => {
  const [first] = selfPlay({ game, brain }, { players: 2, options: {} }, 'beliefs');
  const { s } = first as { s: State };
  const view = game.view(s, 0);
  const luck = () => fastStream(3);
  expect(imagineLikely(view, luck())).toEqual(
    imagineLikely(game.view(game.redeal(s, 0, fastStream(below(luck(), 99))), 0), luck()),
  );
});
