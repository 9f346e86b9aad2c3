/** Section 5.3: Sabotage, and the special rules of the five regions. */
import { draw, moveParts, reveal, type Seat, shuffle } from '@sztab/kernel';
import { FORMATIONS, type Formation } from '../content/formations.ts';
import { type MissionId, stageOf } from '../content/missions.ts';
import { ANDERS_SOLDIERS, CAMP_SOLDIERS, OCCUPIED_POINTS } from '../content/orders.ts';
import { REGION, REGIONS, type Region } from '../content/regions.ts';
import { type SoldierId, soldierOf } from '../content/soldiers.ts';
import { receiveStage2 } from './missions.ts';
import { type FtMove, type FtSteps, TEXT } from './moves.ts';
import {
  arrivalPoint,
  canTrain,
  isLocked,
  isOccupied,
  moveSoldier,
  placeFromDeck,
  placeSoldier,
  push,
  train,
  undergroundIn,
} from './soldiers.ts';
import { type FtTable, goOn, type OrderFrame, runningOrder, staffOf, tell } from './table.ts';

/** The chooser's special action follows his own sabotage or his refusal, before the next player acts (FTF-5.3.5). */
export function offerSabotage(t: FtTable, f: OrderFrame, seat: Seat): void {
  if (seat === f.chooser) t.flow.push({ step: 'rule', seat });
  if (targets(t, f).length > 0) t.flow.push({ step: 'sabotage', seat });
}

/** FTF-5.3.1 */
function targets(t: FtTable, f: OrderFrame): Region[] {
  return REGIONS.filter((region) => {
    const square = t.domination[region];
    if (square === 0 || f.regions.includes(region)) return false;
    return undergroundIn(t, region) > (REGION[region].arrows[square] as number);
  });
}

/** FTF-5.3.6: whether the special rule of a region could be carried out at all. */
const canBeUsed: Readonly<Record<Region, (t: FtTable, seat: Seat) => boolean>> = {
  WAW: (t) => droppable(t).length > 0,
  POL: (t) => t.deck.length > 0,
  NEA: (t) => campers(t, []).length > 0,
  WEU: (t, seat) => t.edition >= 2 || staffOf(t, seat).hand.length > 0,
  NAI: (t) => t.deck.length > 0,
};

/** FTF-5.3.5 */
const usableRules = (t: FtTable, seat: Seat): Region[] =>
  REGIONS.filter((region) => !isOccupied(t, region) && canBeUsed[region](t, seat));

const droppable = (t: FtTable): SoldierId[] =>
  t.soldiers.filter((fighter) => fighter.region !== 'WAW' && !isLocked(t, fighter)).map(({ id }) => id);

const campers = (t: FtTable, picked: readonly SoldierId[]): SoldierId[] =>
  t.soldiers
    .filter((fighter) => fighter.region === 'NEA' && canTrain(fighter, 'S') && !picked.includes(fighter.id))
    .map(({ id }) => id);

export const sabotageSteps: FtSteps<
  'sabotage' | 'rule' | 'rule.choose' | 'rule.drop' | 'rule.formation' | 'rule.camp' | 'rule.front' | 'rule.push'
> = {
  sabotage: {
    ask(t, { seat }) {
      const moves: FtMove[] = targets(t, runningOrder(t)).map((region) => `sabotage(${region})` as const);
      return [{ seat, prompt: 'sabotage', moves: [...moves, 'pass'] }];
    },
    take(t, { seat }, _seat, move) {
      t.flow.pop();
      if (move === 'pass') {
        tell({ is: 'declined', seat, order: 'sabotage' });
        return;
      }
      // FTF-5.3.2
      const region = moveParts(move).args[0] as Region;
      const wasOccupied = isOccupied(t, region);
      runningOrder(t).regions.push(region);
      push(t, region, -1, 'sabotage', seat);
      if (!wasOccupied) return;
      staffOf(t, seat).vp += OCCUPIED_POINTS;
      tell({ is: 'sabotage-points', seat, region, vp: OCCUPIED_POINTS });
    },
  },

  rule: {
    run(t, { seat }) {
      if (usableRules(t, seat).length > 0) goOn(t, { step: 'rule.choose', seat });
      else t.flow.pop();
    },
  },

  'rule.choose': {
    ask(t, { seat }) {
      const moves: FtMove[] = usableRules(t, seat).map((region) => `rule(${region})` as const);
      return [{ seat, prompt: 'region-rule', moves: [...moves, 'pass'] }];
    },
    take(t, { seat }, _seat, move) {
      t.flow.pop();
      if (move === 'pass') return;
      const region = moveParts(move).args[0] as Region;
      tell({ is: 'rule-used', seat, region });
      RULES[region](t, seat);
    },
  },

  'rule.drop': {
    ask(t, { seat }) {
      return [{ seat, prompt: 'drop', moves: droppable(t).map(TEXT.drop) }];
    },
    take(t, { seat }, _seat, move) {
      t.flow.pop();
      moveSoldier(t, seat, moveParts(move).args[0] as SoldierId, 'WAW', 'drop');
    },
  },

  'rule.formation': {
    ask(_t, { seat }) {
      return [{ seat, prompt: 'name-formation', moves: FORMATIONS.map((formation) => `name(${formation})` as const) }];
    },
    take(t, { seat }, _seat, move) {
      t.flow.pop();
      undergroundState(t, seat, moveParts(move).args[0] as Formation);
    },
  },

  'rule.camp': {
    ask(t, { seat, picked }) {
      const moves: FtMove[] = campers(t, picked).map(TEXT.camp);
      return [{ seat, prompt: 'camp', moves: picked.length > 0 ? [...moves, 'done'] : moves }];
    },
    take(t, f, _seat, move) {
      if (move === 'done') t.flow.pop();
      else trainInCamp(t, f.seat, f.picked, moveParts(move).args[0] as SoldierId);
    },
  },

  'rule.front': {
    ask(t, { seat }) {
      const moves: FtMove[] = staffOf(t, seat).hand.map((mission) => `front(${mission})` as const);
      return [{ seat, prompt: 'front-discard', moves: t.edition >= 2 ? [...moves, 'pass'] : moves }];
    },
    take(t, { seat }, _seat, move) {
      if (move === 'pass') frontKept(t, seat);
      else frontDiscard(t, seat, moveParts(move).args[0] as MissionId);
    },
  },

  'rule.push': {
    run(t, { seat }) {
      t.flow.pop();
      push(t, 'WEU', 1, 'mainFront', seat);
    },
  },
};

/** FTF-5.3.6a to FTF-5.3.6e. A choice of one is carried out without asking (FTF-8.1). */
const RULES: Readonly<Record<Region, (t: FtTable, seat: Seat) => void>> = {
  WAW(t, seat) {
    const [only, other] = droppable(t);
    if (other === undefined) moveSoldier(t, seat, only as SoldierId, 'WAW', 'drop');
    else t.flow.push({ step: 'rule.drop', seat });
  },
  POL(t, seat) {
    t.flow.push({ step: 'rule.formation', seat });
  },
  NEA(t, seat) {
    t.flow.push({ step: 'rule.camp', seat, picked: [] });
    const [only, other] = campers(t, []);
    if (other === undefined) trainInCamp(t, seat, [], only as SoldierId);
  },
  WEU(t, seat) {
    t.flow.push({ step: 'rule.front', seat });
    const [only, other] = staffOf(t, seat).hand;
    if (only === undefined) frontKept(t, seat);
    else if (other === undefined && t.edition < 2) frontDiscard(t, seat, only);
  },
  NAI(t, seat) {
    const soldiers = placeFromDeck(t, ANDERS_SOLDIERS, 'NAI');
    tell({ is: 'army-arrived', seat, soldiers });
    for (const soldier of soldiers) arrivalPoint(t, seat, soldier, 'NAI');
  },
};

/** The camp closes by itself after three, or when nobody is left. */
function trainInCamp(t: FtTable, seat: Seat, before: readonly SoldierId[], soldier: SoldierId): void {
  train(t, seat, soldier, 'S', 'camp');
  const picked = [...before, soldier];
  if (picked.length === CAMP_SOLDIERS || campers(t, picked).length === 0) t.flow.pop();
  else goOn(t, { step: 'rule.camp', seat, picked });
}

/** FTF-5.3.6b: everybody sees the cards; then all that is left is shuffled. */
function undergroundState(t: FtTable, seat: Seat, formation: Formation): void {
  const depth = t.deck.findIndex((id) => soldierOf(id).formation === formation);
  const revealed = draw(t, t.deck, depth < 0 ? t.deck.length : depth + 1);
  const found = depth < 0 ? null : (revealed.pop() as SoldierId);
  t.deck = shuffle(t, [...t.deck, ...revealed]);
  t.revealed = revealed;
  tell({ is: 'formation-named', seat, formation, revealed, found });
  if (!found) return;
  placeSoldier(t, found, 'POL');
  arrivalPoint(t, seat, found, 'POL');
}

/** FTF-5.3.6d: nobody has to discard; the Axis advances all the same. */
function frontKept(t: FtTable, seat: Seat): void {
  goOn(t, { step: 'rule.push', seat });
  tell({ is: 'front-kept', seat });
}

/** FTF-5.3.6d: shown to all, out of the game; a stage I card brings a stage II card; finally the Axis advances. */
function frontDiscard(t: FtTable, seat: Seat, mission: MissionId): void {
  goOn(t, { step: 'rule.push', seat });
  t.frontDiscards.push(reveal(t, staffOf(t, seat).hand, mission, seat));
  tell({ is: 'front-discarded', seat, mission });
  if (stageOf(mission) === 1) receiveStage2(t, seat);
}
