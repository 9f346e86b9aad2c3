/** All history notes in English. */
import { EVENT_NOTES } from './history-events.ts';
import { MISSION_NOTES } from './history-missions.ts';
import { SOLDIER_NOTES } from './history-soldiers.ts';

export const en = {
  /** What belongs to the whole game. */
  game: {
    poster:
      'The title of the game repeats a wartime poster: “Poland First to Fight”. Poland was the first to resist the Third Reich by arms.',
    wanderers:
      'The publishers dedicated the game to the Wanderer Soldiers. After the war many of them could not return to the country they had fought for.',
  },
  missions: MISSION_NOTES,
  events: EVENT_NOTES,
  soldiers: SOLDIER_NOTES,
};

export type HistoryTexts = typeof en;
