import { Match, type Shape, type Words } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { highestCard } from '../../../kernel/src/testing/highest-card.ts';
import { MESSAGES } from '../messages.ts';
import type { Choice, Desk, Reply } from './desk.ts';
import { playOut } from './play-out.ts';

const words: Words<Shape> = {
  language: 'en',
  title: 'Highest Card',
  role: (role) => role,
  option: (id) => ({ name: id, meaning: id }),
  optionValue: (_, value) => ({ name: value, meaning: value }),
  prompt: (prompt) => ({ yours: prompt, theirs: prompt }),
  move: (move) => move,
  event: (event) => JSON.stringify(event),
  whyNot: (reason) => reason,
  outcome: ({ reason }) => reason,
};

/** Two people before one screen who reply as told, and what they saw. */
async function playedBy(reply: (choice: Choice, nth: number) => Reply) {
  const match = new Match(highestCard, { players: 2, seed: 'a'.repeat(64) }) as unknown as Match;
  const said: string[] = [];
  const offered: string[][] = [];
  const desk: Desk = {
    say: (line) => said.push(line),
    choose: async (choice) => {
      offered.push([...choice.besides]);
      return reply(choice, offered.length);
    },
    handOver: async (to) => said.push(`to ${to}`) > 0,
    wait: () => () => {},
    close() {},
  };
  const sitters = [{ person: 'Anna' }, { person: 'Jan' }];
  const think = (): Promise<string> => Promise.reject(new Error('there is no bot here'));
  const { signal } = new AbortController();
  const outcome = await playOut({ match, sitters }, { desk, words, think, signal, m: MESSAGES.en, file: null });
  return { match, said, offered, outcome };
}

const first = ({ moves }: Choice): Reply => ({ move: (moves[0] as { move: string }).move });

test('with nothing revealed and nobody else moved, a move can be taken back; offered only then', async () => {
  // Highest Card asks all at once, so Anna could take back her card until Jan lays his; here Jan moves on.
  const { match, said, offered } = await playedBy((choice, nth) => (nth === 2 ? { word: 'undo' } : first(choice)));
  expect(offered[0]).toEqual(['quit']);
  expect(said).toContain(MESSAGES.en.undoTooLate);
  expect(match.outcome).not.toBeNull();
});

test('a game without resigning says so, and goes on', async () => {
  const { said, outcome } = await playedBy((choice, nth) => (nth === 1 ? { word: 'resign' } : first(choice)));
  expect(said).toContain(MESSAGES.en.noResigning);
  expect(outcome).not.toBeNull();
});

test('the screen changes hands only when somebody else is asked, and nobody reads what is not theirs', async () => {
  const { said } = await playedBy(first);
  expect(said.filter((line) => line.startsWith('to '))).toEqual(
    Array(3).fill(['to Anna (north)', 'to Jan (east)']).flat(),
  );
  const jan = said.slice(said.indexOf('to Jan (east)'), said.indexOf('to Anna (north)', 1));
  expect(jan.join('\n')).toContain('{"is":"dealt","seat":0}');
});

test('quitting leaves the game as it stands', async () => {
  const { match, outcome } = await playedBy((choice, nth) => (nth === 2 ? { word: 'quit' } : first(choice)));
  expect(outcome).toBeNull();
  expect(match.seq).toBe(1);
});
