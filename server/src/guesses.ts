/**
 * Guesses at something secret: an account's password, a table's. Only wrong ones count. Whoever guesses is stopped there long before anybody
 * else is, so that nobody can lock an owner out by guessing; and the secret itself has a brake, however many guess at it.
 */
import type { FastifyReply } from 'fastify';
import type { Limit } from './limits.ts';
import { HttpRefusal } from './refusal.ts';

/** More than one node has to do with in the time that anything is counted. */
const MOST_KEPT = 20_000;

/** How often something happened lately, by a key. The system's clock may be put back; this one cannot. */
class Tally {
  readonly #limit: Limit;
  readonly #counts = new Map<string, { n: number; readonly until: number }>();

  constructor(limit: Limit) {
    this.#limit = limit;
  }

  /** Counts one more. Null: it may pass; else in how many seconds the next may. */
  take(key: string): number | null {
    const now = performance.now();
    let count = this.#counts.get(key);
    if (!count || count.until <= now) {
      count = { n: 0, until: now + this.#limit.seconds * 1000 };
      this.#counts.delete(key);
      this.#counts.set(key, count);
      // Those that began first end first.
      for (const [old, { until }] of this.#counts) {
        if (until > now && this.#counts.size <= MOST_KEPT) break;
        this.#counts.delete(old);
      }
    }
    if (count.n >= this.#limit.max) return Math.ceil((count.until - now) / 1000);
    count.n++;
    return null;
  }

  giveBack(key: string): void {
    const count = this.#counts.get(key);
    if (count && count.n > 0) count.n--;
  }
}

export class Guesses {
  readonly #one: Tally;
  readonly #all: Tally;
  /** Who was right before is not stopped by what others guess; the last of them are remembered. */
  readonly #known = new Set<string>();

  /** `one`: of one guesser at one secret. `all`: at one secret, by all who never were right. */
  constructor(one: Limit, all: Limit) {
    this.#one = new Tally(one);
    this.#all = new Tally(all);
  }

  /** Lets somebody guess: null, or false, was wrong. `who`: by what they are known, the address or more. */
  async at<X>(secret: string, who: readonly string[], reply: FastifyReply, guess: () => Promise<X>): Promise<X> {
    const keys = who.map((one) => `${one} ${secret}`);
    const refuse = (seconds: number | null): void => {
      if (seconds === null) return;
      reply.header('retry-after', seconds);
      throw new HttpRefusal(429, 'too-many');
    };
    for (const key of keys) refuse(this.#one.take(key));
    const known = keys.some((key) => this.#known.has(key));
    if (!known) refuse(this.#all.take(secret));
    const right = await guess();
    if (right === null || right === false) return right;
    for (const key of keys) {
      this.#one.giveBack(key);
      this.#known.delete(key);
      this.#known.add(key);
    }
    if (!known) this.#all.giveBack(secret);
    for (const oldest of this.#known) {
      if (this.#known.size <= MOST_KEPT) break;
      this.#known.delete(oldest);
    }
    return right;
  }
}
