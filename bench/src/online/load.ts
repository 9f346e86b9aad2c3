/** Plays all tables of a crowd at once, as fast as the server answers or at a given pace, and measures. */
import { setTimeout as wait } from 'node:timers/promises';
import { takeGame } from '@sztab/shelf';
import { type Crowd, type Drill, playersOf } from './drill.ts';
import type { Connection, Peer } from './peers.ts';
import type { ServerProcess } from './server-process.ts';

export interface Measured {
  readonly movesPerSecond: number;
  readonly movesPerCpuSecond: number;
  /** Milliseconds from the sending of a move until everybody at the table has it, and it is acknowledged. */
  readonly p50: number;
  readonly p99: number;
  /** Of what a client gets for one move. */
  readonly bytes: number;
}

/** The first moves teach the engine and are not counted. */
const WARM_UP = 0.5;

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] as number;
const ascending = (numbers: number[]): number[] => numbers.sort((a, b) => a - b);

/** One table: it knows when a move has come through to everybody. */
class Table {
  readonly #drill: Drill;
  readonly connections: Connection[] = [];
  #at = 0;
  #missing = 0;
  #through: (() => void) | null = null;

  constructor(drill: Drill) {
    this.#drill = drill;
  }
  heard(): void {
    if (--this.#missing === 0) this.#through?.();
  }
  /** Makes the next move; resolves when everybody has it. */
  next(): Promise<void> {
    const step = this.#drill.steps[this.#at];
    if (!step) throw new Error('this game has no more moves');
    this.#missing = this.connections.length;
    return new Promise((resolve) => {
      this.#through = resolve;
      (this.connections[step.seat] as Connection).move(this.#at++, step.move);
    });
  }
}

export class Load {
  readonly #server: ServerProcess;
  readonly #tables: readonly Table[];
  #bytes: number[] = [];

  private constructor(server: ServerProcess, tables: readonly Table[]) {
    this.#server = server;
    this.#tables = tables;
  }

  /** Everybody sits down. */
  static async begin(server: ServerProcess, peer: Peer, crowd: Crowd, drills: readonly Drill[]): Promise<Load> {
    const { game } = await takeGame(crowd.game);
    const players = playersOf(game, crowd);
    const tables = drills.map((drill) => new Table(drill));
    const load = new Load(server, tables);
    for (const [i, table] of tables.entries()) {
      const id = peer.idOf((drills[i] as Drill).number);
      const seats = Array.from({ length: crowd.sockets }, (_, n) => (n < players ? n : null));
      const onMove = (bytes: number): void => {
        load.#bytes.push(bytes);
        table.heard();
      };
      const joining = seats.map((seat) => peer.connect(server.url, crowd, id, seat, onMove));
      table.connections.push(...(await Promise.all(joining)));
    }
    return load;
  }

  /** So many moves at every table; `pace`: moves a second at all tables together, null for as many as can be. */
  async play(moves: number, pace: number | null = null): Promise<Measured> {
    const total = moves * this.#tables.length;
    const skipped = Math.floor(total * WARM_UP);
    const times: number[] = [];
    this.#bytes = [];
    let done = 0;
    let began = performance.now();
    let before = this.#server.usage();
    const gap = pace === null ? 0 : (1000 * this.#tables.length) / pace;
    const opened = performance.now();
    await Promise.all(
      this.#tables.map(async (table, i) => {
        for (let n = 0; n < moves; n++) {
          if (pace !== null) {
            const due = opened + gap * (n + i / this.#tables.length) - performance.now();
            if (due > 0) await wait(due);
          }
          const sent = performance.now();
          await table.next();
          if (done++ >= skipped) times.push(performance.now() - sent);
          if (done === skipped) {
            began = performance.now();
            before = this.#server.usage();
          }
        }
      }),
    );
    const seconds = (performance.now() - began) / 1000;
    const cpu = (await this.#server.usage()).cpuSeconds - (await before).cpuSeconds;
    const sorted = ascending(times);
    return {
      movesPerSecond: (total - skipped) / seconds,
      movesPerCpuSecond: (total - skipped) / cpu,
      p50: quantile(sorted, 0.5),
      p99: quantile(sorted, 0.99),
      bytes: quantile(ascending(this.#bytes), 0.5),
    };
  }

  end(): void {
    for (const { connections } of this.#tables) for (const connection of connections) connection.close();
  }
}
