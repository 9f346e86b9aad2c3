/** Opens a table of this browser and closes it again when the page goes. */
import { useEffect, useState } from 'react';
import { type OpenTable, openTable } from './house.ts';

/** `watch`: look on only, and leave the bots to whoever plays. */
export function useOpenTable(id: string, watch: boolean): OpenTable | 'opening' | 'failed' {
  const [opened, setOpened] = useState<OpenTable | 'opening' | 'failed'>('opening');
  useEffect(() => {
    let gone = false;
    let table: OpenTable | null = null;
    openTable(id, { watch }).then(
      (found) => {
        if (gone) return found.close();
        table = found;
        setOpened(found);
      },
      () => !gone && setOpened('failed'),
    );
    return () => {
      gone = true;
      table?.close();
    };
  }, [id, watch]);
  return opened;
}
