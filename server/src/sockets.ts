/** What holds for every socket. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { addressOf } from './proxies.ts';

/** More than any message has; a record is brought over HTTP. */
export const MOST_MESSAGE_BYTES = 4096;

/** How long a socket may take to say goodbye. */
const PATIENCE_MS = 2000;

/** “Service restart”: the page comes back by itself, to another node or to the next one here. */
const RESTART = 1012;

export function closeSockets(this: FastifyInstance, done: () => void): void {
  const { clients } = this.websocketServer;
  for (const socket of clients) socket.close(RESTART);
  const impatient = setTimeout(() => {
    for (const socket of clients) socket.terminate();
  }, PATIENCE_MS);
  this.websocketServer.close(() => {
    clearTimeout(impatient);
    done();
  });
}

/** Codes of errors that a client or its network causes: a malformed frame, a cut connection. */
const CLIENT_ERRORS = /^(?:WS_ERR_|ECONN|EPIPE|ETIMEDOUT)/;

/** Closes a socket that failed. Only our own mistakes are logged as errors. */
export function endSocket(error: Error & { code?: string }, socket: WebSocket, request: FastifyRequest): void {
  socket.terminate();
  if (CLIENT_ERRORS.test(error.code ?? '')) request.log.debug({ err: error }, 'a client broke its socket');
  else request.log.error({ err: error, ip: addressOf(request) }, 'a socket failed');
}
