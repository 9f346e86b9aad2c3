/** The pencil of a seat: colour, shape and kind of line together, so that no difference is one of colour alone. */

export const PENCILS = ['red', 'blue', 'ochre', 'white', 'black'] as const;
export type Pencil = (typeof PENCILS)[number];

/** Where a game does not say otherwise, seats have the pencils in this order. */
export const pencilAt = (seat: number): Pencil => PENCILS[seat % PENCILS.length] as Pencil;

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

/** The shape alone: around (0, 0) and ten units wide for a mark in a drawing; on a badge a little fuller, in its box of 34. */
export const OUTLINE: Readonly<Record<Pencil, string>> = {
  red: 'M0-5 5 4.2H-5z',
  white: 'M-4.2-4.2h8.4v8.4h-8.4z',
  blue: 'M0-5.4 5.4 0 0 5.4-5.4 0z',
  ochre: 'M0-5.2 5-1.6 3.1 4.3H-3.1L-5-1.6z',
  black: 'M-4.6 0a4.6 4.6 0 1 0 9.2 0 4.6 4.6 0 1 0-9.2 0z',
};
export const BADGE_OUTLINE: Readonly<Record<Pencil, string>> = {
  red: 'M17 8 26 24H8z',
  white: 'M9.5 9.5h15v15h-15z',
  blue: 'M17 7 27 17 17 27 7 17z',
  ochre: 'M17 8l9 6.6-3.4 10.6H11.4L8 14.6z',
  black: 'M17 9a8 8 0 1 0 .01 0z',
};

/** The mark of a seat inside another drawing. */
export function PencilMark({ pencil, x, y, size = 10 }: { pencil: Pencil; x: number; y: number; size?: number }) {
  return (
    <path
      className="pencil-mark"
      d={OUTLINE[pencil]}
      transform={`translate(${x} ${y}) scale(${size / 10})`}
      fill={fillOf(pencil)}
      stroke="var(--ink)"
      // In the units of the shape: as thick as a line can be without filling a small one.
      strokeWidth={Math.min(13 / size, 1.4)}
      strokeLinejoin="round"
    />
  );
}

/** The badge of a seat, where a game has no sign of its own for it. */
export function PencilBadge({ pencil, size }: { pencil: Pencil; size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 34 34" aria-hidden="true">
      <circle cx="17" cy="17" r="16" fill={fillOf(pencil)} stroke="var(--casing)" strokeWidth="1.5" />
      <path d={BADGE_OUTLINE[pencil]} fill={onFillOf(pencil)} />
    </svg>
  );
}
