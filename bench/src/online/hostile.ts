/**
 * `npm run bench -- hostile`: honest pairs play on while one address attacks in every way we know, one after the other. The attackers are a process of
 * low priority, as if they had a machine of their own; the limits are the usual ones.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Ask, asks, below, fastStream, type Game, Match, play, type Seat, writeRecord } from '@sztab/kernel';
import { takeGame } from '@sztab/shelf';
import { WebSocket } from 'ws';
import { type Drill, drillsOf, seedOf, stateOf } from './drill.ts';
import type { Arms } from './hostile-worker.ts';
import { cookieOf, tableId } from './peers.ts';
import { ServerProcess } from './server-process.ts';
import { storeTables } from './stored.ts';

const GAME = 'operation-most-iii';
const LONG_GAME = 'niepodlegla';
const LONG_MOVES = 3000;
const RECORD_ENTRIES = 11_000;
/** Pairs that play at the same time, each with so many milliseconds between two moves. */
const HONEST = { pairs: 8, pace: 50, moves: 100 } as const;
/** Milliseconds of an attack before anything is measured, and while it is. */
const ATTACK = { lead: 1000, lasts: 4000 } as const;

const ATTACKS = {
  calm: 'nobody attacks',
  email: 'addresses of mail of 7 KB',
  records: 'records of 11,000 entries that go to and fro',
  joins: '100 sockets at a table of 3,000 moves, all joining for ever',
  courses: '50 courses of that table in flight, for nobody',
  bodies: '20 bodies of 500 KB in flight',
  sockets: 'as many sockets as can be opened',
  nonsense: '50 sockets full of nonsense',
  chat: '20 sockets that chat',
  passwords: '20 passwords tried in flight',
  lobby: '50 looks into the lobby in flight',
  tables: '20 tables opened in flight',
  requests: '100 requests of any kind in flight',
} as const;
export type AttackName = keyof typeof ATTACKS;
export const attackNames = (Object.keys(ATTACKS) as AttackName[]).filter((name) => name !== 'calm');

/** One stretch of play, calm or not. */
interface Stretch {
  readonly moves: number;
  /** Milliseconds from a move to its acknowledgement. */
  readonly p50: number;
  readonly p99: number;
  /** What the attackers got done in a second. */
  readonly blows: number;
  /** Seconds of CPU that the server took in a second: its main thread, and all. */
  readonly main: number;
  readonly cpu: number;
  /** How long anything held the server's loop at most, in milliseconds, as its metrics say: without the disk, which others may keep busy, too. */
  readonly held: number;
}

/** Every round is a calm stretch and one under attack, so that whatever else the machine does in these seconds meets both. */
export interface Withstood {
  readonly attack: AttackName;
  readonly rounds: readonly { readonly calm: Stretch; readonly under: Stretch }[];
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] as number;

/** Two people at a table, who play a given game at their pace. */
class Pair {
  readonly #drill: Drill;
  readonly #url: string;
  readonly #sockets: WebSocket[] = [];
  #at = 0;

  constructor(url: string, drill: Drill) {
    this.#url = url;
    this.#drill = drill;
  }

  async sit(): Promise<void> {
    const id = tableId(this.#drill.number);
    for (const seat of [0, 1]) {
      const headers = {
        origin: this.#url.replace('ws', 'http'),
        cookie: `sztab=${cookieOf(id, seat)}`,
        'x-forwarded-for': `10.0.1.${this.#drill.number % 250}`,
      };
      const socket = new WebSocket(`${this.#url}/api/tables/${id}/socket`, { headers });
      this.#sockets.push(socket);
      await once(socket, 'open');
      socket.send('{"is":"join","known":null}');
      await new Promise<void>((resolve) => {
        socket.on('message', (data) => String(data).startsWith('{"is":"went"') && resolve());
      });
    }
  }

  get hasMore(): boolean {
    return this.#at < this.#drill.steps.length;
  }

  /** Milliseconds until it was acknowledged. */
  move(): Promise<number> {
    const { seat, move } = this.#drill.steps[this.#at] as Drill['steps'][number];
    const key = `honest-move-${this.#at}`;
    const socket = this.#sockets[seat] as WebSocket;
    const began = performance.now();
    socket.send(JSON.stringify({ is: 'move', key, at: this.#at, move }));
    return new Promise((resolve, reject) => {
      const gone = (): void => reject(new Error('an honest page was let go'));
      const hear = (data: unknown): void => {
        const text = String(data);
        if (!text.includes(key)) return;
        socket.off('message', hear).off('close', gone);
        if (!text.startsWith('{"is":"done"')) reject(new Error(`an honest move was answered by ${text}`));
        this.#at++;
        resolve(performance.now() - began);
      };
      socket.on('message', hear).on('close', gone);
    });
  }

  leave(): void {
    for (const socket of this.#sockets) socket.terminate();
  }
}

/** Since it was asked last. */
async function longestHeld(server: ServerProcess): Promise<number> {
  const told = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  return Number(/^sztab_loop_longest_block_seconds (\S+)$/m.exec(told)?.[1]) * 1000;
}

/** What happens to honest pairs while this attack goes on. */
async function withstand(
  server: ServerProcess,
  attack: AttackName,
  drills: Drill[],
  attackers: ChildProcess,
  lasts: number,
): Promise<Stretch> {
  const took: number[] = [];
  attackers.send(attack);
  await once(attackers, 'message');
  let measured = false;
  let over = false;
  const playing = Array.from({ length: HONEST.pairs }, async () => {
    let pair: Pair | null = null;
    while (!over) {
      if (!pair?.hasMore) {
        pair?.leave();
        pair = new Pair(server.url, drills.pop() as Drill);
        await pair.sit();
      }
      const ms = await pair.move();
      if (measured) took.push(ms);
      await wait(Math.max(0, HONEST.pace - ms));
    }
    pair?.leave();
  });
  await wait(ATTACK.lead);
  measured = true;
  await longestHeld(server);
  const before = await server.usage();
  const began = performance.now();
  await Promise.race([wait(lasts), Promise.all(playing)]);
  const after = await server.usage();
  const held = await longestHeld(server);
  const measuredFor = (performance.now() - began) / 1000;
  over = true;
  await Promise.all(playing);
  attackers.send('enough');
  const [blows] = (await once(attackers, 'message')) as [number];
  took.sort((a, b) => a - b);
  const seconds = (ATTACK.lead + lasts) / 1000;
  return {
    moves: took.length,
    p50: quantile(took, 0.5),
    p99: quantile(took, 0.99),
    blows: blows / seconds,
    main: (after.mainSeconds - before.mainSeconds) / measuredFor,
    cpu: (after.cpuSeconds - before.cpuSeconds) / measuredFor,
    held,
  };
}

/** A match that takes its time: a choice that can be taken back often is. */
function longLine(game: Game, number: number): { seat: Seat; move: string }[] {
  const players = game.players[1];
  const [chance, table] = [fastStream(number), stateOf(game, players, number)];
  const line: { seat: Seat; move: string }[] = [];
  for (let asked = asks(game, table); asked.length > 0 && line.length < LONG_MOVES; asked = asks(game, table)) {
    const { seat, moves } = (asked.find(({ optional }) => !optional) ?? asked[0]) as Ask;
    const back = moves.filter((move) => game.takesBack?.(move));
    const list = back.length > 0 && below(chance, 16) > 0 ? back : moves;
    const move = list[below(chance, list.length)] as string;
    play(game, table, seat, move);
    line.push({ seat, move });
  }
  // Not the last move of a game: this one goes on.
  return line.slice(0, -1);
}

/** Everything that attackers bring with them. */
async function armsFor(database: string): Promise<Arms> {
  const { game } = await takeGame(LONG_GAME);
  const players = game.players[1];
  const line = longLine(game, 1);
  const numbers = [9001, 9002];
  await storeTables(database, { game: LONG_GAME, players, numbers, entries: line, alike: 1 });
  const { header } = new Match(game, { players, seed: seedOf(1) });
  const log = [...line];
  const match = Match.resume(game, header, line);
  const { seat, moves } = match.asks()[0] as Ask;
  while (log.length < RECORD_ENTRIES) log.push({ seat, move: moves[0] as string }, { seat, move: 'undo(1)' });
  const [table = ''] = numbers.map(tableId);
  const record = writeRecord(Match.resume(game, header, log).record());
  return { table, cookies: header.seats.map((_, seat) => cookieOf(table, seat)), record, chairs: players };
}

/** `only`: these attacks and no others. */
export async function hostile(scale = 1, rounds = 3, only: readonly AttackName[] = attackNames): Promise<Withstood[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sztab-hostile-'));
  const database = join(folder, 'sztab.db');
  try {
    const { game } = await takeGame(GAME);
    const lasts = ATTACK.lasts * scale;
    const games =
      only.length * rounds * 2 * HONEST.pairs * Math.ceil(1 + (ATTACK.lead + lasts) / HONEST.pace / HONEST.moves);
    const drills = drillsOf(game, 2, { game: GAME, sockets: 2, moves: HONEST.moves, tables: games });
    await storeTables(database, { game: GAME, players: 2, numbers: drills.map(({ number }) => number) });
    const arms = await armsFor(database);
    const server = await ServerProcess.start('own-worker.js', [database, '0', 'error', 'braked']);
    const attackers = fork(fileURLToPath(new URL('./hostile-worker.js', import.meta.url)), { execArgv: [] });
    try {
      setPriority(attackers.pid as number, constants.priority.PRIORITY_LOW);
      attackers.send({ ...arms, url: server.url });
      const all: Withstood[] = [];
      for (const attack of only) {
        console.error(`bench: ${attack}: ${ATTACKS[attack]}`);
        const stretch = (name: AttackName) => withstand(server, name, drills, attackers, lasts);
        const both: { calm: Stretch; under: Stretch }[] = [];
        for (let round = 0; round < rounds; round++)
          both.push({ calm: await stretch('calm'), under: await stretch(attack) });
        all.push({ attack, rounds: both });
      }
      return all;
    } finally {
      attackers.kill();
      await server.end();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const median = (list: readonly number[]): number => {
  const sorted = [...list].sort((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] as number) + (sorted[sorted.length >> 1] as number)) / 2;
};
const ms = (n: number): string => n.toFixed(1);
const percent = (n: number): string => `${Math.round(n * 100)} %`;

/** Markdown, as it stands in docs/online.md. Medians of the rounds; of the ratios also the range. */
export function hostileTable(all: readonly Withstood[]): string {
  const lines = all.map(({ attack, rounds }) => {
    const of = (what: (under: Stretch) => number): number => median(rounds.map(({ under }) => what(under)));
    const ratios = rounds.map(({ calm, under }) => under.p99 / calm.p99);
    const calm = median(rounds.map(({ calm }) => calm.p99));
    return [
      `${attack}: ${ATTACKS[attack]}`,
      Math.round(of(({ blows }) => blows)),
      `${percent(of(({ main }) => main))} · ${percent(of(({ cpu }) => cpu))}`,
      `${ms(median(rounds.map((round) => round.calm.held)))} · ${ms(of(({ held }) => held))}`,
      `${ms(calm)} · ${ms(of(({ p99 }) => p99))}`,
      `${ms(median(ratios))} (${ms(Math.min(...ratios))}–${ms(Math.max(...ratios))})`,
    ];
  });
  const head = [
    'attack of one address',
    'blows a second',
    'CPU: main thread · all',
    'loop held, ms at most: calm · attacked',
    'moves, p99 ms: calm · attacked',
    'p99 to calm',
  ];
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
