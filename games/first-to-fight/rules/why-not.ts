/**
 * Why a touch means nothing now, as far as the one who touches may know. Touched are things and verbs; the answer is `possible`
 * exactly where some move that this seat may make is spelled with them.
 */
import { asks, fastStream, moveParts, type Seat, type WhyNot } from '@sztab/kernel';
import { EVENT } from '../content/events.ts';
import { FORMATIONS } from '../content/formations.ts';
import { MISSION } from '../content/missions.ts';
import { BONUSES, type Bonus, MOST_NURSES, ORDERS, type Order } from '../content/orders.ts';
import { REGION, REGIONS, type Region } from '../content/regions.ts';
import { SOLDIER, type SoldierId } from '../content/soldiers.ts';
import { firstToFight } from './index.ts';
import { type Because, REASON_RULE } from './reasons.ts';
import { canTrain, isLocked, isOccupied } from './soldiers.ts';
import { type Frame, runningOrder } from './state.ts';
import { imagine, type View } from './view.ts';

export function whyNot(view: View, touched: readonly string[]): WhyNot {
  const because = reasonOf(view, touched);
  const [reason, rule] = typeof because === 'string' ? [because, REASON_RULE[because]] : because;
  return { reason, rule: `FTF-${rule}` };
}

const isOneOf = <X extends string>(list: readonly X[], thing: string): thing is X => list.includes(thing as X);

function reasonOf(view: View, touched: readonly string[]): Because {
  const { you } = view;
  if (view.result) return 'game-over';
  if (you === null) return 'only-watching';
  // Whatever is hidden does not change the own moves, so any possible table gives the true list.
  const mine = asks(firstToFight, imagine(view, fastStream(1))).find(({ seat }) => seat === you);
  const f = view.flow[view.flow.length - 1] as Frame;
  if (!mine) return 'answers' in f ? 'already-answered' : 'not-your-decision';
  const parts = mine.moves.map(moveParts);
  if (parts.some(({ verb, args }) => isSpelled(touched, verb, args))) return 'possible';
  const thing = touched[touched.length - 1] as string;
  if (isOneOf(ORDERS, thing)) return orderReason(view, f, thing);
  if (thing in SOLDIER) return soldierReason(view, you, f, thing as SoldierId);
  if (isOneOf(REGIONS, thing)) return regionReason(view, f, thing, touched);
  if (isOneOf(BONUSES, thing)) return bonusReason(view, you, f, thing);
  if (thing in MISSION) return view.staffs[you]?.hand.includes(thing as never) ? 'not-to-choose-now' : 'not-yours';
  if (thing in EVENT || isOneOf(FORMATIONS, thing)) return elsewhere(f);
  return elsewhere(f);
}

/** The things in their order, the verb anywhere among them or left out. */
function isSpelled(touched: readonly string[], verb: string, args: readonly string[]): boolean {
  const things = touched.filter((token) => token !== verb);
  return things.length <= args.length && things.every((token, i) => args[i] === token);
}

const elsewhere = (f: Frame): Because => (f.step === 'orders.choose' ? 'order-first' : 'other-decision');

function orderReason(view: View, f: Frame, order: Order): Because {
  if (f.step === 'orders.choose' || !view.tiles[order].active) return 'order-inactive';
  return view.flow.some((one) => one.step === 'order' && one.order !== order) ? 'order-running' : 'other-decision';
}

function soldierReason(view: View, you: Seat, f: Frame, id: SoldierId): Because {
  const fighter = view.soldiers.find((one) => one.id === id);
  if (!fighter) return f.step === 'recruit.pick' ? 'other-decision' : 'not-on-board';
  switch (f.step) {
    case 'movement':
      if (runningOrder(view).soldiers.includes(id)) return 'already-moved';
      return isLocked(view, fighter) ? 'locked' : 'other-decision';
    case 'concentration.move':
      return isLocked(view, fighter) ? ['locked', '4.3.3'] : 'other-decision';
    case 'training':
      return runningOrder(view).soldiers.includes(id) ? 'already-trained' : 'at-most-five';
    case 'rule.drop':
      return fighter.region === 'WAW' ? 'already-in-warsaw' : 'locked';
    case 'rule.camp':
      if (fighter.region !== 'NEA') return 'not-in-camp';
      return canTrain(fighter, 'S') ? 'already-trained' : 'at-most-five';
    case 'ending.treat':
      return 'not-wounded';
    case 'losses.choose':
      if (fighter.region !== f.region) return 'no-mission-fought';
      return f.pass.includes(id) ? 'wounded-in-this-pass' : 'higher-underground';
    case 'event.wound':
      return fighter.region === f.region ? ['higher-underground', '7.2.7'] : ['other-decision', '7.2.7'];
    default:
      return you === null ? 'only-watching' : elsewhere(f);
  }
}

function regionReason(view: View, f: Frame, region: Region, touched: readonly string[]): Because {
  const soldier = view.soldiers.find(({ id }) => touched.includes(id));
  switch (f.step) {
    case 'movement':
    case 'concentration.move':
      if (!soldier) return 'soldier-first';
      if (f.step === 'movement' && runningOrder(view).soldiers.includes(soldier.id)) return 'already-moved';
      if (isLocked(view, soldier)) return 'locked';
      return soldier.region === region ? 'same-region' : 'not-adjacent';
    case 'training':
      return soldier ? 'other-decision' : ['soldier-first', '5.2.1'];
    case 'sabotage':
      if (runningOrder(view).regions.includes(region)) return 'already-sabotaged';
      return view.domination[region] === 0 ? 'nothing-to-lower' : 'too-little-underground';
    case 'rule.choose':
      return isOccupied(view, region) ? 'occupied' : 'nothing-to-do-there';
    case 'recruitment':
      return REGION[region].recruits ? 'region-taken' : 'no-recruiting-there';
    case 'recruit.ability':
      if (SOLDIER[f.soldier].ability !== 'movement') return 'other-decision';
      return [region === f.region ? 'same-region' : 'not-adjacent', '5.4.11'];
    case 'concentration.token': {
      const here = view.concentration;
      const again = view.edition < 2 && here?.region === region && touched.includes(here.formation);
      return again ? 'token-lies-there' : 'other-decision';
    }
    case 'losses.region':
      return 'no-mission-fought';
    default:
      return elsewhere(f);
  }
}

function bonusReason(view: View, you: Seat, f: Frame, bonus: Bonus): Because {
  if (f.step !== 'concentration') return elsewhere(f);
  if (runningOrder(view).bonuses.includes(bonus)) return 'bonus-taken';
  return bonus === 'nurse' && view.staffs[you]?.nurses === MOST_NURSES ? 'nurses-full' : 'nobody-can-move';
}
