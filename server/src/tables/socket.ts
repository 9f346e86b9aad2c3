/** The WebSocket of a table: one page of one person, or of somebody who looks on. */
import { setTimeout as later } from 'node:timers/promises';
import { Refusal } from '@sztab/kernel';
import {
  type FromClient,
  type FromServer,
  fromClient,
  idText,
  PATH,
  type RefusalWord,
  requestKey,
  textUpTo,
  UNNAMED_PROTOCOL,
  wordFor,
} from '@sztab/protocol';
import * as z from 'zod/mini';
import { SilentConnections } from '../connections.ts';
import { DailyBudget } from '../daily.ts';
import { Headcount } from '../headcount.ts';
import type { App, House } from '../house.ts';
import { flowing, flowingBy } from '../limits.ts';
import { addressOf } from '../proxies.ts';
import { isAway } from '../store/trouble.ts';
import type { Watcher } from './audience.ts';
import { Connection } from './connection.ts';
import type { LiveTable } from './live-table.ts';
import { yieldToEventLoop } from './slices.ts';
import { TableTrouble, Unsettled } from './trouble.ts';
import { openFor, shutOutWord } from './who-may-look.ts';

/** In milliseconds: a client that sent nothing in this time is pinged, and disconnected if it still sends nothing in the next. */
const HEARTBEAT = 20_000;
/** Unanswered requests of one socket; with more it is disconnected. */
const MOST_PENDING = 20;

/** Close codes of WebSockets; `later`: try again later. */
const CLOSED = { policy: 1008, tooMuch: 1009, restart: 1012, later: 1013 } as const;
/** In milliseconds: after a close frame the socket is kept so long for its answer, then destroyed. */
const FAREWELL = 1000;
/** The limit for unsolicited pings and pongs, which browsers do not send and `ws` has to answer. */
const UNASKED = { burst: 20, perSecond: 1 };
/** In milliseconds: how often it is tried again whether a rate-limited `join` may go on. */
const ASKED_AGAIN = 250;

/** Which daily limit a request counts against. */
const STORES: Partial<Record<FromClient['is'], 'entry' | 'line'>> = {
  move: 'entry',
  undo: 'entry',
  resign: 'entry',
  say: 'line',
  propose: 'line',
};

const params = z.object({ id: idText });
const query = z.object({ invite: z.optional(textUpTo(60)), protocol: z.optional(textUpTo(4, z.regex(/^\d+$/))) });

export function tableSocket(
  app: App,
  { builtAs, config, hall, sessions, store, metrics, unread, isClosing }: House,
): void {
  const addresses = new Headcount(config.limits.sockets.address);
  const silent = new SilentConnections(config.limits.connections.silent);
  const people = new Headcount(config.limits.sockets.person);
  // By person, over all their pages.
  const quiet = flowingBy(config.limits.talk);
  const patient = flowingBy(config.limits.favours);
  const mayAskAgain = flowingBy(config.limits.joins);
  const entriesADay = new DailyBudget(config.limits.stored.entries);
  const talkADay = new DailyBudget(config.limits.stored.talk);
  // By address, so that reconnecting gains nothing.
  const bearable = flowingBy(config.limits.nonsense);
  app.get(
    PATH.socket,
    // However many handshakes arrive at once, one is done per turn of the event loop.
    { websocket: true, schema: { params, querystring: query }, onRequest: () => yieldToEventLoop() },
    async (socket, request) => {
      // Before the first `await`, so that no message is lost.
      const early: string[] = [];
      let hear = (text: string): void => void early.push(text);
      let spoke = true;
      // A page joins at once; a socket without a message is only kept for a short time.
      let endSilence = (): void => {};
      socket.on('message', (data, binary) => {
        spoke = true;
        endSilence();
        if (binary) return socket.close(CLOSED.tooMuch);
        if (early.length > MOST_PENDING) return socket.close(CLOSED.policy);
        hear(String(data));
      });
      socket.on('error', () => socket.terminate());
      const unasked = flowing(UNASKED);
      for (const sign of ['ping', 'pong'] as const) socket.on(sign, () => unasked() || socket.terminate());
      const address = addressOf(request);
      const leaveAddress = addresses.enter(address);
      if (!leaveAddress) {
        // Its answer may never come, and until then it holds a file descriptor.
        setTimeout(() => socket.terminate(), FAREWELL).unref();
        return socket.close(CLOSED.later, 'too-many');
      }
      socket.on('close', leaveAddress);
      const terminate = (): void => socket.terminate();
      const leaveSilent = silent.add(address, terminate);
      const silenceTimer = setTimeout(terminate, config.limits.connections.seconds * 1000).unref();
      endSilence = () => {
        leaveSilent();
        clearTimeout(silenceTimer);
      };
      socket.on('close', endSilence);
      // The socket ends with its session; a page that signed in as somebody else reconnects with the new one.
      const token = sessions.tokenOf(request);
      if (token !== null) {
        const unsubscribe = sessions.onEnd(token, (again) => socket.close(again ? CLOSED.restart : CLOSED.policy));
        socket.on('close', unsubscribe);
      }

      const { id } = request.params as z.infer<typeof params>;
      const { invite, protocol } = request.query as z.infer<typeof query>;
      const hello: FromServer = { is: 'hello', ...builtAs };
      if (Number(protocol ?? UNNAMED_PROTOCOL) < builtAs.oldest) {
        // The page tells its user to reload, and keeps its unsent requests until then.
        socket.send(JSON.stringify(hello));
        return socket.close(CLOSED.policy, 'client-too-old');
      }
      let person: string | null;
      try {
        person = (await sessions.whoIs(request))?.id ?? null;
        const word = shutOutWord((await openFor({ hall, store }, id, person, invite)).standing);
        if (word) throw new TableTrouble(word);
      } catch (error) {
        // The store does not answer: the table may well exist, so the page should try again.
        if (isAway(error)) socket.close(CLOSED.restart);
        else socket.close(CLOSED.policy, error instanceof TableTrouble ? error.word : 'no-such-table');
        return;
      }
      if (isClosing() || socket.readyState !== socket.OPEN) return socket.close();
      const leavePeople = person === null ? null : people.enter(person);
      if (person !== null && !leavePeople) return socket.close(CLOSED.later, 'too-many');

      metrics.sockets.inc();
      const connection = new Connection(socket, request.socket, unread, address);
      const sendText = (text: string): void => connection.say(text);
      const send = (message: FromServer): void => connection.say(JSON.stringify(message));
      const watcher: Watcher = {
        person,
        invite,
        viewer: null,
        send,
        sendText,
        later: () => connection.later(),
        close: (shutOut) => (shutOut ? socket.close(CLOSED.policy, shutOut) : socket.close(CLOSED.restart)),
      };
      send(hello);
      let joined: LiveTable | null = null;
      const calm = flowing(config.limits.messages);

      let pinged = false;
      const heartbeat = setInterval(() => {
        // Any message since the last beat is a sign of life.
        if (pinged && !spoke) return socket.terminate();
        pinged = !spoke;
        spoke = false;
        if (pinged) socket.ping();
        // The end of a session on another node is announced, but announcements can get lost.
        if (person !== null)
          void sessions.whoIs(request).then(
            (now) => now?.id === person || socket.close(CLOSED.policy),
            () => undefined,
          );
      }, HEARTBEAT);
      socket.on('pong', () => {
        pinged = false;
      });
      socket.on('close', () => {
        clearInterval(heartbeat);
        metrics.sockets.dec();
        leavePeople?.();
        joined?.leave(watcher);
      });

      let pending = 0;
      // One `join` at a time; of those that arrive meanwhile only the last is answered.
      let joining = false;
      let again = false;
      let joinNext: FromClient | null = null;
      /** Closes, reads nothing more, and destroys the socket as soon as the client has had time to hear of it. */
      const letGo = (): void => {
        socket.close(CLOSED.policy);
        socket.pause();
        setTimeout(() => socket.terminate(), FAREWELL).unref();
      };
      const refuse = (key: string | null, why: RefusalWord): void => send({ is: 'refused', key, why });
      hear = (text) => {
        // Sent before the client got our close frame.
        if (socket.readyState !== socket.OPEN) return;
        const slow = calm();
        if (!slow && !bearable(address)) return letGo();
        const value = parsed(text);
        if (!slow) return refuse(keyOf(value), 'too-fast');
        const { data: message } = fromClient.safeParse(value);
        if (!message) return bearable(address) ? refuse(keyOf(value), 'bad-message') : letGo();
        if (message.is === 'join') return join(message);
        if (++pending > MOST_PENDING) return letGo();
        void answer(message).finally(() => {
          pending--;
        });
      };
      const join = (message: FromClient): void => {
        joinNext = message;
        if (joining) return;
        joining = true;
        void (async () => {
          while (joinNext && socket.readyState === socket.OPEN) {
            // The first is covered by the limit on handshakes; further ones are limited by address.
            while (again && socket.readyState === socket.OPEN && !mayAskAgain(address)) await later(ASKED_AGAIN);
            again = true;
            const next = joinNext;
            joinNext = null;
            await answer(next);
          }
          joining = false;
        })();
      };
      const answer = async (message: FromClient): Promise<void> => {
        const key = message.is === 'join' ? null : message.key;
        try {
          // It may have been dropped from memory and opened again since.
          const now = await hall.open(id);
          if (message.is === 'join') {
            joined = now;
            await now.join(watcher, message.known, address, message.again === true);
            if (socket.readyState !== socket.OPEN) now.leave(watcher);
            return;
          }
          const speaks = message.is === 'say' || message.is === 'propose';
          if (speaks && person !== null && !quiet(person)) return refuse(key, 'too-fast');
          const stored = STORES[message.is] === 'entry' ? entriesADay : STORES[message.is] === 'line' ? talkADay : null;
          if (person !== null && stored?.take(person, address) === false) return refuse(key, 'too-many');
          if (message.is === 'favour' && person !== null && !patient(person)) return refuse(key, 'too-fast');
          const seq = await now.request(person, message);
          send({ is: 'done', key: message.key, seq });
        } catch (error) {
          if (error instanceof TableTrouble) refuse(key, error.word);
          else if (error instanceof Unsettled) socket.close(CLOSED.restart);
          else if (error instanceof Refusal) refuse(key, wordFor(error.code));
          else {
            hall.trouble('socket', id, error);
            refuse(key, 'busy');
          }
        }
      };
      for (const text of early.splice(0)) hear(text);
    },
  );
}

/** Undefined if it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const keyed = z.object({ key: requestKey });

/** Read even from an invalid message: a client that waits for an answer to this key gets its refusal. */
const keyOf = (value: unknown): string | null => keyed.safeParse(value).data?.key ?? null;
