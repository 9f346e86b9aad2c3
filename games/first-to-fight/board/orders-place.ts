/** Where the six orders lie: on a desk beside the hand, where nobody has a hand and on smaller screens on the board; a phone has them in its sheet. */
import { media, SCREENS } from '@sztab/pieces';
import { useSyncExternalStore } from 'react';
import type { BoardProps } from './props.ts';

const desk = media(SCREENS.desk);

export function useOrdersInTray({ seat, briefing }: Pick<BoardProps, 'seat' | 'briefing'>): boolean {
  const wide = useSyncExternalStore(desk.subscribe, desk.matches, () => false);
  // Where nothing is told beside the board, the past is shown, and the tray is narrow.
  return wide && seat !== null && briefing !== undefined;
}
