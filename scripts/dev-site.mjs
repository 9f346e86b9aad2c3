// The client as it is worked on: Vite, with the answers' headers as in production as far as hot replacement allows.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './ensure-deps.mjs';

/** A tool of the web room, like the others by its path. */
const vite = () => import(pathToFileURL(path.join(root, 'node_modules/vite/dist/node/index.js')).href);
const safety = () => import('../server/dist/safety.js');

/** Vite puts scripts and styles into the page; they are known by this. Anybody may know it: nobody else is served. */
const NONCE = 'dev';

/** Production's headers, except: Vite's own scripts and styles, and boards in frames of our own (`npm run board`). */
export const devHeaders = (headers) => ({
  ...headers,
  'content-security-policy': headers['content-security-policy']
    .replace("script-src 'self'", `script-src 'self' 'nonce-${NONCE}'`)
    .replace("style-src 'self'", `style-src 'self' 'nonce-${NONCE}'`)
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'; frame-src 'self'"),
});

/**
 * Opens it. `behind`: the port of the server that answers for /api, if there is one.
 * @param {{ port: number, behind?: number, plugins?: object[] }} wanted
 */
export async function openSite({ port, behind, plugins = [] }) {
  const { createServer, createLogger } = await vite();
  const { safetyHeaders } = await safety();
  const customLogger = createLogger('warn');
  const { error } = customLogger;
  // While the server is started anew nobody answers; pages ask again by themselves.
  customLogger.error = (message, options) => {
    if (!/proxy error|proxy socket error/.test(message)) error(message, options);
  };
  const target = `http://127.0.0.1:${behind}`;
  const site = await createServer({
    configFile: path.join(root, 'web/vite.config.ts'),
    customLogger,
    clearScreen: false,
    html: { cspNonce: NONCE },
    plugins,
    server: {
      port,
      strictPort: true,
      headers: devHeaders(safetyHeaders),
      watch: { ignored: ['**/dist/**', '**/dist-types/**', '**/.dev/**'] },
      ...(behind === undefined
        ? {}
        : { proxy: { '/api/': { target, ws: true }, '/health': target, '/ready': target } }),
    },
  });
  await site.listen();
  return site;
}
