/** The phases of a round in Polish. */
import type { Phase } from '../../rules/state.ts';

export const PHASES: Readonly<Record<Phase, string>> = {
  plan: 'Przydział',
  roll: 'Zmagania',
  settle: 'Rozliczenie',
  negative: 'Skutki negatywne',
  check: 'Sprawdzenie morale',
  positive: 'Skutki pozytywne',
  time: 'Koniec rundy',
  stakes: 'Podniesienie stawki',
  penalty: 'Otwarte wyzwania',
};
