/** Which of the four layouts fits the window. Browser zoom counts: at 200 % the next smaller one applies by itself. */
import { useSyncExternalStore } from 'react';

export type Layout = 'desk' | 'tablet' | 'phone' | 'landscape';

const QUERIES: readonly (readonly [Layout, string])[] = [
  ['landscape', '(max-height: 500px) and (orientation: landscape) and (max-width: 1199px)'],
  ['desk', '(min-width: 1200px)'],
  ['tablet', '(min-width: 768px)'],
];

const asks = QUERIES.map(([layout, query]) => ({ layout, found: globalThis.matchMedia?.(query) }));

const current = (): Layout => asks.find(({ found }) => found?.matches)?.layout ?? 'phone';

function subscribe(listener: () => void): () => void {
  for (const { found } of asks) found?.addEventListener('change', listener);
  return () => {
    for (const { found } of asks) found?.removeEventListener('change', listener);
  };
}

export const useLayout = (): Layout => useSyncExternalStore(subscribe, current);
