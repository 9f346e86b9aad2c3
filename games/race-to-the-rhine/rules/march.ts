/** Sections 5.5 to 5.7: corps moves, pursuit cards and battles. */
import { draw, moveParts, type Seat, shuffle } from '@sztab/kernel';
import { type CardId, divisionOf, PURSUIT, type PursuitId, pursuitOf, type ResistanceId } from '../content/cards.ts';
import { type CorpsId, corpsData } from '../content/corps.ts';
import { type Colour, FORTS, fieldOf, type Town, VICTORY } from '../content/fields.ts';
import { STEPS } from '../content/logistics.ts';
import { LINKS_OF } from '../content/roads.ts';
import { KINDS, type Kind } from '../content/supplies.ts';
import { controllerOf, hasResistance, isFree, takeField } from './control.ts';
import { type RrMove, type RrSteps, TEXT } from './moves.ts';
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
  type OpenTable,
  pileOf,
  type RrTable,
  tell,
} from './table.ts';
import { loads, transfer, unloads } from './transfers.ts';

/** RTR-5.5.7: the deck that a field's card comes from. */
export const deckFor = (t: Pick<OpenTable, 'markers'>, town: Town): Deck =>
  hasResistance(t, town) ? 'resistance' : 'pursuit';

/** The own marker counts as one ammunition, once in an entry (RTR-5.8.4). */
const airOver = (t: OpenTable, town: Town): number => (activeCommander(t).air === deckFor(t, town) ? 1 : 0);
const paratroopsIn = (t: OpenTable, town: Town): number => t.paratroops.filter((one) => one.town === town).length;

/** RTR-5.5.3 to RTR-5.5.6: where this corps could go next. */
export function stepsOf(t: OpenTable, { id, at, cargo }: Corps, pays: boolean): Town[] {
  const { colour } = corpsData(id);
  if (pays && cargo.fuel === 0) return [];
  const towns: Town[] = [];
  for (const { to } of LINKS_OF[colour][at]) {
    if (corpsIn(t, to)) continue;
    const owner = controllerOf(t, to);
    if (owner !== null && owner !== colour) continue;
    if (owner === null && !mayTake(to, colour)) continue;
    if (owner === null && FORTS.has(to) && airOver(t, to) + paratroopsIn(t, to) + cargo.ammo === 0) continue;
    towns.push(to);
  }
  return towns;
}

/** The own colour, a shared field with it, or a black one. */
const mayTake = (town: Town, colour: Colour): boolean => VICTORY.has(town) || fieldOf(town).colours.includes(colour);

/** RTR-5.5.1, RTR-4.2.6: corps that could begin a move now. */
export function movers(t: OpenTable): CorpsId[] {
  const { colour } = activeCommander(t);
  return t.corps.flatMap((corps) => {
    const { id, immobilised, moved, cargo } = corps;
    if (corpsData(id).colour !== colour || immobilised || moved || cargo.fuel === 0) return [];
    return stepsOf(t, corps, false).length > 0 ? [id] : [];
  });
}

export function beginMove(t: RrTable, id: CorpsId, by: 'action' | 'commander'): void {
  const corps = corpsOf(t, id);
  spend(t, corps, 'fuel', 1);
  corps.moved = true;
  tell({ is: 'move-begun', corps: id, by });
  t.flow.push({ step: 'move', corps: id, steps: 0, pays: false });
}

function spend(t: RrTable, corps: Corps, kind: Kind, count: number): void {
  corps.cargo[kind] -= count;
  t.pool[kind] += count; // RTR-5.5.13
}

export const marchSteps: RrSteps<'move' | 'civilians' | 'market' | 'take'> = {
  move: {
    ask(t, f) {
      const corps = corpsOf(t, f.corps);
      const moves: RrMove[] = stepsOf(t, corps, f.pays).map(TEXT.step);
      loads(t, corps, moves);
      if (f.steps > 0) {
        unloads(t, corps, moves);
        moves.push('stop');
      }
      return [{ seat: activeSeat(t), prompt: 'move', moves }];
    },
    take(t, f, _seat, move) {
      if (transfer(t, move)) return;
      if (move === 'stop') endMove(t);
      else step(t, f, moveParts(move).args[0] as Town);
    },
  },

  civilians: {
    ask(t) {
      return [{ seat: activeSeat(t), prompt: 'civilians', moves: ['feed', 'decline'] }];
    },
    take(t, f, _seat, move) {
      t.flow.pop();
      if (move === 'feed') feedCivilians(t, f.corps, false);
      else tell({ is: 'civilians-left', corps: f.corps });
    },
  },

  market: {
    ask(t, f) {
      return [{ seat: activeSeat(t), prompt: 'market', moves: [...swaps(t, f.corps), 'decline'] }];
    },
    take(t, f, _seat, move) {
      t.flow.pop();
      if (move === 'decline') {
        tell({ is: 'market-left', corps: f.corps });
        return;
      }
      const [give, get] = moveParts(move).args as [Kind, Kind];
      const corps = corpsOf(t, f.corps);
      spend(t, corps, give, 1);
      t.pool[get]--;
      corps.cargo[get]++;
      tell({ is: 'swapped', corps: f.corps, give, get });
    },
  },

  // RTR-5.5.8: the card is dealt with, the field is taken, and the corps may go on.
  take: {
    run(t, f) {
      t.flow.pop();
      const corps = corpsOf(t, f.corps);
      const under = t.flow[t.flow.length - 1] as MoveFrame;
      under.steps++;
      takeField(t, activeSeat(t), corps.at, f.found, f.unfought);
      if (!t.result && under.steps === STEPS) endMoveBelow(t, under);
    },
  },
};

function endMove(t: RrTable): void {
  t.flow.pop();
  ready(t);
}

/** The move is over although something (a full Lisieux) is still asked above it. */
function endMoveBelow(t: RrTable, frame: MoveFrame): void {
  t.flow = t.flow.filter((f) => f !== frame);
  ready(t);
}

/** RTR-5.6.7: what Resistance gives, it gives after the move. */
function ready(t: RrTable): void {
  if (t.turn.credit === 'pending') t.turn.credit = 'ready';
}

function step(t: RrTable, f: MoveFrame, to: Town): void {
  const corps = corpsOf(t, f.corps);
  const from = corps.at;
  if (f.pays) spend(t, corps, 'fuel', 1);
  tell({ is: 'stepped', corps: f.corps, from, to, fuel: f.pays ? 1 : 0 });
  f.pays = false;
  corps.at = to;
  if (isFree(t, to)) {
    enter(t, f, corps, from);
    return;
  }
  f.steps++; // RTR-5.5.5
  if (f.steps === STEPS) endMove(t);
}

/** RTR-5.5.6 to RTR-5.5.8, RTR-5.7.3: air support first, then paratroops, then the corps' own. */
function enter(t: RrTable, f: MoveFrame, corps: Corps, from: Town): void {
  const town = corps.at;
  const deck = deckFor(t, town);
  const help = { air: airOver(t, town), paratroops: paratroopsIn(t, town) };
  let used = 0;
  if (FORTS.has(town)) {
    const paid = help.air > 0 ? 'air' : help.paratroops > 0 ? 'paratroops' : 'cargo';
    if (paid === 'air') help.air = 0;
    else if (paid === 'paratroops') {
      help.paratroops--;
      used++;
    } else spend(t, corps, 'ammo', 1);
    tell({ is: 'fort-paid', corps: corps.id, town, with: paid });
  }
  if (deck === 'resistance') {
    const [card] = draw(t, t.resistance);
    forget(t, 'resistance', null);
    if (card) {
      turnUp(t, corps, deck, card);
      fight(t, f, corps, from, card, help, used);
    } else {
      tell({ is: 'no-card', deck, town });
      t.flow.push({ step: 'take', corps: corps.id, found: null, unfought: true }); // RTR-5.7.7
    }
  } else {
    const card = drawPursuit(t);
    if (card) pursuitCard(t, f, corps, from, card, help, used);
    else {
      tell({ is: 'no-card', deck, town }); // RTR-5.6.14
      t.flow.push({ step: 'take', corps: corps.id, found: null, unfought: false });
    }
  }
  if (!t.result) airReturns(t, deck); // RTR-5.8.5
}

/** RTR-5.6.1: face up for everybody. */
function turnUp(t: RrTable, corps: Corps, deck: Deck, card: CardId): void {
  t.revealed = card;
  tell({ is: 'card', corps: corps.id, deck, card });
}

/** RTR-5.6.14 */
function drawPursuit(t: RrTable): PursuitId | undefined {
  renewPursuit(t, activeSeat(t));
  const [card] = draw(t, t.pursuit[pileOf(t, activeSeat(t))] as PursuitId[]);
  forget(t, 'pursuit', pileOf(t, activeSeat(t)));
  return card;
}

/** The discard pile becomes the draw pile, if that is empty. */
export function renewPursuit(t: RrTable, seat: Seat): void {
  const pile = pileOf(t, seat);
  const cards = t.pursuit[pile] as PursuitId[];
  const discards = t.discards[pile] as PursuitId[];
  if (cards.length > 0 || discards.length === 0) return;
  cards.push(...shuffle(t, discards.splice(0)));
  tell({ is: 'reshuffled', by: commanderAt(t, seat).colour });
}

/** Nobody knows the top of this pile any more. */
function forget(t: RrTable, deck: Deck, pile: number | null): void {
  for (const [seat, { knows }] of t.commanders.entries()) {
    if (deck === 'resistance' || pileOf(t, seat) === pile) knows[deck] = false;
  }
}

/** All markers on a deck whose card was revealed. */
function airReturns(t: RrTable, deck: Deck): void {
  const pile = pileOf(t, activeSeat(t));
  for (const [seat, commander] of t.commanders.entries()) {
    if (commander.air === deck && (deck === 'resistance' || pileOf(t, seat) === pile)) commander.air = null;
  }
}

interface Help {
  readonly air: number;
  readonly paratroops: number;
}

function pursuitCard(
  t: RrTable,
  f: MoveFrame,
  corps: Corps,
  from: Town,
  card: PursuitId,
  help: Help,
  used: number,
): void {
  const { type, weather } = pursuitOf(card);
  const commander = activeCommander(t);
  turnUp(t, corps, 'pursuit', card);
  if (weather) turnWeather(t, weather);
  if (type === 'division') {
    fight(t, f, corps, from, card, help, used);
    return;
  }
  const found: Kind | null = type === 'stock' ? 'ammo' : type === 'supplies' ? 'fuel' : type === 'vive' ? 'food' : null;
  t.flow.push({ step: 'take', corps: corps.id, found, unfought: false });
  if (type === 'resistanceHand' || type === 'recon') {
    commander.kept.push(card);
    tell({ is: 'kept', by: commander.colour, card });
    return;
  }
  (t.discards[pileOf(t, activeSeat(t))] as PursuitId[]).push(card); // RTR-5.6.1
  switch (type) {
    case 'civilians':
      civilians(t, corps);
      return;
    case 'market':
      if (swaps(t, corps.id).length > 0) t.flow.push({ step: 'market', corps: corps.id });
      return;
    case 'resistance': {
      const counts = t.turn.credit === 'none'; // RTR-5.6.7
      if (counts) t.turn.credit = 'pending';
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
function civilians(t: RrTable, corps: Corps): void {
  t.civilians++;
  if (corps.cargo.food === 0 || t.medalPool === 0) return;
  if (isSolo(t) && t.civilians >= 3) feedCivilians(t, corps.id, true);
  else t.flow.push({ step: 'civilians', corps: corps.id });
}

function feedCivilians(t: RrTable, id: CorpsId, forced: boolean): void {
  spend(t, corpsOf(t, id), 'food', 1);
  t.medalPool--;
  activeCommander(t).medals++;
  tell({ is: 'civilians-fed', corps: id, forced });
}

/** RTR-5.6.6 */
function swaps(t: OpenTable, id: CorpsId): RrMove[] {
  const { cargo } = corpsOf(t, id);
  return KINDS.flatMap((give) =>
    cargo[give] === 0
      ? []
      : KINDS.filter((get) => get !== give && t.pool[get] > 0).map((get): RrMove => `swap(${give},${get})`),
  );
}

/** RTR-7.3.1, RTR-7.3.3 */
function turnWeather(t: RrTable, weather: 'sun' | 'rain'): void {
  if (!t.options.weather || t.weather === weather) return;
  t.weather = weather;
  tell({ is: 'weather', weather });
  if (weather === 'rain') for (const commander of t.commanders) commander.air = null;
}

/** Section 5.7: nobody gives a battle up, and nobody holds anything back (RTR-5.7.6). */
function fight(t: RrTable, f: MoveFrame, corps: Corps, from: Town, card: CardId, help: Help, usedBefore: number): void {
  const { ammo, fuel } = divisionOf(card);
  const air = Math.min(help.air, ammo);
  const paratroops = Math.min(help.paratroops, ammo - air);
  const own = { ammo: Math.min(corps.cargo.ammo, ammo - air - paratroops), fuel: Math.min(corps.cargo.fuel, fuel) };
  const won = air + paratroops + own.ammo === ammo && own.fuel === fuel;
  spend(t, corps, 'ammo', own.ammo);
  spend(t, corps, 'fuel', own.fuel);
  const town = corps.at;
  tell({ is: 'battle', corps: corps.id, town, card, won, from, air, paratroops, ...own });
  if (won) {
    activeCommander(t).captured.push(card); // RTR-5.7.4
    f.pays = true;
    t.flow.push({ step: 'take', corps: corps.id, found: null, unfought: false });
    return;
  }
  // RTR-5.7.5, RTR-5.5.11; before edition 3 the paratroops that had helped were gone.
  for (let gone = t.edition < 3 ? paratroops + usedBefore : 0; gone > 0; gone--) {
    t.paratroops.splice(
      t.paratroops.findIndex((one) => one.town === town),
      1,
    );
  }
  corps.at = from;
  shuffleBack(t, card);
  endMove(t);
}

function shuffleBack(t: RrTable, card: CardId): void {
  if (card in PURSUIT) {
    const pile = t.pursuit[pileOf(t, activeSeat(t))] as PursuitId[];
    pile.push(card as PursuitId);
    shuffle(t, pile);
  } else {
    t.resistance.push(card as ResistanceId);
    shuffle(t, t.resistance);
  }
}
