/** A combat die: blank, one hit or two, as stars of impact. Before it falls it shows nothing but itself. */
import type { GameBoard } from '@sztab/pieces';
import type { Side } from '../content/sides.ts';
import { sideOf } from '../rules/state.ts';
import { inkOf } from './marks.tsx';

/** A burst with eight points. */
const HIT =
  'M0-6L1.1-2.7 4.2-4.2 2.7-1.1 6 0 2.7 1.1 4.2 4.2 1.1 2.7 0 6-1.1 2.7-4.2 4.2-2.7 1.1-6 0-2.7-1.1-4.2-4.2-1.1-2.7z';
const PLACES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-3.6, -3.6],
    [3.6, 3.6],
  ],
];

function HitDie({ side, face, size = 24 }: { side: Side; face: number | null; size?: number }) {
  return (
    <svg
      className="gow-die"
      width={size}
      height={size}
      viewBox="-12 -12 24 24"
      aria-hidden="true"
      data-face={face ?? '?'}
    >
      {/* Whose it is shows in its frame; a roll is read dark on white, whoever made it. */}
      <rect x="-11.2" y="-11.2" width="22.4" height="22.4" rx="5" fill="var(--casing)" />
      <rect x="-10.4" y="-10.4" width="20.8" height="20.8" rx="4.4" fill={inkOf(side)} />
      <rect
        x="-8.6"
        y="-8.6"
        width="17.2"
        height="17.2"
        rx="3"
        fill={face === null ? 'var(--paper-2)' : 'var(--field)'}
        stroke="var(--casing)"
        strokeWidth=".8"
        strokeDasharray={face === null ? '2 1.6' : undefined}
      />
      {(face === null ? [] : (PLACES[face] ?? [])).map(([x, y]) => (
        <path key={x} d={HIT} transform={`translate(${x} ${y}) scale(${face === 2 ? 0.72 : 1})`} fill="var(--ink)" />
      ))}
    </svg>
  );
}

/** So many dice in a row: as they fell, or still to be cast. */
export function DiceRow({ side, count, faces }: { side: Side; count: number; faces: readonly number[] }) {
  return (
    <span className="gow-dice">
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order in which they were rolled
        <HitDie key={i} side={side} face={faces[i] ?? null} />
      ))}
    </span>
  );
}

/** One that has fallen, for the dice tray, the briefing and reaction windows. */
export const Die: NonNullable<GameBoard['Die']> = ({ die, size, label }) => (
  <span className="gow-die" role="img" aria-label={label}>
    <HitDie side={sideOf(die.owner)} face={die.face} size={size} />
  </span>
);
