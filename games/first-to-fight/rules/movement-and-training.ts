/** Sections 5.1 and 5.2: Movement and Training. */
import { moveParts, type Seat } from '@sztab/kernel';
import { ATTRIBUTES, type Attribute } from '../content/formations.ts';
import { REGION, REGIONS, type Region } from '../content/regions.ts';
import type { SoldierId } from '../content/soldiers.ts';
import { type FtMove, type FtSteps, TEXT } from './moves.ts';
import { canTrain, isLocked, moveSoldier, train } from './soldiers.ts';
import { type Fighter, type FtTable, type OrderFrame, runningOrder, tell } from './table.ts';

export function offerMovement(t: FtTable, f: OrderFrame, seat: Seat): void {
  // Every region has a neighbour.
  if (t.soldiers.some((one) => mayMove(t, f, one))) t.flow.push({ step: 'movement', seat });
}

export function offerTraining(t: FtTable, f: OrderFrame, seat: Seat): void {
  const mayTrain = t.soldiers.some((one) => !f.soldiers.includes(one.id) && (canTrain(one, 'S') || canTrain(one, 'U')));
  if (mayTrain) t.flow.push({ step: 'training', seat });
}

const mayMove = (t: FtTable, f: OrderFrame, fighter: Fighter): boolean =>
  !f.soldiers.includes(fighter.id) && !isLocked(t, fighter);

/** FTF-5.1.1 to FTF-5.1.4 */
function movements(t: FtTable, f: OrderFrame, seat: Seat): FtMove[] {
  const moves: FtMove[] = [];
  for (const fighter of t.soldiers) {
    if (!mayMove(t, f, fighter)) continue;
    const reach = seat === f.chooser ? REGIONS : REGION[fighter.region].neighbours;
    const text = TEXT.move(fighter.id);
    for (const region of reach) if (region !== fighter.region) moves.push(text(region));
  }
  return moves;
}

/** FTF-5.2.1, FTF-5.2.2 */
function trainings(t: FtTable, f: OrderFrame): FtMove[] {
  const moves: FtMove[] = [];
  for (const fighter of t.soldiers) {
    if (f.soldiers.includes(fighter.id)) continue;
    for (const attribute of ATTRIBUTES) {
      if (canTrain(fighter, attribute)) moves.push(TEXT.train(fighter.id)(attribute));
    }
  }
  return moves;
}

export const movementAndTrainingSteps: FtSteps<'movement' | 'training'> = {
  movement: {
    ask(t, { seat }) {
      return [{ seat, prompt: 'move', moves: [...movements(t, runningOrder(t), seat), 'pass'] }];
    },
    take(t, { seat }, _seat, move) {
      t.flow.pop();
      if (move === 'pass') {
        tell({ is: 'declined', seat, order: 'movement' });
        return;
      }
      const [soldier, to] = moveParts(move).args as [SoldierId, Region];
      runningOrder(t).soldiers.push(soldier);
      moveSoldier(t, seat, soldier, to, 'movement');
    },
  },

  training: {
    ask(t, { seat }) {
      return [{ seat, prompt: 'train', moves: [...trainings(t, runningOrder(t)), 'pass'] }];
    },
    take(t, { seat }, _seat, move) {
      t.flow.pop();
      if (move === 'pass') {
        tell({ is: 'declined', seat, order: 'training' });
        return;
      }
      const [soldier, attribute] = moveParts(move).args as [SoldierId, Attribute];
      runningOrder(t).soldiers.push(soldier);
      train(t, seat, soldier, attribute, 'training');
    },
  },
};
