/** Home's note of history is read from all games when the site is built, a page a month: a visitor loads one page and no game's whole history. */
import { gameIds, historyModule } from '@sztab/shelf';
import type { Plugin } from 'vite';
import { byMonth, type HistoryNote } from './src/home/history.ts';

const NAME = 'virtual:day-notes';

export function dayNotes(): Plugin {
  return {
    name: NAME,
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const [, month] = id.split('/month-');
      const months = byMonth(await histories());
      if (month) return `export default ${JSON.stringify(months[Number(month)])};`;
      return `export default [${months.map((_, at) => `() => import('${NAME}/month-${at}')`)}];`;
    },
  };
}

async function histories(): Promise<HistoryNote[]> {
  const modules = gameIds().flatMap((game) => historyModule(game) ?? []);
  const found = await Promise.all(modules.map((module) => import(module) as Promise<{ history: HistoryNote[] }>));
  return found.flatMap(({ history }) => history);
}
