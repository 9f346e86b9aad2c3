/** Real processes over a real PostgreSQL: whatever dies on the way, the result is that of one machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startPostgres, type TestPostgres } from '@sztab/server/testing/postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOneComplaint, sztab, sztabHere } from '../testing/run-sztab.ts';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const OM3 = 'operation-most-iii';
/** More than two workers have in hand at a time. */
const GAMES = 10;
const folder = mkdtempSync(join(tmpdir(), 'sztab-lab-test-'));

let postgres: TestPostgres;
const workers: ChildProcess[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

function work(database: string): ChildProcess {
  const worker = spawn(process.execPath, [MAIN, 'lab', 'work', '--database', database, '--threads', '1'], {
    env: { ...process.env, LC_ALL: 'C' },
    stdio: 'ignore',
  });
  workers.push(worker);
  return worker;
}

const figures = (json: string): unknown => ({ ...JSON.parse(json), seconds: null });

async function enlisted(db: pg.Client): Promise<number> {
  const { rows: tables } = await db.query("select to_regclass('sztab_lab.workers') is not null as there");
  if (!(tables[0] as { there: boolean }).there) return 0;
  const { rows } = await db.query('select name from sztab_lab.workers');
  return rows.length;
}

/** Freezes a worker in the middle of a piece, so that it certainly has one, and then kills it. Returns the piece. */
async function killAtWork(worker: ChildProcess, db: pg.Client): Promise<string> {
  for (;;) {
    worker.kill('SIGSTOP');
    const { rows } = await db.query(
      'select t.job from sztab_lab.taken t join sztab_lab.workers w on w.worker = t.worker where w.name like $1',
      [`% ${worker.pid}`],
    );
    if (rows.length > 0) {
      const ended = once(worker, 'exit');
      worker.kill('SIGKILL');
      await ended;
      return (rows[0] as { job: string }).job;
    }
    worker.kill('SIGCONT');
    await pause(20);
  }
}

test('two workers, one of them killed in mid-piece: nothing is lost, and the result is that of one machine', async () => {
  const database = await postgres.database();
  const sim = ['sim', OM3, '--games', `${GAMES}`, '--bots', 'greedy,random', '--seed', 'lab', '--json'];
  const db = new pg.Client(database);
  await db.connect();
  const doomed = work(database);
  const other = work(database);
  // Both are there before there is anything to do.
  for (let there = 0; there < 2; await pause(50)) there = await enlisted(db);
  const serving = sztab(['lab', 'serve', ...sim, '--database', database]);
  const lost = await killAtWork(doomed, db);
  const served = await serving;
  expect(served).toMatchObject({ code: 0, err: expect.not.stringMatching(/warning|sztab:/i) });

  const alone = await sztab([...sim, '--threads', '1']);
  expect(figures(served.out)).toEqual(figures(alone.out));

  const { rows } = await db.query('select worker from sztab_lab.results where left(key, 8) = left($1, 8)', [lost]);
  expect(rows).toEqual([{ worker: expect.stringMatching(new RegExp(` ${other.pid}$`)) }]);
  await db.end();

  const status = await sztab(['lab', 'status', '--database', database, '--json']);
  const { runs, workers: alive, taken } = JSON.parse(status.out);
  expect(runs).toEqual([{ run: expect.stringContaining(`sim ${OM3}`), asked: GAMES, done: GAMES }]);
  expect(alive).toEqual([{ name: expect.stringMatching(new RegExp(` ${other.pid}$`)), done: expect.any(Number) }]);
  expect(taken).toBe(0);
  expect((await sztabHere(['lab', 'status', '--database', database])).out).toMatch(new RegExp(`${GAMES} +${GAMES}`));

  // Asked again it is there at once, without anybody at work.
  const ended = once(other, 'exit');
  other.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  const again = await sztab(['lab', 'serve', ...sim, '--database', database]);
  expect(figures(again.out)).toEqual(figures(alone.out));
}, 240_000);

test('a training learns the same weights as at home', async () => {
  const database = await postgres.database();
  const few = ['--games', '20', '--search', '2', '--passes', '1', '--officers', '0', '--match', '2', '--cpu', '1'];
  const train = ['train', OM3, '--generations', '2', '--seed', 'lab', ...few];
  const worker = work(database);
  const far = await sztab(['lab', 'serve', ...train, '--out', join(folder, 'far'), '--database', database]);
  worker.kill('SIGTERM');
  const near = await sztab([...train, '--out', join(folder, 'near'), '--threads', '1']);
  expect([far.code, near.code]).toEqual([0, 0]);
  const bytes = (at: string, file: string): Buffer => readFileSync(join(folder, at, file));
  for (const file of ['0/play/000000.rows', '1/play/000000.rows', '1/play/000000.choices.json', '1/weights.json'])
    expect(bytes('far', `generation-${file}`).equals(bytes('near', `generation-${file}`))).toBe(true);
}, 240_000);

test('a database that is none, or not there, is one sentence', async () => {
  const [file, gone] = await Promise.all([
    sztabHere(['lab', 'status', '--database', 'tables.sqlite']),
    sztab(['lab', 'work', '--database', 'postgres://nobody@127.0.0.1:1/none']),
  ]);
  expect(file.err).toMatch(/--database is the address of a PostgreSQL/);
  expect(gone.err).toMatch(/cannot be reached/);
  expect([file, gone].every(isOneComplaint)).toBe(true);
});
