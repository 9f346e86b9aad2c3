/** A tablet that is held upright: there is room under its board. */
import { media, SCREENS } from '@sztab/pieces';
import { useSyncExternalStore } from 'react';

const upright = media(SCREENS.upright);

export const useUpright = (): boolean => useSyncExternalStore(upright.subscribe, upright.matches);
