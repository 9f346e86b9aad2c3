import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { edgeOf, seatings } from './equal-match.ts';
import { isBetter, openTraining, type Stage, type Training, TrainingTrouble } from './training.ts';

const folder = mkdtempSync(join(tmpdir(), 'sztab-training-'));
afterAll(() => rmSync(folder, { recursive: true }));

const training = (out: string, threads: number): Training => ({
  gameModule: new URL('../../../games/operation-most-iii/thinking.ts', import.meta.url),
  players: 2,
  together: false,
  options: {},
  games: 100,
  generations: 1,
  search: 4,
  seed: 'a',
  threads,
  out: join(folder, out),
  officers: 2,
  officerIterations: 2,
  passes: 2,
  matchGames: 2,
  cpu: [1],
  stride: 0,
  aim: 'judgement',
});

async function run(what: Training, stage?: Stage, signal = new AbortController().signal): Promise<void> {
  for (const step of (await openTraining(what)).steps(stage)) await step.run(signal, () => {});
}

const weightsIn = (out: string): string => readFileSync(join(folder, out, 'generation-0/weights.json'), 'utf8');

test('the same seed gives the same weights on one thread, on two, and after a stop; then judge and match', async () => {
  await run(training('one', 1), 'play');
  await run(training('one', 1), 'fit');

  const stopped = new AbortController();
  const two = training('two', 2);
  const [play] = (await openTraining(two)).steps('play');
  await play?.run(stopped.signal, () => stopped.abort());
  const kept = readdirSync(join(folder, 'two/generation-0/play')).filter((name) => name.endsWith('.rows'));
  expect(kept.length).toBeGreaterThan(0);
  await run(two, 'play');
  await run(two, 'fit');
  expect(weightsIn('two')).toBe(weightsIn('one'));

  await run(two, 'judge');
  await run(two, 'match');
  const report = (await openTraining(two)).report();
  expect(report?.samples.map(({ learned }) => learned.games)).toEqual([10, 2]);
  expect(report?.matches).toEqual([expect.objectContaining({ games: 2 })]);
  expect(report?.keeps).toBe('hand-written');
  expect(JSON.parse(readFileSync(join(folder, 'two/2.json'), 'utf8')).match.games).toBe(2);
  expect(existsSync(join(folder, 'two/report.html'))).toBe(true);
});

test('a later generation is played by a search, whose visits are kept beside its positions', async () => {
  const later = { ...training('later', 2), games: 50, generations: 2, search: 2 };
  await run({ ...later, generations: 1 }, 'play');
  await run({ ...later, generations: 1 }, 'fit');
  await run(later, 'play');
  await run(later, 'fit');
  const played = join(folder, 'later/generation-1/play');
  expect(readdirSync(played).filter((name) => name.endsWith('.rows'))).toHaveLength(10);
  const choices = JSON.parse(readFileSync(join(played, '000000.choices.json'), 'utf8'));
  expect(choices[0][0]).toEqual({ kind: expect.any(String), prior: expect.any(Number), visits: expect.any(Number) });
  const { player } = JSON.parse(readFileSync(join(folder, 'later/generation-1/weights.json'), 'utf8'));
  expect(player).toBe('search of 2 iterations with generation 0');
});

test('a stage whose needs are not there says so, and so does the folder of another training', async () => {
  await expect(run(training('bare', 1), 'fit')).rejects.toThrow(TrainingTrouble);
  await expect(openTraining({ ...training('bare', 1), seed: 'b' })).rejects.toThrow(TrainingTrouble);
});

describe('a match on the same deals', () => {
  const spent = [10, 20];
  test('of rivals swaps seats; of a team both play the deal', () => {
    expect(seatings(2, false)).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(seatings(3, false)).toHaveLength(3);
    expect(seatings(2, true)).toEqual([
      [true, true],
      [false, false],
    ]);
  });
  test('weights are taken if they are better at one budget and not much worse at the other; few games decide nothing', () => {
    const met = (low: number, games = 400) => ({ low, games });
    expect(isBetter([met(0.51), met(0.47)], 2)).toBe(true);
    expect(isBetter([met(0.51), met(0.45)], 2)).toBe(false);
    expect(isBetter([met(0.49), met(0.5)], 2)).toBe(false);
    expect(isBetter([met(0.51)], 2)).toBe(false);
    expect(isBetter([met(1, 2), met(1, 2)], 2)).toBe(false);
  });
  test('0.5 is as good as the other', () => {
    const always = (first: number, second: number, deal: number) => ({
      deal,
      games: [
        { winners: [first], spent },
        { winners: [second], spent },
      ],
    });
    const rivals = seatings(2, false);
    expect(edgeOf([always(0, 0, 0), always(1, 1, 1)], rivals)).toMatchObject({ games: 4, won: 0.5, cpuRatio: 1 });
    expect(edgeOf([always(0, 1, 0), always(0, 1, 1)], rivals)).toMatchObject({ won: 1, low: 1, high: 1 });
    const both = {
      deal: 0,
      games: [
        { winners: [0, 1], spent },
        { winners: [], spent: [20, 40] },
      ],
    };
    expect(edgeOf([both], seatings(2, true))).toMatchObject({ games: 2, won: 1, cpuRatio: 0.5 });
    const draws = Array.from({ length: 3 }, () => ({ winners: [], spent: [1, 1, 1] }));
    expect(edgeOf([{ deal: 0, games: draws }], seatings(3, false)).won).toBeCloseTo(0.5);
  });
});
