/**
 * Removes dead rows once an hour. One node makes the round: the first to change the row `cleanup` in `settings`. If it dies, the next round
 * removes the rest.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Hall } from '../tables/hall.ts';
import { type CleanupAt, type CleanupStep, STEPS } from './steps.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** How often a node looks whether a round is due. */
const LOOKS_EVERY = MINUTE;
/** Batches of a step in one round; the next round goes on. */
const MOST_BATCHES = 300;
/** Between two batches others write. */
const PAUSE_MS = 20;
/** After a longer gap, or a jump of the clock, nothing is removed for a day: by a wrong clock every guest looks long gone. */
const STANDSTILL = 30 * DAY;

const ROW = 'cleanup';

export class Cleanup {
  readonly #hall: Pick<Hall, 'store' | 'date' | 'now' | 'ticks' | 'trouble' | 'forget' | 'changed'>;
  readonly #guestDays: number;
  readonly #steps: Readonly<Record<string, CleanupStep>>;
  #last: number | null = null;
  #round: Promise<void> | null = null;
  #closed = false;

  constructor(
    hall: Pick<Hall, 'store' | 'date' | 'now' | 'ticks' | 'trouble' | 'forget' | 'changed'>,
    guestDays: number,
    steps = STEPS,
  ) {
    this.#hall = hall;
    this.#guestDays = guestDays;
    this.#steps = steps;
  }

  /** Called in every round of the hall; resolves when the cleanup that it started is over. */
  async onRound(): Promise<void> {
    const ticks = this.#hall.ticks();
    if (this.#closed || this.#round || (this.#last !== null && ticks - this.#last < LOOKS_EVERY)) return;
    this.#last = ticks;
    this.#round = this.round()
      .catch((error) => this.#hall.trouble('cleanup', '', error))
      .finally(() => {
        this.#round = null;
      });
    await this.#round;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#round;
  }

  /** Makes a round if one is due and no other node makes it. */
  async round(): Promise<void> {
    const moment = { date: this.#hall.date(), now: this.#hall.now() };
    if (!(await this.#isOurs(moment.date))) return;
    const at: CleanupAt = {
      store: this.#hall.store,
      moment,
      guestDays: this.#guestDays,
      onTable: (id, is) => (is === 'deleted' ? this.#hall.forget(id) : this.#hall.changed(id)),
    };
    for (const [name, step] of Object.entries(this.#steps)) {
      try {
        for (let batch = 0; batch < MOST_BATCHES && !this.#closed; batch++) {
          if ((await step(at)) === 0) break;
          await pause(PAUSE_MS, undefined, { ref: false });
        }
      } catch (error) {
        // The other steps are done all the same.
        this.#hall.trouble(`cleanup of ${name}`, '', error);
      }
    }
  }

  /** The row holds when the next round is due. */
  async #isOurs(date: number): Promise<boolean> {
    const { db } = this.#hall.store;
    const known = await db.selectFrom('settings').select('value').where('name', '=', ROW).executeTakeFirst();
    const put = (moment: number) => ({ name: ROW, value: String(moment) });
    if (!known) {
      const first = db.insertInto('settings').values(put(date + HOUR));
      await first.onConflict((row) => row.column('name').doNothing()).execute();
      return false;
    }
    const due = Number(known.value);
    if (due > date && due <= date + 2 * DAY) return false;
    const isTrusted = due <= date && due > date - STANDSTILL;
    const next = db.updateTable('settings').set(put(date + (isTrusted ? HOUR : DAY)));
    const taken = next.where('name', '=', ROW).where('value', '=', known.value);
    return (await taken.executeTakeFirst()).numUpdatedRows === 1n && isTrusted;
  }
}
