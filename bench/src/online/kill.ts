/**
 * `npm run bench -- kill`: the server is killed (kill -9) again and again while people play. Whoever sat at a table comes back and sends a request that
 * was not answered once more. A move that was acknowledged must be there, and nothing may be there twice.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { below, type FastStream, fastStream, type Game } from '@sztab/kernel';
import { isPostgres, openStore } from '@sztab/server';
import { takeGame } from '@sztab/shelf';
import { WebSocket } from 'ws';
import { type Drill, drillsOf } from './drill.ts';
import { cookieOf, tableId } from './peers.ts';
import { ServerProcess } from './server-process.ts';
import { stopping } from './stopping.ts';
import { storeTables } from './stored.ts';

export const GAME = 'operation-most-iii';
export const PLAYERS = 2;
/** Tables at which is played at one time. */
export const SLOTS = 20;
const MOVES = 40;
/** Up to so many milliseconds from the first acknowledged move to the kill. */
const LONGEST = 400;

export interface Killed {
  readonly kills: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  /** Requests that were on their way when the server died, and had been kept all the same. */
  readonly unheard: number;
}

/** A table and the people at it, who outlive the server. */
export class Slot {
  readonly drill: Drill;
  readonly id: string;
  /** Moves that were acknowledged. */
  acked = 0;
  lost = 0;
  unheard = 0;
  #sockets: WebSocket[] = [];
  #onMove = (): void => {};

  constructor(drill: Drill) {
    this.drill = drill;
    this.id = tableId(drill.number);
  }
  get over(): boolean {
    return this.acked === this.drill.steps.length;
  }

  /** Plays until the game is over or the server is dead. */
  async play(url: string): Promise<void> {
    const seats = await Promise.all([0, 1].map((seat) => this.#sit(url, seat)));
    if (seats.some((seq) => seq === null)) return this.leave();
    const seq = Math.max(...(seats as number[]));
    this.lost += Math.max(0, this.acked - seq);
    this.unheard += Math.max(0, seq - this.acked);
    while (!this.over) if (!(await this.#move())) break;
    this.leave();
  }
  /** Resolves with the next acknowledged move. */
  firstMove(): Promise<void> {
    return new Promise((resolve) => {
      this.#onMove = resolve;
    });
  }
  leave(): void {
    for (const socket of this.#sockets.splice(0)) socket.terminate();
  }

  /** The number of entries the server knows; null if it is dead. */
  #sit(url: string, seat: number): Promise<number | null> {
    const headers = { origin: url.replace('ws', 'http'), cookie: `sztab=${cookieOf(this.id, seat)}` };
    const socket = new WebSocket(`${url}/api/tables/${this.id}/socket`, { headers });
    this.#sockets[seat] = socket;
    return new Promise((resolve) => {
      socket.on('error', () => resolve(null));
      socket.on('close', () => resolve(null));
      // As a page does that comes back: it knows what it has heard of.
      socket.on('open', () => socket.send(JSON.stringify({ is: 'join', known: this.acked })));
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as { is: string; seq: number };
        if (message.is === 'went') resolve(message.seq);
      });
    });
  }

  /** False: the server died before it answered. The same request, sent again, has the same key. */
  #move(): Promise<boolean> {
    const { seat, move } = this.drill.steps[this.acked] as Drill['steps'][number];
    const socket = this.#sockets[seat] as WebSocket;
    const request = { is: 'move', key: keyOf(this.acked), at: this.acked, move };
    return new Promise((resolve, reject) => {
      const settle = (go: () => void) => () => {
        socket.off('message', hear).off('close', died);
        go();
      };
      const died = settle(() => resolve(false));
      const hear = (data: unknown): void => {
        const message = JSON.parse(String(data)) as { is: string; key: string; seq: number; why?: string };
        // Its database is away: sent again, it may get in.
        if (message.is === 'refused' && message.why === 'busy') died();
        else if (message.is === 'refused') settle(() => reject(new Error(`${this.id} ${request.at}: ${data}`)))();
        if (message.is !== 'done' || message.key !== request.key) return;
        if (message.seq !== request.at + 1) this.lost++;
        this.acked++;
        this.#onMove();
        settle(() => resolve(true))();
      };
      socket.on('message', hear).on('close', died);
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
      else died();
    });
  }
}

const keyOf = (at: number): string => `move-number-${at}`;

/** Everybody plays; whoever has finished a game takes the next one. */
async function playAll(url: string, slots: Slot[], next: () => Slot, alive: () => boolean): Promise<void> {
  await Promise.all(
    slots.map(async (_, i) => {
      while (alive()) {
        await (slots[i] as Slot).play(url);
        if ((slots[i] as Slot).over) slots[i] = next();
        else return;
      }
    }),
  );
}

async function killAgainAndAgain(
  database: string,
  times: number,
  onKill: (kills: number) => void = () => {},
): Promise<Killed> {
  const { game } = await takeGame(GAME);
  // Enough games for the longest run; each is stored before it is needed.
  const drills = drillsFor(game, times);
  await storeTables(database, { game: GAME, players: PLAYERS, numbers: drills.map(({ number }) => number) });
  const { played, next } = slotsFor(drills);
  const slots = Array.from({ length: SLOTS }, next);
  const chance: FastStream = fastStream(1944);
  const isStopping = stopping();
  let kills = 0;
  while (kills < times && !isStopping()) {
    const server = await ServerProcess.start('own-worker.js', [database]);
    let alive = true;
    const playing = playAll(server.url, slots, next, () => alive);
    await Promise.race(slots.map((slot) => slot.firstMove()));
    await wait(below(chance, LONGEST));
    alive = false;
    await server.kill();
    await playing;
    onKill(++kills);
  }
  // The last requests are sent again, too.
  const server = await ServerProcess.start('own-worker.js', [database]);
  for (const slot of slots) if (!slot.over) await slot.play(server.url);
  await server.end();
  return { kills, ...(await compare(database, played)) };
}

/** Seats people at one game after the other. */
export function slotsFor(drills: readonly Drill[]): { readonly played: readonly Slot[]; next(): Slot } {
  const played: Slot[] = [];
  const next = (): Slot => {
    const drill = drills[played.length];
    if (!drill) throw new Error('no more games');
    const slot = new Slot(drill);
    played.push(slot);
    return slot;
  };
  return { played, next };
}

export const drillsFor = (game: Game, times: number): Drill[] =>
  drillsOf(game, PLAYERS, { game: GAME, sockets: PLAYERS, moves: MOVES, tables: SLOTS * (2 + times) });

/** The log itself has the last word: every acknowledged move at its place, and every key once. */
export async function compare(database: string, played: readonly Slot[]): Promise<Omit<Killed, 'kills'>> {
  const store = await openStore(database);
  const sum = { acknowledged: 0, lost: 0, doubled: 0, unheard: 0 };
  for (const { id, acked, lost, unheard, drill } of played) {
    const log = await store.db.selectFrom('entries').selectAll().where('match', '=', id).orderBy('seq').execute();
    sum.acknowledged += acked;
    sum.unheard += unheard;
    sum.lost += lost;
    for (let at = 0; at < acked; at++) {
      const row = log[at];
      if (row?.seq !== at || row.key.split('.')[0] !== keyOf(at) || row.move !== drill.steps[at]?.move) sum.lost++;
    }
    sum.doubled += log.length - new Set(log.map(({ key }) => key)).size;
    sum.doubled += Math.max(0, log.length - acked);
  }
  await store.close();
  return sum;
}

/** Runs it on a database of its own: a file, or a PostgreSQL that is started for it, or one that is given. */
export async function kill(wanted: string, times: number): Promise<Killed> {
  const onKill = (kills: number): void => {
    if (kills % 25 === 0) console.error(`bench: ${kills} kills`);
  };
  if (isPostgres(wanted)) return killAgainAndAgain(wanted, times, onKill);
  if (wanted === 'postgres') {
    const { startPostgres } = await import('@sztab/server/testing/postgres');
    const cluster = await startPostgres();
    try {
      return await killAgainAndAgain(await cluster.database(), times, onKill);
    } finally {
      await cluster.stop();
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'sztab-kill-'));
  try {
    return await killAgainAndAgain(join(folder, 'sztab.db'), times, onKill);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
