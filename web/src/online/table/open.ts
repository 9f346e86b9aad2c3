/** Opens a table online and closes it again when the page goes. */
import { useEffect, useRef, useState } from 'react';
import { loadGame } from '../../games.ts';
import type { TableHandle } from '../../local/index.ts';
import { api } from '../connection/api.ts';
import { troubleWord } from '../connection/trouble.ts';
import { type Enter, OnlineTable } from './online-table.ts';

/** Enough for the last turns of everybody; the rest of a long match follows when the table is drawn. */
const LAST_STEPS = 200;

/** `whole`: the past is wanted at once. `attempt`: another one opens it once more. A word of trouble if it cannot be opened. */
export function useOnlineTable(
  id: string,
  invite: string | null,
  whole: boolean,
  attempt: number,
  enter: Enter,
): TableHandle | 'opening' | { word: string } {
  const [opened, setOpened] = useState<TableHandle | 'opening' | { word: string }>('opening');
  // The person may change while the table stays open.
  const entering = useRef(enter);
  entering.current = enter;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is made because something else has changed
  useEffect(() => {
    let gone = false;
    let table: TableHandle | null = null;
    const open = async (): Promise<void> => {
      const answer = await api.course(id, invite, whole ? undefined : LAST_STEPS);
      const game = await loadGame(answer.table.game);
      if (gone) return;
      table = new OnlineTable(game, answer, invite, (act) => entering.current(act));
      setOpened(table);
    };
    open().catch((error) => !gone && setOpened({ word: troubleWord(error) }));
    return () => {
      gone = true;
      table?.close();
    };
  }, [id, invite, whole, attempt]);
  return opened;
}
