/** How often one may ask: by address, and for an account by its name, whoever asks. Counted in this process alone. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

export interface Limit {
  readonly max: number;
  readonly seconds: number;
}

/** So many at once, and so many more each second. */
export interface Flow {
  readonly burst: number;
  readonly perSecond: number;
}

export interface Limits {
  /** Any request to the API, by address. */
  readonly requests: Limit;
  /** New guests, by address. */
  readonly guests: Limit;
  /** Attempts to sign in or to recover, by address; and for one account. */
  readonly attempts: Limit;
  readonly account: Limit;
  /** Mails that ask whether an address is right: by whoever wants them, and by where they go. */
  readonly letters: Limit;
  /** Messages over one socket; and chat among them. */
  readonly messages: Flow;
  readonly talk: Flow;
}

export const usualLimits: Limits = {
  requests: { max: 1200, seconds: 60 },
  guests: { max: 60, seconds: 3600 },
  attempts: { max: 30, seconds: 300 },
  account: { max: 15, seconds: 900 },
  letters: { max: 6, seconds: 3600 },
  messages: { burst: 40, perSecond: 10 },
  talk: { burst: 5, perSecond: 0.5 },
};

/** Whether one more may pass now. */
export function flowing({ burst, perSecond }: Flow, now: () => number): () => boolean {
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

/** Refuses a request that is one too many. */
export type Brake = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** A brake for one kind of request; by address unless told what to count by. */
export function brake(
  app: FastifyInstance,
  { max, seconds }: Limit,
  countBy?: (request: FastifyRequest) => string | Promise<string>,
): Brake {
  const count = app.createRateLimit({
    max,
    timeWindow: seconds * 1000,
    ...(countBy ? { keyGenerator: countBy } : {}),
  });
  return async (request, reply) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', counted.ttlInSeconds);
    throw new Refusal(429, 'too-many');
  };
}
