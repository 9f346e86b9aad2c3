/** FTF-5.3: Sabotage, and the special rules of the five regions. */
import { call, draw, finish, goOn, moveParts, reveal, type Seat, shuffle } from '@sztab/kernel';
import { FORMATIONS, type Formation } from '../content/formations.ts';
import { type MissionId, stageOf } from '../content/missions.ts';
import { ANDERS_SOLDIERS, CAMP_SOLDIERS, occupiedPoints } from '../content/orders.ts';
import { REGION, REGIONS, type Region } from '../content/regions.ts';
import { type SoldierId, soldierOf } from '../content/soldiers.ts';
import { actingIn } from './acting.ts';
import { receiveStage2 } from './missions.ts';
import { type Move, type Steps, TEXT } from './moves.ts';
import {
  arrivalPoint,
  canTrain,
  isOccupied,
  moveSoldier,
  noLeaving,
  placeFromDeck,
  placeSoldier,
  push,
  train,
  undergroundIn,
} from './soldiers.ts';
import { type Fighter, type OrderFrame, type PublicState, type Seen, type State, staffOf, tell } from './state.ts';

/** The chooser's special action follows his own sabotage or his refusal, before the next player acts (FTF-5.3.5). */
export function offerSabotage(s: State, f: OrderFrame, seat: Seat): void {
  if (seat === f.chooser) call(s, { step: 'rule', seat });
  if (sabotageTargets(s, f).length > 0) call(s, { step: 'sabotage', seat });
}

/** FTF-5.3.1: null if this region may be sabotaged. */
export function noSabotage(
  s: Pick<PublicState, 'domination' | 'soldiers'>,
  f: Pick<OrderFrame, 'regions'>,
  region: Region,
): 'already-sabotaged' | 'nothing-to-lower' | 'too-little-underground' | null {
  if (f.regions.includes(region)) return 'already-sabotaged';
  const square = s.domination[region];
  if (square === 0) return 'nothing-to-lower';
  return undergroundIn(s, region) > (REGION[region].arrows[square] as number) ? null : 'too-little-underground';
}

export const sabotageTargets = (
  s: Pick<PublicState, 'domination' | 'soldiers'>,
  f: Pick<OrderFrame, 'regions'>,
): Region[] => REGIONS.filter((region) => noSabotage(s, f, region) === null);

/** FTF-5.3.6: whether the special rule of a region could be carried out at all; `deck`: how many soldiers are left there. */
const canBeUsed: Readonly<Record<Region, (s: Seen, seat: Seat, deck: number) => boolean>> = {
  WAW: (s) => droppable(s).length > 0,
  POL: (_s, _seat, deck) => deck > 0,
  NEA: (s) => campers(s, []).length > 0,
  WEU: (s, seat) => s.edition >= 2 || staffOf(s, seat).hand.length > 0,
  NAI: (_s, _seat, deck) => deck > 0,
};

/** FTF-5.3.5: null if the special rule of this region may be used. */
export function noRule(s: Seen, seat: Seat, region: Region, deck: number): 'occupied' | 'nothing-to-do-there' | null {
  if (isOccupied(s, region)) return 'occupied';
  return canBeUsed[region](s, seat, deck) ? null : 'nothing-to-do-there';
}

const usableRules = (s: State, seat: Seat): Region[] =>
  REGIONS.filter((region) => noRule(s, seat, region, s.deck.length) === null);

/** FTF-5.3.6a: null if he may be dropped into Warsaw. */
export function noDrop(s: PublicState, fighter: Fighter): 'already-in-warsaw' | 'locked' | null {
  if (fighter.region === 'WAW') return 'already-in-warsaw';
  return noLeaving(s, fighter);
}

const droppable = (s: PublicState): SoldierId[] =>
  s.soldiers.filter((fighter) => noDrop(s, fighter) === null).map(({ id }) => id);

/** FTF-5.3.6c: null if he may train in the camp after those who were picked. */
export function noCamp(
  fighter: Fighter,
  picked: readonly SoldierId[],
): 'not-in-camp' | 'at-most-five' | 'already-trained' | null {
  if (fighter.region !== 'NEA') return 'not-in-camp';
  if (!canTrain(fighter, 'S')) return 'at-most-five';
  return picked.includes(fighter.id) ? 'already-trained' : null;
}

const campers = (s: PublicState, picked: readonly SoldierId[]): SoldierId[] =>
  s.soldiers.filter((fighter) => noCamp(fighter, picked) === null).map(({ id }) => id);

/** FTF-5.3.2: what sabotage brings there, as the marker stands before it. */
export const sabotagePoints = (s: Pick<PublicState, 'edition' | 'domination'>, region: Region): number =>
  isOccupied(s, region) ? occupiedPoints(s.edition) : 0;

export const sabotageSteps: Steps<
  'sabotage' | 'rule' | 'rule.choose' | 'rule.drop' | 'rule.formation' | 'rule.camp' | 'rule.front' | 'rule.push'
> = {
  sabotage: actingIn('sabotage', {
    prompt: 'sabotage',
    moves: (s, order) => sabotageTargets(s, order).map((region) => `sabotage(${region})` as const),
    act(s, order, seat, move) {
      // FTF-5.3.2
      const region = moveParts(move).args[0] as Region;
      const vp = sabotagePoints(s, region);
      order.regions.push(region);
      push(s, region, -1, 'sabotage', seat);
      if (vp === 0) return;
      staffOf(s, seat).vp += vp;
      tell({ is: 'sabotage-points', seat, region, vp });
    },
  }),

  rule: {
    run(s, { seat }) {
      if (usableRules(s, seat).length > 0) goOn(s, { step: 'rule.choose', seat });
      else finish(s);
    },
  },

  'rule.choose': {
    ask(s, { seat }) {
      const moves: Move[] = usableRules(s, seat).map((region) => `rule(${region})` as const);
      return [{ seat, prompt: 'region-rule', moves: [...moves, 'pass'] }];
    },
    take(s, { seat }, _seat, move) {
      finish(s);
      if (move === 'pass') return;
      const region = moveParts(move).args[0] as Region;
      tell({ is: 'rule-used', seat, region });
      RULES[region](s, seat);
    },
  },

  'rule.drop': {
    ask(s, { seat }) {
      return [{ seat, prompt: 'drop', moves: droppable(s).map(TEXT.drop) }];
    },
    take(s, { seat }, _seat, move) {
      finish(s);
      moveSoldier(s, seat, moveParts(move).args[0] as SoldierId, 'WAW', 'drop');
    },
  },

  'rule.formation': {
    ask(_t, { seat }) {
      return [{ seat, prompt: 'name-formation', moves: FORMATIONS.map((formation) => `name(${formation})` as const) }];
    },
    take(s, { seat }, _seat, move) {
      finish(s);
      undergroundState(s, seat, moveParts(move).args[0] as Formation);
    },
  },

  'rule.camp': {
    ask(s, { seat, picked }) {
      const moves: Move[] = campers(s, picked).map(TEXT.camp);
      return [{ seat, prompt: 'camp', moves: picked.length > 0 ? [...moves, 'done'] : moves }];
    },
    take(s, f, _seat, move) {
      if (move === 'done') finish(s);
      else trainInCamp(s, f.seat, f.picked, moveParts(move).args[0] as SoldierId);
    },
  },

  'rule.front': {
    ask(s, { seat }) {
      const moves: Move[] = staffOf(s, seat).hand.map((mission) => `front(${mission})` as const);
      return [{ seat, prompt: 'front-discard', moves: s.edition >= 2 ? [...moves, 'pass'] : moves }];
    },
    take(s, { seat }, _seat, move) {
      if (move === 'pass') frontKept(s, seat);
      else frontDiscard(s, seat, moveParts(move).args[0] as MissionId);
    },
  },

  'rule.push': {
    run(s, { seat }) {
      finish(s);
      push(s, 'WEU', 1, 'mainFront', seat);
    },
  },
};

/** FTF-5.3.6a to FTF-5.3.6e. A choice of one is carried out without asking (FTF-8.1). */
const RULES: Readonly<Record<Region, (s: State, seat: Seat) => void>> = {
  WAW(s, seat) {
    const [only, other] = droppable(s);
    if (other === undefined) moveSoldier(s, seat, only as SoldierId, 'WAW', 'drop');
    else call(s, { step: 'rule.drop', seat });
  },
  POL(s, seat) {
    call(s, { step: 'rule.formation', seat });
  },
  NEA(s, seat) {
    call(s, { step: 'rule.camp', seat, picked: [] });
    const [only, other] = campers(s, []);
    if (other === undefined) trainInCamp(s, seat, [], only as SoldierId);
  },
  WEU(s, seat) {
    call(s, { step: 'rule.front', seat });
    const [only, other] = staffOf(s, seat).hand;
    if (only === undefined) frontKept(s, seat);
    else if (other === undefined && s.edition < 2) frontDiscard(s, seat, only);
  },
  NAI(s, seat) {
    const soldiers = placeFromDeck(s, ANDERS_SOLDIERS, 'NAI');
    tell({ is: 'army-arrived', seat, soldiers });
    for (const soldier of soldiers) arrivalPoint(s, seat, soldier, 'NAI');
  },
};

/** The camp closes by itself after three, or when nobody is left. */
function trainInCamp(s: State, seat: Seat, before: readonly SoldierId[], soldier: SoldierId): void {
  train(s, seat, soldier, 'S', 'camp');
  const picked = [...before, soldier];
  if (picked.length === CAMP_SOLDIERS || campers(s, picked).length === 0) finish(s);
  else goOn(s, { step: 'rule.camp', seat, picked });
}

/** FTF-5.3.6b: everybody sees the cards; then all that is left is shuffled. */
function undergroundState(s: State, seat: Seat, formation: Formation): void {
  const depth = s.deck.findIndex((id) => soldierOf(id).formation === formation);
  const revealed = draw(s, s.deck, depth < 0 ? s.deck.length : depth + 1);
  const found = depth < 0 ? null : (revealed.pop() as SoldierId);
  s.deck = shuffle(s, [...s.deck, ...revealed]);
  s.revealed = revealed;
  tell({ is: 'formation-named', seat, formation, revealed, found });
  if (!found) return;
  placeSoldier(s, found, 'POL');
  arrivalPoint(s, seat, found, 'POL');
}

/** FTF-5.3.6d: nobody has to discard; the Axis advances all the same. */
function frontKept(s: State, seat: Seat): void {
  goOn(s, { step: 'rule.push', seat });
  tell({ is: 'front-kept', seat });
}

/** FTF-5.3.6d: shown to all, out of the game; a stage I card brings a stage II card; finally the Axis advances. */
function frontDiscard(s: State, seat: Seat, mission: MissionId): void {
  goOn(s, { step: 'rule.push', seat });
  s.frontDiscards.push(reveal(s, staffOf(s, seat).hand, mission, seat));
  tell({ is: 'front-discarded', seat, mission });
  if (stageOf(mission) === 1) receiveStage2(s, seat);
}
