/** The marks of the two sides: blue is a diamond, ochre a pentagon. The shape goes wherever the colour goes. */
import type { Seat } from '@sztab/kernel';
import type { Side } from '../content/sides.ts';
import { STACK } from '../content/sides.ts';
import { sideOf } from '../rules/state.ts';

export const PENCIL = { blue: 'blue', yellow: 'ochre' } as const;
export const inkOf = (side: Side): string => `var(--p-${PENCIL[side]})`;
export const onInkOf = (side: Side): string => `var(--on-${PENCIL[side]})`;

const SHAPE: Readonly<Record<Side, string>> = {
  blue: 'M0-5L5 0 0 5-5 0z',
  yellow: 'M0-5L4.9-1.4 3 4.4H-3L-4.9-1.4z',
};

/** The bare shape, around (0, 0), ten units wide. */
export const ShapePath = ({ side, fill }: { side: Side; fill: string }) => <path d={SHAPE[side]} fill={fill} />;

/** In a line of text. */
export function SideMark({ side, size = 12 }: { side: Side; size?: number }) {
  return (
    <svg className="gow-mark" width={size} height={size} viewBox="-6.5 -6.5 13 13" aria-hidden="true">
      <g stroke="var(--casing)" strokeWidth="1.2">
        <ShapePath side={side} fill={inkOf(side)} />
      </g>
    </svg>
  );
}

export function Badge({ seat, size }: { seat: Seat; size: number }) {
  const side = sideOf(seat);
  return (
    <svg className="gow-badge" width={size} height={size} viewBox="-17 -17 34 34" aria-hidden="true">
      <circle r="16" fill={inkOf(side)} stroke="var(--casing)" strokeWidth="1.5" />
      <g transform="scale(1.45)">
        <ShapePath side={side} fill={onInkOf(side)} />
      </g>
    </svg>
  );
}

const FIGURE = 'M-6 9V-3a6 6 0 0 1 12 0V9z';
const PLANE =
  'M0-10c1 0 1.5 1.3 1.5 3v4.2L10 2v2L1.5 1.6l-.4 4.6 2.6 2V10L0 9l-3.7 1V8.2l2.6-2-.4-4.6L-10 4V2l8.5-4.8V-7c0-1.7.5-3 1.5-3z';

/** Soldiers or aircraft, to be counted at a glance up to five; the number beside them always says it. */
export function Stack({ side, count, of }: { side: Side; count: number; of: 'soldiers' | 'aircraft' }) {
  const shown = Math.min(count, STACK);
  const step = of === 'soldiers' ? 14 : 17;
  const width = step * (shown - 1) + (of === 'soldiers' ? 14 : 22);
  return (
    <svg className="gow-figures" viewBox={`0 0 ${width} 22`} data-of={of} aria-hidden="true">
      {Array.from({ length: shown }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the figures of a stack are all alike
        <g key={i} transform={`translate(${(of === 'soldiers' ? 7 : 11) + i * step} 11.5)`}>
          <path d={of === 'soldiers' ? FIGURE : PLANE} fill={inkOf(side)} stroke="var(--casing)" strokeWidth="1.4" />
          {of === 'soldiers' && (
            <g transform="translate(0 1.5) scale(.66)">
              <ShapePath side={side} fill={onInkOf(side)} />
            </g>
          )}
        </g>
      ))}
    </svg>
  );
}

/** A row of figures in a fight: those who stand, then those who fell, as broken outlines with a stroke through them. */
export function FightRow({ side, left, fallen }: { side: Side; left: number; fallen: number }) {
  const all = left + fallen;
  if (all === 0) return null;
  return (
    <svg className="gow-figures" viewBox={`0 0 ${14 * all} 22`} aria-hidden="true">
      {Array.from({ length: all }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the figures of a row are all alike
        <g key={i} transform={`translate(${7 + i * 14} 11.5)`}>
          {i < left ? (
            <>
              <path d={FIGURE} fill={inkOf(side)} stroke="var(--casing)" strokeWidth="1.4" />
              <g transform="translate(0 1.5) scale(.66)">
                <ShapePath side={side} fill={onInkOf(side)} />
              </g>
            </>
          ) : (
            <>
              <path d={FIGURE} fill="none" stroke={inkOf(side)} strokeWidth="1.4" strokeDasharray="2.4 1.6" />
              <path d="M-5 7 5-7" stroke="var(--stop)" strokeWidth="2" strokeLinecap="round" />
            </>
          )}
        </g>
      ))}
    </svg>
  );
}

/** A commander on a space. */
export function Commander({ side }: { side: Side }) {
  return (
    <g className="pencil">
      <circle r="14" fill={inkOf(side)} stroke="var(--casing)" strokeWidth="1.6" />
      <path
        d="M-6.5-3.5C-5-6.2-3-7 0-7s5 .8 6.5 3.5l-1.5 2h-10zM-5.2-.7h10.4c.2 3.8-1.7 6.2-5.2 6.2s-5.4-2.4-5.2-6.2z"
        transform="translate(0 -.5)"
        fill={onInkOf(side)}
      />
      <g transform="translate(9.5 9.5)" stroke="var(--casing)" strokeWidth="1.4">
        <ShapePath side={side} fill={onInkOf(side)} />
      </g>
    </g>
  );
}
