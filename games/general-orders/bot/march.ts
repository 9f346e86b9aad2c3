/** Advance and Fly: how many go, and from where. One plan for the whole action, carried out from the own end of the board. */
import { enemyOf, type Side, STACK } from '../content/sides.ts';
import { type Field, rankOf, SKY } from './board.ts';
import { type Camp, defenceDiceAt, holds, potential, type Situation } from './situation.ts';

/** The land or the sky, as two sides hold it. */
interface Ground {
  readonly field: Field;
  readonly own: Int8Array;
  readonly foe: Int8Array;
  readonly supplied: number;
}

const groundOf = (situation: Situation, own: Camp, foe: Camp, sky: boolean): Ground =>
  sky
    ? { field: SKY, own: own.planes, foe: foe.planes, supplied: own.sky }
    : { field: situation.board, own: own.men, foe: foe.men, supplied: own.supplied };

interface March {
  /** Pieces that go from each place. */
  readonly from: Int8Array;
  /** All of them, and what a Forward outpost adds. */
  strength: number;
  defenders: number;
  /** Dice of the defence. */
  dice: number;
}

// Overwritten by every plan.
const march: March = { from: new Int8Array(20), strength: 0, defenders: 0, dice: 0 };

/** What has moved already, if the action is running: places that rank before `last` send nobody any more. */
interface Moved {
  readonly from: Int8Array;
  readonly last: number;
}
const NOBODY: Moved = { from: new Int8Array(20), last: Number.NEGATIVE_INFINITY };

/** The situation still counts those who have moved as standing where they came from. Valid until the next plan. */
export function planMarch(situation: Situation, side: Side, to: number, sky: boolean, moved: Moved = NOBODY): March {
  const own = situation[side];
  const foe = situation[enemyOf(side)];
  const g = groundOf(situation, own, foe, sky);
  const near = g.field.ranks[side][to] as readonly number[];
  const { from } = march;
  from.fill(0);
  const defenders = g.foe[to] as number;
  const dice = defenders === 0 ? 0 : sky ? 1 : defenceDiceAt(situation, foe, to);
  const outpost = !sky && own.reserve > 0 && holds(situation, own, 'forwardOutpost') ? 1 : 0;
  const wanted = Math.max(1, wantedFor(situation, g, side, to, sky, defenders, dice) - outpost);
  const enough = defenders === 0 ? 1 : defenders + dice + 1 - outpost;
  let spare = 0;
  for (let n = 0; n < near.length; n++)
    spare += (g.own[near[n] as number] as number) - keep(situation, g, side, near[n] as number, to, sky);
  const daring = spare < enough;
  let total = 0;
  for (let n = 0; n < near.length; n++) total += moved.from[near[n] as number] as number;
  for (let n = 0; n < near.length; n++) {
    const i = near[n] as number;
    const gone = moved.from[i] as number;
    from[i] = gone;
    const pieces = g.own[i] as number;
    if (rankOf(g.field.hq, side, i) < moved.last || pieces < 2 || (g.supplied & (1 << i)) === 0) continue;
    const stay = daring && i !== g.field.hq[side] ? 1 : keep(situation, g, side, i, to, sky);
    const more = Math.min(pieces - stay - gone, wanted - total);
    if (more <= 0) continue;
    from[i] = gone + more;
    total += more;
  }
  march.strength = total + (total > 0 ? outpost : 0);
  march.defenders = defenders;
  march.dice = dice;
  return march;
}

/** Certain to win if there are so many, with one to hold the place; into an empty place as many as its neighbours call for. */
function wantedFor(
  situation: Situation,
  g: Ground,
  side: Side,
  to: number,
  sky: boolean,
  defenders: number,
  dice: number,
): number {
  if (defenders > 0) return to === g.field.hq[enemyOf(side)] ? 99 : defenders + 2 * dice + 2;
  const present = g.own[to] as number;
  if (present > 0) return STACK - present;
  if (sky) return 2;
  const danger = potential(situation, situation[enemyOf(side)], to);
  return danger === 0 ? 1 : danger < 3 ? 2 : 3;
}

/** What stays behind: one, two where the enemy could come, and at the HQ as many as make it safe. */
function keep(situation: Situation, g: Ground, side: Side, from: number, to: number, sky: boolean): number {
  const pieces = g.own[from] as number;
  if (pieces < 2 || (g.supplied & (1 << from)) === 0) return pieces;
  const foe = situation[enemyOf(side)];
  const isHq = from === g.field.hq[side];
  if (sky) return isHq ? 2 : 1;
  const last = situation.round === 4;
  if ((foe.orders === 0 || (situation.closed & (1 << from)) !== 0) && (last || !isHq)) return 1;
  let danger = 0;
  const near = situation.board.near[from] as readonly number[];
  for (let n = 0; n < near.length; n++) {
    const i = near[n] as number;
    if (i !== to && (foe.supplied & (1 << i)) !== 0) danger += (foe.men[i] as number) - 1;
  }
  if (isHq) return Math.min(pieces, danger > 0 ? danger + 2 : 2);
  return danger > 1 ? 2 : 1;
}
