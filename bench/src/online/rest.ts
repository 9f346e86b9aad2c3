/** What lies in the store and is not played now: what it costs, how fast it is there again, and how fast a server starts beside it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asks, fastStream, type Game, play, type Seat } from '@sztab/kernel';
import { gameIds, takeGame } from '@sztab/shelf';
import Table from 'cli-table3';
import { pick } from '../random-play.ts';
import { tableOf } from './course.ts';
import { own, tableId } from './peers.ts';
import { ServerProcess } from './server-process.ts';
import { storeTables } from './stored.ts';

const GAME = 'operation-most-iii';
const MOVES = 40;
const AT_ONCE = 5000;
const LONGEST_OF = 50;

export interface Rest {
  /** Kilobytes. */
  readonly perStored: number;
  readonly perLive: number;
  readonly stored: number;
  readonly live: number;
  /** Milliseconds to the whole course of the longest of so many games, from the disk. */
  readonly games: number;
  readonly opening: readonly { readonly game: string; readonly moves: number; readonly ms: number }[];
  readonly starts: readonly { readonly stored: number; readonly ms: number }[];
}

export async function atRest(scale: number): Promise<Rest> {
  const folder = mkdtempSync(join(tmpdir(), 'sztab-rest-'));
  try {
    const count = (most: number): number => Math.max(2, Math.round(most * scale));
    const starts: { stored: number; ms: number }[] = [];
    const empty = join(folder, 'empty.db');
    const many = join(folder, 'many.db');
    await timedStart(empty);
    starts.push({ stored: 0, ms: await timedStart(empty) });
    const [stored, live, most] = [count(10_000), count(1000), count(100_000)];
    await storeMany(many, 1, stored);
    starts.push({ stored, ms: await timedStart(many) });
    const memory = await memoryOf(empty, many, live);
    await storeMany(many, stored + 1, most);
    starts.push({ stored: most, ms: await timedStart(many) });
    const opening = [];
    const games = count(LONGEST_OF);
    for (const game of gameIds()) opening.push(await openLongest(join(folder, `${game}.db`), game, games));
    return { ...memory, stored, live, games, opening, starts };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function storeMany(database: string, from: number, to: number): Promise<void> {
  const { game } = await takeGame(GAME);
  const entries = randomGame(game, 2, 1).slice(0, MOVES);
  for (let first = from; first <= to; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, to - first + 1) }, (_, i) => first + i);
    // All are the first game once more: they are only to lie there.
    await storeTables(database, { game: GAME, players: 2, numbers, entries, alike: 1 });
  }
}

function randomGame(game: Game, players: number, number: number): { seat: Seat; move: string }[] {
  const chance = fastStream(number);
  const table = tableOf(game, players, number);
  const steps: { seat: Seat; move: string }[] = [];
  for (let asked = asks(game, table); asked.length > 0; asked = asks(game, table)) {
    const step = pick(asked, chance);
    play(game, table, step.seat, step.move);
    steps.push(step);
  }
  return steps;
}

/** From the start of the process until it listens. */
async function timedStart(database: string): Promise<number> {
  const began = performance.now();
  const server = await ServerProcess.start(own.worker, [database]);
  const ms = performance.now() - began;
  await server.end();
  return ms;
}

async function memoryOf(empty: string, many: string, live: number): Promise<Pick<Rest, 'perStored' | 'perLive'>> {
  const bare = await ServerProcess.start(own.worker, [empty]);
  const nothing = await bare.usage(true);
  await bare.end();
  const server = await ServerProcess.start(own.worker, [many]);
  const stored = await server.usage(true);
  const crowd = { game: GAME, tables: live, sockets: 1, moves: 0 };
  const lines = [];
  for (let number = 1; number <= live; number++)
    lines.push(await own.connect(server.url, crowd, tableId(number), 0, () => {}));
  const full = await server.usage(true);
  for (const line of lines) line.close();
  await server.end();
  return { perStored: (stored.rss - nothing.rss) / 1024, perLive: (full.heap - stored.heap) / 1024 / live };
}

async function openLongest(database: string, id: string, games: number): Promise<Rest['opening'][number]> {
  const { game } = await takeGame(id);
  const players = game.players[1];
  let longest: { number: number; steps: { seat: Seat; move: string }[] } = { number: 0, steps: [] };
  for (let number = 1; number <= games; number++) {
    const steps = randomGame(game, players, number);
    if (steps.length > longest.steps.length) longest = { number, steps };
  }
  const { number, steps } = longest;
  // A server that runs for a while knows the game: another table of it was opened before.
  const twin = games + number;
  await storeTables(database, { game: id, players, numbers: [twin, number], entries: steps, alike: number });
  const server = await ServerProcess.start(own.worker, [database]);
  const course = async (table: number): Promise<unknown> =>
    (await fetch(`${server.url.replace('ws', 'http')}/api/tables/${tableId(table)}/course`)).json();
  await course(twin);
  const began = performance.now();
  const answer = await course(number);
  const ms = performance.now() - began;
  await server.end();
  if ((answer as { went?: { seq: number } }).went?.seq !== steps.length) throw new Error(`${id} was not opened`);
  return { game: id, moves: steps.length, ms };
}

const whole = (n: number): string => n.toLocaleString('en', { maximumFractionDigits: 1 });

export function restTable({ perStored, perLive, stored, live, games, opening, starts }: Rest): string {
  const table = new Table({ style: { head: [], border: [], compact: true } });
  table.push([`memory for ${whole(stored)} stored tables beyond an empty server`, `${whole(perStored)} KB`]);
  table.push([`memory for a live table with one page (${whole(live)} of them)`, `${whole(perLive)} KB`]);
  for (const { game, moves, ms } of opening) {
    table.push([`the longest of ${games} games of ${game} (${moves} moves), from the disk`, `${whole(ms)} ms`]);
  }
  for (const one of starts) table.push([`start with ${whole(one.stored)} stored matches`, `${whole(one.ms)} ms`]);
  return table.toString();
}
