/** Something of the server's, asked again every few seconds while somebody looks; a page that nobody sees asks nothing. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { troubleWord } from './trouble.ts';

export interface Polled<T> {
  /** Null until the first answer. What was known stays while the server is away. */
  readonly value: T | null;
  /** Why the last question had no answer; null while all is well. */
  readonly trouble: string | null;
  refresh(): void;
  /** Takes an answer that came another way, as after sitting down. */
  take(value: T): void;
}

/** `every` null asks once, and again by `refresh`. The question must be the same function as long as it asks for the same. */
export function usePolled<T>(question: () => Promise<T>, every: number | null): Polled<T> {
  const [value, setValue] = useState<T | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  // An answer to an older question must not overwrite a newer one.
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
