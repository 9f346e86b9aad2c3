/** What each answer of any question gains, in points. One list for one list of moves. */
import { moveParts } from '@sztab/kernel';
import { type EventId, eventOf } from '../content/events.ts';
import type { Attribute, Formation } from '../content/formations.ts';
import type { MissionId } from '../content/missions.ts';
import type { Bonus, Order } from '../content/orders.ts';
import type { Region } from '../content/regions.ts';
import type { SoldierId } from '../content/soldiers.ts';
import type { Move } from '../rules/moves.ts';
import { fighterOf } from '../rules/soldiers.ts';
import { type Fighter, type Frame, runningOrder } from '../rules/state.ts';
import {
  abilityGain,
  bestMove,
  bestToken,
  campGain,
  crewOf,
  dropGain,
  frontGain,
  frontKeptGain,
  moveGain,
  nameGain,
  nurseGain,
  pickGain,
  RULE_GAIN,
  recruitGain,
  sabotageGain,
  tokenGain,
  trainGain,
} from './gains.ts';
import { formationNo, REGION_NO } from './muster.ts';
import { grows, leaves, type Plan, promiseOf } from './plan.ts';
import { orderGain, timePasses } from './tempo.ts';
import { WORTH } from './weights.ts';

type Answer = (plan: Plan, f: Frame, args: readonly string[]) => number;

// Moves of one soldier follow each other in a list.
let last: Fighter | null = null;
const fighter = ({ s }: Plan, id: string | undefined): Fighter => {
  if (last?.id !== id) last = fighterOf(s, id as SoldierId);
  return last as Fighter;
};

/** A mission that is kept: what it is likely to bring. */
const missionGain: Answer = (plan, _f, [id]) => promiseOf(plan, id as MissionId) - WORTH.keep;

const BONUS_GAIN: Readonly<Record<Bonus, (plan: Plan) => number>> = {
  token: bestToken,
  move: (plan) => bestMove(plan, false),
  nurse: nurseGain,
};

/** A soldier who is hurt counts for one; without training, or hurt before, he falls. */
function woundGain(plan: Plan, one: Fighter): number {
  const region = REGION_NO[one.region];
  const falls = !one.trained || one.wounds > 0;
  const crew = crewOf(one);
  const less = falls
    ? leaves(plan, region, formationNo[one.id], crew)
    : grows(plan, region, formationNo[one.id], -crew);
  return less - (falls ? WORTH.life : 0);
}

function treatGain(plan: Plan, one: Fighter): number {
  const gain = grows(plan, REGION_NO[one.region], formationNo[one.id], one.s - 1);
  return gain + WORTH.life / 2 - WORTH.nurse;
}

/** By the verb of a move. What is not here gains nothing. */
const GAIN: Readonly<Record<string, Answer>> = {
  keep: missionGain,
  discard: (plan, f, args) => -missionGain(plan, f, args),
  order: (plan, _f, [order]) => orderGain(plan, order as Order),
  move: (plan, _f, [id, to]) => moveGain(plan, fighter(plan, id), to as Region),
  train: (plan, _f, [id, attribute]) => trainGain(plan, fighter(plan, id), attribute as Attribute),
  sabotage: (plan, _f, [region]) => sabotageGain(plan, region as Region),
  rule: (plan, _f, [region]) => RULE_GAIN[region as Region](plan),
  drop: (plan, _f, [id]) => dropGain(plan, id as SoldierId),
  name: (plan, _f, [formation]) => nameGain(plan, formation as Formation),
  camp: (plan, _f, [id]) => campGain(plan, id as SoldierId),
  front: (plan, _f, [id]) => frontGain(plan, id as MissionId),
  pass: (plan, f) => (f.step === 'rule.front' ? frontKeptGain(plan) : 0),
  recruit: (plan, _f, [region]) => recruitGain(plan, region as Region, runningOrder(plan.s).chooser === plan.seat),
  pick: (plan, f, [id]) => (f.step === 'recruit.pick' ? pickGain(plan, id as SoldierId, f.region, f.first) : 0),
  ability: (plan, f, [arg]) =>
    f.step === 'recruit.ability' ? abilityGain(plan, f.soldier, f.region, arg as string) : 0,
  top: (plan, _f, [id]) => {
    const { region, months } = eventOf(id as EventId);
    return timePasses(plan, [[months, 1]], region);
  },
  bonus: (plan, _f, [bonus]) => BONUS_GAIN[bonus as Bonus](plan),
  token: (plan, _f, [formation, region]) => tokenGain(plan, formation as Formation, region as Region),
  treat: (plan, _f, [id]) => treatGain(plan, fighter(plan, id)),
  wound: (plan, _f, [id]) => woundGain(plan, fighter(plan, id)),
};

export function gainsOf(plan: Plan, moves: readonly Move[]): number[] {
  const f = plan.s.flow[plan.s.flow.length - 1] as Frame;
  last = null;
  const gains: number[] = [];
  for (let i = 0; i < moves.length; i++) {
    const { verb, args } = moveParts(moves[i] as Move);
    gains.push(GAIN[verb]?.(plan, f, args) ?? 0);
  }
  return gains;
}
