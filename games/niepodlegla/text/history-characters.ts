/** Who the eleven people and the two organisations were: a life in a few words. */

import type { Dated } from '@sztab/kernel/words';
import type { Token } from '../content/characters.ts';
import type { Character } from '../content/dice.ts';

export const CHARACTER_FACTS: Readonly<Record<Character | Token, Dated>> = {
  pilsudski: { date: null },
  dmowski: { date: null },
  paderewski: { date: null },
  witos: { date: null },
  haller: { date: null },
  harcerstwo: { date: null },
  sapieha: { date: null },
  pow: { date: null },
  sienkiewicz: { date: null },
  dowbor: { date: null },
  daszynski: { date: null },
  zamoyski: { date: null },
  korfanty: { date: null },
};
