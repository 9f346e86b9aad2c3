/** Whether the screen is so small that the sheet has no room for the support board: then it lies among the instruments. */
import { media, SCREENS } from '@sztab/pieces';
import { useSyncExternalStore } from 'react';

const small = media(SCREENS.small);

export const useFolded = (): boolean => useSyncExternalStore(small.subscribe, small.matches, () => false);
