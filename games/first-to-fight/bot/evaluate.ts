/** The chance of winning, as it stands: points got, points hoped for, and whose turn it is to take the best tile. */
import type { Seat } from '@sztab/kernel';
import { FAILURE } from '../content/missions.ts';
import { ORDERS } from '../content/orders.ts';
import { yellowLeft } from '../rules/missions.ts';
import { scoreOf } from '../rules/outcome.ts';
import type { Staff, State } from '../rules/state.ts';
import { backsOf, hiddenFrom } from './hidden.ts';
import { MISSION_NUMBERS, type MissionNumbers, type Muster, muster, NUMBERS, surplusOf } from './muster.ts';
import { activeOrders, logistic, outlookFor } from './prospects.ts';
import { DOUBT, EFFORT, WORTH } from './weights.ts';

/**
 * What this seat may hope for. It knows its own hand; of a rival's only the backs, whatever the imagined state says: one guess of
 * a hand is noise, the average of all guesses is not. So the hopes of all seats make only about 1 together. Whoever has given up
 * is no rival any more (FTF-8.8), but that seat is played on as if it could win: it must neither help nor spoil.
 */
export function evaluate(s: State, seat: Seat): number {
  const gone = s.resigned ?? [];
  if (s.result) {
    const { winners, scores, reason } = s.result;
    if (gone.includes(seat) && reason !== 'resign') return scores[seat] === Math.max(...scores) ? 1 : 0;
    return winners.includes(seat) ? 1 / winners.length : 0;
  }
  const worths = worthsOf(s, seat);
  const doubt = doubtOf(s);
  const mine = worths[seat] as number;
  let sum = 0;
  for (let other = 0; other < worths.length; other++) {
    if (other === seat || !gone.includes(other)) sum += Math.exp(((worths[other] as number) - mine) / doubt);
  }
  return 1 / sum;
}

export function doubtOf({ staffs }: State): number {
  let open = 0;
  for (const { hand } of staffs) open += hand.length;
  return DOUBT.least + (DOUBT.mission * open) / staffs.length;
}

/** The points that each seat may expect at the end, as one of them sees it. */
export function worthsOf(s: State, seat: Seat): number[] {
  const m = muster(s);
  const active = activeOrders(s);
  const average = averages(s, m, active, seat);
  const effort = EFFORT[s.staffs.length - 2] as number;
  const worths = s.staffs.map((staff, other) => {
    const [red, yellow] = backsOf(staff);
    const worth = scoreOf(staff) + WORTH.nurse * staff.nurses + future(s, staff) * average.yellow;
    if (other === seat) return worth + ownHopes(s, m, active, staff);
    return worth + red * average.red + yellow * average.yellow + (red + yellow) * effort;
  });
  harvest(s, worths);
  return worths;
}

export function chanceOf(s: State, m: Muster, active: number, mission: MissionNumbers): number {
  const { hope, perStrength } = outlookFor(s.staffs.length, s.time, mission.date, active);
  return logistic((surplusOf(m, mission) + hope) * perStrength);
}

/** What the missions in the own hand are likely to bring. */
function ownHopes(s: State, m: Muster, active: number, { hand }: Staff): number {
  let sum = 0;
  for (const id of hand) {
    const mission = MISSION_NUMBERS[id];
    sum += chanceOf(s, m, active, mission) * mission.stake - FAILURE;
  }
  return sum;
}

/** The same of a card that this seat has not seen: in a rival's hand, or received one day. */
function averages(s: State, m: Muster, active: number, seat: Seat): { readonly red: number; readonly yellow: number } {
  const { may, red, yellow } = hiddenFrom(s, seat);
  let reds = 0;
  let yellows = 0;
  for (const mission of NUMBERS) {
    if (may[mission.no] === 0) continue;
    const hope = chanceOf(s, m, active, mission) * mission.stake - FAILURE;
    if (mission.stage === 1) reds += hope;
    else yellows += hope;
  }
  return { red: reds / Math.max(1, red), yellow: yellows / Math.max(1, yellow) };
}

/** Stage II cards still to be received: one for each stage I card in the hand, up to the limit of FTF-6.5.7. */
function future({ edition }: State, staff: Staff): number {
  const [red, yellow] = backsOf(staff);
  return Math.min(red, yellowLeft(edition, staff.stage2Received, yellow));
}

/** Points on tiles go to those who choose next. */
function harvest(s: State, worths: number[]): void {
  const top = s.flow[s.flow.length - 1];
  if (top?.step !== 'orders.choose') return;
  const points: number[] = [];
  for (const order of ORDERS) if (s.tiles[order].active) points.push(s.tiles[order].vp);
  points.sort((a, b) => b - a);
  let likely: number = WORTH.tile;
  for (let n = 0; n < points.length; n++) {
    const seat = (top.seat + n) % worths.length;
    worths[seat] = (worths[seat] as number) + likely * (points[n] as number);
    likely *= WORTH.tileFades;
  }
}
