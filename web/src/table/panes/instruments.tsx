/** Shared tracks and pools that the board itself does not show; null in games without any. */
import type { BoardProps } from '@sztab/pieces';
import type { ReactNode } from 'react';
import type { Sitting } from '../sitting.ts';

export const instruments = ({ board: { Instruments } }: Sitting, props: BoardProps): ReactNode =>
  Instruments ? <Instruments {...props} /> : null;
