/** All history notes in Polish. */
import type { HistoryTexts } from '../en/history.ts';
import { EVENT_NOTES } from './history-events.ts';
import { MISSION_NOTES } from './history-missions.ts';
import { SOLDIER_NOTES } from './history-soldiers.ts';

export const pl: HistoryTexts = {
  /** What belongs to the whole game. */
  game: {
    poster:
      'Tytuł gry powtarza hasło plakatu z lat wojny: „Poland First to Fight”. Polska pierwsza stawiła zbrojny opór III Rzeszy.',
    wanderers:
      'Wydawcy poświęcili grę Żołnierzom Tułaczom. Wielu z nich po wojnie nie mogło wrócić do kraju, o który walczyli.',
  },
  missions: MISSION_NOTES,
  events: EVENT_NOTES,
  soldiers: SOLDIER_NOTES,
};
