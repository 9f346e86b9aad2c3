/** Opens a table of this browser and closes it again when the page goes. */
import { useEffect, useState } from 'react';
import { NewerEdition, openTable, type TableHandle } from './house.ts';

/** Why there is no table: its rules are newer than this page, or anything else. */
export type NotThere = 'failed' | 'newer';

/** `watch`: look on only, and leave the bots to whoever plays. */
export function useOpenTable(id: string, watch: boolean): TableHandle | 'opening' | NotThere {
  const [opened, setOpened] = useState<TableHandle | 'opening' | NotThere>('opening');
  useEffect(() => {
    let gone = false;
    let table: TableHandle | null = null;
    openTable(id, { watch }).then(
      (found) => {
        if (gone) return found.close();
        table = found;
        setOpened(found);
      },
      (error) => !gone && setOpened(error instanceof NewerEdition ? 'newer' : 'failed'),
    );
    return () => {
      gone = true;
      table?.close();
    };
  }, [id, watch]);
  return opened;
}
