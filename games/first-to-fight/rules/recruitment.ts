/** FTF-5.4: Recruitment, and the abilities of those who come. */
import { call, draw, finish, moveParts, type Seat } from '@sztab/kernel';
import type { EventId } from '../content/events.ts';
import { ATTRIBUTES, type Attribute } from '../content/formations.ts';
import { RECRUITS } from '../content/orders.ts';
import { REGION, REGIONS, type Region } from '../content/regions.ts';
import { type SoldierId, soldierOf } from '../content/soldiers.ts';
import { actingIn } from './acting.ts';
import type { Move, Steps } from './moves.ts';
import {
  arrivalPoint,
  canTrain,
  fighterOf,
  moveSoldier,
  noLeaving,
  noStep,
  placeSoldier,
  push,
  train,
} from './soldiers.ts';
import { type Fighter, type OrderFrame, type PublicState, type State, staffOf, tell } from './state.ts';

export function offerRecruitment(s: State, f: OrderFrame, seat: Seat): void {
  if (freeRegions(s, f).length > 0) call(s, { step: 'recruitment', seat });
}

/** FTF-5.4.1: null if a soldier may be recruited there. */
export function noRecruiting(f: OrderFrame, region: Region): 'no-recruiting-there' | 'region-taken' | null {
  if (!REGION[region].recruits) return 'no-recruiting-there';
  return f.regions.includes(region) ? 'region-taken' : null;
}

/** FTF-5.4.3 */
const freeRegions = (s: State, f: OrderFrame): Region[] =>
  s.deck.length === 0 ? [] : REGIONS.filter((region) => noRecruiting(f, region) === null);

export const recruitmentSteps: Steps<'recruitment' | 'recruit.pick' | 'recruit.ability' | 'recruit.liaison'> = {
  recruitment: actingIn('recruitment', {
    prompt: 'recruit-region',
    moves: (s, order) => freeRegions(s, order).map((region) => `recruit(${region})` as const),
    act(s, order, seat, move) {
      const region = moveParts(move).args[0] as Region;
      order.regions.push(region);
      drawRecruits(s, seat, region, seat === order.chooser ? RECRUITS.chooser : RECRUITS.usual, true);
    },
  }),

  'recruit.pick': {
    ask(_t, { seat, drawn }) {
      return [{ seat, prompt: 'recruit-pick', moves: drawn.map((id) => `pick(${id})` as const) }];
    },
    take(s, f, _seat, move) {
      finish(s);
      enlist(s, f.seat, f.region, moveParts(move).args[0] as SoldierId, f.drawn, f.first);
    },
  },

  'recruit.ability': {
    ask(s, f) {
      return [
        {
          seat: f.seat,
          prompt: 'ability',
          moves: [...abilityMoves(s, fighterOf(s, f.soldier), s.deck.length), 'pass'],
        },
      ];
    },
    take(s, { seat, soldier, region }, _seat, move) {
      finish(s);
      if (move === 'pass') return;
      const { ability } = soldierOf(soldier);
      tell({ is: 'ability', seat, soldier, ability });
      const arg = moveParts(move).args[0] as string;
      if (ability === 'additionalRecruitment')
        drawRecruits(s, seat, region, RECRUITS.usual, false); // FTF-5.4.7
      else if (ability === 'training')
        train(s, seat, soldier, arg as Attribute, 'ability'); // FTF-5.4.9
      else if (ability === 'undergroundActivity')
        push(s, region, -1, 'undergroundActivity', seat); // FTF-5.4.10
      else if (ability === 'movement')
        moveSoldier(s, seat, soldier, arg as Region, 'ability'); // FTF-5.4.11
      else lookAtEvents(s, seat); // FTF-5.4.12
    },
  },

  'recruit.liaison': {
    ask(_t, { seat, cards }) {
      return [{ seat, prompt: 'liaison', moves: cards.map((id) => `top(${id})` as const), secret: true }];
    },
    take(s, { seat, cards }, _seat, move) {
      finish(s);
      const top = moveParts(move).args[0] as EventId;
      const bottom = cards.find((id) => id !== top) as EventId;
      s.events.unshift(top);
      s.events.push(bottom);
      if (s.edition >= 2) s.foreseen = { seat, top };
      tell({ is: 'liaison', seat }, { [seat]: { is: 'liaison', seat, top, bottom } });
    },
  },
};

/** Whoever put the top card there does not know any more where it goes. */
function lookAtEvents(s: State, seat: Seat): void {
  if (s.edition >= 2) s.foreseen = null;
  call(s, { step: 'recruit.liaison', seat, cards: draw(s, s.events, 2) });
}

/** FTF-5.4.2, FTF-5.4.3 */
function drawRecruits(s: State, seat: Seat, region: Region, count: number, first: boolean): void {
  const drawn = draw(s, s.deck, count);
  tell({ is: 'recruiting', seat, region, count: drawn.length });
  if (drawn.length === 1)
    enlist(s, seat, region, drawn[0] as SoldierId, drawn, first); // FTF-8.1
  else call(s, { step: 'recruit.pick', seat, region, drawn, first });
}

/** FTF-5.4.4: he lies down, the others go to the bottom as drawn; then his ability. */
function enlist(
  s: State,
  seat: Seat,
  region: Region,
  soldier: SoldierId,
  drawn: readonly SoldierId[],
  first: boolean,
): void {
  const others = drawn.filter((id) => id !== soldier);
  placeSoldier(s, soldier, region);
  s.deck.push(...others);
  const told = { is: 'recruited', seat, region, soldier } as const;
  tell(told, { [seat]: { ...told, others } });
  arrivalPoint(s, seat, soldier, region);
  if (!first) return;
  if (soldierOf(soldier).ability === 'victoryPoint') {
    staffOf(s, seat).vp++; // FTF-5.4.8
    tell({ is: 'ability', seat, soldier, ability: 'victoryPoint' });
  } else if (abilityMoves(s, fighterOf(s, soldier), s.deck.length).length > 0) {
    call(s, { step: 'recruit.ability', seat, soldier, region });
  }
}

/** D12: what somebody who comes to a region can do there; `left`: so many soldiers lie in the deck. */
export function abilityMoves(
  s: Pick<PublicState, 'domination' | 'concentration'>,
  fighter: Fighter,
  left: number,
): Move[] {
  switch (soldierOf(fighter.id).ability) {
    case 'additionalRecruitment':
      return left > 0 ? ['ability(use)'] : [];
    case 'training':
      return ATTRIBUTES.filter((attribute) => canTrain(fighter, attribute)).map(
        (which) => `ability(${which})` as const,
      );
    case 'undergroundActivity':
      return s.domination[fighter.region] > 0 ? ['ability(use)'] : [];
    case 'movement':
      if (noLeaving(s, fighter) !== null) return [];
      return REGIONS.filter((to) => noStep(fighter, to) === null).map((to) => `ability(${to})` as const);
    case 'liaison':
      return ['ability(use)'];
    default:
      return [];
  }
}
