/** A table's socket: one page of one person, or of somebody who looks on. What it may know is decided here and nowhere else. */
import { setTimeout as later } from 'node:timers/promises';
import { Refusal } from '@sztab/kernel';
import {
  type FromClient,
  type FromServer,
  fromClient,
  idText,
  type RefusalWord,
  requestKey,
  textUpTo,
  UNNAMED_PROTOCOL,
  wordFor,
} from '@sztab/protocol';
import * as z from 'zod/mini';
import { addressOf } from '../guesses.ts';
import { Headcount } from '../headcount.ts';
import type { App, House } from '../house.ts';
import { flowing, flowingBy } from '../limits.ts';
import { isAway } from '../store/trouble.ts';
import type { Watcher } from './audience.ts';
import { Connection } from './connection.ts';
import type { LiveTable } from './live-table.ts';
import { yieldToEventLoop } from './slices.ts';
import { TableTrouble, Unsettled } from './trouble.ts';
import { standingOf } from './who-may-look.ts';

/** Who says nothing for so long is asked for a sign of life, and is dead if none has come until the next time. */
const HEARTBEAT = 20_000;
/** Messages of one socket that may wait for their turn. */
const MOST_PENDING = 20;

const POLICY = 1008;
const TOO_MUCH = 1009;
const RESTART = 1012;
/** “Try again later”. */
const LATER = 1013;
/** In milliseconds: how long somebody who is let go may take to hear of it. */
const FAREWELL = 1000;
/** Signs of life that were not asked for: no browser sends any, and each has to be answered. */
const UNASKED = { burst: 20, perSecond: 1 };
/** How long a page waits that asks again and again how things stand. In milliseconds. */
const ASKED_AGAIN = 250;

const params = z.object({ id: idText });
const query = z.object({ invite: z.optional(textUpTo(60)), protocol: z.optional(textUpTo(4, z.regex(/^\d+$/))) });

export function tableSocket(
  app: App,
  { builtAs, config, hall, sessions, store, metrics, unread, isClosing }: House,
): void {
  const addresses = new Headcount(config.limits.sockets.address);
  const people = new Headcount(config.limits.sockets.person);
  // By person: whoever opens ten pages has not ten voices.
  const quiet = flowingBy(config.limits.talk);
  const mayAskAgain = flowingBy(config.limits.joins);
  // Who does not listen is not listened to, however often they come back.
  const bearable = flowingBy(config.limits.nonsense);
  app.get(
    '/api/tables/:id/socket',
    // Whoever opens a hundred pages at once gets them one after the other, and others have their turns between.
    { websocket: true, schema: { params, querystring: query }, onRequest: () => yieldToEventLoop() },
    async (socket, request) => {
      // Listen before anything is awaited: what arrives meanwhile must not be lost.
      const early: string[] = [];
      let hear = (text: string): void => void early.push(text);
      let spoke = true;
      socket.on('message', (data, binary) => {
        spoke = true;
        if (binary) return socket.close(TOO_MUCH);
        if (early.length > MOST_PENDING) return socket.close(POLICY);
        hear(String(data));
      });
      socket.on('error', () => socket.terminate());
      const unasked = flowing(UNASKED);
      for (const sign of ['ping', 'pong'] as const) socket.on(sign, () => unasked() || socket.terminate());
      const address = addressOf(request);
      const leaveAddress = addresses.enter(address);
      if (!leaveAddress) return socket.close(LATER, 'too-many');
      socket.on('close', leaveAddress);
      // Who signed out, here or elsewhere, has no eyes and no hands at the table from that moment; who signed in anew comes back as that.
      const token = sessions.tokenOf(request);
      if (token !== null) {
        const unsubscribe = sessions.onEnd(token, (again) => socket.close(again ? RESTART : POLICY));
        socket.on('close', unsubscribe);
      }

      const { id } = request.params as z.infer<typeof params>;
      const { invite, protocol } = request.query as z.infer<typeof query>;
      const hello: FromServer = { is: 'hello', ...builtAs };
      if (Number(protocol ?? UNNAMED_PROTOCOL) < builtAs.oldest) {
        // What it says is not read; it keeps its requests until it is loaded anew.
        socket.send(JSON.stringify(hello));
        return socket.close(POLICY, 'client-too-old');
      }
      let table: LiveTable;
      let person: string | null;
      try {
        person = (await sessions.whoIs(request))?.id ?? null;
        table = await hall.open(id);
        const standing = await standingOf(store, table, person, invite);
        if (standing !== 'inside') throw new TableTrouble(standing === 'door' ? 'needs-password' : 'no-such-table');
      } catch (error) {
        // Where the store does not answer, the table may well be there: the page shall come back.
        if (isAway(error)) socket.close(RESTART);
        else socket.close(POLICY, error instanceof TableTrouble ? error.word : 'no-such-table');
        return;
      }
      if (isClosing() || socket.readyState !== socket.OPEN) return socket.close();
      const leavePeople = person === null ? null : people.enter(person);
      if (person !== null && !leavePeople) return socket.close(LATER, 'too-many');

      metrics.sockets.inc();
      const connection = new Connection(socket, request.socket, unread, address);
      const sendText = (text: string): void => connection.say(text);
      const send = (message: FromServer): void => connection.say(JSON.stringify(message));
      const watcher: Watcher = {
        person,
        viewer: null,
        send,
        sendText,
        later: () => connection.later(),
        close: () => socket.close(RESTART),
      };
      send(hello);
      let joined: LiveTable | null = null;
      const calm = flowing(config.limits.messages);

      let pinged = false;
      const heartbeat = setInterval(() => {
        // Who spoke since the last time lives.
        if (pinged && !spoke) return socket.terminate();
        pinged = !spoke;
        spoke = false;
        if (pinged) socket.ping();
        // What another node said of it may have got lost.
        if (person !== null)
          void sessions.whoIs(request).then(
            (now) => now?.id === person || socket.close(POLICY),
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
      // One at a time: of those that come meanwhile only the last has to be answered.
      let joining = false;
      let again = false;
      let joinNext: FromClient | null = null;
      /** What is still on its way from them is read, and costs time, until they are gone. */
      const letGo = (): void => {
        socket.close(POLICY);
        setTimeout(() => socket.terminate(), FAREWELL).unref();
      };
      const refuse = (key: string | null, why: RefusalWord): void => send({ is: 'refused', key, why });
      hear = (text) => {
        // What was sent before its sender heard that it is over.
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
            // The first was counted with the request for the socket; of all others one address has so many.
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
          // The table may have been forgotten and opened again since.
          const now = await hall.open(id);
          if (message.is === 'join') {
            joined = now;
            await now.join(watcher, message.known, address);
            if (socket.readyState !== socket.OPEN) now.leave(watcher);
            return;
          }
          const speaks = message.is === 'say' || message.is === 'propose';
          if (speaks && person !== null && !quiet(person)) return refuse(key, 'too-fast');
          const seq = await now.request(person, message);
          send({ is: 'done', key: message.key, seq });
        } catch (error) {
          if (error instanceof TableTrouble) refuse(key, error.word);
          else if (error instanceof Unsettled) socket.close(RESTART);
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

/** Undefined where it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const keyed = z.object({ key: requestKey });

/** The key is read even where the rest is nonsense: whoever sent it waits for an answer to it. */
const keyOf = (value: unknown): string | null => keyed.safeParse(value).data?.key ?? null;
