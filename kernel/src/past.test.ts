import { describe, expect, test } from 'vitest';
import { below, fastStream } from './dice.ts';
import type { CommonState, Game } from './game.ts';
import { Match } from './match.ts';
import { readRecord, writeRecord } from './record.ts';
import { hashText } from './sha256.ts';
import { FOR_ONE } from './testing/for-one.ts';

type Walk = CommonState<{ step: 'walk' }> & { way: number; steps: number };
interface WalkShape {
  state: Walk;
  frame: { step: 'walk' };
  move: 'left' | 'right';
  view: unknown;
  event: never;
}

/** A walk without an end that counts how often a step is taken, whoever takes it. */
function counting(): { game: Game<WalkShape>; taken(): number } {
  let taken = 0;
  const game: Game<WalkShape> = {
    ...FOR_ONE,
    id: 'walk',
    roles: () => ['walker'],
    bound: () => 1e6,
    setup: (_players, _options, dice, edition) => ({
      edition,
      flow: [{ step: 'walk' }],
      dice,
      barriers: 0,
      way: 1,
      steps: 0,
    }),
    steps: {
      walk: {
        ask: () => [{ seat: 0, prompt: 'walk', moves: ['left', 'right'] }],
        take(s, _f, _seat, move) {
          taken++;
          s.way = (s.way * 31 + (move === 'left' ? 7 : 11)) % 1_000_003;
          s.steps++;
        },
      },
    },
    outcome: () => null,
    view: (s) => s.way,
    imagine: () => expect.fail('nobody imagines a walk'),
  };
  return { game, taken: () => taken };
}

const seed = hashText('walk');
const chance = fastStream(19);

/** Each way of going to and fro, by the next wish: a number of moves to take back, or 0 for a move. */
const WAYS: Readonly<Record<string, (at: number, n: number) => number>> = {
  'a move and back, far on': (_at, n) => (n < 1500 ? 0 : n % 2),
  'one by one from the end to the beginning, and again': (_at, n) => (n % 3000 < 1500 ? 0 : 1),
  'over the edge of what is kept': (_at, n) => (n < 640 ? 0 : n % 8 < 4 ? 0 : 1),
  'half of all, then a little': (at, n) => (n % 500 === 499 ? at >> 1 : n % 5 === 4 ? 3 : 0),
  'by chance': () => (below(chance, 3) > 0 ? 0 : 1 + below(chance, 4)),
};

describe('taking back', () => {
  test.each(Object.entries(WAYS))('%s: costs in proportion to the entries, and leads where it should', (_name, way) => {
    const { game, taken } = counting();
    const match = new Match(game, { players: 1, seed });
    const log: { seat: number; move: string }[] = [];
    for (let n = 0; n < 6000; n++) {
      const back = Math.min(way(match.moves.length, n), match.moves.length);
      const move = back > 0 ? `undo(${back})` : n % 3 === 0 ? 'left' : 'right';
      if (back > 0) match.undo(0, back);
      else match.play(0, move);
      log.push({ seat: 0, move });
    }
    // Played again from the beginning with every undo, these were up to nine million.
    expect(taken()).toBeLessThan(6 * log.length);
    expect(match.state).toEqual(Match.resume(game, match.header, log).state);
    const { record, lines } = readRecord(writeRecord(match.record()));
    const before = taken();
    expect(Match.replay(game, record, lines).state).toEqual(match.state);
    expect(taken() - before).toBeLessThan(6 * log.length);
  });
});

test('a record names a seat once, and many seats take no longer than many lines', () => {
  const seats = Array.from({ length: 30_000 }, (_, i) => `seat s${i} x`);
  const text = (list: readonly string[]) => `sztab-record 1\ngame walk\nrules 1\n${list.join('\n')}\n`;
  expect(() => readRecord(text([...seats, 'seat s7 y']))).toThrow(/line 30004, column 6: .*seat s7/);
});

test('a match is taken up in steps for whoever must not be held up', () => {
  const { game } = counting();
  const { header } = new Match(game, { players: 1, seed });
  const log = Array.from({ length: 10 }, () => ({ seat: 0, move: 'left' }));
  expect([...Match.resuming(game, header, log)]).toHaveLength(10);
});
