/** Between two actions everything can be compared; inside one somebody is about to use what he has prepared. */
import type { RrTable } from '../rules/table.ts';

export function isQuiet({ flow, turn, order, at, corps, fields, commanders }: RrTable): boolean {
  if (flow.length === 0) return true;
  if (flow.length > 1 || flow[0]?.step !== 'act') return false;
  // Nothing left to do but to end the turn, or to load what was brought.
  if (turn.base === 0 && turn.credit !== 'ready') return false;
  const colour = commanders[order[at] as number]?.colour;
  for (const { id, at: town, cargo } of corps) {
    if (id[0] !== colour || !fields[town]) continue;
    if (cargo.fuel + cargo.ammo + cargo.food < 6 && (fields[town]?.fuel ?? 0) > 0 && cargo.fuel < 2) return false;
  }
  return true;
}
