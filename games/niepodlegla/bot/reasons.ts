/** What the team's chance is made of, in the words of the game. */
import type { Term } from '@sztab/kernel';
import type { Why } from '../content/why.ts';
import type { State } from '../rules/state.ts';
import { oddsOf } from './evaluate.ts';
import { TERMS, type TermName } from './terms.ts';

/** How many of what players count make one of the term; below zero where fewer are better. Absent: it is not counted. */
const COUNTED: Readonly<Partial<Record<TermName, number>>> = {
  gap: -1,
  russians: -3,
  dice: 1,
  characters: 1,
  symbols: 1,
  moraleTokens: 1,
  held: 4,
  obstacles: -4,
  jail: -1,
};

export function terms(s: State): readonly Term[] {
  const { base, amounts, weights } = oddsOf(s);
  const found: (Term & { readonly code: Why })[] = [{ code: 'round', value: base, passing: true }];
  TERMS.forEach((code, i) => {
    const amount = amounts[i] as number;
    found.push({ code, value: amount * (weights[i] as number), count: amount * (COUNTED[code] ?? 0) });
  });
  return found;
}
