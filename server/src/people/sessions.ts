/** Who asks: an opaque token in a cookie. Only its hash is kept, so that nobody who reads the store can sign in with it. */
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { HttpRefusal } from '../refusal.ts';
import type { PeopleRow, Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

export type Person = Omit<PeopleRow, 'password' | 'seen'>;

const DAY = 86_400_000;
/** As long as browsers keep a cookie at most; after so long without a visit one has to sign in again. */
export const SESSION_LASTS = 400 * DAY;
const NOTED_EVERY = DAY / 24;

const PERSON = [
  'people.id',
  'people.name',
  'people.login',
  'people.language',
  'people.theme',
  'people.email',
  'people.confirmed',
  'people.mail',
  'people.created',
  'people.told',
] as const;

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What a session is called in lists: enough of its hash to find it, of no use as a token. */
export const sessionId = (token: string): string => token.slice(0, 24);

/** Writes more in the commit of a new session, so that a crash leaves all of it or nothing. */
export type ExtraWrite = (tx: Transaction<Schema>) => Promise<void>;

export interface Sessions {
  /** The person who asks; null if nobody is signed in. */
  whoIs(request: FastifyRequest): Promise<Person | null>;
  /** The person who asks; refuses where nobody is signed in. */
  mustBe(request: FastifyRequest): Promise<Person>;
  /** A person who is known to exist. */
  personOf(id: string): Promise<Person>;
  /** The hash of the token the request came with. */
  tokenOf(request: FastifyRequest): string | null;
  /**
   * From now on this browser is this person; a session it had before ends. If it was the same person's, its notices go on. All of it is one
   * commit, together with `also`.
   */
  begin(person: string, request: FastifyRequest, reply: FastifyReply, also?: ExtraWrite): Promise<void>;
  /** These are ended, in the store already: what they opened is closed, on every node. `again`: the browser goes on with another session. */
  ended(tokens: readonly string[], again?: boolean): void;
  /** Hears when this session ends; returns how to stop. */
  onEnd(token: string, act: (again: boolean) => void): () => void;
  /** Lets the browser keep its cookie for another term. */
  prolong(request: FastifyRequest, reply: FastifyReply): void;
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/** How nodes say to each other that a session is ended; no table is called so. */
const ENDED = /^session-(over|again) ([0-9a-f]{64})$/;

export function createSessions(store: Store, origin: string | null): Sessions {
  const { db } = store;
  const secure = origin?.startsWith('https:') ?? false;
  const name = secure ? '__Host-sztab' : 'sztab';
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const bake = (reply: FastifyReply, token: string) =>
    reply.setCookie(name, token, { ...cookie, maxAge: SESSION_LASTS / 1000 });

  const tokenOf = ({ cookies }: FastifyRequest): string | null => {
    const token = cookies[name];
    return token !== undefined && /^[\w-]{43}$/.test(token) ? sha256(token) : null;
  };
  const forget = (token: string | null) =>
    token === null ? undefined : db.deleteFrom('sessions').where('token', '=', token).execute();

  const listening = new Map<string, Set<(again: boolean) => void>>();
  const tell = (token: string, again: boolean): void => {
    for (const act of [...(listening.get(token) ?? [])]) act(again);
  };
  store.onAnnounced((said) => {
    const [, how, token] = ENDED.exec(said) ?? [];
    if (token !== undefined) tell(token, how === 'again');
  });
  const ended: Sessions['ended'] = (tokens, again = false) => {
    for (const token of tokens) {
      // At once where it was ended: whoever hears that it is done finds no page open.
      tell(token, again);
      store.announce(`session-${again ? 'again' : 'over'} ${token}`);
    }
  };

  // Asked with every request, and by every open socket three times a minute: put into words once.
  const whose = db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person')
    .select([...PERSON, 'sessions.seen'])
    .where('sessions.token', '=', '')
    .where('sessions.seen', '>', 0)
    .compile();

  async function whoIs(request: FastifyRequest): Promise<Person | null> {
    const token = tokenOf(request);
    if (token === null) return null;
    const now = Date.now();
    const asked: typeof whose = { ...whose, parameters: [token, now - SESSION_LASTS] };
    const [found] = (await db.executeQuery(asked)).rows;
    if (!found) return null;
    const { seen, ...person } = found;
    if (now - seen > NOTED_EVERY)
      await store.write(async (tx) => {
        await tx.updateTable('sessions').set({ seen: now }).where('token', '=', token).execute();
        await tx.updateTable('people').set({ seen: now }).where('id', '=', person.id).execute();
      });
    return person;
  }

  return {
    tokenOf,
    whoIs,
    personOf: (id) => db.selectFrom('people').select(PERSON).where('id', '=', id).executeTakeFirstOrThrow(),
    async mustBe(request) {
      const person = await whoIs(request);
      if (!person) throw new HttpRefusal(401, 'not-signed-in');
      return person;
    },
    async begin(person, request, reply, also) {
      const before = tokenOf(request);
      const token = randomBytes(32).toString('base64url');
      const now = Date.now();
      const agent = (request.headers['user-agent'] ?? '').slice(0, 200);
      const session = sha256(token);
      await store.write(async (tx) => {
        await also?.(tx);
        await tx.insertInto('sessions').values({ token: session, person, began: now, seen: now, agent }).execute();
        await tx.updateTable('people').set({ seen: now }).where('id', '=', person).execute();
        if (before === null) return;
        const told = tx.updateTable('push').set({ session });
        await told.where('session', '=', before).where('person', '=', person).execute();
        await tx.deleteFrom('sessions').where('token', '=', before).execute();
      });
      if (before !== null) ended([before], true);
      bake(reply, token);
    },
    ended,
    onEnd(token, act) {
      const all = listening.get(token) ?? new Set();
      listening.set(token, all.add(act));
      return () => {
        all.delete(act);
        if (all.size === 0 && listening.get(token) === all) listening.delete(token);
      };
    },
    prolong(request, reply) {
      const token = request.cookies[name];
      if (token !== undefined) bake(reply, token);
    },
    async end(request, reply) {
      const token = tokenOf(request);
      await forget(token);
      if (token !== null) ended([token]);
      reply.clearCookie(name, cookie);
    },
  };
}
