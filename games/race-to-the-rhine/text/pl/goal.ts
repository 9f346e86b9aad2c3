/** Co wygrywa, po polsku. */
import { united } from '@sztab/kernel/words';
import type { GoalWords } from '../goal.ts';
import texts from './goal.json' with { type: 'json' };

export const goal: GoalWords = united(texts, {
  race: (roads) => `Ren ${roads}`,
  medals: (medals) => `medale ${medals}`,
  markers: (left) => `znaczniki ${left}`,
  turns: (now, of) => `tura ${now} z ${of}`,
});
