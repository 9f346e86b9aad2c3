/** Rulebooks and player aids are read from their Markdown when the site is built: a reader's browser gets the page and need not know the language. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { MASTER } from '@sztab/kernel/words';
import type { Plugin } from 'vite';
import { placesIn, readRulebook } from './src/rulebook/read.ts';
import { readAid } from './src/rulebook/read-aid.ts';

const AID = /\/rulebook\/aid\.([a-z]{2})\.md$/;

export function rulebooks(): Plugin {
  return {
    name: 'sztab:rulebooks',
    transform: {
      filter: { id: /\/rulebook\/(?:aid\.)?[a-z]{2}\.md$/ },
      handler(markdown, id) {
        const [, language] = AID.exec(id) ?? [];
        let read: unknown;
        if (language) {
          const book = join(dirname(id), `${language}.md`);
          this.addWatchFile(book);
          read = readAid(
            markdown,
            basename(dirname(dirname(id))),
            placesIn(readFileSync(book, 'utf8'), readFileSync(join(dirname(id), `${MASTER}.md`), 'utf8')),
          );
        } else {
          // Figures are drawn up once, in the master; the other languages caption them.
          const master = join(dirname(id), `${MASTER}.md`);
          this.addWatchFile(master);
          read = readRulebook(markdown, readFileSync(master, 'utf8'));
        }
        return { code: `export default ${JSON.stringify(read)};`, map: null, moduleType: 'js' };
      },
    },
  };
}
