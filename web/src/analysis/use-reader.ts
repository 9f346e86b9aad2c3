/** The analysis of a table's match, read while its page is open. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { TableHandle } from '../tables/handle.ts';
import { Reader, type ReaderState } from './reader.ts';

interface Battery {
  readonly charging: boolean;
}

/** Nobody looks, and the power is the device's own. */
async function shouldRest(): Promise<boolean> {
  if (!document.hidden) return false;
  const { getBattery } = navigator as { getBattery?: () => Promise<Battery> };
  if (!getBattery) return false;
  return !(await getBattery.call(navigator)).charging;
}

const NOTHING: ReaderState = { is: 'opening', analysis: null, left: null };

export interface Read extends ReaderState {
  /** The match as text; null before it is here. */
  readonly record: string | null;
  stop(): void;
  goOn(): void;
}

export function useReader(table: TableHandle, moves: number): Read {
  const [opened, setOpened] = useState<{ readonly reader: Reader; readonly record: string } | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is made because the last one failed
  useEffect(() => {
    let gone = false;
    let reader: Reader | null = null;
    const open = async (): Promise<void> => {
      const record = await table.record?.();
      if (gone || record === undefined) return;
      reader = new Reader(record, moves, table.game.box.lid.together === true);
      setOpened({ reader, record });
      await reader.start();
    };
    open().catch(() => !gone && setOpened('failed'));
    let rests = false;
    const heed = async (): Promise<void> => {
      if (await shouldRest()) {
        rests = reader?.state().is === 'reading';
        reader?.stop();
      } else if (rests && !document.hidden) {
        rests = false;
        void reader?.start();
      }
    };
    const changed = (): void => void heed();
    document.addEventListener('visibilitychange', changed);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', changed);
      reader?.close();
    };
  }, [table, moves, attempt]);
  const reader = opened === 'failed' ? null : (opened?.reader ?? null);
  const state = useSyncExternalStore(reader?.subscribe ?? (() => () => undefined), reader?.state ?? (() => NOTHING));
  return {
    ...state,
    is: opened === 'failed' ? 'failed' : state.is,
    record: opened === 'failed' ? null : (opened?.record ?? null),
    stop: () => reader?.stop(),
    goOn: () => (reader ? void reader.start() : setAttempt(attempt + 1)),
  };
}
