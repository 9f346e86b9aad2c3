/** What wins, in English. */
import { united } from '@sztab/kernel/words';
import type { GoalWords } from '../goal.ts';
import texts from './goal.json' with { type: 'json' };
import { NAMES } from './names.ts';

export const goal: GoalWords = united(texts, {
  race: (roads) => `Rhine ${roads}`,
  medals: (medals) => `medals ${medals}`,
  markers: (left) => `markers ${left}`,
  turns: (now, of) => `turn ${now} of ${of}`,
  tied: (by, winner) =>
    `Medals are equal now. ${by === 'divisions' ? 'Captured divisions' : 'Turn order'} would decide: ${NAMES.commanders[winner]}.`,
});
