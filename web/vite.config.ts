import { readFileSync } from 'node:fs';
import { shelf } from '@sztab/shelf';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { dayNotes } from './day-notes.ts';
import { hotGames } from './hot.ts';
import { nameBuild } from './name-build.ts';
import { rulebooks } from './rulebooks.ts';
import { sharedWorker } from './shared-worker.ts';
import { styles } from './styles.ts';
import { typeCut } from './type-cut.ts';

/** The list of games, asked of the shelf at build time: home shows it without loading a single game. */
function shelfList(): Plugin {
  const name = 'virtual:shelf';
  return {
    name,
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: async (id) => (id === `\0${name}` ? `export default ${JSON.stringify(await shelf())};` : undefined),
  };
}

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

// The same as the server sends: shared memory lets a searching bot hear that it should hurry.
const isolated = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/** What a bot has learned is named after its game; other parts have their own names. */
function chunkName({ moduleIds }: { moduleIds: readonly string[] }): string {
  const [, game, what] =
    moduleIds.map((id) => /\/games\/([^/]+)\/bot\/(judgement|chances)\//.exec(id)).find((found) => found) ?? [];
  return `assets/${game ? `${what === 'chances' ? 'chances' : 'weights'}-${game}` : '[name]'}-[hash].js`;
}

/** What a page has in common with a bot's worker lies in files of its own: in one with the page, the worker could not run it. */
const KERNEL = /\/kernel\/src\/|\/comlink\/|\/preload-helper/;
const BOTS = /\/bots\/src\/(?!analysis\/|plots\/)/;
/** The rest of what every page needs; neither a worker itself nor what only reads finished matches. */
const HOUSE = /^(?!.*(?:-worker\.ts$|\/bots\/src\/(?:analysis|plots)\/))/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    shelfList(),
    dayNotes(),
    rulebooks(),
    sharedWorker(),
    styles(),
    typeCut(),
    react(),
    hotGames(),
    nameBuild(version),
    VitePWA({
      // A new version waits until somebody takes it, on the home page; it never interrupts a match.
      registerType: 'prompt',
      injectRegister: null,
      // A manifest for each language stands in public/.
      manifest: false,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest}'],
        // Rare letters are fetched when somebody uses them; the worker keeps its own parts.
        globIgnores: ['**/*{cyrillic,greek,vietnamese,latin-ext}*', 'push.js'],
        // Shows notices of tables that wait.
        importScripts: ['/push.js'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/(?:health|ready|metrics)$/, /^\/api\//],
      },
    }),
  ],
  define: { SZTAB_VERSION: JSON.stringify(version) },
  resolve: { conditions: ['@sztab/source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    // A worker has no document to hang preloads into.
    modulePreload: { resolveDependencies: (_, needed, { hostId }) => (hostId.includes('-worker') ? [] : needed) },
    // What every page needs is few files: each further one costs a slow connection a turn. React outlasts our own changes in a cache.
    rolldownOptions: {
      output: {
        chunkFileNames: chunkName,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
            { name: 'kernel', tags: ['$initial'], test: KERNEL },
            { name: 'bots', tags: ['$initial'], test: BOTS },
            { name: 'house', tags: ['$initial'], test: HOUSE },
          ],
        },
      },
    },
  },
  server: { port: 1945, headers: isolated },
  preview: { headers: isolated },
});
