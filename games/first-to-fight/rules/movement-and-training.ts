/** FTF-5.1 and FTF-5.2: Movement and Training. */
import { call, finish, moveParts, type Seat } from '@sztab/kernel';
import { ATTRIBUTES, type Attribute } from '../content/formations.ts';
import { REGION, REGIONS, type Region } from '../content/regions.ts';
import type { SoldierId } from '../content/soldiers.ts';
import { type Move, type Steps, TEXT } from './moves.ts';
import { canTrain, isLocked, moveSoldier, train } from './soldiers.ts';
import { type Fighter, type OrderFrame, runningOrder, type State, tell } from './state.ts';

export function offerMovement(s: State, f: OrderFrame, seat: Seat): void {
  // Every region has a neighbour.
  if (s.soldiers.some((one) => mayMove(s, f, one))) call(s, { step: 'movement', seat });
}

export function offerTraining(s: State, f: OrderFrame, seat: Seat): void {
  const mayTrain = s.soldiers.some((one) => !f.soldiers.includes(one.id) && (canTrain(one, 'S') || canTrain(one, 'U')));
  if (mayTrain) call(s, { step: 'training', seat });
}

const mayMove = (s: State, f: OrderFrame, fighter: Fighter): boolean =>
  !f.soldiers.includes(fighter.id) && !isLocked(s, fighter);

/** FTF-5.1.1 to FTF-5.1.4 */
function movements(s: State, f: OrderFrame, seat: Seat): Move[] {
  const moves: Move[] = [];
  for (const fighter of s.soldiers) {
    if (!mayMove(s, f, fighter)) continue;
    const reach = seat === f.chooser ? REGIONS : REGION[fighter.region].neighbours;
    const text = TEXT.move(fighter.id);
    for (const region of reach) if (region !== fighter.region) moves.push(text(region));
  }
  return moves;
}

/** FTF-5.2.1, FTF-5.2.2 */
function trainings(s: State, f: OrderFrame): Move[] {
  const moves: Move[] = [];
  for (const fighter of s.soldiers) {
    if (f.soldiers.includes(fighter.id)) continue;
    for (const attribute of ATTRIBUTES) {
      if (canTrain(fighter, attribute)) moves.push(TEXT.train(fighter.id)(attribute));
    }
  }
  return moves;
}

export const movementAndTrainingSteps: Steps<'movement' | 'training'> = {
  movement: {
    ask(s, { seat }) {
      return [{ seat, prompt: 'move', moves: [...movements(s, runningOrder(s), seat), 'pass'] }];
    },
    take(s, { seat }, _seat, move) {
      finish(s);
      if (move === 'pass') {
        tell({ is: 'declined', seat, order: 'movement' });
        return;
      }
      const [soldier, to] = moveParts(move).args as [SoldierId, Region];
      runningOrder(s).soldiers.push(soldier);
      moveSoldier(s, seat, soldier, to, 'movement');
    },
  },

  training: {
    ask(s, { seat }) {
      return [{ seat, prompt: 'train', moves: [...trainings(s, runningOrder(s)), 'pass'] }];
    },
    take(s, { seat }, _seat, move) {
      finish(s);
      if (move === 'pass') {
        tell({ is: 'declined', seat, order: 'training' });
        return;
      }
      const [soldier, attribute] = moveParts(move).args as [SoldierId, Attribute];
      runningOrder(s).soldiers.push(soldier);
      train(s, seat, soldier, attribute, 'training');
    },
  },
};
