/** FTF-5.5: Concentration. */
import { call, finish, goOn, moveParts, type Seat } from '@sztab/kernel';
import { FORMATIONS, type Formation } from '../content/formations.ts';
import { BONUSES, type Bonus, MOST_NURSES } from '../content/orders.ts';
import { REGIONS, type Region } from '../content/regions.ts';
import type { SoldierId } from '../content/soldiers.ts';
import { type Move, type Steps, TEXT } from './moves.ts';
import { moveSoldier, noLeaving, noStep } from './soldiers.ts';
import { type OrderFrame, type PublicState, runningOrder, type Seen, type State, staffOf, tell } from './state.ts';

export function offerConcentration(s: State, f: OrderFrame, seat: Seat): void {
  if (freeBonuses(s, f, seat).length > 0) call(s, { step: 'concentration', seat });
}

/** FTF-5.5.1 to FTF-5.5.5: null if this player may take the bonus. */
export function noBonus(
  s: Seen,
  f: OrderFrame,
  seat: Seat,
  bonus: Bonus,
): 'bonus-taken' | 'nobody-can-move' | 'nurses-full' | null {
  if (f.bonuses.includes(bonus)) return 'bonus-taken';
  if (bonus === 'nurse' && staffOf(s, seat).nurses >= MOST_NURSES) return 'nurses-full';
  // Every region has a neighbour.
  return bonus === 'move' && s.soldiers.every((fighter) => noLeaving(s, fighter) !== null) ? 'nobody-can-move' : null;
}

export const freeBonuses = (s: Seen, f: OrderFrame, seat: Seat): Bonus[] =>
  BONUSES.filter((bonus) => noBonus(s, f, seat, bonus) === null);

/** One soldier to a neighbouring region (FTF-5.5.3). */
function steps(s: State): Move[] {
  const moves: Move[] = [];
  for (const fighter of s.soldiers) {
    if (noLeaving(s, fighter) !== null) continue;
    const text = TEXT.move(fighter.id);
    for (const region of REGIONS) if (noStep(fighter, region) === null) moves.push(text(region));
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
      const moves = FORMATIONS.flatMap((formation) =>
        REGIONS.filter((region) => noToken(s, formation, region) === null).map(TEXT.token(formation)),
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

const liesThere = ({ concentration }: PublicState, formation: Formation, region: Region): boolean =>
  concentration?.formation === formation && concentration.region === region;

/** FTF-5.5.2: any formation in any region; in edition 1 not the pair that lies there already. */
export const noToken = (s: PublicState, formation: Formation, region: Region): 'token-lies-there' | null =>
  s.edition < 2 && liesThere(s, formation, region) ? 'token-lies-there' : null;

function step(s: State, seat: Seat, move: Move): void {
  const [soldier, to] = moveParts(move).args as [SoldierId, Region];
  moveSoldier(s, seat, soldier, to, 'concentration');
}
