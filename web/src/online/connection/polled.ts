/** A request that is repeated every few seconds while the page is visible. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { troubleWord } from './trouble.ts';

export interface Polled<T> {
  /** Null until the first answer; the last answer while the server is away. */
  readonly value: T | null;
  /** Why the last question had no answer; null while all is well. */
  readonly trouble: string | null;
  refresh(): void;
  /** Takes over an answer that came with another request, such as sitting down. */
  take(value: T): void;
}

/** Every so many milliseconds; null: once, and whenever `refresh` is called. A new `question` function counts as a new question, so it must be memoised. */
export function usePolled<T>(question: () => Promise<T>, every: number | null): Polled<T> {
  const [value, setValue] = useState<T | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  // The answer to an earlier request must not overwrite that of a later one.
  const asked = useRef(0);

  const refresh = useCallback(() => {
    const turn = ++asked.current;
    question().then(
      (answer) => {
        if (turn !== asked.current) return;
        setValue(answer);
        setTrouble(null);
      },
      (error: unknown) => {
        if (turn === asked.current) setTrouble(troubleWord(error));
      },
    );
  }, [question]);
  const take = useCallback((next: T) => {
    asked.current++;
    setValue(next);
    setTrouble(null);
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const look = (): void => {
      clearInterval(timer);
      if (document.visibilityState === 'hidden') return;
      refresh();
      if (every !== null) timer = setInterval(refresh, every);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      asked.current++;
      document.removeEventListener('visibilitychange', look);
    };
  }, [refresh, every]);
  return { value, trouble, refresh, take };
}
