/** Seats as they are drawn where no board says otherwise: the pencils of the house in their order. */
import type { SeatStyle } from './mark.ts';

export const SEAT_STYLES: readonly SeatStyle[] = [
  { fill: 'var(--p-red)', dash: undefined, shape: 'M0-5 5 4.2H-5z', cased: false },
  { fill: 'var(--p-blue)', dash: '6 4', shape: 'M0-5.4 5.4 0 0 5.4-5.4 0z', cased: false },
  { fill: 'var(--p-ochre)', dash: '8 3 2 3', shape: 'M0-5.2 5-1.6 3.1 4.3H-3.1L-5-1.6z', cased: true },
  { fill: 'var(--p-white)', dash: undefined, shape: 'M-4.2-4.2h8.4v8.4h-8.4z', cased: true },
];
