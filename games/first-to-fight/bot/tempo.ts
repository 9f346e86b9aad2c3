/** Which order to choose, and when to end the round. */
import { eventOf } from '../content/events.ts';
import { ORDERS, type Order } from '../content/orders.ts';
import { REGION, REGIONS, type Region } from '../content/regions.ts';
import { LAST_MONTH } from '../content/time.ts';
import { canTrain, isOccupied } from '../rules/soldiers.ts';
import type { State } from '../rules/state.ts';
import { bestMove, bestToken, nurseGain, RULE_GAIN, recruitGain, sabotageGain, trainGain } from './gains.ts';
import type { Plan } from './plan.ts';
import { FRESH, logistic, outlookFor, standsAtOnce } from './prospects.ts';
import { TEMPO } from './weights.ts';

/** Cards by months in a fresh deck: 3 to 7. */
const JUMPS: readonly (readonly [months: number, share: number])[] = [
  [3, 4 / 24],
  [4, 5 / 24],
  [5, 6 / 24],
  [6, 5 / 24],
  [7, 4 / 24],
];

/** Choosing an order: the points on its tile and what the chooser makes of it. */
export function orderGain(plan: Plan, order: Order): number {
  return plan.s.tiles[order].vp + USE[order](plan);
}

const USE: Readonly<Record<Order, (plan: Plan) => number>> = {
  movement: (plan) => bestMove(plan, true),
  training: (plan) => {
    let best = 0;
    for (const fighter of plan.s.soldiers) {
      if (canTrain(fighter, 'S')) best = Math.max(best, trainGain(plan, fighter, 'S'));
    }
    return best + nurseGain(plan);
  },
  sabotage: (plan) => {
    const { s, muster } = plan;
    let best = 0;
    let rule = 0;
    REGIONS.forEach((region, no) => {
      const square = s.domination[region];
      if (square > 0 && (muster.underground[no] as number) > (REGION[region].arrows[square] as number)) {
        best = Math.max(best, sabotageGain(plan, region));
      }
      if (!isOccupied(s, region)) rule = Math.max(rule, RULE_GAIN[region](plan));
    });
    return best + rule;
  },
  recruitment: (plan) => {
    if (plan.s.deck.length === 0) return 0;
    let best = 0;
    for (const region of REGIONS) if (REGION[region].recruits) best = Math.max(best, recruitGain(plan, region, true));
    return best;
  },
  concentration: (plan) => Math.max(bestToken(plan), bestMove(plan, false), nurseGain(plan)),
  maneuvers: (plan) => TEMPO.maneuvers + nextJump(plan) + left(plan),
};

/** Whoever has put the next card there by Liaison knows how far time jumps and where the Axis advances. */
function nextJump(plan: Plan): number {
  const { foreseen } = plan.s;
  if (foreseen?.seat !== plan.seat) return timePasses(plan);
  const { region, months } = eventOf(foreseen.top);
  return timePasses(plan, [[months, 1]], region);
}

/**
 * What the jump of time does to the missions: those that come due stand or fall, the others have a round less. The Axis may be
 * known to advance somewhere.
 */
export function timePasses({ s, active, all }: Plan, jumps: typeof JUMPS = JUMPS, axis: Region | null = null): number {
  const players = s.staffs.length;
  let gain = 0;
  for (const { region, date, weight, x, perStrength, chance, surplus } of all) {
    const { hope } = outlookFor(players, s.time, date, active);
    const harder = axis !== null && REGIONS[region] === axis ? rise(s, axis) : 0;
    for (const [months, share] of jumps) {
      const time = Math.min(LAST_MONTH, s.time + months);
      let then: number;
      if (time >= date) then = axis === null ? standsAtOnce(surplus) : surplus >= harder ? 1 : 0;
      else {
        const later = outlookFor(players, time, date, FRESH);
        then = logistic((x / perStrength - hope + later.hope - harder) * later.perStrength);
      }
      gain += share * weight * (then - chance);
    }
  }
  return gain;
}

/** By how much a region's level rises when the Axis advances there (FTF-6.2.2). */
function rise({ domination, staffs }: State, region: Region): number {
  const { levels } = REGION[region];
  const from = domination[region];
  const to = Math.min(levels.length - 1, from + (staffs.length === 4 ? 2 : 1));
  return (levels[to] as number) - (levels[from] as number);
}

/** What is left on the tiles goes to the neighbour. */
function left({ s }: Plan): number {
  let loss = 0;
  for (const order of ORDERS) {
    const { active, vp } = s.tiles[order];
    if (active && order !== 'maneuvers') loss += TEMPO.tileLeft + TEMPO.pointLeft * vp;
  }
  return loss;
}
