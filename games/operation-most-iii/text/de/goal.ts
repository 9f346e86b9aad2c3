/** Was gewinnt, auf Deutsch. */
import type { GoalWords } from '../goal.ts';

/** “5 to 7”; one number where nothing is open. */
export const range = (least: number, most: number): string => (least === most ? `${most}` : `${least} bis ${most}`);

export const goal: GoalWords = {
  now: (parts, stage, of) => `Teile ${parts} · Etappe ${stage} von ${of}`,
  parts: (parts) => `Teile ${parts}`,
  wins: (of) => `Wer nach Etappe ${of} mehr Teile hat, gewinnt.`,
  tie: (side) => (side === 'DE' ? 'Bei Gleichstand gewinnen die Deutschen.' : 'Bei Gleichstand gewinnen die Polen.'),
  home: 'Am Ende schlägt eine feindliche Einheit in einer Heimatzone ohne eigene Karte jede Zahl von Teilen, außer wenn das für beide gilt.',
  left: (surroundings, least, most) =>
    `In der Umgebung der Basis: ${surroundings}. Es fallen noch: ${range(least, most)}.`,
};
