/** All history notes in English. */
import { CHARACTER_NOTES } from './history-characters.ts';
import { CHALLENGE_NOTES, FINAL_NOTES, MAIN_NOTES } from './history-finals.ts';
import { MISSION_NOTES } from './history-missions.ts';
import { THREAT_NOTES } from './history-threats.ts';
import { EVENT_NOTES, ROUND_NOTES, TRACK_NOTES } from './history-time.ts';

export const en = {
  ...EVENT_NOTES,
  ...MISSION_NOTES,
  ...MAIN_NOTES,
  ...FINAL_NOTES,
  ...CHALLENGE_NOTES,
  ...THREAT_NOTES,
  ...CHARACTER_NOTES,
  ...ROUND_NOTES,
  ...TRACK_NOTES,
};
