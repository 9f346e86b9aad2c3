/** The tables of this browser, kept up to date while home is open. */
import { useCallback, useEffect, useState } from 'react';
import { allRows, isSound, onNews, type TableRow } from '../local/index.ts';
import { inOrder } from './in-order.ts';

export type Tables =
  | { readonly is: 'loading' }
  | { readonly is: 'no-storage'; retry(): void }
  | {
      readonly is: 'here';
      readonly open: readonly TableRow[];
      readonly finished: readonly TableRow[];
      /** Only their ids are sure. */
      readonly damaged: readonly string[];
    };

export function useTables(): Tables {
  const [tables, setTables] = useState<Tables>({ is: 'loading' });
  const read = useCallback(() => {
    allRows().then(
      (rows) => {
        const damaged = rows.filter((row) => !isSound(row)).map(({ id }) => id);
        setTables({ is: 'here', ...inOrder(rows.filter(isSound)), damaged });
      },
      () => setTables({ is: 'no-storage', retry: read }),
    );
  }, []);
  useEffect(() => {
    read();
    return onNews(read);
  }, [read]);
  return tables;
}
