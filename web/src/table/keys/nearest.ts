/** Which of several targets an arrow key means. */
export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Leaving the direction counts double, so that a row stays a row. */
const SIDEWAYS = 2;

export function nearest<T extends Spot>(from: Spot, spots: readonly T[], arrow: Arrow): T | null {
  let best: T | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const dx = spot.x - from.x;
    const dy = spot.y - from.y;
    const along = { ArrowLeft: -dx, ArrowRight: dx, ArrowUp: -dy, ArrowDown: dy }[arrow];
    if (along <= 1) continue;
    const aside = Math.abs(arrow === 'ArrowLeft' || arrow === 'ArrowRight' ? dy : dx);
    const way = along + SIDEWAYS * aside;
    if (way < shortest) {
      shortest = way;
      best = spot;
    }
  }
  return best;
}
