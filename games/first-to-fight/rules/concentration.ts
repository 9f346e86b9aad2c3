/** FTF-5.5: Concentration. */
import { call, finish, goOn, moveParts, type Seat } from '@sztab/kernel';
import { FORMATIONS, type Formation } from '../content/formations.ts';
import { BONUSES, type Bonus, MOST_NURSES } from '../content/orders.ts';
import { REGION, REGIONS, type Region } from '../content/regions.ts';
import type { SoldierId } from '../content/soldiers.ts';
import { type Move, type Steps, TEXT } from './moves.ts';
import { isLocked, moveSoldier } from './soldiers.ts';
import { type OrderFrame, runningOrder, type State, staffOf, tell } from './state.ts';

export function offerConcentration(s: State, f: OrderFrame, seat: Seat): void {
  if (freeBonuses(s, f, seat).length > 0) call(s, { step: 'concentration', seat });
}

/** FTF-5.5.1 to FTF-5.5.5 */
function freeBonuses(s: State, f: OrderFrame, seat: Seat): Bonus[] {
  const can: Readonly<Record<Bonus, () => boolean>> = {
    token: () => true,
    move: () => s.soldiers.some((fighter) => !isLocked(s, fighter)), // every region has a neighbour
    nurse: () => staffOf(s, seat).nurses < MOST_NURSES,
  };
  return BONUSES.filter((bonus) => !f.bonuses.includes(bonus) && can[bonus]());
}

/** One soldier to a neighbouring region (FTF-5.5.3). */
function steps(s: State): Move[] {
  const moves: Move[] = [];
  for (const fighter of s.soldiers) {
    if (isLocked(s, fighter)) continue;
    const text = TEXT.move(fighter.id);
    for (const region of REGION[fighter.region].neighbours) moves.push(text(region));
  }
  return moves;
}

export const concentrationSteps: Steps<'concentration' | 'concentration.token' | 'concentration.move'> = {
  concentration: {
    ask(s, { seat }) {
      const moves: Move[] = freeBonuses(s, runningOrder(s), seat).map((bonus) => `bonus(${bonus})` as const);
      return [{ seat, prompt: 'concentration', moves: [...moves, 'pass'] }];
    },
    take(s, { seat }, _seat, move) {
      if (move === 'pass') {
        finish(s);
        tell({ is: 'declined', seat, order: 'concentration' });
        return;
      }
      const bonus = moveParts(move).args[0] as Bonus;
      runningOrder(s).bonuses.push(bonus);
      tell({ is: 'bonus-taken', seat, bonus });
      if (bonus === 'token') {
        goOn(s, { step: 'concentration.token', seat });
        return;
      }
      finish(s);
      if (bonus === 'nurse') {
        staffOf(s, seat).nurses++; // FTF-5.5.4
        return;
      }
      const [only, other] = steps(s);
      if (other === undefined)
        step(s, seat, only as Move); // FTF-8.1
      else call(s, { step: 'concentration.move', seat });
    },
  },

  'concentration.token': {
    ask(s, { seat }) {
      // FTF-5.5.2: any formation in any region; in edition 1 not the pair that lies there already.
      const moves = FORMATIONS.flatMap((formation) =>
        REGIONS.filter((region) => s.edition >= 2 || !liesThere(s, formation, region)).map(TEXT.token(formation)),
      );
      return [{ seat, prompt: 'place-token', moves }];
    },
    take(s, { seat }, _seat, move) {
      finish(s);
      const [formation, region] = moveParts(move).args as [Formation, Region];
      const stays = liesThere(s, formation, region);
      s.concentration = { region, formation };
      tell({ is: 'token-placed', seat, formation, region, ...(stays && { stays }) });
    },
  },

  'concentration.move': {
    ask(s, { seat }) {
      return [{ seat, prompt: 'concentration-move', moves: steps(s) }];
    },
    take(s, { seat }, _seat, move) {
      finish(s);
      step(s, seat, move);
    },
  },
};

const liesThere = ({ concentration }: State, formation: Formation, region: Region): boolean =>
  concentration?.formation === formation && concentration.region === region;

function step(s: State, seat: Seat, move: Move): void {
  const [soldier, to] = moveParts(move).args as [SoldierId, Region];
  moveSoldier(s, seat, soldier, to, 'concentration');
}
