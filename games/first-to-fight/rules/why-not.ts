/** Why a touch means nothing now: what stands against each thing, asked of the functions that the lists of moves are made with. */
import { citing, isSpelled, type Seat, whyNotBy } from '@sztab/kernel';
import { ATTRIBUTES, FORMATIONS } from '../content/formations.ts';
import { MISSION, type MissionId } from '../content/missions.ts';
import { BONUSES, ORDERS, type Order } from '../content/orders.ts';
import { REGIONS, type Region } from '../content/regions.ts';
import { SOLDIER, soldierOf } from '../content/soldiers.ts';
import { noBonus, noToken } from './concentration.ts';
import { noTreatment } from './ending.ts';
import { firstToFight } from './index.ts';
import { noWound } from './losses.ts';
import { noDeparture, noReach, noTraining } from './movement-and-training.ts';
import type { Shape } from './moves.ts';
import { noOrder } from './orders.ts';
import { type Because, REASON_RULE, type WhyNotReason } from './reasons.ts';
import { noRecruiting } from './recruitment.ts';
import { noCamp, noDrop, noRule, noSabotage } from './sabotage.ts';
import { noLeaving, noStep } from './soldiers.ts';
import { type Fighter, type Frame, runningOrder } from './state.ts';
import type { View } from './view.ts';

const topOf = (view: View): Frame => view.flow[view.flow.length - 1] as Frame;

export const whyNot = whyNotBy<Shape, WhyNotReason>(firstToFight, 'FTF', REASON_RULE, {
  seatOf: ({ you }) => you,
  notAsked: (view) => ('answers' in topOf(view) ? 'already-answered' : 'not-your-decision'),
  against(view, touched, moves) {
    for (const thing of touched.toReversed()) {
      const because = reasonAgainst(view, view.you as Seat, topOf(view), touched, thing);
      if (because) return because;
    }
    return isSpelled(touched, moves)
      ? null
      : notAskedFor(view, view.you as Seat, topOf(view), touched.at(-1) as string);
  },
});

const isOneOf = <X extends string>(list: readonly X[], thing: string): thing is X => list.includes(thing as X);

/** What the rules of this question say against a thing; a region or an attribute is that of the soldier touched with it. */
function reasonAgainst(view: View, you: Seat, f: Frame, touched: readonly string[], thing: string): Because | null {
  const fighter = view.soldiers.find(({ id }) => id === thing);
  if (fighter) return soldierReason(view, f, fighter);
  const soldier = view.soldiers.find(({ id }) => touched.includes(id));
  if (isOneOf(REGIONS, thing)) return regionReason(view, you, f, touched, thing, soldier);
  if (isOneOf(ATTRIBUTES, thing) && f.step === 'training')
    return soldier ? noTraining(runningOrder(view), soldier, thing) : null;
  if (isOneOf(BONUSES, thing) && f.step === 'concentration') return noBonus(view, runningOrder(view), you, thing);
  return null;
}

function soldierReason(view: View, f: Frame, fighter: Fighter): Because | null {
  switch (f.step) {
    case 'movement':
      return noDeparture(view, runningOrder(view), fighter);
    case 'concentration.move':
      return noLeaving(view, fighter);
    case 'training':
      return noTraining(runningOrder(view), fighter);
    case 'rule.drop':
      return noDrop(view, fighter);
    case 'rule.camp':
      return noCamp(fighter, f.picked);
    case 'ending.treat':
      return noTreatment(fighter);
    case 'losses.choose': {
      const reason = noWound(view, f, fighter);
      return reason === 'other-region' ? 'no-mission-fought' : reason;
    }
    case 'event.wound': {
      const reason = noWound(view, { region: f.region, pass: [] }, fighter);
      return citing(reason === 'other-region' ? 'other-decision' : reason, '7.2.7');
    }
    default:
      return null;
  }
}

function regionReason(
  view: View,
  you: Seat,
  f: Frame,
  touched: readonly string[],
  region: Region,
  soldier: Fighter | undefined,
): Because | null {
  switch (f.step) {
    case 'movement': {
      if (!soldier) return 'soldier-first';
      const order = runningOrder(view);
      return noDeparture(view, order, soldier) ?? noReach(order, you, soldier, region);
    }
    case 'concentration.move':
      if (!soldier) return 'soldier-first';
      return noLeaving(view, soldier) ?? noStep(soldier, region);
    case 'training':
      return soldier ? null : ['soldier-first', '5.2.1'];
    case 'sabotage':
      return noSabotage(view, runningOrder(view), region);
    case 'rule.choose':
      return noRule(view, you, region, view.deckCount);
    case 'recruitment':
      return noRecruiting(runningOrder(view), region);
    case 'recruit.ability':
      return soldierOf(f.soldier).ability === 'movement' ? citing(noStep(f, region), '5.4.11') : null;
    case 'concentration.token': {
      const formation = FORMATIONS.find((one) => touched.includes(one));
      return formation ? noToken(view, formation, region) : null;
    }
    default:
      return null;
  }
}

/** Nothing stands against the thing itself, but it is not what is asked for. */
function notAskedFor(view: View, you: Seat, f: Frame, thing: string): Because {
  if (isOneOf(ORDERS, thing)) return orderReason(view, thing);
  if (thing in MISSION) return view.staffs[you]?.hand.includes(thing as MissionId) ? 'not-to-choose-now' : 'not-yours';
  const isOnBoard = view.soldiers.some(({ id }) => id === thing);
  if (thing in SOLDIER && !isOnBoard && f.step !== 'recruit.pick') return 'not-on-board';
  if (isOneOf(REGIONS, thing) && f.step === 'losses.region') return 'no-mission-fought';
  return f.step === 'orders.choose' ? 'order-first' : 'other-decision';
}

function orderReason(view: View, order: Order): Because {
  const isOtherRunning = view.flow.some((f) => f.step === 'order' && f.order !== order);
  return noOrder(view, order) ?? (isOtherRunning ? 'order-running' : 'other-decision');
}
