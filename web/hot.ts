/**
 * Only while somebody works at the site (`npm run dev`, `npm run board`): what a game says and how it is drawn is replaced on the open page,
 * and the page keeps its state. A game's folder knows nothing of this; what makes its two modules replaceable is added here.
 */
import type { Plugin } from 'vite';

/** The two modules of a game that the client holds on to, and what it holds of them. */
const HELD = /\/games\/[^/]+\/(?:(index)\.ts|(board)\/index\.tsx)$/;
/** A match that was begun under other rules is not worth keeping on the page: it is read again from where it is stored. */
const RULES = /\/(?:kernel\/src|bots\/src|games\/[^/]+\/(?:rules|content|bot))\//;
const WORDS_AND_BOARDS = /\/games\/[^/]+\/(?:text|board|index\.ts)/;
/** Draws everything on a table; replaced too, it forgets what it had worked out from the old words. */
const FRAMES = ['src/table/table.tsx', 'src/table/replay/replay-page.tsx'];

/** What tables hold stays the same object, and is filled with the new. */
const replaceable = (held: string): string => `
if (import.meta.hot) {
  const kept = (import.meta.hot.data.kept ??= ${held});
  import.meta.hot.accept((next) => next && Object.assign(kept, next.${held}));
}
`;

export function hotGames(): Plugin {
  return {
    name: 'sztab:hot-games',
    apply: 'serve',
    enforce: 'post',
    transform: {
      filter: { id: HELD },
      handler(code, id) {
        const [, box] = HELD.exec(id) ?? [];
        return { code: code + replaceable(box ? 'box' : 'board'), map: null };
      },
    },
    hotUpdate({ file, modules }) {
      if (modules.length === 0 || this.environment.name !== 'client') return;
      if (RULES.test(file)) {
        this.environment.hot.send({ type: 'full-reload' });
        return [];
      }
      if (!WORDS_AND_BOARDS.test(file) || file.endsWith('.css')) return;
      const { moduleGraph, config } = this.environment;
      const frames = FRAMES.flatMap((name) => [...(moduleGraph.getModulesByFile(`${config.root}/${name}`) ?? [])]);
      return [...modules, ...frames];
    },
  };
}
