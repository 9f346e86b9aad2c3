/**
 * `npm run bench -- cut`: two nodes on one PostgreSQL, and their connections are cut again and again while people play: all of them, some of them, or
 * PostgreSQL itself is killed (kill -9). No node may die of it, what was acknowledged must be there, and nothing twice.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { below, type FastStream, fastStream } from '@sztab/kernel';
import { startPostgres, type TestPostgres } from '@sztab/server/testing/postgres';
import { takeGame } from '@sztab/shelf';
import { compare, drillsFor, GAME, type Killed, PLAYERS, SLOTS, slotsFor } from './kill.ts';
import { ServerProcess } from './server-process.ts';
import { stopping } from './stopping.ts';
import { storeTables } from './stored.ts';

/** Up to so many milliseconds from a move that was acknowledged to the next cut. */
const LONGEST = 400;
/** Every so many cuts PostgreSQL itself is killed. */
const CRASH_EVERY = 20;

export interface Cut extends Omit<Killed, 'kills'> {
  readonly cuts: number;
  /** How many of them were a kill -9 of PostgreSQL. */
  readonly crashes: number;
  readonly died: number;
}

async function cutAgainAndAgain(cluster: TestPostgres, times: number, onCut: (cuts: number) => void): Promise<Cut> {
  const database = await cluster.database();
  const { game } = await takeGame(GAME);
  const drills = drillsFor(game, times);
  await storeTables(database, { game: GAME, players: PLAYERS, numbers: drills.map(({ number }) => number) });
  const nodes = [
    await ServerProcess.start('own-worker.js', [database, '0', 'silent']),
    await ServerProcess.start('own-worker.js', [database, '0', 'silent']),
  ];
  const { played, next } = slotsFor(drills);
  let over = false;
  let acknowledged = (): void => {};
  const sit = async (node: ServerProcess): Promise<void> => {
    for (let slot = next(); ; slot = next()) {
      while (!slot.over) {
        if (!node.alive) return;
        void slot.firstMove().then(() => acknowledged());
        await slot.play(node.url);
        // As long as a page waits before it comes back.
        if (!slot.over) await wait(100);
      }
      if (over) return;
    }
  };
  const playing = Array.from({ length: SLOTS }, (_, i) => sit(nodes[i % nodes.length] as ServerProcess));
  const chance: FastStream = fastStream(1944);
  let crashes = 0;
  let cuts = 0;
  const isStopping = stopping();
  while (cuts < times && !isStopping() && nodes.some(({ alive }) => alive)) {
    await new Promise<void>((resolve) => {
      acknowledged = resolve;
    });
    await wait(below(chance, LONGEST));
    if ((cuts + 1) % CRASH_EVERY === 0) {
      cluster.crash();
      crashes++;
    } else await cluster.cut(below(chance, 2) === 0 ? 1 : 0.5);
    onCut(++cuts);
  }
  over = true;
  await Promise.all(playing);
  const died = nodes.filter(({ alive }) => !alive).length;
  for (const node of nodes) if (node.alive) await node.end();
  return { cuts, crashes, died, ...(await compare(database, played)) };
}

export async function cut(times: number): Promise<Cut> {
  const cluster = await startPostgres();
  try {
    return await cutAgainAndAgain(cluster, times, (cuts) => {
      if (cuts % 10 === 0) console.error(`bench: ${cuts} cuts`);
    });
  } finally {
    await cluster.stop();
  }
}
