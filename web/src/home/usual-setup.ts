/** How this browser sets a table of this game, from what was played in it. */
import type { GameBox } from '@sztab/kernel';
import { allRows } from '../local/index.ts';
import { type Setup, setupFor } from '../tables/chairs.ts';
import { inOrder } from './in-order.ts';

export async function usualSetup(box: GameBox): Promise<Setup> {
  const rows = await allRows();
  const latest = [...rows].sort((a, b) => b.changed - a.changed);
  return setupFor(box, latest, inOrder(rows).finished);
}
