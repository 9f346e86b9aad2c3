/** What a seat may hope to complete: the value of some missions for so many dice. */
import type { Count } from '../content/symbols.ts';
import { oddsWith } from './odds.ts';
import type { Needs } from './symbols.ts';

export interface Hopes {
  /** Needs and values of the missions, by their place in the row. */
  readonly needs: readonly Count[];
  readonly values: readonly number[];
  readonly rerolls: number;
}

const need: Needs = [0, 0, 0, 0];
/** The best order so far of each set of these missions. */
const best = new Float64Array(64);

/** The most that can be expected: the missions one after the other, each as likely as all up to it together. */
export function hopeOf(
  { needs, values, rerolls }: Hopes,
  missions: readonly number[],
  neutral: number,
  characters: number,
  help: Count,
): number {
  const all = 1 << missions.length;
  best[0] = 0;
  for (let set = 1; set < all; set++) {
    for (let symbol = 0; symbol < 4; symbol++) need[symbol] = -(help[symbol] as number);
    for (let m = 0; m < missions.length; m++) {
      if (!(set & (1 << m))) continue;
      const more = needs[missions[m] as number] as Count;
      for (let symbol = 0; symbol < 4; symbol++) need[symbol] = (need[symbol] as number) + (more[symbol] as number);
    }
    for (let symbol = 0; symbol < 4; symbol++) if ((need[symbol] as number) < 0) need[symbol] = 0;
    const likely = oddsWith(rerolls, neutral, characters, need);
    let most = 0;
    for (let m = 0; m < missions.length; m++) {
      if (!(set & (1 << m))) continue;
      const hope = (best[set ^ (1 << m)] as number) + likely * (values[missions[m] as number] as number);
      if (hope > most) most = hope;
    }
    best[set] = most;
  }
  return best[all - 1] as number;
}
