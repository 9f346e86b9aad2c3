/** RTR-5.5 to RTR-5.7: corps moves, pursuit cards and battles. */
import { call, draw, finish, moveParts, type Seat, shuffle } from '@sztab/kernel';
import { type CardId, divisionOf, PURSUIT, type PursuitId, pursuitOf, type ResistanceId } from '../content/cards.ts';
import { type CorpsId, corpsData } from '../content/corps.ts';
import { FORTS, type Town } from '../content/fields.ts';
import { STEPS } from '../content/logistics.ts';
import { LINKS_OF, type Link, roadBetween } from '../content/roads.ts';
import { KINDS, type Kind } from '../content/supplies.ts';
import { controllerOf, hasResistance, isAbsent, isFree, takeField } from './control.ts';
import { type Move, type Steps, TEXT } from './moves.ts';
import type { WhyNotReason } from './reasons.ts';
import {
  activeCommander,
  activeSeat,
  type Corps,
  commanderAt,
  corpsIn,
  corpsOf,
  type Deck,
  isSolo,
  type MoveFrame,
  type PublicState,
  pileOf,
  type State,
  tell,
} from './state.ts';
import { loads, transfer, unloads } from './transfers.ts';

/** RTR-5.5.7: the deck that a field's card comes from. */
export const deckFor = (s: Pick<PublicState, 'markers'>, town: Town): Deck =>
  hasResistance(s, town) ? 'resistance' : 'pursuit';

/** The own marker counts as one ammunition, once in an entry (RTR-5.8.4). */
const airOver = (s: PublicState, town: Town): number => (activeCommander(s).air === deckFor(s, town) ? 1 : 0);
const paratroopsIn = (s: PublicState, town: Town): number => s.paratroops.filter((one) => one.town === town).length;

/** RTR-5.5.4: null if this corps may be in the field at all. */
function noPresence(s: PublicState, { id }: Corps, to: Town): WhyNotReason | null {
  if (corpsIn(s, to)) return 'corps-there';
  const owner = controllerOf(s, to);
  if (owner === null || owner === corpsData(id).colour) return null;
  return isAbsent(s, owner) ? 'absent-commander' : 'held-by-another';
}

/** RTR-5.5.4 to RTR-5.5.6, RTR-5.5.9: null if this corps may enter the field at the other end of a road of its colour. */
function noEntry(s: PublicState, corps: Corps, to: Town, pays: boolean): WhyNotReason | null {
  const closed = noPresence(s, corps, to);
  if (closed) return closed;
  const { id, cargo } = corps;
  if (pays && cargo.fuel === 0) return 'going-on-costs-fuel';
  if (controllerOf(s, to) === corpsData(id).colour || !FORTS.has(to)) return null;
  return airOver(s, to) + paratroopsIn(s, to) + cargo.ammo > 0 ? null : 'fort-needs-ammo';
}

/** RTR-5.5.3: the same of any field. One that is closed however near the corps came is closed first of all. */
export function noStep(s: PublicState, corps: Corps, to: Town, pays: boolean): WhyNotReason | null {
  const road = roadBetween(corps.at, to);
  if (!road) return noPresence(s, corps, to) ?? 'no-road';
  return road.colours.includes(corpsData(corps.id).colour) ? noEntry(s, corps, to, pays) : 'wrong-colour';
}

/** Where this corps could go next. */
export function stepsOf(s: PublicState, corps: Corps, pays: boolean): Town[] {
  const towns: Town[] = [];
  for (const { to } of waysOf(corps)) if (noEntry(s, corps, to, pays) === null) towns.push(to);
  return towns;
}
const waysOf = ({ id, at }: Corps): readonly Link[] => LINKS_OF[corpsData(id).colour][at];

/** Null if there is anywhere to go; otherwise what stands in the way, and rather what supplies would mend. */
export function noWay(s: PublicState, corps: Corps, pays: boolean): WhyNotReason | null {
  let first: WhyNotReason | null = null;
  for (const { to } of waysOf(corps)) {
    const no = noEntry(s, corps, to, pays);
    if (no === null) return null;
    if (no === 'fort-needs-ammo' || no === 'going-on-costs-fuel') first = no;
    first ??= no;
  }
  return first ?? 'no-road';
}

/** RTR-5.5.1, RTR-5.5.2, RTR-4.2.6, RTR-6.4.8: null if this corps could begin a move now. */
export function noMove(s: PublicState, corps: Corps): WhyNotReason | null {
  if (corpsData(corps.id).colour !== activeCommander(s).colour) return 'not-your-corps';
  if (corps.immobilised) return 'immobilised';
  if (corps.moved) return 'already-moved';
  return corps.cargo.fuel === 0 ? 'no-fuel' : noWay(s, corps, false);
}

export const movers = (s: PublicState): CorpsId[] =>
  s.corps.flatMap((corps) => (noMove(s, corps) === null ? [corps.id] : []));

export function beginMove(s: State, id: CorpsId, by: 'action' | 'commander'): void {
  const corps = corpsOf(s, id);
  spend(s, corps, 'fuel', 1);
  corps.moved = true;
  tell({ is: 'move-begun', corps: id, by });
  call(s, { step: 'move', corps: id, steps: 0, pays: false });
}

function spend(s: State, corps: Corps, kind: Kind, count: number): void {
  corps.cargo[kind] -= count;
  s.pool[kind] += count; // RTR-5.5.13
}

export const marchSteps: Steps<'move' | 'civilians' | 'market' | 'take'> = {
  move: {
    ask(s, f) {
      const corps = corpsOf(s, f.corps);
      const moves: Move[] = stepsOf(s, corps, f.pays).map(TEXT.step);
      loads(s, corps, moves);
      if (f.steps > 0) {
        unloads(s, corps, moves);
        moves.push('stop');
      }
      return [{ seat: activeSeat(s), prompt: 'move', moves }];
    },
    take(s, f, _seat, move) {
      if (transfer(s, move)) return;
      if (move === 'stop') endMove(s);
      else step(s, f, moveParts(move).args[0] as Town);
    },
  },

  civilians: {
    ask(s) {
      return [{ seat: activeSeat(s), prompt: 'civilians', moves: ['feed', 'decline'] }];
    },
    take(s, f, _seat, move) {
      finish(s);
      if (move === 'feed') feedCivilians(s, f.corps, false);
      else tell({ is: 'civilians-left', corps: f.corps });
    },
  },

  market: {
    ask(s, f) {
      return [{ seat: activeSeat(s), prompt: 'market', moves: [...swaps(s, f.corps), 'decline'] }];
    },
    take(s, f, _seat, move) {
      finish(s);
      if (move === 'decline') {
        tell({ is: 'market-left', corps: f.corps });
        return;
      }
      const [give, get] = moveParts(move).args as [Kind, Kind];
      const corps = corpsOf(s, f.corps);
      spend(s, corps, give, 1);
      s.pool[get]--;
      corps.cargo[get]++;
      tell({ is: 'swapped', corps: f.corps, give, get });
    },
  },

  // RTR-5.5.8: the card is dealt with, the field is taken, and the corps may go on.
  take: {
    run(s, f) {
      finish(s);
      const move = s.flow[s.flow.length - 1] as MoveFrame;
      const isLast = ++move.steps === STEPS;
      // The move is over before anything is asked about the field (a full Lisieux).
      if (isLast) finish(s);
      takeField(s, activeSeat(s), corpsOf(s, f.corps).at, f.found, f.unfought);
      if (isLast && !s.result) ready(s);
    },
  },
};

function endMove(s: State): void {
  finish(s);
  ready(s);
}

/** RTR-5.6.7: what Resistance gives, it gives after the move. */
function ready(s: State): void {
  if (s.turn.credit === 'pending') s.turn.credit = 'ready';
}

function step(s: State, f: MoveFrame, to: Town): void {
  const corps = corpsOf(s, f.corps);
  const from = corps.at;
  if (f.pays) spend(s, corps, 'fuel', 1);
  tell({ is: 'stepped', corps: f.corps, from, to, fuel: f.pays ? 1 : 0 });
  f.pays = false;
  corps.at = to;
  if (isFree(s, to)) {
    enter(s, f, corps, from);
    return;
  }
  f.steps++; // RTR-5.5.5
  if (f.steps === STEPS) endMove(s);
}

/** RTR-5.5.6 to RTR-5.5.8, RTR-5.7.3: air support first, then paratroops, then the corps' own. */
function enter(s: State, f: MoveFrame, corps: Corps, from: Town): void {
  const town = corps.at;
  const deck = deckFor(s, town);
  const help = { air: airOver(s, town), paratroops: paratroopsIn(s, town) };
  let used = 0;
  if (FORTS.has(town)) {
    const paid = help.air > 0 ? 'air' : help.paratroops > 0 ? 'paratroops' : 'cargo';
    if (paid === 'air') help.air = 0;
    else if (paid === 'paratroops') {
      help.paratroops--;
      used++;
    } else spend(s, corps, 'ammo', 1);
    tell({ is: 'fort-paid', corps: corps.id, town, with: paid });
  }
  if (deck === 'resistance') {
    const [card] = draw(s, s.resistance);
    forget(s, 'resistance', null);
    if (card) {
      turnUp(s, corps, deck, card);
      fight(s, f, corps, from, card, help, used);
    } else {
      tell({ is: 'no-card', deck, town });
      call(s, { step: 'take', corps: corps.id, found: null, unfought: true }); // RTR-5.7.7
    }
  } else {
    const card = drawPursuit(s);
    if (card) pursuitCard(s, f, corps, from, card, help, used);
    else {
      tell({ is: 'no-card', deck, town }); // RTR-5.6.14
      call(s, { step: 'take', corps: corps.id, found: null, unfought: false });
    }
  }
  if (!s.result) airReturns(s, deck); // RTR-5.8.5
}

/** RTR-5.6.1: face up for everybody. */
function turnUp(s: State, corps: Corps, deck: Deck, card: CardId): void {
  s.revealed = card;
  tell({ is: 'card', corps: corps.id, deck, card });
}

/** RTR-5.6.14 */
function drawPursuit(s: State): PursuitId | undefined {
  renewPursuit(s, activeSeat(s));
  const [card] = draw(s, s.pursuit[pileOf(s, activeSeat(s))] as PursuitId[]);
  forget(s, 'pursuit', pileOf(s, activeSeat(s)));
  return card;
}

/** The discard pile becomes the draw pile, if that is empty. */
export function renewPursuit(s: State, seat: Seat): void {
  const pile = pileOf(s, seat);
  const cards = s.pursuit[pile] as PursuitId[];
  const discards = s.discards[pile] as PursuitId[];
  if (cards.length > 0 || discards.length === 0) return;
  cards.push(...shuffle(s, discards.splice(0)));
  tell({ is: 'reshuffled', by: commanderAt(s, seat).colour });
}

/** Nobody knows the top of this pile any more. */
function forget(s: State, deck: Deck, pile: number | null): void {
  for (const [seat, { knows }] of s.commanders.entries()) {
    if (deck === 'resistance' || pileOf(s, seat) === pile) knows[deck] = false;
  }
}

/** All markers on a deck whose card was revealed. */
function airReturns(s: State, deck: Deck): void {
  const pile = pileOf(s, activeSeat(s));
  for (const [seat, commander] of s.commanders.entries()) {
    if (commander.air === deck && (deck === 'resistance' || pileOf(s, seat) === pile)) commander.air = null;
  }
}

interface Help {
  readonly air: number;
  readonly paratroops: number;
}

function pursuitCard(
  s: State,
  f: MoveFrame,
  corps: Corps,
  from: Town,
  card: PursuitId,
  help: Help,
  used: number,
): void {
  const { type, weather } = pursuitOf(card);
  const commander = activeCommander(s);
  turnUp(s, corps, 'pursuit', card);
  if (weather) turnWeather(s, weather);
  if (type === 'division') {
    fight(s, f, corps, from, card, help, used);
    return;
  }
  const found: Kind | null = type === 'stock' ? 'ammo' : type === 'supplies' ? 'fuel' : type === 'vive' ? 'food' : null;
  call(s, { step: 'take', corps: corps.id, found, unfought: false });
  if (type === 'resistanceHand' || type === 'recon') {
    commander.kept.push(card);
    tell({ is: 'kept', by: commander.colour, card });
    return;
  }
  (s.discards[pileOf(s, activeSeat(s))] as PursuitId[]).push(card); // RTR-5.6.1
  switch (type) {
    case 'civilians':
      civilians(s, corps);
      return;
    case 'market':
      if (swaps(s, corps.id).length > 0) call(s, { step: 'market', corps: corps.id });
      return;
    case 'resistance': {
      const counts = s.turn.credit === 'none'; // RTR-5.6.7
      if (counts) s.turn.credit = 'pending';
      tell({ is: 'credit', by: commander.colour, counts });
      return;
    }
    case 'boches':
      f.pays = true; // RTR-5.6.11
      return;
    default:
      return;
  }
}

/** RTR-5.6.2; alone the third one is not asked for any more (RTR-7.6.11). */
function civilians(s: State, corps: Corps): void {
  s.civilians++;
  if (corps.cargo.food === 0 || s.medalPool === 0) return;
  if (isSolo(s) && s.civilians >= 3) feedCivilians(s, corps.id, true);
  else call(s, { step: 'civilians', corps: corps.id });
}

function feedCivilians(s: State, id: CorpsId, forced: boolean): void {
  spend(s, corpsOf(s, id), 'food', 1);
  s.medalPool--;
  activeCommander(s).medals++;
  tell({ is: 'civilians-fed', corps: id, forced });
}

/** RTR-5.6.6 */
function swaps(s: PublicState, id: CorpsId): Move[] {
  const { cargo } = corpsOf(s, id);
  return KINDS.flatMap((give) =>
    cargo[give] === 0
      ? []
      : KINDS.filter((get) => get !== give && s.pool[get] > 0).map((get): Move => `swap(${give},${get})`),
  );
}

/** RTR-7.3.1, RTR-7.3.3 */
function turnWeather(s: State, weather: 'sun' | 'rain'): void {
  if (!s.options.weather || s.weather === weather) return;
  s.weather = weather;
  tell({ is: 'weather', weather });
  if (weather === 'rain') for (const commander of s.commanders) commander.air = null;
}

/** RTR-5.7: nobody gives a battle up, and nobody holds anything back (RTR-5.7.6). */
function fight(s: State, f: MoveFrame, corps: Corps, from: Town, card: CardId, help: Help, usedBefore: number): void {
  const { ammo, fuel } = divisionOf(card);
  const air = Math.min(help.air, ammo);
  const paratroops = Math.min(help.paratroops, ammo - air);
  const own = { ammo: Math.min(corps.cargo.ammo, ammo - air - paratroops), fuel: Math.min(corps.cargo.fuel, fuel) };
  const won = air + paratroops + own.ammo === ammo && own.fuel === fuel;
  spend(s, corps, 'ammo', own.ammo);
  spend(s, corps, 'fuel', own.fuel);
  const town = corps.at;
  tell({ is: 'battle', corps: corps.id, town, card, won, from, air, paratroops, ...own });
  if (won) {
    activeCommander(s).captured.push(card); // RTR-5.7.4
    f.pays = true;
    call(s, { step: 'take', corps: corps.id, found: null, unfought: false });
    return;
  }
  // RTR-5.7.5, RTR-5.5.11; before edition 3 the paratroops that had helped were gone.
  for (let gone = s.edition < 3 ? paratroops + usedBefore : 0; gone > 0; gone--) {
    s.paratroops.splice(
      s.paratroops.findIndex((one) => one.town === town),
      1,
    );
  }
  corps.at = from;
  shuffleBack(s, card);
  endMove(s);
}

function shuffleBack(s: State, card: CardId): void {
  if (card in PURSUIT) {
    const pile = s.pursuit[pileOf(s, activeSeat(s))] as PursuitId[];
    pile.push(card as PursuitId);
    shuffle(s, pile);
  } else {
    s.resistance.push(card as ResistanceId);
    shuffle(s, s.resistance);
  }
}
