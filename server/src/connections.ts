/** What one address may hold of the server's connections, and what one connection may ask at a time. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Headcount } from './headcount.ts';
import type { Limits } from './limits.ts';
import { addressOf } from './proxies.ts';

/** Browsers and proxies wait for an answer before they ask again; one more is allowed while its last bytes are on their way. */
const MOST_UNANSWERED = 2;

/** Bytes that a client may still send of a body that nobody reads, after its answer. */
const MOST_UNWANTED = 64 * 1024;
/** In milliseconds: how long it may take for that. */
const FAREWELL = 1000;
/** How often it is looked at in that time. */
const CHECKS = 20;

/** Connections of each address that said nothing yet: of too many the oldest is ended, so that a newcomer is served. */
export class Silent {
  readonly #most: number;
  readonly #drops = new Map<string, Set<() => void>>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns how to take the connection out, when it has spoken or is closed. */
  add(address: string, drop: () => void): () => void {
    const drops = this.#drops.get(address) ?? new Set();
    this.#drops.set(address, drops.add(drop));
    const remove = (one: () => void): void => {
      drops.delete(one);
      if (drops.size === 0 && this.#drops.get(address) === drops) this.#drops.delete(address);
    };
    const [oldest] = drops;
    if (drops.size > this.#most && oldest) {
      remove(oldest);
      oldest();
    }
    return () => remove(drop);
  }
}

interface Held {
  unanswered: number;
  /** Called with the first request. */
  speak: () => void;
}

/** Counts the connections of a server, and ends those that ask for too much at a time. */
export function guardConnections(
  server: Server,
  { address: mostOfAddress, silent: mostSilent }: Limits['connections'],
  isProxy: (address: string | undefined) => boolean,
): void {
  const addresses = new Headcount(mostOfAddress);
  const silent = new Silent(mostSilent);
  const held = new WeakMap<Duplex, Held>();

  server.prependListener('connection', (socket: Socket) => {
    const one: Held = { unanswered: 0, speak: () => {} };
    held.set(socket, one);
    // Each request of a proxy names its client; a connection that the proxy holds ready belongs to no client.
    if (isProxy(socket.remoteAddress)) return;
    const address = addressOf({ ip: socket.remoteAddress ?? '' });
    const leave = addresses.enter(address);
    if (!leave) {
      socket.destroy();
      return;
    }
    one.speak = silent.add(address, () => socket.destroy());
    socket.once('close', () => {
      leave();
      one.speak();
    });
  });

  // The server's own listeners are called for a request that may begin, and for no other.
  const requested = server.listeners('request');
  const upgraded = server.listeners('upgrade');
  server.removeAllListeners('request').removeAllListeners('upgrade');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const one = held.get(socket);
    if (one && !mayBegin(one, socket)) return;
    if (one) response.once('close', () => one.unanswered--);
    // Where the answer says “close”, Node ends the connection itself.
    response.once('finish', () => response.shouldKeepAlive && endUnread(request));
    for (const listener of requested) listener.call(server, request, response);
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const one = held.get(socket);
    one?.speak();
    // The answer before would be written into the frames of the socket.
    if (one && one.unanswered > 0) {
      socket.destroy();
      return;
    }
    for (const listener of upgraded) listener.call(server, request, socket, head);
  });
}

function mayBegin(one: Held, socket: Socket): boolean {
  one.speak();
  if (one.unanswered >= MOST_UNANSWERED || socket.destroyed) {
    socket.destroy();
    return false;
  }
  one.unanswered++;
  return true;
}

/** A request that was answered before its body came: a short rest is let by, and for a long or slow one the connection ends. */
function endUnread(request: IncomingMessage): void {
  const { socket } = request;
  if (request.complete || socket.destroyed) return;
  const most = socket.bytesRead + MOST_UNWANTED;
  let checks = 0;
  // A listener for the bytes themselves would take them from Node's parser.
  const watching = setInterval(() => {
    if (!request.complete && !socket.destroyed) {
      if (++checks < CHECKS && socket.bytesRead <= most) return;
      socket.destroy();
    }
    clearInterval(watching);
  }, FAREWELL / CHECKS).unref();
}
