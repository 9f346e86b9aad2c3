/** The bots of a table: one at a time thinks, and its move is entered if the position is still the same. */
import { Allowance, nextToGiveUp, turnOf } from '@sztab/bots';
import type { Seat } from '@sztab/kernel';
import { waitingBot } from './after-entry.ts';
import { Conferring } from './conferring.ts';
import type { LiveTable } from './live-table.ts';
import { isBesidePeople } from './partners.ts';
import type { Playing } from './playing.ts';
import { botAt, handOver } from './stand-in.ts';
import { upToDate } from './trouble.ts';
import { heldBack } from './windows.ts';

/** In milliseconds: after so long the other nodes are told that a bot thinks here, so that they do not take its turn for orphaned. */
const LONG_THOUGHT = 500;

export class Thinking {
  readonly #table: LiveTable;
  /** Since when a bot thinks. */
  #since: number | null = null;
  /** The time of each bot that has thought here. */
  readonly #allowances = new Map<string, Allowance>();

  readonly #conferring: Conferring;

  constructor(table: LiveTable) {
    this.#table = table;
    this.#conferring = new Conferring(table);
  }

  get underWay(): boolean {
    return this.#since !== null;
  }
  get takesLong(): boolean {
    return this.#since !== null && this.#since <= this.#table.keeper.ticks() - LONG_THOUGHT;
  }

  /** Starts the next bot, if it is one's turn. The node that wrote the last entry does so at once, others when the turn is orphaned. */
  drive(): void {
    const { playing, stored, keeper, id } = this.#table;
    const { state, paused } = stored;
    if (!playing || state !== 'playing' || paused === 1 || this.underWay || keeper.closed) return;
    const at = playing.match.seq;
    const quits = nextToGiveUp(playing.box, playing.match, (seat) => botAt(playing, stored, seat) !== null);
    if (quits === null && isBesidePeople(playing, stored)) {
      this.#confer(playing);
      return;
    }
    const ask = quits === null ? waitingBot(playing, stored) : undefined;
    const seat = quits ?? ask?.seat;
    if (seat === undefined) return;
    this.#since = keeper.ticks();
    const thought = ask ? this.#think(playing, seat, ask.moves) : Promise.resolve('resign');
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
      // The hall's rounds find the bot's turn again.
      .catch((error) => keeper.trouble('bot', id, error));
  }

  /** The same where bots play on the side of people: these are asked. */
  #confer(playing: Playing): void {
    const { keeper, id } = this.#table;
    const act = this.#conferring.next(playing);
    if (!act) return;
    this.#since = keeper.ticks();
    let goesOn = true;
    act()
      .catch((error) => {
        // The hall's rounds find the bots' turn again.
        goesOn = false;
        keeper.trouble('bot', id, error);
        return this.#conferring.gaveUp(playing);
      })
      .catch((error) => keeper.trouble('bot', id, error))
      .finally(() => {
        this.#since = null;
        if (goesOn) this.drive();
      });
  }

  /** Who is there has changed. */
  wake(): void {
    const { playing, stored } = this.#table;
    if (playing && isBesidePeople(playing, stored)) this.drive();
  }

  #think(playing: Playing, seat: Seat, moves: readonly string[]): Promise<string> {
    const { stored, keeper } = this.#table;
    const bot = botAt(playing, stored, seat) as string;
    const key = `${seat} ${bot}`;
    const allowance = this.#allowances.get(key) ?? new Allowance(bot);
    this.#allowances.set(key, allowance);
    const question = { seat, moves, view: playing.look(seat).view };
    return keeper.think(stored.game, bot, question, { allowance, turn: turnOf(playing.match.moves, seat) });
  }

  async #moves(seat: Seat, move: string, at: number): Promise<void> {
    const table = this.#table;
    const { playing } = table;
    if (!playing || table.keeper.closed) return;
    await handOver(table);
    // Somebody undid a move, or another node was quicker.
    const { paused, state } = table.stored;
    if (playing.match.seq !== at || paused === 1 || state !== 'playing' || !table.isBot(seat)) this.drive();
    else await table.append(playing, { seat, move, key: `bot:${at}`, person: null }, false);
  }
}
