/** The chance of one throw, exactly: every way in which these dice may fall. */
import { type Die, facesOf } from '../content/dice.ts';
import type { Count } from '../content/symbols.ts';

const BASE = 16;

/** What is still missing of each symbol, and the jokers thrown, as one number. */
const keyOf = (open: readonly number[], jokers: number): number =>
  open.reduce((key, n) => key * BASE + Math.min(BASE - 1, n), jokers);

function fromKey(key: number): { open: number[]; jokers: number } {
  const open: number[] = [];
  let rest = key;
  for (let n = 0; n < 4; n++) {
    open.unshift(rest % BASE);
    rest = Math.floor(rest / BASE);
  }
  return { open, jokers: rest };
}

/** That these dice, thrown once, show all of a need; `jokers` lie there already. */
export function chanceOfThrow(dice: readonly Die[], need: Count, jokers = 0): number {
  let ways = new Map<number, number>([[keyOf(need, jokers), 1]]);
  for (const die of dice) {
    const faces = facesOf(die);
    const next = new Map<number, number>();
    for (const [key, p] of ways) {
      const { open, jokers: had } = fromKey(key);
      for (const face of faces) {
        const left = open.map((n, symbol) => Math.max(0, n - (face.symbols[symbol] as number)));
        const to = keyOf(left, had + face.jokers);
        next.set(to, (next.get(to) ?? 0) + p / faces.length);
      }
    }
    ways = next;
  }
  let chance = 0;
  for (const [key, p] of ways) {
    const { open, jokers: had } = fromKey(key);
    if (open.reduce((sum, n) => sum + n, 0) <= had) chance += p;
  }
  return chance;
}
