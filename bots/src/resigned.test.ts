import { type GameBox, hashText, Match } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { nextToGiveUp } from './resigned.ts';

/** Imports point the other way, so the path is put together here: no bot comes to know a game through its test. */
const { box }: { box: GameBox } = await import(new URL('../../games/first-to-fight/index.ts', import.meta.url).href);
const opened = (players: number) => new Match(box.game, { players, seed: hashText('alone among bots') });

test('left among themselves, bots give up one after the other, and the one that stands best has won', () => {
  const match = opened(4);
  const isBot = (seat: number): boolean => seat !== 1;
  expect(nextToGiveUp(box, match, isBot)).toBeNull();
  match.resign(1);
  const hopes = [0, 2, 3].map((seat) => box.brain.evaluate(match.state, seat));
  for (let seat = nextToGiveUp(box, match, isBot); seat !== null; seat = nextToGiveUp(box, match, isBot))
    match.resign(seat);
  const winner = match.outcome?.winners[0] as number;
  expect(hopes[[0, 2, 3].indexOf(winner)]).toBe(Math.max(...hopes));
  expect(match.moves.map(({ move }) => move)).toEqual(['resign', 'resign', 'resign']);
});

test('as long as a person plays on, no bot gives up', () => {
  const match = opened(3);
  match.resign(0);
  expect(nextToGiveUp(box, match, (seat) => seat === 2)).toBeNull();
});
