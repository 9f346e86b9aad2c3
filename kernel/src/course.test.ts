import { expect, test } from 'vitest';
import { Course, type Moment } from './course.ts';
import { heardBy } from './events.ts';
import type { Ask, Game, Viewer } from './game.ts';
import { Match } from './match.ts';
import { hashText } from './sha256.ts';
import { type HighestCard, highestCard } from './testing/highest-card.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, 'public'];

/** A whole game, and every moment of it as each viewer knew it then. */
function played() {
  const match = new Match(highestCard, { players: 4, seed: hashText('course') });
  const known = VIEWERS.map((): Moment<HighestCard>[] => []);
  const note = (seat: number | null, told: Parameters<typeof heardBy<HighestCard['event']>>[0]): void => {
    for (const [i, viewer] of VIEWERS.entries()) {
      const { view, asked } = match.look(viewer);
      known[i]?.push({ seat, heard: heardBy(told, viewer), view, asked });
    }
  };
  note(null, match.opened);
  while (!match.outcome) {
    const { seat, moves } = match.asks().at(-1) as Ask;
    note(seat, match.play(seat, moves[0] as string));
  }
  return { match, known };
}
const { match, known } = played();

test('the course of every viewer has each moment as it was, from any of them on', () => {
  for (const [i, viewer] of VIEWERS.entries())
    for (const from of [0, 1, 5, match.moves.length, match.moves.length + 1]) {
      const course = new Course(highestCard, match.header, match.moves);
      expect([...course.moments(viewer, from)]).toEqual(known[i]?.slice(from));
    }
});

test('it may be left between any two moments, and whatever is looked at meanwhile does not disturb it', () => {
  const course = new Course(highestCard, match.header, match.moves);
  const found: Moment<HighestCard>[] = [];
  for (const moment of course.moments('public')) {
    found.push(moment);
    course.sight(0, found.length % 3);
  }
  expect(found).toEqual(known[4]);
});

test('only what was asked for is played', () => {
  let taken = 0;
  const { lay } = highestCard.steps;
  if (!('take' in lay)) throw new Error('nobody is asked');
  const counting: Game<HighestCard> = {
    ...highestCard,
    steps: {
      ...highestCard.steps,
      lay: {
        ...lay,
        take: (...move) => {
          taken++;
          lay.take(...move);
        },
      },
    },
  };
  const moments = new Course(counting, match.header, match.moves).moments(0);
  for (const after of [0, 1, 2]) {
    moments.next();
    expect(taken).toBe(after);
  }
});

test('a move that was never offered is refused where it stands, and so is giving up where nobody can', () => {
  for (const [move, code] of [
    ['lay(99)', 'not-offered'],
    ['resign', 'no-resigning'],
  ] as const) {
    const line = match.moves.map((made, i) => (i === 4 ? { ...made, move } : made));
    const course = new Course(highestCard, match.header, line);
    const found: unknown[] = [];
    expect(() => {
      for (const moment of course.moments('public')) found.push(moment);
    }).toThrow(expect.objectContaining({ code }));
    expect(found).toEqual(known[4]?.slice(0, 5));
  }
});
