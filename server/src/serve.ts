import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { readSite } from './site.ts';

/** The server cannot start, for a reason its owner can mend; the message says how. */
export class ServeError extends Error {}

export type Serving = { url: string; close: () => Promise<void> };

/** Only this machine is let in: there are no accounts yet. */
const host = '127.0.0.1';

// src/ and dist/ lie equally deep, so this finds the built client from either.
const builtSite = fileURLToPath(new URL('../../web/dist', import.meta.url));

export async function serve({ port }: { port: number }): Promise<Serving> {
  const app = createApp(readSite(builtSite));
  await new Promise<void>((resolve, reject) => {
    app.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        const other = port < 65535 ? port + 1 : port - 1;
        reject(new ServeError(`port ${port} is taken; choose another, as in npm start -- --port ${other}`));
      } else if (error.code === 'EACCES') {
        reject(new ServeError(`port ${port} is not allowed here; choose another, as in npm start -- --port 1944`));
      } else reject(error);
    });
    app.listen(port, host, resolve);
  });
  const { port: actual } = app.address() as AddressInfo;
  return {
    url: `http://localhost:${actual}`,
    close: () =>
      new Promise((resolve) => {
        app.close(() => resolve());
        app.closeAllConnections();
      }),
  };
}
