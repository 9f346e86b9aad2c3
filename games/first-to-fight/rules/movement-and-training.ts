/** FTF-5.1 and FTF-5.2: Movement and Training. */
import { call, moveParts, type Seat } from '@sztab/kernel';
import { ATTRIBUTES, type Attribute } from '../content/formations.ts';
import { REGIONS, type Region } from '../content/regions.ts';
import type { SoldierId } from '../content/soldiers.ts';
import { actingIn } from './acting.ts';
import { type Move, type Steps, TEXT } from './moves.ts';
import { canTrain, moveSoldier, noLeaving, noStep, train } from './soldiers.ts';
import type { Fighter, OrderFrame, PublicState, State } from './state.ts';

export function offerMovement(s: State, f: OrderFrame, seat: Seat): void {
  // Every region has a neighbour.
  if (s.soldiers.some((one) => noDeparture(s, f, one) === null)) call(s, { step: 'movement', seat });
}

export function offerTraining(s: State, f: OrderFrame, seat: Seat): void {
  if (s.soldiers.some((one) => noTraining(f, one) === null)) call(s, { step: 'training', seat });
}

/** FTF-4.3.3, FTF-5.1.3: null if he may leave his region. */
export function noDeparture(
  s: Pick<PublicState, 'concentration'>,
  f: Pick<OrderFrame, 'soldiers'>,
  fighter: Fighter,
): 'already-moved' | 'locked' | null {
  if (f.soldiers.includes(fighter.id)) return 'already-moved';
  return noLeaving(s, fighter);
}

/** FTF-5.1.1, FTF-5.1.2: null if a soldier of this player may go there from his region. */
export function noReach(
  f: Pick<OrderFrame, 'chooser'>,
  seat: Seat,
  fighter: Fighter,
  to: Region,
): ReturnType<typeof noStep> {
  return seat === f.chooser && fighter.region !== to ? null : noStep(fighter, to);
}

/** What an order asks of its frame here. */
type Running = Pick<OrderFrame, 'chooser' | 'soldiers'>;
type Lying = Pick<PublicState, 'soldiers' | 'concentration'>;

export function movements(s: Lying, f: Running, seat: Seat): Move[] {
  const moves: Move[] = [];
  for (const fighter of s.soldiers) {
    if (noDeparture(s, f, fighter) !== null) continue;
    const text = TEXT.move(fighter.id);
    for (const region of REGIONS) if (noReach(f, seat, fighter, region) === null) moves.push(text(region));
  }
  return moves;
}

/** FTF-4.4.2, FTF-5.2.2: null if he may train this attribute; or any, where none is named. */
export function noTraining(
  f: Pick<OrderFrame, 'soldiers'>,
  fighter: Fighter,
  attribute: Attribute | null = null,
): 'already-trained' | 'at-most-five' | null {
  if (f.soldiers.includes(fighter.id)) return 'already-trained';
  const can = attribute ? canTrain(fighter, attribute) : canTrain(fighter, 'S') || canTrain(fighter, 'U');
  return can ? null : 'at-most-five';
}

export function trainings(s: Lying, f: Running): Move[] {
  const moves: Move[] = [];
  for (const fighter of s.soldiers) {
    for (const attribute of ATTRIBUTES) {
      if (noTraining(f, fighter, attribute) === null) moves.push(TEXT.train(fighter.id)(attribute));
    }
  }
  return moves;
}

/** FTF-5.1.3, FTF-5.2.2: within an order each soldier is chosen once, whoever chooses. */
const onceEach =
  <T>(act: (s: State, seat: Seat, soldier: SoldierId, to: T) => void) =>
  (s: State, order: OrderFrame, seat: Seat, move: Move): void => {
    const [soldier, to] = moveParts(move).args as [SoldierId, T];
    order.soldiers.push(soldier);
    act(s, seat, soldier, to);
  };

export const movementAndTrainingSteps: Steps<'movement' | 'training'> = {
  movement: actingIn('movement', {
    prompt: 'move',
    moves: movements,
    act: onceEach((s, seat, soldier, to: Region) => moveSoldier(s, seat, soldier, to, 'movement')),
  }),

  training: actingIn('training', {
    prompt: 'train',
    moves: trainings,
    act: onceEach((s, seat, soldier, which: Attribute) => train(s, seat, soldier, which, 'training')),
  }),
};
