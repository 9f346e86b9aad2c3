/** The table that waits for you, as it lies there now. A picture: nothing on it can be touched. */
import { stillProps } from '@sztab/pieces';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { openTable, type TableHandle, type TableRow } from '../local/index.ts';
import { useLanguage } from '../look/language.tsx';

/** Until it is there, or if it cannot be had, the cover stays. */
export function LiveBoard({ row, children }: { row: TableRow; children: React.ReactNode }) {
  const [table, setTable] = useState<TableHandle | null>(null);
  useEffect(() => {
    let gone = false;
    let open: TableHandle | null = null;
    openTable(row.id, { watch: true }).then(
      (found) => {
        if (gone) return found.close();
        open = found;
        setTable(found);
      },
      () => undefined,
    );
    return () => {
      gone = true;
      open?.close();
      setTable(null);
    };
  }, [row.id]);
  return table?.id === row.id ? <Lying table={table} row={row} /> : children;
}

function Lying({ table, row }: { table: TableHandle; row: TableRow }) {
  const [language] = useLanguage();
  // It may be played on in another tab.
  useSyncExternalStore(table.subscribe, table.state);
  const people = row.sitters.flatMap((sitter, seat) => (sitter.is === 'bot' ? [] : [seat]));
  // Where several people share this screen, home shows only what everybody knows.
  const seat = people.length === 1 ? (people[0] as number) : null;
  const { Board } = table.game.board;
  const props = stillProps(table.game, table.sight(seat ?? 'public').view, seat, language);
  return (
    <div className="live" inert aria-hidden="true">
      <Board {...props} />
    </div>
  );
}
