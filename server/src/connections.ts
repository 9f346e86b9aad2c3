/** Limits of the connections of one address, and of the unanswered requests of one connection. */
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
/** How long the client may take to send it, and how often that is checked. */
const MOST_UNWANTED_MS = 1000;
const CHECKED_EVERY_MS = 50;

/** Connections without a request so far, by address. Beyond the limit the oldest is closed, so that new ones are served. */
export class SilentConnections {
  readonly #most: number;
  readonly #closers = new Map<string, Set<() => void>>();

  constructor(most: number) {
    this.#most = most;
  }

  /** `close` closes the connection. Returns a function that removes it from the count. */
  add(address: string, close: () => void): () => void {
    const closers = this.#closers.get(address) ?? new Set();
    this.#closers.set(address, closers.add(close));
    const remove = (one: () => void): void => {
      closers.delete(one);
      if (closers.size === 0 && this.#closers.get(address) === closers) this.#closers.delete(address);
    };
    const [oldest] = closers;
    if (closers.size > this.#most && oldest) {
      remove(oldest);
      oldest();
    }
    return () => remove(close);
  }
}

interface Connection {
  readonly unanswered: Set<ServerResponse>;
  /** Called with each request, and when the connection closes. */
  endSilence: () => void;
}

/** Limits the connections of a server, and closes one that asks for too much at a time. */
export function guardConnections(
  server: Server,
  { address: mostOfAddress, silent: mostSilent }: Limits['connections'],
  isProxy: (address: string | undefined) => boolean,
): void {
  const addresses = new Headcount(mostOfAddress);
  const silent = new SilentConnections(mostSilent);
  const connections = new WeakMap<Duplex, Connection>();

  server.prependListener('connection', (socket: Socket) => {
    const one: Connection = { unanswered: new Set(), endSilence: () => {} };
    connections.set(socket, one);
    socket.once('close', () => {
      // Node closes the answer that it was writing, but not those that were queued behind it.
      for (const response of one.unanswered) if (!response.socket) response.emit('close');
    });
    // Each request of a proxy names its client; an idle connection of a proxy belongs to no client.
    if (isProxy(socket.remoteAddress)) return;
    const address = addressOf({ ip: socket.remoteAddress ?? '' });
    const leave = addresses.enter(address);
    if (!leave) {
      socket.destroy();
      return;
    }
    one.endSilence = silent.add(address, () => socket.destroy());
    socket.once('close', () => {
      leave();
      one.endSilence();
    });
  });

  // Only a request that may begin reaches the server's own listeners.
  const requested = server.listeners('request');
  const upgraded = server.listeners('upgrade');
  server.removeAllListeners('request').removeAllListeners('upgrade');
  const begin = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    const one = connections.get(socket);
    if (one && !beginRequest(one, socket, response)) return;
    // If the answer says “close”, Node ends the connection itself.
    response.once('finish', () => response.shouldKeepAlive && limitUnreadBody(request));
    for (const listener of requested) listener.call(server, request, response);
  };
  server.on('request', begin);
  // Without a listener Node answers an unknown `Expect` by itself, as often as it is sent.
  server.on('checkExpectation', begin);
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const one = connections.get(socket);
    one?.endSilence();
    // An answer that is still due would be written into the frames of the WebSocket.
    if (one && one.unanswered.size > 0) {
      socket.destroy();
      return;
    }
    for (const listener of upgraded) listener.call(server, request, socket, head);
  });
}

/** Counts the request, or closes its connection. */
function beginRequest({ unanswered, endSilence }: Connection, socket: Socket, response: ServerResponse): boolean {
  endSilence();
  if (unanswered.size >= MOST_UNANSWERED || socket.destroyed) {
    socket.destroy();
    return false;
  }
  unanswered.add(response);
  response.once('close', () => unanswered.delete(response));
  return true;
}

/** After an answer that did not wait for the body: reads a short rest of the body, and closes the connection if it is long or slow. */
function limitUnreadBody(request: IncomingMessage): void {
  const { socket } = request;
  if (request.complete || socket.destroyed) return;
  const most = socket.bytesRead + MOST_UNWANTED;
  let left = MOST_UNWANTED_MS;
  // A listener for the bytes themselves would take them from Node's parser.
  const watching = setInterval(() => {
    left -= CHECKED_EVERY_MS;
    if (!request.complete && !socket.destroyed) {
      if (left > 0 && socket.bytesRead <= most) return;
      socket.destroy();
    }
    clearInterval(watching);
  }, CHECKED_EVERY_MS).unref();
}
