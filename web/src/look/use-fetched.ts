/** What a page stands without until it is there. */
import { useEffect, useState } from 'react';

/** Null until it has come, and where it cannot be had; the last one while another comes. `load`: the same function each time, or null as long as nothing is wanted. */
export function useFetched<X, A extends readonly unknown[]>(
  load: ((...of: A) => Promise<X>) | null,
  ...of: A
): X | null {
  const [found, setFound] = useState<X | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is fetched goes by each of them, however many there are
  useEffect(() => {
    if (!load) return;
    let gone = false;
    load(...of).then(
      (one) => !gone && setFound(() => one),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [load, ...of]);
  return found;
}
