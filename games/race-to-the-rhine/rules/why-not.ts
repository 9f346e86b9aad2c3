/**
 * Why a touch means nothing now, as far as the one who touches may know. Touched are things and verbs; the answer is `possible`
 * exactly where some move that this seat may make is spelled with them.
 */
import { asks, fastStream, moveParts, type WhyNot } from '@sztab/kernel';
import { PURSUIT, pursuitOf } from '../content/cards.ts';
import { CORPS, type CorpsId, corpsData, START_FIELDS } from '../content/corps.ts';
import { FIELD, FORTS, FORWARD_BASES, SYMBOLS, type Town } from '../content/fields.ts';
import { levelOf, TRANSFERS } from '../content/logistics.ts';
import { LINKS, LINKS_OF, roadBetween } from '../content/roads.ts';
import { amount, KINDS, type Kind, LIMIT } from '../content/supplies.ts';
import { decksToLookAt } from './air.ts';
import { controllerOf, hasMarker, isFree, isMainBase, mainBaseOf, tokensOn } from './control.ts';
import { raceToTheRhine } from './index.ts';
import { type Because, REASON_RULE } from './reasons.ts';
import { activeCommander, corpsIn, corpsOf, type Deck, type Frame, isSolo, type MoveFrame, pileOf } from './state.ts';
import { imagine, type View } from './view.ts';

export function whyNot(view: View, touched: readonly string[]): WhyNot {
  const because = reasonOf(view, touched);
  const [reason, rule] = typeof because === 'string' ? [because, REASON_RULE[because]] : because;
  return { reason, rule: `RTR-${rule}` };
}

/** What was touched: the thing touched last, and whatever else is known of it. */
interface Touch {
  readonly all: readonly string[];
  readonly last: string;
  readonly towns: readonly Town[];
  readonly corps: CorpsId | undefined;
  readonly kind: Kind | undefined;
}

const isTown = (thing: string): thing is Town => Object.hasOwn(FIELD, thing);
const isCorps = (thing: string): thing is CorpsId => Object.hasOwn(CORPS, thing);
const isKind = (thing: string): thing is Kind => KINDS.includes(thing as Kind);

function reasonOf(view: View, all: readonly string[]): Because {
  const { you } = view;
  if (view.result) return 'game-over';
  if (you === null) return 'only-watching';
  // Whatever is hidden does not change the own moves, so any possible table gives the true list.
  const mine = asks(raceToTheRhine, imagine(view, fastStream(1))).find(({ seat }) => seat === you);
  if (!mine) return 'not-your-turn';
  if (mine.moves.map(moveParts).some(({ verb, args }) => isSpelled(all, verb, args))) return 'possible';
  const touch: Touch = {
    all,
    last: all.at(-1) ?? '',
    towns: all.filter(isTown),
    corps: all.find(isCorps),
    kind: all.find(isKind),
  };
  return reasonIn(view, view.flow.at(-1) as Frame, touch);
}

/** The things in their order, the verb anywhere among them or left out. */
function isSpelled(touched: readonly string[], verb: string, args: readonly string[]): boolean {
  const things = touched.filter((token) => token !== verb);
  return things.length <= args.length && things.every((token, i) => args[i] === token);
}

function reasonIn(view: View, f: Frame, touch: Touch): Because {
  switch (f.step) {
    case 'act':
      return actReason(view, touch);
    case 'move':
      return moveReason(view, f, touch);
    case 'transport':
      return transportReason(view, f.placed, touch);
    case 'truck':
      if (touch.last === 'dispatch') return 'nothing-to-carry';
      if (!touch.kind) return 'action-not-finished';
      return amount(f.load) === LIMIT.truck ? 'truck-full' : ['nothing-to-carry', '5.3.6'];
    case 'bonus':
      return touch.kind ? 'none-left' : 'action-not-finished';
    case 'overflow':
      if (touch.corps) return transferReason(view, touch.corps, touch);
      return touch.kind ? 'nothing-there' : ['other-decision', '5.1.8'];
    case 'civilians':
    case 'market':
      return isTransfer(touch) ? 'not-controlled' : ['other-decision', '5.5.8'];
    case 'airborne':
      return touch.last.startsWith('pay') ? 'cannot-pay' : 'action-not-finished';
    case 'pay.cards':
      return isCard(touch.last) ? 'cannot-pay' : 'action-not-finished';
    case 'drop':
      return isTown(touch.last) ? 'field-controlled' : 'action-not-finished';
    case 'reaction':
      return reactionReason(view, touch);
    default:
      return ['other-decision', '7.6.9'];
  }
}

const isCard = (thing: string): boolean => /^(P[RWB]|O)\d\d$/.test(thing);
const isTransfer = ({ all }: Touch): boolean => all.includes('load') || all.includes('unload');
const hasAction = ({ turn }: View): boolean => turn.base > 0 || turn.credit === 'ready';

function actReason(view: View, touch: Touch): Because {
  const { all, last, towns, corps } = touch;
  const has = (...verbs: string[]): boolean => verbs.some((verb) => all.includes(verb));
  if (has('playResistance', 'playRecon') || isCard(last)) return cardReason(view, touch);
  if (has('airborne', 'drop')) return dropReason(view);
  if (has('air', 'cmdAir') || last === 'pursuit' || last === 'resistance') return airReason(view, touch);
  if (isTransfer(touch)) return corps ? transferReason(view, corps, touch) : 'nothing-there';
  if (corps || has('move', 'cmdMove')) return corpsReason(view, touch);
  if (has('takeTrucks')) return trucksReason(view);
  if (has('transport', 'truck')) return convoyReason(view);
  const [town] = towns;
  if (has('takeSupplies') || town) return supplyReason(view, town, touch);
  return 'other-decision';
}

function cardReason(view: View, { all, last }: Touch): Because {
  const me = activeCommander(view);
  const card = all.find(isCard) ?? me.kept.find((id) => (pursuitOf(id).type === 'recon') === all.includes('playRecon'));
  if (!card || !me.kept.some((id) => id === card)) return 'not-your-card';
  if (PURSUIT[card as keyof typeof PURSUIT].type !== 'recon') return 'resistance-used';
  return view.turn.recon ? 'recon-used' : deckReason(view, last);
}

const deckReason = (view: View, deck: string): Because =>
  decksToLookAt({
    pursuitLeft:
      sum(view.pursuitCount, view) +
      sum(
        view.discards.map((pile) => pile.length),
        view,
      ),
    resistanceLeft: view.resistanceCount,
  }).includes(deck as Deck)
    ? 'other-decision'
    : 'no-card-there';
const sum = (counts: readonly number[], view: View): number => counts[pileOf(view, view.you as number)] ?? 0;

function dropReason(view: View): Because {
  if (view.options.training) return 'not-in-training';
  if (isSolo(view)) return 'not-alone';
  if (!hasAction(view)) return 'no-actions-left';
  if (view.weather === 'rain') return 'rain';
  return view.paratroopsLeft === 0 ? 'no-paratroops' : 'cannot-pay';
}

function airReason(view: View, { all, last }: Touch): Because {
  const me = activeCommander(view);
  if (view.options.training) return 'not-in-training';
  if (all.includes('cmdAir')) {
    if (me.colour !== 'W' || !me.active) return ['card-used', me.colour === 'W' ? '5.10.1' : '5.10.2'];
  } else if (!hasAction(view)) return 'no-actions-left';
  if (me.air !== null) return 'marker-on-deck';
  if (view.weather === 'rain' && !all.includes('cmdAir')) return 'rain';
  return deckReason(view, last);
}

function transferReason(view: View, id: CorpsId, { all, kind }: Touch): Because {
  const corps = corpsOf(view, id);
  if (!isMine(view, id)) return 'not-your-corps';
  if (view.turn.transfers >= TRANSFERS) return 'transfers-used-up';
  if (all.includes('unload')) return 'nothing-there';
  const here = tokensOn(view, corps.at);
  if (kind ? here[kind] === 0 : amount(here) === 0) return 'nothing-there';
  return 'corps-full';
}

const isMine = (view: View, id: CorpsId): boolean => corpsData(id).colour === activeCommander(view).colour;

function corpsReason(view: View, { all, corps: id }: Touch): Because {
  const me = activeCommander(view);
  if (all.includes('cmdMove')) {
    if (me.colour !== 'B' || !me.active) return ['card-used', me.colour === 'B' ? '5.10.1' : '5.10.5'];
  } else if (!hasAction(view)) return 'no-actions-left';
  if (!id) return 'no-fuel';
  if (!isMine(view, id)) return 'not-your-corps';
  const { immobilised, moved, cargo, at } = corpsOf(view, id);
  if (immobilised) return 'immobilised';
  if (moved) return 'already-moved';
  if (cargo.fuel === 0) return 'no-fuel';
  // Nowhere to go: what stands in the way.
  const ways = LINKS_OF[me.colour][at].map(({ to }) => stepReason(view, id, to));
  return ways.find((way) => way === 'fort-needs-ammo') ?? ways[0] ?? 'no-road';
}

function trucksReason(view: View): Because {
  if (!hasAction(view)) return 'no-actions-left';
  if (view.trucksOnTrack === 0) return 'no-trucks-on-track';
  const { trucks, level } = activeCommander(view);
  return trucks >= levelOf(level).limit ? 'truck-limit' : ['truck-limit', '5.2.1'];
}

function convoyReason(view: View): Because {
  if (!hasAction(view)) return 'no-actions-left';
  return activeCommander(view).trucks === 0 ? 'no-trucks' : 'nothing-to-carry';
}

function supplyReason(view: View, town: Town | undefined, { all, kind }: Touch): Because {
  const { colour } = activeCommander(view);
  const isPort = town !== undefined && (FORWARD_BASES.has(town) || town === 'oostende');
  const base = mainBaseOf(view, colour);
  if (town && town !== base && !isPort && !isMainBase(view, town) && !all.includes('takeSupplies'))
    return 'corps-first';
  if (!hasAction(view)) return 'no-actions-left';
  if (!town || town === base) return 'none-left';
  if (!isPort || controllerOf(view, town) !== colour) return 'not-your-base';
  if (town === 'oostende' && !view.ostend) return 'ostend-used';
  if (view.turn.bases.includes(town)) return 'base-used';
  return kind ? 'only-basic-set' : 'none-left';
}

/** Why a corps cannot go there in its next step. */
function stepReason(view: View, id: CorpsId, to: Town): Because {
  const { at } = corpsOf(view, id);
  const { colour } = corpsData(id);
  const road = roadBetween(at, to);
  if (!road) return 'no-road';
  if (!road.colours.includes(colour)) return 'wrong-colour';
  if (corpsIn(view, to)) return 'corps-there';
  const owner = controllerOf(view, to);
  if (owner !== null && owner !== colour) {
    return view.commanders.some((one) => one.colour === owner) ? 'held-by-another' : 'absent-commander';
  }
  return owner === null && FORTS.has(to) ? 'fort-needs-ammo' : 'going-on-costs-fuel';
}

function moveReason(view: View, f: MoveFrame, touch: Touch): Because {
  const [town] = touch.towns;
  if (town) {
    const why = stepReason(view, f.corps, town);
    const stuck = f.pays && corpsOf(view, f.corps).cargo.fuel === 0;
    return why === 'fort-needs-ammo' && stuck ? 'going-on-costs-fuel' : why;
  }
  if (touch.last === 'step') return f.pays ? 'going-on-costs-fuel' : 'held-by-another';
  if (touch.last === 'stop') return ['action-not-finished', '5.5.3'];
  if (touch.corps === f.corps && f.steps > 0) return transferReason(view, f.corps, touch);
  if (touch.corps === f.corps && !touch.all.includes('unload')) return transferReason(view, f.corps, touch);
  return 'action-not-finished';
}

function transportReason(view: View, placed: number, touch: Touch): Because {
  const { colour } = activeCommander(view);
  const [from, to] = touch.towns;
  if (touch.corps) return placed > 0 ? transferReason(view, touch.corps, touch) : 'action-not-finished';
  if (!from) return 'action-not-finished';
  if (to) {
    const road = roadBetween(from, to);
    if (!road) return ['no-road', '5.3.2'];
    if (!road.colours.includes(colour)) return 'not-your-road';
    if (view.trucks.includes(road.id)) return 'road-taken';
  }
  if (![from, ...(to ? [to] : [])].every((town) => controllerOf(view, town) === colour)) return 'not-both-yours';
  if (amount(tokensOn(view, from)) === 0) return 'nothing-to-carry';
  const own = LINKS_OF[colour][from].filter((link) => controllerOf(view, link.to) === colour);
  return own.length > 0 && !to ? 'road-taken' : 'not-both-yours';
}

function reactionReason(view: View, { all, last, towns }: Touch): Because {
  const [town] = towns;
  if (!town) {
    if (all.includes('resist')) return view.ending ? 'no-more-markers' : 'no-source';
    if (all.includes('counter')) return 'not-connected';
    return last === 'none' || last === 'resistBox' ? ['other-decision', '6.5.A4'] : 'other-decision';
  }
  const attacked = all.includes('counter') || (!all.includes('resist') && hasMarker(view, town));
  return attacked ? counterReason(view, town) : markerReason(view, town);
}

function markerReason(view: View, town: Town): Because {
  if (view.ending) return 'no-more-markers';
  const owner = controllerOf(view, town);
  if (owner !== null) return view.commanders.some(({ colour }) => colour === owner) ? 'controlled' : 'absent-commander';
  if (view.edition < 3 && SYMBOLS.has(town)) return 'symbol-there';
  return view.markers.includes(town) ? 'marker-there' : 'no-source';
}

function counterReason(view: View, town: Town): Because {
  if (controllerOf(view, town) === activeCommander(view).colour) return 'your-own';
  if (isFree(view, town) || !hasMarker(view, town)) return 'no-marker';
  if (isMainBase(view, town)) return 'main-base';
  if (corpsIn(view, town)) return 'next-to-corps';
  if (LINKS[town].some(({ to }) => isMainBase(view, to) || START_FIELDS.has(to))) return 'next-to-safety';
  return LINKS[town].some(({ to }) => corpsIn(view, to)) ? 'next-to-corps' : 'not-connected';
}
