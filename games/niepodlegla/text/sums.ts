/** What a throw adds up to. */

import type { Language } from '@sztab/kernel';
import { NBSP } from '@sztab/kernel/words';
import { faceOf } from '../content/dice.ts';
import type { Rolled } from '../rules/events.ts';
import { CARDS, needText } from './cards.ts';

/** „ludzie 3, walka 2, joker 1” */
export function sumOf(dice: readonly Rolled[], language: Language): string {
  const sum: [number, number, number, number] = [0, 0, 0, 0];
  let jokers = 0;
  for (const { die, up } of dice) {
    const face = faceOf(die, up);
    jokers += face.jokers;
    for (const [i, n] of face.symbols.entries()) sum[i as 0] += n;
  }
  const parts = [needText(sum, language), jokers > 0 ? `${CARDS[language].joker}${NBSP}${jokers}` : ''];
  return parts.filter(Boolean).join(', ');
}
