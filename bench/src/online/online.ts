/** The same games at the same tables on three servers: ours, boardgame.io's, and a bare one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeGame } from '@sztab/shelf';
import Table from 'cli-table3';
import { type Figure, figureOf } from '../measure.ts';
import { type Crowd, type Drill, drillsOf, playersOf } from './drill.ts';
import { Load, type Measured } from './load.ts';
import { bare, boardgameIo, own, type Peer } from './peers.ts';
import { ServerProcess } from './server-process.ts';
import { storeTables } from './stored.ts';

interface Shape extends Crowd {
  /** Of the moves, so many are made at a pace that no server has trouble with: so many a second at all tables together. */
  readonly calm: number;
  readonly pace: number;
}

const SHAPES: readonly Shape[] = [
  { game: 'first-to-fight', tables: 50, sockets: 4, moves: 210, calm: 30, pace: 250 },
  { game: 'operation-most-iii', tables: 1000, sockets: 2, moves: 24, calm: 4, pace: 250 },
];
const PEERS: readonly Peer[] = [own, boardgameIo, bare];

/** As fast as it goes, and at a calm pace. */
interface Round {
  readonly full: Measured;
  readonly calm: Measured;
}

export interface Contest {
  readonly shape: Shape;
  readonly rounds: readonly (readonly Round[])[];
}

export async function contestOf(rounds: number, scale: number): Promise<Contest[]> {
  const contests: Contest[] = [];
  for (const one of SHAPES) {
    const shape = { ...one, tables: Math.max(1, Math.round(one.tables * scale)) };
    const { game } = await takeGame(shape.game);
    const players = playersOf(game, shape);
    const drills = drillsOf(game, players, shape);
    const all: Round[][] = [];
    // They take turns, so that a noisy minute hits them all.
    for (let n = 0; n < rounds; n++) {
      const round: Round[] = [];
      for (const peer of PEERS) round.push(await measure(peer, shape, players, drills));
      all.push(round);
    }
    contests.push({ shape, rounds: all });
  }
  return contests;
}

async function measure(peer: Peer, shape: Shape, players: number, drills: readonly Drill[]): Promise<Round> {
  const folder = mkdtempSync(join(tmpdir(), 'sztab-online-'));
  const database = join(folder, 'sztab.db');
  try {
    if (peer === own) {
      await storeTables(database, { game: shape.game, players, numbers: drills.map(({ number }) => number) });
    }
    const args = peer === own ? [database, '0', 'warn', 'loaded'] : peer.args(shape, players, drills);
    const server = await ServerProcess.start(peer.worker, args);
    try {
      const load = await Load.begin(server, peer, shape, drills);
      const full = await load.play(shape.moves - shape.calm);
      const calm = await load.play(shape.calm, shape.pace);
      load.end();
      return { full, calm };
    } finally {
      await server.end();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Row {
  readonly what: string;
  of(round: Round): number;
}

const ROWS: readonly Row[] = [
  { what: 'moves a second', of: ({ full }) => full.movesPerSecond },
  { what: 'moves per CPU-second of the server', of: ({ full }) => full.movesPerCpuSecond },
  { what: 'at full speed: median ms', of: ({ full }) => full.p50 },
  { what: 'at full speed: 99th percentile ms', of: ({ full }) => full.p99 },
  { what: 'at a calm pace: median ms', of: ({ calm }) => calm.p50 },
  { what: 'at a calm pace: 99th percentile ms', of: ({ calm }) => calm.p99 },
  { what: 'bytes to a client for a move, median', of: ({ full }) => full.bytes },
];

const number = (n: number): string => n.toLocaleString('en', { maximumFractionDigits: n < 100 ? 1 : 0 });
const text = ({ value, low, high }: Figure): string =>
  low === high ? number(value) : `${number(value)} (${number(low)}–${number(high)})`;

/** Ratios of one round, so that both sides saw the same noise. */
export function tableOf({ shape, rounds }: Contest): string {
  const table = new Table({
    head: ['', ...PEERS.map(({ name }) => name)],
    style: { head: [], border: [], compact: true },
  });
  for (const { what, of } of ROWS) {
    table.push([what, ...PEERS.map((_, i) => text(figureOf(rounds.map((round) => of(round[i] as Round)))))]);
  }
  const ratio = (of: (round: readonly Round[]) => number): string => text(figureOf(rounds.map(of)));
  const perCpu = (round: readonly Round[], i: number): number => (round[i] as Round).full.movesPerCpuSecond;
  const p99 = (round: readonly Round[], i: number): number => (round[i] as Round).full.p99;
  const { game, tables, sockets, pace } = shape;
  return [
    `${game}: ${tables} tables, ${tables * sockets} sockets; calm: ${pace} moves a second in all`,
    table.toString(),
    `moves per CPU-second, ours to boardgame.io's: ${ratio((round) => perCpu(round, 0) / perCpu(round, 1))}; goal: 3.5`,
    `moves per CPU-second, ours to the bare server's: ${ratio((round) => perCpu(round, 0) / perCpu(round, 2))}`,
    `99th percentile at full speed, ours to the bare server's: ${ratio((round) => p99(round, 0) / p99(round, 2))}; goal: below 1`,
  ].join('\n');
}
