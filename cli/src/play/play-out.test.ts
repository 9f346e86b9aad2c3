import { type CommonState, finish, type Game, Match, practiceTag, type Shape, type Words } from '@sztab/kernel';
import { FOR_ONE } from '@sztab/kernel/testing';
import { expect, test } from 'vitest';
import { type HighestCard, highestCard } from '../../../kernel/src/testing/highest-card.ts';
import { CLI_WORDS } from '../words.ts';
import type { Choice, Desk, Reply } from './desk.ts';
import { playOut, type Think } from './play-out.ts';

const words: Words<Shape> = {
  language: 'en',
  title: 'Highest Card',
  role: (role) => role,
  option: (id) => ({ name: id, meaning: id }),
  position: () => ['A table.'],
  optionValue: (_, value) => ({ name: value, meaning: value }),
  prompt: (prompt) => ({ yours: prompt, theirs: prompt }),
  move: (move) => move,
  event: (event) => JSON.stringify(event),
  why: ({ code }) => code,
  whyNot: (reason) => reason,
  outcome: ({ reason }) => reason,
};

interface Apart {
  readonly think?: Think;
  readonly tags?: Readonly<Record<string, string>>;
}

/** The people of a game before one screen, who reply as told, and what they saw. */
async function playedBy<S extends Shape>(
  game: Game<S>,
  people: readonly string[],
  reply: (choice: Choice, nth: number) => Reply,
  { think = () => Promise.reject(new Error('there is no bot here')), tags = {} }: Apart = {},
) {
  const match = new Match(game, { players: people.length, seed: 'a'.repeat(64), tags }) as unknown as Match;
  const said: string[] = [];
  const offered: (readonly string[])[] = [];
  const desk: Desk = {
    say: (line) => said.push(line),
    choose: async (choice) => {
      offered.push(choice.besides);
      return reply(choice, offered.length);
    },
    handOver: async (to) => said.push(`to ${to}`) > 0,
    wait: () => () => {},
    close() {},
  };
  const sitters = people.map((person) => ({ person }));
  const { signal } = new AbortController();
  const outcome = await playOut({ match, sitters }, { desk, words, think, signal, m: CLI_WORDS.en, file: null });
  return { match, said, offered, outcome };
}

/** Somebody alone counts to five, by ones or twos. Nothing is hidden, so everything can be taken back. */
const counting: Game = {
  ...FOR_ONE,
  id: 'counting',
  roles: () => ['counter'],
  bound: () => 5,
  setup: (_players, _options, dice) =>
    ({ edition: 1, flow: [{ step: 'count' }], dice, barriers: 0, sum: 0 }) as CommonState,
  steps: {
    count: {
      ask: () => [{ seat: 0, prompt: 'count', moves: ['add(1)', 'add(2)'] }],
      take(s: CommonState & { sum?: number }, _f, _seat, move) {
        s.sum = (s.sum ?? 0) + Number(move.slice(4, 5));
        if (s.sum >= 5) finish(s);
      },
    },
  },
  outcome: (s) => (s.flow.length > 0 ? null : { winners: [0], reason: 'counted', scores: [5] }),
  view: ({ flow }) => ({ flow }),
  imagine: (_view, dice) => ({ edition: 1, flow: [], dice, barriers: 0 }),
};
const two = ['Anna', 'Jan'];

const first = ({ moves }: Choice): Reply => ({ move: (moves[0] as { move: string }).move });

test('a move by which nothing came to light can be taken back, and is offered only then', async () => {
  const { match, offered } = await playedBy(counting, ['Anna'], (choice, nth) =>
    nth === 2 ? { word: 'undo' } : first(choice),
  );
  expect(offered.slice(0, 3)).toEqual([['quit'], ['undo', 'quit'], ['quit']]);
  expect(match.entries.map(({ move }) => move)).toEqual(['add(1)', 'undo(1)', ...Array(5).fill('add(1)')]);
});

test('undo is refused with its reason: nothing yet, or dice were rolled', async () => {
  const { said, outcome } = await playedBy(highestCard, two, (choice, nth) =>
    nth === 1 || nth === 4 ? { word: 'undo' } : first(choice),
  );
  expect(said).toContain(CLI_WORDS.en.noUndo('nothing', ''));
  expect(said).toContain(CLI_WORDS.en.noUndo('rolled', 'east'));
  expect(outcome).not.toBeNull();
});

test('at a practice table dice are taken back, too', async () => {
  const { match, said } = await playedBy(
    highestCard,
    two,
    (choice, nth) => (nth === 3 ? { word: 'undo' } : first(choice)),
    { tags: practiceTag },
  );
  expect(match.entries.map(({ move }) => move).slice(1, 4)).toEqual([expect.anything(), 'undo(1)', expect.anything()]);
  expect(match.entries[3]).toEqual(match.entries[1]);
  expect(said.join('\n')).not.toContain('Nothing can be taken back');
});

test('a game without resigning says so, and goes on', async () => {
  const { said, outcome } = await playedBy(highestCard, two, (choice, nth) =>
    nth === 1 ? { word: 'resign' } : first(choice),
  );
  expect(said).toContain(CLI_WORDS.en.noResigning);
  expect(outcome).not.toBeNull();
});

test('where the others play on, a bot answers for whoever has resigned', async () => {
  const marked: Game<HighestCard> = {
    ...highestCard,
    resign: (s, seat) => {
      s.points[seat] = -100;
    },
    resigned: ({ points }) => points.flatMap((won, seat) => (won < 0 ? [seat] : [])),
  };
  const asked: string[] = [];
  const { match, said } = await playedBy(
    marked,
    ['Anna', 'Jan', 'Ola'],
    (choice, nth) => (nth === 1 ? { word: 'resign' } : first(choice)),
    {
      think: async (bot, { seat, moves }) => {
        asked.push(`${bot} ${seat}`);
        return moves[0] as string;
      },
    },
  );
  expect(asked).toEqual(Array(3).fill('officer 0'));
  expect(said.filter((line) => line === 'to Anna (north)')).toHaveLength(1);
  expect(match.outcome?.winners).not.toContain(0);
});

test('the screen changes hands only when somebody else is asked, and nobody reads what is not theirs', async () => {
  const { said } = await playedBy(highestCard, two, first);
  expect(said.filter((line) => line.startsWith('to '))).toEqual(
    Array(3).fill(['to Anna (north)', 'to Jan (east)']).flat(),
  );
  const jan = said.slice(said.indexOf('to Jan (east)'), said.indexOf('to Anna (north)', 1));
  expect(jan.join('\n')).toContain('{"is":"dealt","seat":0}');
});

test('quitting leaves the game as it stands', async () => {
  const { match, outcome } = await playedBy(highestCard, two, (choice, nth) =>
    nth === 2 ? { word: 'quit' } : first(choice),
  );
  expect(outcome).toBeNull();
  expect(match.seq).toBe(1);
});
