/** Section 5.5: Concentration. */
import { moveParts, type Seat } from '@sztab/kernel';
import { FORMATIONS, type Formation } from '../content/formations.ts';
import { BONUSES, type Bonus, MOST_NURSES } from '../content/orders.ts';
import { REGION, REGIONS, type Region } from '../content/regions.ts';
import type { SoldierId } from '../content/soldiers.ts';
import { type FtMove, type FtSteps, TEXT } from './moves.ts';
import { isLocked, moveSoldier } from './soldiers.ts';
import { type FtTable, goOn, type OrderFrame, runningOrder, staffOf, tell } from './table.ts';

export function offerConcentration(t: FtTable, f: OrderFrame, seat: Seat): void {
  if (freeBonuses(t, f, seat).length > 0) t.flow.push({ step: 'concentration', seat });
}

/** FTF-5.5.1 to FTF-5.5.5 */
function freeBonuses(t: FtTable, f: OrderFrame, seat: Seat): Bonus[] {
  const can: Readonly<Record<Bonus, () => boolean>> = {
    token: () => true,
    move: () => t.soldiers.some((fighter) => !isLocked(t, fighter)), // every region has a neighbour
    nurse: () => staffOf(t, seat).nurses < MOST_NURSES,
  };
  return BONUSES.filter((bonus) => !f.bonuses.includes(bonus) && can[bonus]());
}

/** One soldier to a neighbouring region (FTF-5.5.3). */
function steps(t: FtTable): FtMove[] {
  const moves: FtMove[] = [];
  for (const fighter of t.soldiers) {
    if (isLocked(t, fighter)) continue;
    const text = TEXT.move(fighter.id);
    for (const region of REGION[fighter.region].neighbours) moves.push(text(region));
  }
  return moves;
}

export const concentrationSteps: FtSteps<'concentration' | 'concentration.token' | 'concentration.move'> = {
  concentration: {
    ask(t, { seat }) {
      const moves: FtMove[] = freeBonuses(t, runningOrder(t), seat).map((bonus) => `bonus(${bonus})` as const);
      return [{ seat, prompt: 'concentration', moves: [...moves, 'pass'] }];
    },
    take(t, { seat }, _seat, move) {
      if (move === 'pass') {
        t.flow.pop();
        tell({ is: 'declined', seat, order: 'concentration' });
        return;
      }
      const bonus = moveParts(move).args[0] as Bonus;
      runningOrder(t).bonuses.push(bonus);
      tell({ is: 'bonus-taken', seat, bonus });
      if (bonus === 'token') {
        goOn(t, { step: 'concentration.token', seat });
        return;
      }
      t.flow.pop();
      if (bonus === 'nurse') {
        staffOf(t, seat).nurses++; // FTF-5.5.4
        return;
      }
      const [only, other] = steps(t);
      if (other === undefined)
        step(t, seat, only as FtMove); // FTF-8.1
      else t.flow.push({ step: 'concentration.move', seat });
    },
  },

  'concentration.token': {
    ask(t, { seat }) {
      // FTF-5.5.2: any formation in any region; in edition 1 not the pair that lies there already.
      const moves = FORMATIONS.flatMap((formation) =>
        REGIONS.filter((region) => t.edition >= 2 || !liesThere(t, formation, region)).map(TEXT.token(formation)),
      );
      return [{ seat, prompt: 'place-token', moves }];
    },
    take(t, { seat }, _seat, move) {
      t.flow.pop();
      const [formation, region] = moveParts(move).args as [Formation, Region];
      const stays = liesThere(t, formation, region);
      t.concentration = { region, formation };
      tell({ is: 'token-placed', seat, formation, region, ...(stays && { stays }) });
    },
  },

  'concentration.move': {
    ask(t, { seat }) {
      return [{ seat, prompt: 'concentration-move', moves: steps(t) }];
    },
    take(t, { seat }, _seat, move) {
      t.flow.pop();
      step(t, seat, move);
    },
  },
};

const liesThere = ({ concentration }: FtTable, formation: Formation, region: Region): boolean =>
  concentration?.formation === formation && concentration.region === region;

function step(t: FtTable, seat: Seat, move: FtMove): void {
  const [soldier, to] = moveParts(move).args as [SoldierId, Region];
  moveSoldier(t, seat, soldier, to, 'concentration');
}
