/** FTF-4.3 to FTF-4.5: moving and arriving, training, domination. Common to all orders. */
import { draw, type Seat } from '@sztab/kernel';
import { type Attribute, MOST } from '../content/formations.ts';
import { FIRST_DARK, REGION, type Region, SQUARES } from '../content/regions.ts';
import { type SoldierId, soldierOf } from '../content/soldiers.ts';
import type { MoveBy, PushBy, TrainBy } from './events.ts';
import { type Fighter, type PublicState, type State, staffOf, tell } from './state.ts';

export const fighterOf = (s: Pick<PublicState, 'soldiers'>, id: SoldierId): Fighter => {
  for (const fighter of s.soldiers) if (fighter.id === id) return fighter;
  throw new RangeError(`${id} is not on the board`);
};

/** FTF-4.3.3: of the locked formation, and in the region of the token. */
export const isLocked = (s: Pick<PublicState, 'concentration'>, { id, region }: Fighter): boolean =>
  s.concentration !== null &&
  s.concentration.region === region &&
  s.concentration.formation === soldierOf(id).formation;

/** FTF-4.3.3: null if nothing holds him in his region. */
export const noLeaving = (s: Pick<PublicState, 'concentration'>, fighter: Fighter): 'locked' | null =>
  isLocked(s, fighter) ? 'locked' : null;

/** FTF-4.3.1, FTF-5.1.1: null if that region is next to his. */
export function noStep({ region }: Pick<Fighter, 'region'>, to: Region): 'same-region' | 'not-adjacent' | null {
  if (region === to) return 'same-region';
  return REGION[region].neighbours.includes(to) ? null : 'not-adjacent';
}

/** FTF-4.3.1 */
export function moveSoldier(s: State, seat: Seat, id: SoldierId, to: Region, by: MoveBy): void {
  const fighter = fighterOf(s, id);
  const from = fighter.region;
  fighter.region = to;
  tell({ is: 'moved', seat, soldier: id, from, to, by });
  arrivalPoint(s, seat, id, to);
}

/** A soldier from the deck lies down at a region, with printed values. */
export function placeSoldier(s: State, id: SoldierId, region: Region): void {
  const { strength, underground: u } = soldierOf(id);
  s.soldiers.push({ id, region, s: strength, u, trained: false, wounds: 0 });
}

/** FTF-4.3.5 */
export function arrivalPoint(s: State, seat: Seat, soldier: SoldierId, region: Region): void {
  if (s.concentration?.region !== region) return;
  staffOf(s, seat).vp++;
  tell({ is: 'arrival-point', seat, soldier, region });
}

/** So many from the top of the deck into a region, without abilities; as many as there are. */
export function placeFromDeck(s: State, count: number, region: Region): SoldierId[] {
  const drawn = draw(s, s.deck, count);
  for (const id of drawn) placeSoldier(s, id, region);
  return drawn;
}

/** FTF-4.4.2 */
export const canTrain = ({ s: strength, u }: Fighter, attribute: Attribute): boolean =>
  (attribute === 'S' ? strength : u) < MOST;

/** FTF-4.4.1, FTF-4.4.3, FTF-4.4.4 */
export function train(s: State, seat: Seat, id: SoldierId, attribute: Attribute, by: TrainBy): void {
  const fighter = fighterOf(s, id);
  if (attribute === 'S') fighter.s++;
  else fighter.u++;
  fighter.trained = true;
  tell({ is: 'trained', seat, soldier: id, attribute, s: fighter.s, u: fighter.u, by });
}

/** FTF-4.5.1 */
export const isOccupied = (s: Pick<PublicState, 'domination'>, region: Region): boolean =>
  s.domination[region] >= FIRST_DARK;

/** FTF-4.5.2: the number on the marker's square. */
export const levelOf = (s: Pick<PublicState, 'domination'>, region: Region): number =>
  REGION[region].levels[s.domination[region]] as number;

/** FTF-4.5.3: to the right or left, stopping at the ends. */
export function push(s: State, region: Region, squares: number, by: PushBy, seat: Seat | null = null): void {
  const from = s.domination[region];
  const to = Math.min(SQUARES - 1, Math.max(0, from + squares));
  s.domination[region] = to;
  tell({ is: 'domination', region, from, to, by, seat });
}

export const undergroundIn = (s: Pick<PublicState, 'soldiers'>, region: Region): number => {
  let sum = 0;
  for (const fighter of s.soldiers) if (fighter.region === region) sum += fighter.u;
  return sum;
};
