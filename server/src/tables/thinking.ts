/** The bots of a table: the next of them thinks, and what it comes to is entered if the position is still the one it thought about. */
import { nextToGiveUp } from '@sztab/bots';
import type { Seat } from '@sztab/kernel';
import { waitingBot } from './after-entry.ts';
import type { LiveTable } from './live-table.ts';
import { botAt, handOver } from './stand-in.ts';
import { upToDate } from './trouble.ts';
import { heldBack } from './windows.ts';

/** In milliseconds. Of a bot that thinks longer than this the other nodes are told, so that none takes it for orphaned. */
const LONG_THOUGHT = 500;

export class Thinking {
  readonly #table: LiveTable;
  /** Since when a bot thinks. */
  #since: number | null = null;

  constructor(table: LiveTable) {
    this.#table = table;
  }

  get underWay(): boolean {
    return this.#since !== null;
  }
  get takesLong(): boolean {
    return this.#since !== null && this.#since <= this.#table.keeper.ticks() - LONG_THOUGHT;
  }

  /** Lets the next bot think, if one has to. Only the node at which the table went on does this at once. */
  drive(): void {
    const { playing, stored, keeper, id } = this.#table;
    const { state, paused, game } = stored;
    if (!playing || state !== 'playing' || paused === 1 || this.underWay || keeper.closed) return;
    const at = playing.match.seq;
    const quits = nextToGiveUp(playing.box, playing.match, (seat) => botAt(playing, stored, seat) !== null);
    const ask = quits === null ? waitingBot(playing, stored) : undefined;
    const seat = quits ?? ask?.seat;
    if (seat === undefined) return;
    this.#since = keeper.ticks();
    const thought = ask
      ? keeper.think(game, botAt(playing, stored, seat) as string, {
          seat,
          moves: ask.moves,
          view: playing.look(seat).view,
        })
      : Promise.resolve('resign');
    thought
      .then(async (move) => {
        const held = playing.match.seq === at ? heldBack(this.#table) : 0;
        if (held > 0) await keeper.wait(held);
        return move;
      })
      .finally(() => {
        this.#since = null;
      })
      .then((move) => this.#table.inTurn(() => upToDate(() => this.#moves(seat, move, at))))
      // Whatever it was, the next look at the table starts the bot again.
      .catch((error) => keeper.trouble('bot', id, error));
  }

  async #moves(seat: Seat, move: string, at: number): Promise<void> {
    const table = this.#table;
    const { playing } = table;
    if (!playing || table.keeper.closed) return;
    await handOver(table);
    // The position is gone that the bot thought about: somebody took a move back, or another node was quicker.
    const { paused, state } = table.stored;
    if (playing.match.seq !== at || paused === 1 || state !== 'playing' || !table.isBot(seat)) this.drive();
    else await table.append(playing, { seat, move, key: `bot:${at}`, person: null }, false);
  }
}
