import { clone } from './json.ts';

/** In moves. Between two of these a state is cheaper to play again than to keep. */
const EVERY = 64;

/** The largest power of two that divides a place; the beginning is divided by all. */
const evenness = (place: number): number => (place === 0 ? Infinity : place & -place);

/** The farther back, the wider apart: some twenty states for a million moves. */
const isWorthKeeping = (place: number, present: number): boolean => present - place <= 2 * evenness(place);

/**
 * The state at some earlier places of a match, so that taking back does not play everything again. To go back by n moves costs some n moves,
 * and those had to be made first: so a whole match costs no more than in proportion to its length, however often it goes to and fro.
 */
export class Past<T> {
  /** By place, rising. */
  #kept: { readonly place: number; readonly state: T }[] = [];

  /** The match reaches this place for the first time. */
  reached(place: number, state: T): void {
    if (place % EVERY === 0) this.#keep(place, state, place);
  }

  /** The nearest state at or before this place, to be played on; what came later is forgotten. */
  backTo(place: number): { place: number; state: T } | null {
    while ((this.#kept.at(-1)?.place ?? 0) > place) this.#kept.pop();
    const nearest = this.#kept.at(-1);
    return nearest ? { place: nearest.place, state: clone(nearest.state) } : null;
  }

  /** On the way back to `present` the match passes here once more: whoever goes back once may do so again. */
  passed(place: number, state: T, present: number): void {
    if (isWorthKeeping(place, present)) this.#keep(place, state, present);
  }

  #keep(place: number, state: T, present: number): void {
    if (this.#kept.at(-1)?.place === place) return;
    this.#kept = this.#kept.filter((one) => isWorthKeeping(one.place, present));
    this.#kept.push({ place, state: clone(state) });
  }
}
