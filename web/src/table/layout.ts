/** Which of the four layouts fits the window. Browser zoom counts: at 200 % the next smaller one applies by itself. */
import { media, SCREENS } from '@sztab/pieces';
import { useSyncExternalStore } from 'react';

export type Layout = 'desk' | 'tablet' | 'phone' | 'landscape';

/** The first that fits; a phone is what is left. */
const asks = (['landscape', 'desk', 'tablet'] as const).map((layout) => ({ layout, screen: media(SCREENS[layout]) }));

const current = (): Layout => asks.find(({ screen }) => screen.matches())?.layout ?? 'phone';

function subscribe(listener: () => void): () => void {
  const ends = asks.map(({ screen }) => screen.subscribe(listener));
  return () => {
    for (const end of ends) end();
  };
}

export const useLayout = (): Layout => useSyncExternalStore(subscribe, current);
