import { expect, test } from 'vitest';
import { jobsOf } from './strength/jobs.mjs';
import { tableOf } from './strength/table.mjs';

const strength = (milliseconds: number, lapses = 0) => ({ milliseconds, turn: 1, lapses });
const STRENGTHS = {
  cadet: strength(30, 25),
  recruit: strength(100, 16),
  corporal: strength(200, 5),
  officer: strength(500),
  colonel: strength(1200),
  general: strength(3000),
};

const cellsOf = (rows: readonly unknown[], game: string): string[] => {
  const lines = tableOf(rows, '2026-01-01').split('\n');
  const found = lines.find((line: string) => line.startsWith(`| ${game} |`)) as string;
  return found.slice(2, -2).split(' | ');
};
const headed = (rows: readonly unknown[], game: string): Record<string, string> => {
  const head = cellsOf(rows, 'game, players');
  return Object.fromEntries(cellsOf(rows, game).map((cell, at) => [head[at], cell]));
};

test('every level meets the one below it, with iterations in the proportion of their times', () => {
  const jobs = jobsOf(STRENGTHS);
  expect(new Set(jobs.map(({ name }: { name: string }) => name)).size).toBe(jobs.length);
  const met = jobs.filter(
    ({ game, players }: { game: string; players: number }) => `${game} ${players}` === 'general-orders 2',
  );
  expect(met.find(({ kind }: { kind: string }) => kind === 'general')).toMatchObject({
    a: { level: 'general', iterations: 900, lapses: 0 },
    b: { level: 'colonel', iterations: 360, lapses: 0 },
  });
  expect(met.find(({ kind }: { kind: string }) => kind === 'corporal')).toMatchObject({
    a: { iterations: 60, lapses: 5 },
    b: { iterations: 30, lapses: 16 },
  });
});

/** A deal that the first bot won in both seats. */
const won = (deal: number, job = 'four general-orders 2') => ({
  job,
  deal,
  cpu: 1,
  games: [{ winners: [0] }, { winners: [1] }],
});

test('what was not played is a dash; a share comes with its games and its interval', () => {
  const split = (deal: number) => ({ ...won(deal), games: [{ winners: [0] }, { winners: [0] }] });
  const rows = [
    ...Array.from({ length: 30 }, (_, deal) => won(deal)),
    ...Array.from({ length: 20 }, (_, deal) => split(30 + deal)),
  ];
  const cells = headed(rows, 'General Orders, 2');
  expect(cells['four times the thought']).toBe('80 % of 100 (71–87)');
  expect(cells['officer over greedy']).toBe('–');
  expect(headed([], 'Niepodległa, 4')['what is told after a move leans by']).toBe('–');
});

test('of few games no interval is narrow, however alike they are', () => {
  const rows = [0, 1].map((deal) => won(deal, 'greedy first-to-fight 2'));
  expect(headed(rows, 'First to Fight, 2')['officer over greedy']).toBe('100 % of 4 (51–100)');
});

test('officers among themselves: which side won', () => {
  const rows = Array.from({ length: 10 }, (_, deal) => ({
    job: 'officers operation-most-iii 2',
    deal,
    cpu: 1,
    games: [{ winners: [deal < 7 ? 0 : 1] }],
  }));
  const cells = headed(rows, 'Operation Most III, 2');
  expect(cells['first of two, each of three or four, or team wins']).toBe('70 % (40–89) of 10');
});

test('a team wins together, and times are the middle one and the longest but for one in twenty', () => {
  const officers = [0, 1, 2, 3].map((deal) => ({
    job: 'officers niepodlegla 3',
    deal,
    cpu: 1,
    games: [{ winners: deal === 0 ? [] : [0, 1, 2], said: [] }],
  }));
  const times = Array.from({ length: 20 }, (_, deal) => ({
    job: 'times niepodlegla 3',
    deal,
    cpu: 1,
    games: [{ winners: [], times: [20 * deal, 100 * deal], iterations: [40 * deal, 200 * deal] }],
  }));
  const inChromium = times.map((row) => ({
    ...row,
    job: 'chromium niepodlegla 3',
    games: row.games.map((game) => ({ ...game, worker: [10 * row.deal, 50 * row.deal] })),
  }));
  const cells = headed([...officers, ...times, ...inChromium], 'Niepodległa, 3');
  expect(cells['first of two, each of three or four, or team wins']).toBe('75 % (30–95) of 4');
  expect(cells['general thinks in Node, p50, p95']).toBe('1.00, 1.90 of 20');
  expect(cells['general thinks in Chromium, p50, p95']).toBe('1.00, 1.90 of 20, CPU 0.50, 0.95');
  // Of the browser's the CPU time counts: half of these thoughts were twice as fast.
  expect(cells['iterations a CPU-second']).toBe('2000, 4000 of 76');
});

test('against an earlier release the table says whether both had the same time', () => {
  const rows = [0, 1, 2].map((deal) => ({
    job: 'release first-to-fight 3',
    deal,
    cpu: 1,
    games: [0, 1, 2].map((seat) => ({ winners: [0], spent: [0, 1, 2].map((one) => (one === seat ? 90 : 100)) })),
  }));
  expect(headed(rows, 'First to Fight, 3')['over release 0.1']).toMatch(/, 25 ms, CPU 0\.90 : 1$/);
});

test('what is not played anew stays as the page says it, with a mark', () => {
  const before = tableOf(
    [0, 1].map((deal) => won(deal)),
    '2026-01-01',
  );
  const after = tableOf([], '2026-01-02', before).split('\n');
  const line = after.find((one: string) => one.startsWith('| General Orders, 2 |')) as string;
  expect(line).toContain('| 100 % of 4 (51–100) † |');
  expect(tableOf([], '2026-01-03', after.join('\n'))).not.toContain('† †');
});
