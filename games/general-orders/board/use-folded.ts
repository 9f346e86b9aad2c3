/** Where the support board stands: in a rail beside the sheet, on the sheet, or, where the screen is small, among the instruments. */
import { media, SCREENS } from '@sztab/pieces';
import { useSyncExternalStore } from 'react';

const small = media(SCREENS.small);
const desk = media(SCREENS.desk);

export const useFolded = (): boolean => useSyncExternalStore(small.subscribe, small.matches, () => false);
/** A desk has a rail for it, beside the seats. */
export const useRailed = (): boolean => useSyncExternalStore(desk.subscribe, desk.matches, () => false);
