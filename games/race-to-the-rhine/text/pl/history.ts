/** All history notes in Polish. */
import { DIVISION_NOTES } from './history-divisions.ts';
import { EVENT_NOTES } from './history-events.ts';
import { CAMPAIGN_NOTES, COMMANDER_NOTES, CORPS_NOTES } from './history-people.ts';
import { TOWN_NOTES } from './history-towns.ts';

export const pl = {
  ...TOWN_NOTES,
  ...COMMANDER_NOTES,
  ...CORPS_NOTES,
  ...CAMPAIGN_NOTES,
  ...EVENT_NOTES,
  ...DIVISION_NOTES,
};
