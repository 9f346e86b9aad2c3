/** What was said to somebody and lies in our memory until they read it. Of one address so much may lie there, over requests and sockets together. */
import type { FastifyRequest } from 'fastify';
import type { App } from './house.ts';
import type { Limits } from './limits.ts';
import { addressOf } from './proxies.ts';
import { isApi } from './safety.ts';

interface Pile {
  /** What lies there now. */
  readonly bytes: number;
  /** The connection is ended, and the pile with it. */
  drop(): void;
}

/** Less is not worth counting: there are never many of these. */
const SMALL = 1024;

export class Unread {
  readonly #most: number;
  readonly #piles = new Map<string, Set<Pile>>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Counted until it is taken away, or nothing lies there any more. Where there is too much, the largest have to go. */
  add(address: string, pile: Pile): void {
    const piles = this.#piles.get(address) ?? new Set();
    this.#piles.set(address, piles.add(pile));
    let sum = 0;
    for (const one of piles) {
      if (one.bytes === 0) this.remove(address, one);
      else sum += one.bytes;
    }
    while (sum > this.#most) {
      const largest = [...piles].reduce((one, other) => (one.bytes >= other.bytes ? one : other));
      sum -= largest.bytes;
      this.remove(address, largest);
      largest.drop();
    }
  }

  remove(address: string, pile: Pile): void {
    const piles = this.#piles.get(address);
    piles?.delete(pile);
    if (piles?.size === 0) this.#piles.delete(address);
  }
}

/** Answers to requests: from when they are made until the last byte is on its way, or nobody is there any more. Files of the site are shared by all. */
export function countUnread(app: App, unread: Unread): void {
  const answers = new WeakMap<FastifyRequest, Pile>();
  app.addHook('onSend', async (request, _reply, payload) => {
    const bytes = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0;
    if (bytes < SMALL || !isApi(request)) return;
    const pile = { bytes, drop: () => request.raw.socket.destroy() };
    answers.set(request, pile);
    unread.add(addressOf(request), pile);
  });
  app.addHook('onResponse', async (request) => {
    const pile = answers.get(request);
    if (pile) unread.remove(addressOf(request), pile);
  });
}

/** Closes a connection whose client does not read its answer in time, even if the client keeps sending. */
export function endUnreadAnswers(app: App, { seconds, bytesPerSecond }: Limits['unread']): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    const bytes = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0;
    const { raw } = reply;
    const late = setTimeout(() => raw.socket?.destroy(), (seconds + Math.floor(bytes / bytesPerSecond)) * 1000).unref();
    for (const end of ['finish', 'close']) raw.once(end, () => clearTimeout(late));
  });
}
