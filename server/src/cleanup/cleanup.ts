/**
 * Removes dead rows once an hour. One node makes the round: the first to change the row `cleanup` in `settings`. If it dies, the next round
 * removes the rest.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Hall } from '../tables/hall.ts';
import { type CleanupContext, type CleanupStep, STEPS } from './steps.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** How often a node checks whether a round is due. */
const CHECKED_EVERY = MINUTE;
/** Batches of one step in a round; the next round does the rest. */
const MOST_BATCHES = 300;
/** Other writes get their turn between two batches. */
const PAUSE_MS = 20;
/** If a round is this late, or the clock was set back by two days, nothing is removed for a day: a wrong clock makes guests look idle. */
const MOST_LATE = 30 * DAY;
const MOST_AHEAD = 2 * DAY;

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
    if (this.#closed || this.#round || (this.#last !== null && ticks - this.#last < CHECKED_EVERY)) return;
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

  /** Runs all steps if a round is due and no other node has taken it. */
  async round(): Promise<void> {
    const time = { date: this.#hall.date(), now: this.#hall.now() };
    if (!(await this.#isOurs(time.date))) return;
    const context: CleanupContext = {
      store: this.#hall.store,
      time,
      guestDays: this.#guestDays,
      onTable: (id, is) => (is === 'deleted' ? this.#hall.forget(id) : this.#hall.changed(id)),
    };
    for (const [name, step] of Object.entries(this.#steps)) {
      try {
        for (let batch = 0; batch < MOST_BATCHES && !this.#closed; batch++) {
          if ((await step(context)) === 0) break;
          await pause(PAUSE_MS, undefined, { ref: false });
        }
      } catch (error) {
        // A failed step does not stop the others.
        this.#hall.trouble(`cleanup of ${name}`, '', error);
      }
    }
  }

  /** Takes the round by moving the row on, which holds the time of the next one. */
  async #isOurs(date: number): Promise<boolean> {
    const { db } = this.#hall.store;
    const known = await db.selectFrom('settings').select('value').where('name', '=', ROW).executeTakeFirst();
    const put = (next: number) => ({ name: ROW, value: String(next) });
    if (!known) {
      const first = db.insertInto('settings').values(put(date + HOUR));
      await first.onConflict((row) => row.column('name').doNothing()).execute();
      return false;
    }
    const due = Number(known.value);
    if (due > date && due <= date + MOST_AHEAD) return false;
    const isTrusted = due <= date && due > date - MOST_LATE;
    const next = db.updateTable('settings').set(put(date + (isTrusted ? HOUR : DAY)));
    const taken = next.where('name', '=', ROW).where('value', '=', known.value);
    return (await taken.executeTakeFirst()).numUpdatedRows === 1n && isTrusted;
  }
}
