/** When the position can be judged: nobody is about to use what he has prepared. */

import { BASE_ACTIONS, noAction } from '../rules/actions.ts';
import { isSolo, type State } from '../rules/state.ts';

/** Between two actions; alone between two turns, for what is not guarded falls at the end of every turn. */
export function isQuiet(s: State): boolean {
  const { flow, order, at, corps, fields, commanders } = s;
  if (flow.length === 0) return true;
  if (flow.length > 1 || flow[0]?.step !== 'act') return false;
  if (isSolo(s)) return isFresh(s);
  // Nothing left to do but to end the turn, or to load what was brought.
  if (noAction(s) !== null) return false;
  const colour = commanders[order[at] as number]?.colour;
  for (const { id, at: town, cargo } of corps) {
    if (id[0] !== colour || !fields[town]) continue;
    if (cargo.fuel + cargo.ammo + cargo.food < 6 && (fields[town]?.fuel ?? 0) > 0 && cargo.fuel < 2) return false;
  }
  return true;
}

/** Nothing was done in this turn yet; or the game is over. */
export function isFresh({ flow, turn, corps }: State): boolean {
  if (flow.length === 0) return true;
  if (flow.length > 1 || flow[0]?.step !== 'act') return false;
  return turn.base === BASE_ACTIONS && turn.transfers === 0 && corps.every(({ moved }) => !moved);
}
