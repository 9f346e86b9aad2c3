/**
 * What a seat plays for: its own missions, and against those that its rivals may hold. Looks at nothing hidden from the seat.
 *
 * There is one sheet, written anew for every thought: searches think a hundred thousand times a minute.
 */
import type { Seat } from '@sztab/kernel';
import { FORMATIONS } from '../content/formations.ts';
import { MISSIONS, type MissionId } from '../content/missions.ts';
import { REGIONS } from '../content/regions.ts';
import type { Staff, State } from '../rules/state.ts';
import { backsOf, hiddenFrom } from './hidden.ts';
import { MISSION_NUMBERS, type MissionNumbers, type Muster, muster, surplusOf } from './muster.ts';
import { activeOrders, logistic, outlookFor } from './prospects.ts';
import { RIVALS } from './weights.ts';

export interface Stake extends MissionNumbers {
  readonly id: MissionId;
  /** Points between success and failure; below zero where a rival may hold it, 0 if it is of no concern. */
  weight: number;
  /** As the rules would count it now. */
  surplus: number;
  /** Where it stands on the logistic curve, and how far one Strength moves it. */
  x: number;
  perStrength: number;
  chance: number;
}

const SHEET = Object.fromEntries(
  MISSIONS.map((id) => [
    id,
    {
      id,
      ...MISSION_NUMBERS[id],
      weight: 0,
      surplus: 0,
      x: 0,
      perStrength: 0,
      chance: 0,
    } satisfies Stake,
  ]),
) as Readonly<Record<MissionId, Stake>>;
const STAKES = MISSIONS.map((id) => SHEET[id]);
const IN_REGION = REGIONS.map((_, region) => STAKES.filter((stake) => stake.region === region));

/** Gains within a region that were worked out already; see `changes`. */
const CREWS = 11;
const CROWDS = 3;
const known = new Float64Array(REGIONS.length * FORMATIONS.length * CREWS * CROWDS);
/** The thought in which each of them was worked out: cheaper than wiping the sheet. */
const thoughts = new Int32Array(known.length);
let thought = 0;

/** Valid until the next plan. */
export function planOf(s: State, seat: Seat) {
  const m = muster(s);
  const active = activeOrders(s);
  for (const stake of STAKES) stake.weight = 0;
  const own = (s.staffs[seat] as Staff).hand.map((id) => SHEET[id]);
  for (const stake of own) stake.weight = stake.stake;
  fear(s, seat);
  const all = STAKES.filter(({ weight }) => weight !== 0);
  thought++;
  for (const stake of all) reckon(s, m, active, stake);
  return {
    s,
    seat,
    muster: m,
    /** Orders besides Maneuvers that can still be chosen in this round. */
    active,
    own,
    /** Own and feared missions. */
    all,
    /** All missions by region, those of no concern included. */
    stakes: IN_REGION,
  };
}

export type Plan = Readonly<ReturnType<typeof planOf>>;

function reckon(s: State, m: Muster, active: number, stake: Stake): void {
  const { hope, perStrength } = outlookFor(s.staffs.length, s.time, stake.date, active);
  stake.surplus = surplusOf(m, stake);
  stake.perStrength = perStrength;
  stake.x = (stake.surplus + hope) * perStrength;
  stake.chance = logistic(stake.x);
}

/** What a mission that one might take is likely to bring, counted from a failure. */
export function promiseOf({ s, muster: m, active }: Plan, id: MissionId): number {
  const stake = SHEET[id];
  reckon(s, m, active, stake);
  return stake.stake * stake.chance;
}

/** Every card that a rival may hold is weighed by how likely one does. Of rivals' hands only the backs are counted. */
function fear(s: State, seat: Seat): void {
  const { may, red, yellow } = hiddenFrom(s, seat);
  let reds = 0;
  let yellows = 0;
  for (let other = 0; other < s.staffs.length; other++) {
    if (other === seat) continue;
    const backs = backsOf(s.staffs[other] as Staff);
    reds += backs[0];
    yellows += backs[1];
  }
  const rivalry = (RIVALS[s.staffs.length - 2] as number) / (s.staffs.length - 1);
  for (const stake of STAKES) {
    if (may[stake.no] === 0) continue;
    const share = stake.stage === 1 ? reds / red : yellows / yellow;
    stake.weight = -stake.stake * Math.min(1, share) * rivalry;
  }
}

/** What it means for the missions of a region if so many soldiers more and so much Strength of a formation stand there. */
function changes(plan: Plan, region: number, formation: number, crowd: -1 | 0 | 1, crew: number): number {
  const at = ((region * FORMATIONS.length + formation) * CROWDS + crowd + 1) * CREWS + crew + 5;
  if (thoughts[at] === thought) return known[at] as number;
  let gain = 0;
  for (const stake of plan.stakes[region] as readonly Stake[]) {
    if (stake.weight === 0) continue;
    const by = stake.formation === formation ? crowd + crew : crowd;
    gain += stake.weight * (logistic(stake.x + by * stake.perStrength) - stake.chance);
  }
  known[at] = gain;
  thoughts[at] = thought;
  return gain;
}

/** What it means for all missions of a region if everything there gets easier by so much; less than zero is harder. */
export function easier(plan: Plan, region: number, by: number): number {
  let gain = 0;
  if (by === 0) return gain;
  for (const { weight, x, perStrength, chance } of plan.stakes[region] as readonly Stake[]) {
    if (weight !== 0) gain += weight * (logistic(x + by * perStrength) - chance);
  }
  return gain;
}

/** What a soldier with so much Strength above one brings to a region, or takes away from it. */
export const arrives = (plan: Plan, region: number, formation: number, crew: number): number =>
  changes(plan, region, formation, 1, crew);
export const leaves = (plan: Plan, region: number, formation: number, crew: number): number =>
  changes(plan, region, formation, -1, -crew);

/** What it means if unhurt Strength of a formation grows or shrinks by so much where it stands. */
export const grows = (plan: Plan, region: number, formation: number, by: number): number =>
  changes(plan, region, formation, 0, by);
