// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Position, toyTable } from '../table/testing/toy.tsx';
import { analysisWords } from '../words/analysis/index.ts';
import { AnalysisOf } from './analysis.tsx';
import { ExercisesOf } from './exercises.tsx';
import { firstEyes, mayRead } from './facts.ts';
import { headlineOf, type Model } from './model.ts';

vi.mock('../local/index.ts', () => import('../table/testing/local.ts'));
afterEach(cleanup);

const ask: Position['asked'] = [{ seat: 0, prompt: 'act', moves: ['pass'] }];
const OVER: Position = { told: [], outcome: { winners: [0], reason: 'parts', scores: [3, 1] } };

/** The toy table, with a record that must not be asked for. */
function guarded(script: readonly Position[]) {
  const record = vi.fn(async () => 'a record');
  return { table: Object.assign(toyTable(script), { record }), record };
}

test('while a match goes on there is neither a chance nor an exercise, and its record is not even opened', () => {
  const { table, record } = guarded([{ told: [], asked: ask }, OVER]);
  render(<AnalysisOf table={table} />);
  expect(screen.getByRole('heading').textContent).toBe('Analysis opens when the game is over');
  expect(document.body.textContent).not.toContain('%');
  cleanup();
  render(<ExercisesOf table={table} />);
  expect(document.body.textContent).toContain('Analysis opens when the game is over');
  expect(record).not.toHaveBeenCalled();
});

test('a match of other rules has its replay', async () => {
  const { table, record } = guarded([{ told: [], asked: ask }, OVER]);
  await table.play(0, 'pass');
  const { box } = table.game;
  const raised = { ...table, game: { ...table.game, box: { ...box, game: { ...box.game, edition: 2 } } } };
  render(<AnalysisOf table={raised} />);
  expect(screen.getByRole('heading').textContent).toContain('rules version 1');
  expect(screen.getByRole('link').getAttribute('href')).toBe(table.paths.replay);
  expect(record).not.toHaveBeenCalled();
});

test('it is read with one’s own eyes; what other people decided elsewhere is theirs', () => {
  const sitters = [{ is: 'remote' }, { is: 'you' }, { is: 'bot' }];
  expect(firstEyes(sitters, [0])).toBe(1);
  expect(sitters.map((_, seat) => mayRead(sitters, seat))).toEqual([false, true, true]);
  // Somebody who only looked on.
  expect(firstEyes([{ is: 'remote' }, { is: 'remote' }], [1])).toBe(1);
});

test('of whoever gave up without another mistake the headline says what that cost', () => {
  const chance = (mean: number) => ({ mean, error: 0 });
  const given = {
    seat: 0,
    played: 'resign',
    best: 'resign',
    before: [0.67, 0.33],
    after: [0, 1],
    loss: chance(0.67),
    chance: chance(0.67),
    next: null,
    average: 0.67,
    others: [],
    reasons: [],
    worlds: 1,
  };
  const analysis = {
    players: 2,
    together: false,
    starts: [0.67, 0.33],
    results: [0, 1],
    readings: [
      {
        made: { seat: 0, move: 'resign', barrier: 'stands' as const },
        chances: [chance(0.67), chance(0.33)],
        expected: [
          { before: 0.67, after: 0 },
          { before: 0.33, after: 1 },
        ],
        decision: given,
      },
    ],
    last: [chance(0), chance(1)],
    again: [],
    progress: { done: 1, of: 1 },
  };
  const outcome = { winners: [1], reason: 'resign', scores: [0, 0] };
  const model = { analysis, line: 0, seat: 0, own: true, whole: true, moments: [], outcome, say: analysisWords.en };
  expect(headlineOf({ ...model, called: () => 'Ania' } as unknown as Model)).toMatch(
    /^Giving up cost 67\spoints of chance$/,
  );
});
