/** What holds for every socket. */
import type { FastifyInstance } from 'fastify';

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
