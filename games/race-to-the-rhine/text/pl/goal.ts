/** Co wygrywa, po polsku. */
import { united } from '@sztab/kernel/words';
import type { GoalWords } from '../goal.ts';
import texts from './goal.json' with { type: 'json' };
import { NAMES } from './names.ts';

export const goal: GoalWords = united(texts, {
  race: (roads) => `Ren ${roads}`,
  medals: (medals) => `medale ${medals}`,
  markers: (left) => `znaczniki ${left}`,
  turns: (now, of) => `tura ${now} z ${of}`,
  tied: (by, winner) =>
    `Medali jest teraz po równo. ${by === 'divisions' ? 'Zdecydują zdobyte dywizje' : 'Zdecyduje kolejność tur'}: ${NAMES.commanders[winner]}.`,
});
