/** The built bench, run as a person would run it. `npm test` builds before it tests. No timing is asserted. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { UnknownGame } from '@sztab/shelf';
import { expect, test } from 'vitest';
import { bench } from './bench.ts';
import { Complaint } from './complaint.ts';
import type { Line } from './figures.ts';
import type { Report } from './report.ts';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

const run = (...args: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [MAIN, ...args], (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });

const FIGURES = [
  'decisions',
  'decisionsPerRoundTrip',
  'games',
  'clone',
  'search',
  'peerMoves',
  'movesToPeer',
  'peerSearch',
  'searchToPeer',
  'stateBytes',
  'viewBytes',
];

/** Two of two kinds of chance, light ones; that every game runs on the peer is boardgame-io.test.ts's. */
const GAMES = ['general-orders', 'operation-most-iii'];

test('a tiny run gives one JSON document with every figure of every game that is asked for', async () => {
  const { code, out, err } = await run('--json', '--seconds', '0.01', '--rounds', '1', ...GAMES);
  expect(err).toBe('');
  expect(code).toBe(0);
  const report = JSON.parse(out) as Report;
  expect(report.rounds).toBe(1);
  expect(report.games.map(({ game }) => game)).toEqual(GAMES);
  for (const { figures } of report.games) {
    expect(Object.keys(figures)).toEqual(FIGURES);
    for (const line of Object.values<Line>(figures)) {
      for (const n of [line.low, line.value, line.high]) {
        expect(Number.isFinite(n) && n > 0, `${line.what}: ${n}`).toBe(true);
      }
      expect(line.met).toBe(line.goal === null ? null : line.value >= line.goal);
    }
  }
});

test('without --json the same is a table', async () => {
  const { code, out } = await run('--seconds', '0.01', '--rounds', '1', 'operation-most-iii');
  expect(code).toBe(0);
  expect(out.split('\n').filter((row) => /^│.*│$/.test(row))).toHaveLength(1 + FIGURES.length);
});

test('a wrong call is refused in one line', async () => {
  const { code, out, err } = await run('chess');
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toMatch(/^bench: [^\n]+\n$/);
});

test.each([
  [['chess']],
  [['--seconds', 'soon']],
  [['--seconds', '0']],
  [['--seconds']],
  [['--rounds', '0']],
  [['--rounds', '1.5']],
  [['--fast']],
  [['online', '--rounds', '0']],
  [['online', '--only', 'half']],
  [['kill', '--times', 'often']],
  [['kill', '--gently']],
  [['hostile', '--scale', '0']],
])('%j is refused in one line', async (args) => {
  const refused = await bench(args).catch((error: Error) => error);
  expect(refused instanceof Complaint || refused instanceof UnknownGame).toBe(true);
  expect((refused as Error).message).toMatch(/^[^\n]+$/);
});
