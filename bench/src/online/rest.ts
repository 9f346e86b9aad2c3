/** What lies in the store and is not played now: what it costs, how fast it is there again, and how fast a server starts beside it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asks, fastStream, type Game, play, type Seat } from '@sztab/kernel';
import { gameIds, takeGame } from '@sztab/shelf';
import Table from 'cli-table3';
import { pick } from '../random-play.ts';
import { stateOf } from './drill.ts';
import { own, tableId } from './peers.ts';
import { ServerProcess } from './server-process.ts';
import { storeTables } from './stored.ts';

const GAME = 'operation-most-iii';
const MOVES = 40;
const AT_ONCE = 5000;
const LONGEST_OF = 50;
/** Everything is measured so often, in turns, and the median told: a busy machine is now quick, now slow. */
const TIMES = 7;
/** As the page asks for it (`web/src/online/table/open.ts`). */
const LAST_STEPS = 200;

/** Milliseconds: on the clock, and of the server's CPU. */
interface Took {
  readonly ms: number;
  readonly cpu: number;
}

export interface Rest {
  /** Kilobytes. */
  readonly perStored: number;
  readonly perLive: number;
  readonly stored: number;
  readonly live: number;
  /** The longest of so many games, from the disk: as a page is drawn, and the whole course. */
  readonly games: number;
  readonly opening: readonly {
    readonly game: string;
    readonly moves: number;
    readonly page: Took & Sent;
    readonly whole: Took & Sent;
  }[];
  readonly starts: readonly (Took & { readonly stored: number })[];
}

interface Sent {
  /** Bytes on the wire. */
  readonly bytes: number;
}

export async function atRest(scale: number): Promise<Rest> {
  const folder = mkdtempSync(join(tmpdir(), 'sztab-rest-'));
  try {
    const count = (most: number): number => Math.max(2, Math.round(most * scale));
    const [empty, some, many] = ['empty.db', 'some.db', 'many.db'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    const [stored, live, most] = [count(10_000), count(1000), count(100_000)];
    await storeMany(some, stored);
    await storeMany(many, most);
    const times = Math.ceil(TIMES * Math.min(1, scale));
    const files = [
      { stored: 0, database: empty },
      { stored, database: some },
      { stored: most, database: many },
    ];
    // First: it makes the empty file. The others were just written, and lie in the machine's memory.
    const memory = await memoryOf(empty, some, live);
    const starts = await startsBeside(files, times);
    const games = count(LONGEST_OF);
    const opening = await openLongest(join(folder, 'longest.db'), games, times);
    return { ...memory, stored, live, games, opening, starts };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function storeMany(database: string, to: number): Promise<void> {
  const { game } = await takeGame(GAME);
  const entries = randomGame(game, 2, 1).slice(0, MOVES);
  for (let first = 1; first <= to; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, to - first + 1) }, (_, i) => first + i);
    // All are the first game once more: they are only to lie there.
    await storeTables(database, { game: GAME, players: 2, numbers, entries, alike: 1 });
  }
}

function randomGame(game: Game, players: number, number: number): { seat: Seat; move: string }[] {
  const chance = fastStream(number);
  const table = stateOf(game, players, number);
  const steps: { seat: Seat; move: string }[] = [];
  for (let asked = asks(game, table); asked.length > 0; asked = asks(game, table)) {
    const step = pick(asked, chance);
    play(game, table, step.seat, step.move);
    steps.push(step);
  }
  return steps;
}

/** From the start of the process until it listens; in turns, so that a slow minute of the machine is everybody's. */
async function startsBeside(
  files: readonly { stored: number; database: string }[],
  times: number,
): Promise<Rest['starts']> {
  const took = files.map((): Took[] => []);
  for (let turn = 0; turn < times; turn++) {
    for (const [i, { database }] of files.entries()) {
      const began = performance.now();
      const server = await ServerProcess.start(own.worker, [database]);
      const ms = performance.now() - began;
      const { cpuSeconds } = await server.usage();
      await server.end();
      took[i]?.push({ ms, cpu: cpuSeconds * 1000 });
    }
  }
  return files.map(({ stored }, i) => ({ stored, ...median(took[i] as Took[]) }));
}

const middle = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[list.length >> 1] as number;
const median = (list: readonly Took[]): Took => ({
  ms: middle(list.map(({ ms }) => ms)),
  cpu: middle(list.map(({ cpu }) => cpu)),
});

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

interface Longest {
  readonly id: string;
  readonly moves: number;
  /** Each can be opened from the disk once. */
  readonly tables: string[];
}

/** The longest of so many games lies in the store at so many tables; `first`: the number of the first of them. */
async function storeLongest(
  database: string,
  id: string,
  games: number,
  first: number,
  many: number,
): Promise<Longest> {
  const { game } = await takeGame(id);
  const players = game.players[1];
  let longest: { number: number; steps: { seat: Seat; move: string }[] } = { number: 0, steps: [] };
  for (let number = 1; number <= games; number++) {
    const steps = randomGame(game, players, number);
    if (steps.length > longest.steps.length) longest = { number, steps };
  }
  const numbers = Array.from({ length: many }, (_, i) => first + i);
  await storeTables(database, { game: id, players, numbers, entries: longest.steps, alike: longest.number });
  return { id, moves: longest.steps.length, tables: numbers.map(tableId) };
}

/** One server opens them all, game by game. */
async function openLongest(database: string, games: number, times: number): Promise<Rest['opening']> {
  const many = 2 * times + 2;
  const all: Longest[] = [];
  for (const [i, id] of gameIds().entries()) all.push(await storeLongest(database, id, games, 1 + i * many, many));
  const server = await ServerProcess.start(own.worker, [database]);
  const opening = [];
  for (const one of all) opening.push(await openOne(server, one, times));
  await server.end();
  return opening;
}

async function openOne(
  server: ServerProcess,
  { id, moves, tables }: Longest,
  times: number,
): Promise<Rest['opening'][number]> {
  const open = async (query: string): Promise<Took & Sent> => {
    const before = await server.usage();
    const began = performance.now();
    const response = await fetch(`${server.url.replace('ws', 'http')}/api/tables/${tables.pop()}/course${query}`);
    const answer = (await response.json()) as { went?: { seq: number } };
    const ms = performance.now() - began;
    if (answer.went?.seq !== moves) throw new Error(`${id} was not opened`);
    const cpu = ((await server.usage()).cpuSeconds - before.cpuSeconds) * 1000;
    return { ms, cpu, bytes: Number(response.headers.get('content-length')) };
  };
  const pages: (Took & Sent)[] = [];
  const wholes: (Took & Sent)[] = [];
  for (let turn = 0; turn <= times; turn++) {
    const [page, whole] = [await open(`?last=${LAST_STEPS}`), await open('')];
    // A server that runs for a while knows the game: another table of it was opened before.
    if (turn === 0) continue;
    pages.push(page);
    wholes.push(whole);
  }
  const told = (list: readonly (Took & Sent)[]) => ({ ...median(list), bytes: list[0]?.bytes as number });
  return { game: id, moves, page: told(pages), whole: told(wholes) };
}

const whole = (n: number): string => n.toLocaleString('en', { maximumFractionDigits: 1 });

const took = ({ ms, cpu }: Took): string => `${whole(ms)} ms (CPU ${whole(cpu)} ms)`;

export function restTable({ perStored, perLive, stored, live, games, opening, starts }: Rest): string {
  const table = new Table({ style: { head: [], border: [], compact: true } });
  table.push([`memory for ${whole(stored)} stored tables beyond an empty server`, `${whole(perStored)} KB`]);
  table.push([`memory for a live table with one page (${whole(live)} of them)`, `${whole(perLive)} KB`]);
  for (const { game, moves, page, whole: all } of opening) {
    const longest = `the longest of ${games} games of ${game} (${moves} moves), from the disk`;
    table.push([`${longest}: the page`, `${took(page)}, ${whole(page.bytes)} bytes`]);
    table.push([`${longest}: the whole course`, `${took(all)}, ${whole(all.bytes)} bytes`]);
  }
  for (const one of starts) table.push([`start with ${whole(one.stored)} stored matches`, took(one)]);
  return table.toString();
}
