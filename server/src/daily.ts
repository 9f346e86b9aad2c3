/** Limits of what one person, and one address, can store in 24 hours. Each process counts for itself. */
import type { FastifyReply } from 'fastify';
import type { DailyLimit } from './limits.ts';
import { HttpRefusal } from './refusal.ts';

const DAY_S = 86_400;
/** Counters kept at a time, more than a node needs in a day; beyond it the oldest is dropped. */
const MOST_COUNTED = 50_000;

export class DailyBudget {
  readonly #limit: DailyLimit;
  readonly #now: () => number;
  readonly #counts = new Map<string, { used: number; readonly until: number }>();

  /** `now`: in milliseconds, of a clock that cannot be set back. */
  constructor(limit: DailyLimit, now: () => number = () => performance.now()) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Seconds until this amount may be stored; null: now. */
  secondsToWait(person: string, address: string, amount = 1): number | null {
    const now = this.#now();
    const waits = this.#keys(person, address).flatMap(([key, most]) => {
      const count = this.#counts.get(key);
      const used = count && count.until > now ? count.used : 0;
      return used + amount > most ? [count ? Math.ceil((count.until - now) / 1000) : DAY_S] : [];
    });
    return waits.length > 0 ? Math.max(1, ...waits) : null;
  }

  /** Counts the amount, even beyond the limit. */
  spend(person: string, address: string, amount = 1): void {
    const now = this.#now();
    for (const [key] of this.#keys(person, address)) {
      const known = this.#counts.get(key);
      const count = known && known.until > now ? known : { used: 0, until: now + DAY_S * 1000 };
      count.used += amount;
      if (count !== known) {
        this.#counts.delete(key);
        this.#counts.set(key, count);
      }
      const [oldest = ''] = this.#counts.keys();
      if (this.#counts.size > MOST_COUNTED) this.#counts.delete(oldest);
    }
  }

  /** Counts the amount and returns true, if it may be stored now. */
  take(person: string, address: string, amount = 1): boolean {
    if (this.secondsToWait(person, address, amount) !== null) return false;
    this.spend(person, address, amount);
    return true;
  }

  /** Like `take`, but answers 429 beyond the limit. */
  mustTake(reply: FastifyReply, person: string, address: string, amount = 1): void {
    const seconds = this.secondsToWait(person, address, amount);
    if (seconds !== null) {
      reply.header('retry-after', seconds);
      throw new HttpRefusal(429, 'too-many');
    }
    this.spend(person, address, amount);
  }

  #keys(person: string, address: string): readonly (readonly [string, number])[] {
    return [
      [`person ${person}`, this.#limit.person],
      [`address ${address}`, this.#limit.address],
    ];
  }
}
