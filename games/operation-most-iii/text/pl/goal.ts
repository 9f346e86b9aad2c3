/** Co wygrywa, po polsku. */
import type { GoalWords } from '../goal.ts';

export const goal: GoalWords = {
  now: (parts, stage, of) => `Części ${parts} · etap ${stage} z ${of}`,
  wins: (of) => `Wygrywa, kto po etapie ${of} ma więcej części.`,
  tie: (side) => (side === 'DE' ? 'Przy remisie wygrywają Niemcy.' : 'Przy remisie wygrywają Polacy.'),
  home: 'Na koniec wroga Jednostka w strefie domowej, w której nie ma własnej karty, bije każdą liczbę części.',
  left: (surroundings, supply) => `W Okolicy bazy: ${surroundings}. Mogą jeszcze spaść: ${supply}.`,
};
