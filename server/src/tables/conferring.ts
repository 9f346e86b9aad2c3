/** The bots that play on the side of people at a table: what they may do they do, what they may not they ask for, and nobody's silence is a yes. */
import { Allowance, type Conferred, type PartnerMemory, turnOf, voiceOf } from '@sztab/bots';
import { canonical, type Json, type Seat } from '@sztab/kernel';
import type { LiveTable } from './live-table.ts';
import { gatheredAt, keepPartner, type StoredPartner } from './partners.ts';
import type { Playing } from './playing.ts';
import { botAt, handOver } from './stand-in.ts';
import type { StoredTable } from './stored.ts';
import { upToDate } from './trouble.ts';

/** What has been heard so far follows from the log, and where nothing was to be done is soon found again. */
const worthKeeping = (memory: PartnerMemory | null): string =>
  canonical({ ...memory, heard: 0, restsAt: 0, laidAt: 0 } as unknown as Json);

export class Conferring {
  readonly #table: LiveTable;
  /** The time of each bot that has thought here. */
  readonly #allowances = new Map<string, Allowance>();
  /** The moment at which the bots found that they wait for the people: who was there, and what had been said. */
  #waits = '';

  constructor(table: LiveTable) {
    this.#table = table;
  }

  /** What to do next, or null while the bots wait. What was agreed to needs no thought; all else is thought about on a thread. */
  next(playing: Playing): (() => Promise<void>) | null {
    const { stored, box, keeper } = this.#table;
    const gathering = gatheredAt(this.#table, stored);
    const here = gathering.isHere.join();
    if (this.#waits === `${gathering.seq} ${stored.version} ${here}`) return null;
    const { table, partner } = voiceOf(box, gathering, () => {});
    const before = canonical((gathering.memory?.offer ?? null) as unknown as Json);
    const { memory } = partner;
    const ready = partner.ready(table);
    if (ready?.is === 'play') return () => this.#do(playing, stored, { memory, plays: ready, notes: [] }, here);
    const someone = gathering.isHere.some((is, seat) => is && !gathering.isBot[seat]);
    if (!someone || (partner.offer !== null && !gathering.asked)) {
      const same = canonical((partner.offer ?? null) as unknown as Json) === before;
      // Who came may answer, too; and no round of the hall looks after bots that wait.
      if (!same || stored.bots !== 0) return () => this.#do(playing, stored, { memory, plays: null, notes: [] }, here);
      this.#waits = `${gathering.seq} ${stored.version} ${here}`;
      return null;
    }
    return async () => {
      const bots = stored.chairs.map(({ seat }) => botAt(playing, stored, seat));
      const times = bots.map((bot, seat) => (bot === null ? null : this.#timeOf(playing, seat, bot)));
      await this.#do(playing, stored, await keeper.confer(stored.game, bots, gathering, times), here);
    };
  }

  /** The bots were lost in thought, or the rules refused what was agreed to: neither is tried again. */
  async gaveUp(playing: Playing): Promise<void> {
    const { stored } = this.#table;
    await this.#table.inTurn(async () => {
      if (this.#table.stored.version !== stored.version || stored.state !== 'playing') return;
      const memory = stored.partner?.memory ?? null;
      await this.#keep(playing, stored, { memory: memory && { ...memory, agreed: null }, notes: [] }, 1);
    });
  }

  #timeOf({ match }: Playing, seat: Seat, bot: string) {
    const key = `${seat} ${bot}`;
    const allowance = this.#allowances.get(key) ?? new Allowance(bot);
    this.#allowances.set(key, allowance);
    return { allowance, turn: turnOf(match.moves, seat) };
  }

  /** Keeps what they remember and makes their move, if nobody has moved or said anything since `was`. `here`: who was there. */
  #do(playing: Playing, was: StoredTable, { memory, plays, notes }: Conferred, here: string): Promise<void> {
    const table = this.#table;
    const at = was.seq;
    const isSame = (): boolean => table.playing === playing && playing.match.seq === at && !table.keeper.closed;
    return table.inTurn(async () => {
      await handOver(table);
      const { version, state, paused } = table.stored;
      if (!isSame() || version !== was.version || state !== 'playing' || paused === 1) return;
      if (!(await this.#keep(playing, was, { memory, notes }, plays ? 1 : 0)) || !isSame()) return;
      if (!plays) {
        this.#waits = `${at} ${table.stored.version} ${here}`;
        return;
      }
      // What all may do is laid down by whoever said yes to it.
      const { seat, move } = plays;
      const person = table.isBot(seat) ? null : (table.stored.chairs[seat]?.person ?? null);
      if (!table.isBot(seat) && person === null) return;
      await upToDate(async () => {
        if (isSame()) await table.append(playing, { seat, move, key: `bot:${at}`, person }, false);
      });
    });
  }

  /** Writes it where it tells anybody anything; false if another node was first. */
  async #keep(
    { match }: Playing,
    { version, partner, bots: before }: StoredTable,
    { memory, notes }: Pick<StoredPartner, 'memory' | 'notes'>,
    bots: 0 | 1,
  ): Promise<boolean> {
    const same = worthKeeping(memory) === worthKeeping(partner?.memory ?? null);
    if (same && !partner?.asked && before === bots) return true;
    let kept = false;
    await this.#table.changeNow(async (tx, stored) => {
      if (stored.seq !== match.seq || stored.version !== version) return;
      await keepPartner(tx, stored, { memory, asked: null, notes });
      await tx.updateTable('tables').set({ bots }).where('id', '=', stored.id).execute();
      kept = true;
    });
    return kept;
  }
}
