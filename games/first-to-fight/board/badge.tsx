/** The marks of the four staff officers: shape and colour, never colour alone. */
import type { Seat } from '@sztab/kernel';
import type { Pencil } from '@sztab/pieces';

const PENCILS = ['red', 'blue', 'ochre', 'white'] as const satisfies readonly Pencil[];
export const pencil = (seat: Seat): Pencil => PENCILS[seat % PENCILS.length] as Pencil;

const OUTLINE: Readonly<Record<(typeof PENCILS)[number], string>> = {
  red: 'M17 8 26 24H8z',
  blue: 'M17 7 27 17 17 27 7 17z',
  ochre: 'M17 8l9 6.6-3.4 10.6H11.4L8 14.6z',
  white: 'M9.5 9.5h15v15h-15z',
};

export function Badge({ seat, size }: { seat: Seat; size: number }) {
  const colour = PENCILS[seat % PENCILS.length] as (typeof PENCILS)[number];
  return (
    <svg className="ff-badge" width={size} height={size} viewBox="0 0 34 34" aria-hidden="true">
      <circle cx="17" cy="17" r="16" fill={`var(--p-${colour})`} stroke="var(--casing)" strokeWidth="1.5" />
      <path d={OUTLINE[colour]} fill={`var(--on-${colour})`} />
    </svg>
  );
}
