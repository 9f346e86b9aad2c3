/** Whether the screen is so small that the sheet has no room for the support board: then it lies among the instruments. */
import { media } from '@sztab/pieces';
import { useSyncExternalStore } from 'react';

const small = media('(max-width: 767px), (max-height: 500px)');

export const useFolded = (): boolean => useSyncExternalStore(small.subscribe, small.matches, () => false);
