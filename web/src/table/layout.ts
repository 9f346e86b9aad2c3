/** Which of the four layouts fits the window. Browser zoom counts: at 200 % the next smaller one applies by itself. */
import { media } from '@sztab/pieces';
import { useSyncExternalStore } from 'react';

export type Layout = 'desk' | 'tablet' | 'phone' | 'landscape';

const QUERIES: readonly (readonly [Layout, string])[] = [
  ['landscape', '(max-height: 500px) and (orientation: landscape) and (max-width: 1199px)'],
  ['desk', '(min-width: 1200px)'],
  ['tablet', '(min-width: 768px)'],
];

const asks = QUERIES.map(([layout, query]) => ({ layout, screen: media(query) }));

const current = (): Layout => asks.find(({ screen }) => screen.matches())?.layout ?? 'phone';

function subscribe(listener: () => void): () => void {
  const ends = asks.map(({ screen }) => screen.subscribe(listener));
  return () => {
    for (const end of ends) end();
  };
}

export const useLayout = (): Layout => useSyncExternalStore(subscribe, current);
