/** Why a touch means nothing now: which of the functions that the lists of moves are made with is asked at which step. */
import { citing, isSpelled, whyNotBy } from '@sztab/kernel';
import { type CardId, type PursuitId, pursuitOf } from '../content/cards.ts';
import { CORPS, type CorpsId } from '../content/corps.ts';
import { type Colour, FIELD, PLACE, type Town } from '../content/fields.ts';
import { KINDS, type Kind } from '../content/supplies.ts';
import { noAbility, noAction } from './actions.ts';
import { DECKS, noAddedCard, noDrop, noFlight, noKept, noLanding, noLook, noPayment } from './air.ts';
import { hasMarker, isMainBase, mainBaseOf } from './control.ts';
import { raceToTheRhine } from './index.ts';
import { noMove, noStep, noWay } from './march.ts';
import type { Shape } from './moves.ts';
import { noCounter, noResistance } from './reaction.ts';
import { type Because, REASON_RULE, type WhyNotReason } from './reasons.ts';
import {
  activeCommander,
  type Corps,
  commanderAt,
  corpsIn,
  corpsOf,
  type Deck,
  type Frame,
  type MoveFrame,
  ownCorps,
  pileOf,
} from './state.ts';
import { isForwardBase, noBonus, noCargo, noSupplies, noTransport, noTruck, noTruckFrom, noTrucks } from './supply.ts';
import { noDiscard, noLoad, noRescue, noUnload } from './transfers.ts';
import type { View } from './view.ts';

export const whyNot = whyNotBy<Shape, WhyNotReason>(raceToTheRhine, 'RTR', REASON_RULE, {
  seatOf: ({ you }) => you,
  notAsked: () => 'not-your-turn',
  against(view, touched, moves) {
    if (isSpelled(touched, moves)) return null;
    // Each thing may be good, and all together mean nothing.
    return reasonIn(view, view.flow.at(-1) as Frame, touchOf(touched)) ?? 'other-decision';
  },
});

/** What was touched: the thing touched last, and whatever else is known of it. */
interface Touch {
  readonly all: readonly string[];
  readonly last: string;
  /** The last of them. */
  readonly town: Town | undefined;
  readonly corps: CorpsId | undefined;
  readonly kind: Kind | null;
}

const touchOf = (all: readonly string[]): Touch => ({
  all,
  last: all.at(-1) ?? '',
  town: all.findLast(isTown),
  corps: all.find(isCorps),
  kind: all.find(isKind) ?? null,
});

const isTown = (thing: string): thing is Town => Object.hasOwn(FIELD, thing);
const isCorps = (thing: string): thing is CorpsId => Object.hasOwn(CORPS, thing);
const isKind = (thing: string): thing is Kind => KINDS.includes(thing as Kind);
const isDeck = (thing: string): thing is Deck => DECKS.includes(thing as Deck);
const isCard = (thing: string): thing is CardId => /^(P[RWB]|O)\d\d$/.test(thing);
const isTransfer = ({ all }: Touch): boolean => all.includes('load') || all.includes('unload');

function reasonIn(view: View, f: Frame, touch: Touch): Because | null {
  switch (f.step) {
    case 'act':
      return actReason(view, touch);
    case 'move':
      return moveReason(view, f, touch);
    case 'transport':
      return transportReason(view, touch);
    case 'truck':
      if (touch.last === 'dispatch') return 'nothing-to-carry';
      return touch.kind
        ? citing(noCargo(view, f, touch.kind), '5.3.6', 'nothing-to-carry')
        : ['action-not-finished', '5.3.3'];
    case 'bonus':
      return (touch.kind && noBonus(view, touch.kind)) ?? ['action-not-finished', '5.1.9'];
    case 'overflow':
      return overflowReason(view, f, touch) ?? ['other-decision', '5.1.8'];
    case 'civilians':
    case 'market':
      return (isTransfer(touch) && transferReason(view, touch.corps ?? f.corps, touch)) || ['other-decision', '5.5.8'];
    case 'airborne':
      return paymentReason(view, touch) ?? ['action-not-finished', '5.9.2'];
    case 'pay.cards':
      return (isCard(touch.last) && noAddedCard(activeCommander(view), touch.last)) || ['action-not-finished', '5.9.2'];
    case 'drop':
      return isTown(touch.last) ? noLanding(view, touch.last) : 'action-not-finished';
    case 'reaction':
      return reactionReason(view, touch);
    default:
      return ['other-decision', '7.6.9'];
  }
}

type OverflowFrame = Extract<Frame, { step: 'overflow' }>;

/** What is too much goes back to the pool, or on the corps that stands there. */
function overflowReason(view: View, { town, seat }: OverflowFrame, touch: Touch): Because | null {
  if (!touch.corps) return touch.kind && citing(noDiscard(view, town, touch.kind), '5.1.8', 'nothing-there');
  const here = corpsIn(view, town);
  if (here?.id !== touch.corps) return null;
  return citing(noRescue(view, seat), '6.6.2', 'not-your-turn') ?? transferReason(view, touch.corps, touch);
}

/** A drop is paid with what was named: a medal, one division, several; or with whatever there is. */
function paymentReason(view: View, { all, last }: Touch): Because | null {
  const commander = activeCommander(view);
  if (isCard(last)) return noPayment(commander, last);
  if (last === 'payMedal' || last === 'payCards') return noPayment(commander, last);
  return all.some((word) => word.startsWith('pay')) ? 'cannot-pay' : null;
}

function actReason(view: View, touch: Touch): Because | null {
  const { all, last, town, corps } = touch;
  const has = (...verbs: string[]): boolean => verbs.some((verb) => all.includes(verb));
  if (has('playResistance', 'playRecon') || isCard(last)) return cardReason(view, touch);
  if (has('airborne', 'drop')) return noDrop(view);
  if (has('air', 'cmdAir') || isDeck(last)) {
    return ofCard(view, 'W', '5.10.2', noFlight(view, has('cmdAir'))) ?? lookReason(view, last);
  }
  if (isTransfer(touch)) return corps ? transferReason(view, corps, touch) : 'nothing-there';
  if (corps || has('move', 'cmdMove')) return corpsReason(view, touch);
  if (has('takeTrucks')) return noAction(view) ?? trucksReason(view, touch);
  if (has('transport', 'truck')) return noAction(view) ?? noTransport(view);
  if (has('takeSupplies') || town) return supplyReason(view, touch);
  return null;
}

function cardReason(view: View, { all, last }: Touch): Because | null {
  const card =
    all.find(isCard) ??
    activeCommander(view).kept.find((id) => (pursuitOf(id).type === 'recon') === all.includes('playRecon'));
  return card ? (noKept(view, card as PursuitId) ?? lookReason(view, last)) : 'not-your-card';
}

/** Against this deck; against all of them, if none is named. */
function lookReason(view: View, deck: string): Because | null {
  const faceDown = {
    pursuit: view.pursuitCount[pileOf(view, view.you as number)] ?? 0,
    resistance: view.resistanceCount,
  };
  const decks = isDeck(deck) ? [deck] : DECKS;
  return decks.some((one) => noLook(view, one, faceDown[one]) === null) ? null : 'no-card-there';
}

/** What a card does not give is one thing, and what another's card gives is another. */
const ofCard = (view: View, whose: Colour, rule: string, no: WhyNotReason | null): Because | null =>
  activeCommander(view).colour === whose ? no : citing(no, rule, 'card-used');

/** One of the own corps: this one, or the first if none is named. */
const mine = (view: View, id: CorpsId | undefined): Corps | undefined =>
  ownCorps(view, commanderAt(view, view.you as number).colour).find((corps) => !id || corps.id === id);

function transferReason(view: View, id: CorpsId, { all, kind }: Touch): Because | null {
  const corps = mine(view, id);
  if (!corps) return 'not-your-corps';
  return all.includes('unload') ? noUnload(view, corps, kind) : noLoad(view, corps, kind);
}

function corpsReason(view: View, { all, town, corps: id }: Touch): Because | null {
  const no = all.includes('cmdMove') ? ofCard(view, 'B', '5.10.5', noAbility(view, 'B')) : noAction(view);
  if (no) return no;
  const corps = mine(view, id);
  if (!corps) return 'not-your-corps';
  return noMove(view, corps) ?? (town ? noStep(view, corps, town, false) : null);
}

function trucksReason(view: View, { all }: Touch): Because | null {
  const count = all.find((word) => /^\d+$/.test(word)) ?? 1;
  const no = noTrucks(view, Number(count));
  // If one may be taken, it is the number that does not fit.
  return noTrucks(view, 1) === null ? citing(no, '5.2.1', 'truck-limit') : no;
}

function supplyReason(view: View, { all, town, kind }: Touch): Because | null {
  if (town && !isForwardBase(town) && !isMainBase(view, town) && !all.includes('takeSupplies'))
    return (noAction(view) ?? noTransport(view) ?? noTruckFrom(view, town)) === null
      ? 'transport-first'
      : 'corps-first';
  const base = mainBaseOf(view, activeCommander(view).colour);
  return noAction(view) ?? noSupplies(view, town ?? base, kind ?? 'basic');
}

function moveReason(view: View, f: MoveFrame, touch: Touch): Because | null {
  const { last, town, corps: id } = touch;
  const corps = corpsOf(view, f.corps);
  if (town) return noStep(view, corps, town, f.pays);
  if (last === 'step') return noWay(view, corps, f.pays);
  if (last === 'stop') return ['action-not-finished', '5.5.3'];
  return (id === f.corps && transferReason(view, id, touch)) || 'action-not-finished';
}

function transportReason(view: View, touch: Touch): Because | null {
  const [from, to] = touch.all.filter(isTown);
  if (touch.corps) return transferReason(view, touch.corps, touch) ?? 'action-not-finished';
  if (!from) return 'action-not-finished';
  return to ? citing(noTruck(view, from, to), '5.3.2', 'no-road') : noTruckFrom(view, from);
}

function reactionReason(view: View, { all, last, town }: Touch): Because | null {
  if (town) {
    const attacked = all.includes('counter') || (!all.includes('resist') && hasMarker(view, town));
    return attacked ? noCounter(view, PLACE[town]) : noResistance(view, PLACE[town]);
  }
  if (all.includes('resist')) return view.ending ? 'no-more-markers' : 'no-source';
  if (all.includes('counter')) return 'not-connected';
  return last === 'none' || last === 'resistBox' ? ['other-decision', '6.5.A4'] : null;
}
