/** The marks of the seats: shape and colour, never colour alone. */
import type { Seat } from '@sztab/kernel';
import type { Pencil } from '@sztab/pieces';
import { COLOURS, type Colour } from '../content/players.ts';
import { PENCIL } from './marks.ts';

const OUTLINE: Readonly<Record<Pencil, string>> = {
  red: 'M17 8 26 24H8z',
  blue: 'M17 7 27 17 17 27 7 17z',
  ochre: 'M17 8l9 6.6-3.4 10.6H11.4L8 14.6z',
  white: 'M9.5 9.5h15v15h-15z',
  black: 'M17 9a8 8 0 1 0 .01 0z',
};

/** The colour of a seat: its role says it; a table opened without a wish begins with red. */
const colourAt = (seat: Seat, role?: string | undefined): Colour =>
  (COLOURS as readonly string[]).includes(role ?? '') ? (role as Colour) : (COLOURS[seat % COLOURS.length] as Colour);

export const pencil = (seat: Seat, role?: string | undefined): Pencil => PENCIL[colourAt(seat, role)];

export function Badge({ seat, size, role }: { seat: Seat; size: number; role?: string | undefined }) {
  return <Mark colour={colourAt(seat, role)} size={size} />;
}

export function Mark({ colour, size }: { colour: Colour; size: number }) {
  const ink = PENCIL[colour];
  return (
    <svg className="np-badge" width={size} height={size} viewBox="0 0 34 34" aria-hidden="true">
      <circle cx="17" cy="17" r="16" fill={`var(--p-${ink})`} stroke="var(--casing)" strokeWidth="1.5" />
      <path d={OUTLINE[ink]} fill={`var(--on-${ink})`} />
    </svg>
  );
}
