/** A combat die: blank, one hit or two, as stars of impact. Before it falls it shows nothing but itself. */
import type { GameBoard } from '@sztab/pieces';
import type { Side } from '../content/sides.ts';
import { sideOf } from '../rules/state.ts';
import { inkOf, onInkOf } from './marks.tsx';

const HIT = 'M0-4.6L1.1-1.1 4.6 0 1.1 1.1 0 4.6-1.1 1.1-4.6 0-1.1-1.1z';
const PLACES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-4, -4],
    [4, 4],
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
      <rect
        x="-11"
        y="-11"
        width="22"
        height="22"
        rx="4.5"
        fill={face === null ? 'var(--paper)' : inkOf(side)}
        stroke={face === null ? inkOf(side) : 'var(--casing)'}
        strokeWidth={face === null ? 2 : 1.2}
        strokeDasharray={face === null ? '3 2' : undefined}
      />
      {(face === null ? [] : (PLACES[face] ?? [])).map(([x, y]) => (
        <path key={x} d={HIT} transform={`translate(${x} ${y})`} fill={onInkOf(side)} />
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
