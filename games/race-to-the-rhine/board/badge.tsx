/** The marks of the three commanders: shape and colour, never colour alone. */
import type { Seat } from '@sztab/kernel';
import type { Pencil } from '@sztab/pieces';
import { COLOURS, type Colour } from '../content/fields.ts';
import { PENCIL } from './marks.ts';

export const OUTLINE: Readonly<Record<Colour, string>> = {
  R: 'M17 8 26 24H8z',
  W: 'M9.5 9.5h15v15h-15z',
  B: 'M17 7 27 17 17 27 7 17z',
};

const BY_ROLE: Readonly<Record<string, Colour>> = { monty: 'R', bradley: 'W', patton: 'B' };
const colourAt = (seat: Seat, role?: string | undefined): Colour =>
  BY_ROLE[role ?? ''] ?? (COLOURS[seat % COLOURS.length] as Colour);

export const pencil = (seat: Seat, role?: string | undefined): Pencil => PENCIL[colourAt(seat, role)];

export function Badge({ seat, size, role }: { seat: Seat; size: number; role?: string | undefined }) {
  return <Mark colour={colourAt(seat, role)} size={size} />;
}

export function Mark({ colour, size }: { colour: Colour; size: number }) {
  const ink = PENCIL[colour];
  return (
    <svg className="rr-badge" width={size} height={size} viewBox="0 0 34 34" aria-hidden="true">
      <circle cx="17" cy="17" r="16" fill={`var(--p-${ink})`} stroke="var(--casing)" strokeWidth="1.5" />
      <path d={OUTLINE[colour]} fill={`var(--on-${ink})`} />
    </svg>
  );
}
