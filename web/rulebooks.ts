/** Rulebooks are read from their Markdown when the site is built: a reader's browser gets the page and need not know the language. */
import type { Plugin } from 'vite';
import { readRulebook } from './src/rulebook/read.ts';

export function rulebooks(): Plugin {
  return {
    name: 'sztab:rulebooks',
    transform: {
      filter: { id: /\/rulebook\/[a-z]{2}\.md$/ },
      handler: (markdown) => ({
        code: `export default ${JSON.stringify(readRulebook(markdown))};`,
        map: null,
        moduleType: 'js',
      }),
    },
  };
}
