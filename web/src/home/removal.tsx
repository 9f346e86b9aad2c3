/** Deleting asks nothing and can be taken back: the notice that says so also offers it. */
import { type ReactNode, useState } from 'react';
import { discardTable, type TableRow } from '../local/index.ts';
import { useLanguage } from '../look/language.tsx';
import { titleOf } from '../tables/table-words.ts';
import { useWords } from '../words/index.ts';

export function useRemoval(): { remove(row: TableRow): void; notice: ReactNode } {
  const words = useWords();
  const [language] = useLanguage();
  const [removed, setRemoved] = useState<{ row: TableRow; bringBack(): Promise<void> } | 'failed' | null>(null);
  const remove = (row: TableRow): void => {
    discardTable(row.id).then(
      (bringBack) => setRemoved({ row, bringBack }),
      () => setRemoved('failed'),
    );
  };
  const notice = (
    <div role="status">
      {removed === 'failed' && <p className="notice">{words.failed}</p>}
      {removed && removed !== 'failed' && (
        <p className="notice">
          {words.records.removed(titleOf(removed.row, language))}
          <button
            type="button"
            className="btn quiet"
            onClick={() => {
              removed.bringBack().then(
                () => setRemoved(null),
                () => setRemoved('failed'),
              );
            }}
          >
            {words.records.restore}
          </button>
        </p>
      )}
    </div>
  );
  return { remove, notice };
}
