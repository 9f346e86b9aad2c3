/** What each seat brings into a struggle besides neutral dice. */
import type { Seat } from '@sztab/kernel';
import { TOKEN } from '../content/characters.ts';
import { CHARACTERS } from '../content/dice.ts';
import type { Count } from '../content/symbols.ts';
import type { PublicState } from '../rules/state.ts';

/** The character dice that this seat will roll, bit by bit. */
export function charactersOf(s: Pick<PublicState, 'characters' | 'jail'>, seat: Seat): number {
  let bits = 0;
  for (let c = 0; c < CHARACTERS.length; c++) {
    const character = CHARACTERS[c] as (typeof CHARACTERS)[number];
    if (s.characters[character] === seat && !s.jail.characters.includes(character)) bits |= 1 << c;
  }
  return bits;
}

/** The symbols of each active token that this seat holds. */
export function tokensOf(s: Pick<PublicState, 'tokens'>, seat: Seat): Count[] {
  const counts: Count[] = [];
  for (const { token, holder, active } of s.tokens) {
    if (active && holder === seat && TOKEN[token].morale === 0) counts.push(TOKEN[token].symbols);
  }
  return counts;
}
