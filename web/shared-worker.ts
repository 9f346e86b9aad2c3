import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = /new URL\('([^']+-worker\.ts)', import\.meta\.url\)/g;

/**
 * A worker is a part of the page's own build instead of one beside it: the rules that a page and its bots both need are then one file, fetched once.
 * While somebody works at the site, Vite serves workers as it always does.
 */
export function sharedWorker(): Plugin {
  return {
    name: 'sztab:shared-worker',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/src\/.*\.ts$/, code: WORKER },
      handler(code, id) {
        const place = (_: string, file: string): string => {
          const chunk = this.emitFile({ type: 'chunk', id: resolve(dirname(id), file) });
          return `import.meta.ROLLUP_FILE_URL_${chunk}`;
        };
        return { code: code.replace(WORKER, place), map: null };
      },
    },
  };
}
