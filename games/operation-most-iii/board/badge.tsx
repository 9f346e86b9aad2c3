/** The marks of the two sides. White over red, and a straight-armed cross on white; never another sign. */
import type { Seat } from '@sztab/kernel';
import type { Side } from '../content/zones.ts';
import { sideOf } from '../rules/state.ts';

export function Badge({ seat, size }: { seat: Seat; size: number }) {
  return (
    <svg className="om3-badge" width={size} height={size} viewBox="0 0 34 34" aria-hidden="true">
      <circle cx="17" cy="17" r="16" fill="var(--p-white)" />
      {sideOf(seat) === 'PL' ? (
        <path d="M1 17a16 16 0 0 0 32 0z" fill="var(--flag-red)" />
      ) : (
        <Cross x={7} y={7} size={20} />
      )}
      <circle cx="17" cy="17" r="16" fill="none" stroke="var(--casing)" strokeWidth="1.5" />
    </svg>
  );
}

/** The flag in a corner of every card. */
export function Flag({ side }: { side: Side }) {
  return (
    <svg className="om3-flag" viewBox="0 0 18 13" aria-hidden="true">
      <rect x="0.5" y="0.5" width="17" height="12" fill="var(--p-white)" stroke="var(--casing)" />
      {side === 'PL' ? <path d="M1 6.5h16V12H1z" fill="var(--flag-red)" /> : <Cross x={4} y={1.5} size={10} />}
    </svg>
  );
}

/** Black on white in both themes, because the ground under it is white in both. */
function Cross({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 24 24" color="var(--on-white)" aria-hidden="true">
      <path d="M9 2h6v7h7v6h-7v7H9v-7H2V9h7z" fill="currentColor" />
      <path d="M10.6 3.6h2.8v7h7v2.8h-7v7h-2.8v-7h-7v-2.8h7z" fill="var(--p-white)" />
      <path d="M11.3 4.3h1.4v7h7v1.4h-7v7h-1.4v-7h-7v-1.4h7z" fill="currentColor" />
    </svg>
  );
}
