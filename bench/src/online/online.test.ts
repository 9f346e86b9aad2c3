/** The built bench, run as a person would run it, at a table or two. `npm test` builds before it tests. No timing is asserted. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { gameIds } from '@sztab/shelf';
import { expect, test } from 'vitest';
import type { Cut } from './cut.ts';
import type { Killed } from './kill.ts';
import type { Contest } from './online.ts';
import type { Rest } from './rest.ts';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const PATIENCE = 300_000;
const FIGURES = ['bytes', 'movesPerCpuSecond', 'movesPerSecond', 'p50', 'p99'];

const bench = (...args: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [MAIN, ...args], (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });

test.each(['sqlite', 'postgres'])(
  'killed under load over %s, the server has lost and doubled nothing',
  async (database) => {
    const { code, out, err } = await bench('kill', '--times', '1', '--database', database, '--json');
    expect(err).toBe('');
    expect(code).toBe(0);
    const killed = JSON.parse(out) as Killed;
    expect(killed).toMatchObject({ kills: 1, lost: 0, doubled: 0 });
    expect(killed.acknowledged).toBeGreaterThan(0);
  },
  PATIENCE,
);

// The drill takes 20 seconds and hung once in three whole runs; the cause is not known yet.
const cutDrill = { timeout: 120_000, retry: 1 };

test(
  'two nodes whose connections are cut under load live on, and have lost and doubled nothing',
  cutDrill,
  async () => {
    const { code, out, err } = await bench('cut', '--times', '1', '--json');
    expect(err).toBe('');
    expect(code).toBe(0);
    const cut = JSON.parse(out) as Cut;
    expect(cut).toMatchObject({ cuts: 1, died: 0, lost: 0, doubled: 0 });
    expect(cut.acknowledged).toBeGreaterThan(0);
  },
);

test(
  'a tiny run plays on all three servers and tells every figure',
  async () => {
    const { code, out, err } = await bench('online', '--json', '--rounds', '1', '--scale', '0.002');
    expect(err).toBe('');
    expect(code).toBe(0);
    const { load, rest } = JSON.parse(out) as { load: Contest[]; rest: Rest };
    expect(load.map(({ shape }) => shape.game)).toEqual(['first-to-fight', 'operation-most-iii']);
    for (const { rounds } of load) {
      expect(rounds).toHaveLength(1);
      expect(rounds[0]).toHaveLength(3);
      for (const { full, calm } of rounds[0] ?? [])
        for (const measured of [full, calm]) {
          expect(Object.keys(measured).sort()).toEqual(FIGURES);
          for (const n of Object.values(measured)) expect(n > 0).toBe(true);
        }
    }
    expect(rest.opening.map(({ game }) => game)).toEqual(gameIds());
    expect(rest.starts).toHaveLength(3);
  },
  PATIENCE,
);
