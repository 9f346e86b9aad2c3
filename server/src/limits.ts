/** How often one may ask: by address, and for an account by its name, whoever asks. Counted in this process alone. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from './proxies.ts';
import { HttpRefusal } from './refusal.ts';

export interface Limit {
  readonly max: number;
  readonly seconds: number;
}

/** So many at once, and so many more each second. */
export interface Flow {
  readonly burst: number;
  readonly perSecond: number;
}

/** What may be stored in 24 hours: by one person, and by all people behind one address. */
export interface DailyLimit {
  readonly person: number;
  readonly address: number;
}

export interface Limits {
  /** Any request to the API, by address. */
  readonly requests: Limit;
  /** Any other request, by address: pages, their files, `/health`. */
  readonly pages: Flow;
  /** `/ready` and `/metrics`, by address. */
  readonly probes: Flow;
  /** What was learned, sent to the account: by person, and by address. */
  readonly learned: Flow;
  readonly learnedByAddress: Flow;
  /** New guests, by address. */
  readonly guests: Limit;
  /** Attempts to sign in or to recover, by address. */
  readonly attempts: Limit;
  /** Wrong guesses at one account: of one address or session; and of all who never were right. */
  readonly account: Limit;
  readonly accountInAll: Limit;
  /** Wrong guesses at one table's password: of one person or address; and of all. */
  readonly door: Limit;
  readonly doorInAll: Limit;
  /** Tables opened, by address; and how many a guest, or somebody with an account, may hold at a time. */
  readonly openings: Limit;
  readonly guestTables: number;
  readonly tables: number;
  /** Mails that ask whether an address is right: by who wants them, from where, and by where they go. */
  readonly letters: Limit;
  /** Messages over one socket; and what one person says or proposes, over however many. */
  readonly messages: Flow;
  readonly talk: Flow;
  /** What one person asks the bots beside them for: each takes a thought. */
  readonly favours: Flow;
  /** Messages that make no sense, or come too fast, over all sockets of one address; who sends more is let go. */
  readonly nonsense: Flow;
  /** How often pages of one address may ask again, over an open socket, how things stand. */
  readonly joins: Flow;
  /** Open sockets: of one address, behind which a whole class may sit, and of one person. */
  readonly sockets: { readonly address: number; readonly person: number };
  /**
   * Connections of one address, without those of trusted proxies: in all, and those without a request so far (WebSockets without a message are
   * counted apart). `seconds`: how long a WebSocket may wait with its first message. `requests`: unanswered requests of one address.
   */
  readonly connections: {
    readonly address: number;
    readonly silent: number;
    readonly seconds: number;
    readonly requests: number;
  };
  /** What was said and is not read: bytes for one address, and how long a connection may stand still. */
  readonly unread: {
    readonly bytes: number;
    readonly seconds: number;
    /** The slowest speed at which an answer may be read: a long one may take longer than `seconds`. */
    readonly bytesPerSecond: number;
  };
  /** In 24 hours: tables, characters of brought records, entries, lines of talk and proposals, characters of what was learned. */
  readonly stored: Readonly<Record<'tables' | 'brought' | 'entries' | 'talk' | 'learned', DailyLimit>>;
}

export const usualLimits: Limits = {
  requests: { max: 1200, seconds: 60 },
  pages: { burst: 3000, perSecond: 100 },
  probes: { burst: 120, perSecond: 5 },
  learned: { burst: 20, perSecond: 0.5 },
  learnedByAddress: { burst: 120, perSecond: 5 },
  guests: { max: 60, seconds: 3600 },
  attempts: { max: 30, seconds: 300 },
  account: { max: 15, seconds: 900 },
  accountInAll: { max: 300, seconds: 900 },
  door: { max: 10, seconds: 900 },
  doorInAll: { max: 100, seconds: 900 },
  openings: { max: 120, seconds: 3600 },
  guestTables: 5,
  tables: 20,
  letters: { max: 6, seconds: 3600 },
  messages: { burst: 40, perSecond: 10 },
  talk: { burst: 5, perSecond: 0.5 },
  favours: { burst: 20, perSecond: 1 },
  nonsense: { burst: 200, perSecond: 5 },
  joins: { burst: 60, perSecond: 10 },
  sockets: { address: 200, person: 60 },
  connections: { address: 600, silent: 100, seconds: 20, requests: 100 },
  unread: { bytes: 32_000_000, seconds: 60, bytesPerSecond: 4096 },
  stored: {
    tables: { person: 200, address: 1000 },
    brought: { person: 2_000_000, address: 10_000_000 },
    entries: { person: 20_000, address: 200_000 },
    talk: { person: 2000, address: 20_000 },
    learned: { person: 200_000, address: 4_000_000 },
  },
};

/** The limits where this many guests an hour may come from one address: what people behind it share grows in proportion. */
export function limitsForGuests(limits: Limits, guests: number): Limits {
  const factor = Math.max(1, guests / usualLimits.guests.max);
  const more = (limit: number): number => Math.ceil(limit * factor);
  const { requests, pages, learnedByAddress, attempts, openings, sockets, joins, nonsense, stored } = limits;
  const { address, silent, ...connections } = limits.connections;
  const faster = ({ burst, perSecond }: Flow): Flow => ({ burst: more(burst), perSecond: more(perSecond) });
  return {
    ...limits,
    guests: { max: guests, seconds: 3600 },
    requests: { ...requests, max: more(requests.max) },
    attempts: { ...attempts, max: more(attempts.max) },
    openings: { ...openings, max: more(openings.max) },
    sockets: { ...sockets, address: more(sockets.address) },
    pages: faster(pages),
    learnedByAddress: faster(learnedByAddress),
    joins: faster(joins),
    nonsense: faster(nonsense),
    connections: {
      ...connections,
      address: more(address),
      silent: more(silent),
      requests: more(connections.requests),
    },
    stored: Object.fromEntries(
      Object.entries(stored).map(([what, { person, address }]) => [what, { person, address: more(address) }]),
    ) as unknown as Limits['stored'],
  };
}

/** Not the time of day, which can be set back: everybody would have to wait for it to come again. */
const ticking = (): number => performance.now();

/** Whether one more may pass now. */
export function flowing({ burst, perSecond }: Flow, now = ticking): () => boolean {
  let left = burst;
  let at = now();
  return () => {
    const moment = now();
    left = Math.min(burst, left + ((moment - at) / 1000) * perSecond);
    at = moment;
    if (left < 1) return false;
    left--;
    return true;
  };
}

/** The same for each of many, by a name; of those who were not heard for long, it begins anew. */
export function flowingBy(flow: Flow, now = ticking, mostKept = 20_000): (name: string) => boolean {
  const flows = new Map<string, () => boolean>();
  return (name) => {
    const one = flows.get(name) ?? flowing(flow, now);
    flows.delete(name);
    flows.set(name, one);
    const [oldest = ''] = flows.keys();
    if (flows.size > mostKept) flows.delete(oldest);
    return one();
  };
}

/** More than one node has to do with in the time that anything is counted. */
const MOST_COUNTED = 5000;

/** What `createRateLimit` counts with; its own goes by the time of day. */
export class Counts {
  readonly #counts = new Map<string, { current: number; readonly until: number }>();

  incr(key: string, done: (error: null, counted: { current: number; ttl: number }) => void, timeWindow = 0): void {
    const now = ticking();
    const known = this.#counts.get(key);
    const count = known && known.until > now ? known : { current: 0, until: now + timeWindow };
    count.current++;
    // Who was heard last is forgotten last.
    this.#counts.delete(key);
    this.#counts.set(key, count);
    const [oldest = ''] = this.#counts.keys();
    if (this.#counts.size > MOST_COUNTED) this.#counts.delete(oldest);
    done(null, { current: count.current, ttl: count.until - now });
  }

  child(): Counts {
    return new Counts();
  }
}

/** Refuses a request that is one too many. */
export type Brake = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** A brake for one kind of request; by address unless told what to count by. */
export function brake(
  app: FastifyInstance,
  { max, seconds }: Limit,
  countBy: (request: FastifyRequest) => string | Promise<string> = addressOf,
): Brake {
  const count = app.createRateLimit({
    max,
    timeWindow: seconds * 1000,
    keyGenerator: countBy,
  });
  return async (request, reply) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', counted.ttlInSeconds);
    throw new HttpRefusal(429, 'too-many');
  };
}

/** A brake that refuses what is beyond the flow. */
export function flowBrake(
  flow: Flow,
  countBy: (request: FastifyRequest) => string | Promise<string> = addressOf,
): Brake {
  const mayPass = flowingBy(flow);
  return async (request, reply) => {
    if (mayPass(await countBy(request))) return;
    reply.header('retry-after', 1);
    throw new HttpRefusal(429, 'too-many');
  };
}
