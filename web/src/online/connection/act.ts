/** One thing the reader asked the server to do: while it is under way its button waits, and if it fails the page says why. */
import { useRef, useState } from 'react';
import { troubleWord } from './trouble.ts';

export interface Act {
  readonly busy: boolean;
  readonly trouble: string | null;
  /** True if it was done. */
  run(act: () => Promise<unknown>): Promise<boolean>;
}

export function useAct(): Act {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  // Two quick taps are one request.
  const running = useRef(false);
  const run = async (act: () => Promise<unknown>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setTrouble(null);
    try {
      await act();
      return true;
    } catch (error) {
      setTrouble(troubleWord(error));
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, trouble, run };
}
