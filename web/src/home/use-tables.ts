/** The tables of this browser, kept up to date while home is open. */
import { useCallback, useEffect, useState } from 'react';
import { allRows, onNews, type TableRow } from '../local/index.ts';

export type Tables =
  | { readonly is: 'loading' }
  | { readonly is: 'no-storage'; retry(): void }
  | { readonly is: 'here'; readonly open: readonly TableRow[]; readonly finished: readonly TableRow[] };

/** Whoever can move comes first, then the latest. */
const WAITING = { you: 0, friend: 0, bot: 1 } as const;

export function inOrder(rows: readonly TableRow[]): { open: TableRow[]; finished: TableRow[] } {
  const latest = [...rows].sort((a, b) => b.changed - a.changed);
  const rank = ({ summary }: TableRow): number => (summary.waitsFor === null ? 2 : WAITING[summary.waitsFor]);
  return {
    open: latest.filter(({ summary }) => summary.waitsFor !== null).sort((a, b) => rank(a) - rank(b)),
    finished: latest.filter(({ summary }) => summary.waitsFor === null),
  };
}

export function useTables(): Tables {
  const [tables, setTables] = useState<Tables>({ is: 'loading' });
  const read = useCallback(() => {
    allRows().then(
      (rows) => setTables({ is: 'here', ...inOrder(rows) }),
      () => setTables({ is: 'no-storage', retry: read }),
    );
  }, []);
  useEffect(() => {
    read();
    return onNews(read);
  }, [read]);
  return tables;
}
