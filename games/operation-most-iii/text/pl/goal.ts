/** Co wygrywa, po polsku. */
import type { GoalWords } from '../goal.ts';

/** “5 to 7”; one number where nothing is open. */
export const range = (least: number, most: number): string => (least === most ? `${most}` : `${least} do ${most}`);

export const goal: GoalWords = {
  now: (parts, stage, of) => `Części ${parts} · etap ${stage} z ${of}`,
  parts: (parts) => `Części ${parts}`,
  wins: (of) => `Wygrywa, kto po etapie ${of} ma więcej części.`,
  tie: (side) => (side === 'DE' ? 'Przy remisie wygrywają Niemcy.' : 'Przy remisie wygrywają Polacy.'),
  home: 'Na koniec przegrywa strona bez karty na zapleczu, jeśli stoi tam wrogi Oddział; gdy dotyczy to obu, liczą się części.',
  left: (surroundings, least, most) => `W Okolicach bazy: ${surroundings}. Spadnie jeszcze: ${range(least, most)}.`,
};
