/** The pencil of a seat: colour, shape and kind of line together, so that no difference is one of colour alone. */
import type { Seat } from '@sztab/kernel';
import type { Pencil } from '@sztab/pieces';
import type { Sitting } from '../sitting.ts';

const BY_SEAT: readonly Pencil[] = ['red', 'blue', 'ochre', 'white', 'black'];

/** A game may give its colours by role: of two commanders the first is not always the red one. */
export const pencilOf = ({ board, table }: Pick<Sitting, 'board' | 'table'>, seat: Seat): Pencil =>
  board.pencil?.(seat, table.header.seats[seat]?.role) ?? (BY_SEAT[seat % BY_SEAT.length] as Pencil);

export const fillOf = (pencil: Pencil): string => `var(--p-${pencil})`;
export const onFillOf = (pencil: Pencil): string => `var(--on-${pencil})`;

/** Stroke patterns; the double line of white is a cased line. */
export const DASHES: Readonly<Record<Pencil, string | undefined>> = {
  red: undefined,
  white: undefined,
  blue: '6 4',
  ochre: '8 3 2 3',
  black: '1.5 3.5',
};

const OUTLINES: Readonly<Record<Pencil, string>> = {
  red: 'M0-5 5 4.2H-5z',
  white: 'M-4.2-4.2h8.4v8.4h-8.4z',
  blue: 'M0-5.4 5.4 0 0 5.4-5.4 0z',
  ochre: 'M0-5.2 5-1.6 3.1 4.3H-3.1L-5-1.6z',
  black: 'M-4.6 0a4.6 4.6 0 1 0 9.2 0 4.6 4.6 0 1 0-9.2 0z',
};

/** The mark of a seat inside another drawing. */
export function Mark({ pencil, x, y, size = 10 }: { pencil: Pencil; x: number; y: number; size?: number }) {
  return (
    <path
      className="pencil-mark"
      d={OUTLINES[pencil]}
      transform={`translate(${x} ${y}) scale(${size / 10})`}
      fill={fillOf(pencil)}
      stroke="var(--ink)"
      // In the units of the shape: as thick as a line can be without filling a small one.
      strokeWidth={Math.min(13 / size, 1.4)}
      strokeLinejoin="round"
    />
  );
}
