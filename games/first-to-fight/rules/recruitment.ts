/** Section 5.4: Recruitment, and the abilities of those who come. */
import { draw, moveParts, type Seat } from '@sztab/kernel';
import type { EventId } from '../content/events.ts';
import { ATTRIBUTES, type Attribute } from '../content/formations.ts';
import { RECRUITS } from '../content/orders.ts';
import { REGION, REGIONS, type Region } from '../content/regions.ts';
import { type SoldierId, soldierOf } from '../content/soldiers.ts';
import type { FtMove, FtSteps } from './moves.ts';
import { arrivalPoint, canTrain, fighterOf, isLocked, moveSoldier, placeSoldier, push, train } from './soldiers.ts';
import { type FtTable, type OrderFrame, runningOrder, staffOf, tell } from './table.ts';

export function offerRecruitment(t: FtTable, f: OrderFrame, seat: Seat): void {
  if (freeRegions(t, f).length > 0) t.flow.push({ step: 'recruitment', seat });
}

/** FTF-5.4.1, FTF-5.4.3 */
const freeRegions = (t: FtTable, f: OrderFrame): Region[] =>
  t.deck.length === 0 ? [] : REGIONS.filter((region) => REGION[region].recruits && !f.regions.includes(region));

export const recruitmentSteps: FtSteps<'recruitment' | 'recruit.pick' | 'recruit.ability' | 'recruit.liaison'> = {
  recruitment: {
    ask(t, { seat }) {
      const moves: FtMove[] = freeRegions(t, runningOrder(t)).map((region) => `recruit(${region})` as const);
      return [{ seat, prompt: 'recruit-region', moves: [...moves, 'pass'] }];
    },
    take(t, { seat }, _seat, move) {
      t.flow.pop();
      if (move === 'pass') {
        tell({ is: 'declined', seat, order: 'recruitment' });
        return;
      }
      const region = moveParts(move).args[0] as Region;
      const order = runningOrder(t);
      order.regions.push(region);
      drawRecruits(t, seat, region, seat === order.chooser ? RECRUITS.chooser : RECRUITS.usual, true);
    },
  },

  'recruit.pick': {
    ask(_t, { seat, drawn }) {
      return [{ seat, prompt: 'recruit-pick', moves: drawn.map((id) => `pick(${id})` as const) }];
    },
    take(t, f, _seat, move) {
      t.flow.pop();
      enlist(t, f.seat, f.region, moveParts(move).args[0] as SoldierId, f.drawn, f.first);
    },
  },

  'recruit.ability': {
    ask(t, f) {
      return [{ seat: f.seat, prompt: 'ability', moves: [...abilityMoves(t, f.soldier, f.region), 'pass'] }];
    },
    take(t, { seat, soldier, region }, _seat, move) {
      t.flow.pop();
      if (move === 'pass') return;
      const { ability } = soldierOf(soldier);
      tell({ is: 'ability', seat, soldier, ability });
      const arg = moveParts(move).args[0] as string;
      if (ability === 'additionalRecruitment')
        drawRecruits(t, seat, region, RECRUITS.usual, false); // FTF-5.4.7
      else if (ability === 'training')
        train(t, seat, soldier, arg as Attribute, 'ability'); // FTF-5.4.9
      else if (ability === 'undergroundActivity')
        push(t, region, -1, 'undergroundActivity', seat); // FTF-5.4.10
      else if (ability === 'movement')
        moveSoldier(t, seat, soldier, arg as Region, 'ability'); // FTF-5.4.11
      else lookAtEvents(t, seat); // FTF-5.4.12
    },
  },

  'recruit.liaison': {
    ask(_t, { seat, cards }) {
      return [{ seat, prompt: 'liaison', moves: cards.map((id) => `top(${id})` as const), secret: true }];
    },
    take(t, { seat, cards }, _seat, move) {
      t.flow.pop();
      const top = moveParts(move).args[0] as EventId;
      const bottom = cards.find((id) => id !== top) as EventId;
      t.events.unshift(top);
      t.events.push(bottom);
      if (t.edition >= 2) t.foreseen = { seat, top };
      tell({ is: 'liaison', seat }, { [seat]: { is: 'liaison', seat, top, bottom } });
    },
  },
};

/** Whoever put the top card there does not know any more where it goes. */
function lookAtEvents(t: FtTable, seat: Seat): void {
  if (t.edition >= 2) t.foreseen = null;
  t.flow.push({ step: 'recruit.liaison', seat, cards: draw(t, t.events, 2) });
}

/** FTF-5.4.2, FTF-5.4.3 */
function drawRecruits(t: FtTable, seat: Seat, region: Region, count: number, first: boolean): void {
  const drawn = draw(t, t.deck, count);
  tell({ is: 'recruiting', seat, region, count: drawn.length });
  if (drawn.length === 1)
    enlist(t, seat, region, drawn[0] as SoldierId, drawn, first); // FTF-8.1
  else t.flow.push({ step: 'recruit.pick', seat, region, drawn, first });
}

/** FTF-5.4.4: he lies down, the others go to the bottom as drawn; then his ability. */
function enlist(
  t: FtTable,
  seat: Seat,
  region: Region,
  soldier: SoldierId,
  drawn: readonly SoldierId[],
  first: boolean,
): void {
  const others = drawn.filter((id) => id !== soldier);
  placeSoldier(t, soldier, region);
  t.deck.push(...others);
  const told = { is: 'recruited', seat, region, soldier } as const;
  tell(told, { [seat]: { ...told, others } });
  arrivalPoint(t, seat, soldier, region);
  if (!first) return;
  if (soldierOf(soldier).ability === 'victoryPoint') {
    staffOf(t, seat).vp++; // FTF-5.4.8
    tell({ is: 'ability', seat, soldier, ability: 'victoryPoint' });
  } else if (abilityMoves(t, soldier, region).length > 0) {
    t.flow.push({ step: 'recruit.ability', seat, soldier, region });
  }
}

/** D12 */
function abilityMoves(t: FtTable, soldier: SoldierId, region: Region): FtMove[] {
  const fighter = fighterOf(t, soldier);
  switch (soldierOf(soldier).ability) {
    case 'additionalRecruitment':
      return t.deck.length > 0 ? ['ability(use)'] : [];
    case 'training':
      return ATTRIBUTES.filter((attribute) => canTrain(fighter, attribute)).map(
        (which) => `ability(${which})` as const,
      );
    case 'undergroundActivity':
      return t.domination[region] > 0 ? ['ability(use)'] : [];
    case 'movement':
      return isLocked(t, fighter) ? [] : REGION[region].neighbours.map((to) => `ability(${to})` as const);
    case 'liaison':
      return ['ability(use)'];
    default:
      return [];
  }
}
