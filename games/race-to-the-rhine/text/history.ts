/**
 * The history behind the board, in our own words: date, place, fact. The facts stand in sections 2.5 to 2.8 and 14 of the
 * specification; what goes beyond them is common knowledge.
 */
import { DIVISION_NOTES } from './history-divisions.ts';
import { EVENT_NOTES } from './history-events.ts';
import type { Note } from './history-note.ts';
import { CAMPAIGN_NOTES, COMMANDER_NOTES, CORPS_NOTES } from './history-people.ts';
import { TOWN_NOTES } from './history-towns.ts';

/** Everything that has a note, by the id of the thing: towns, commanders, corps, cards, and the campaign. */
export const NOTES = {
  ...TOWN_NOTES,
  ...COMMANDER_NOTES,
  ...CORPS_NOTES,
  ...CAMPAIGN_NOTES,
  ...EVENT_NOTES,
  ...DIVISION_NOTES,
};

export type NoteId = keyof typeof NOTES;

export interface HistoryNote extends Note {
  readonly id: NoteId;
}

export const isNoted = (thing: string): thing is NoteId => Object.hasOwn(NOTES, thing);

export const history: readonly HistoryNote[] = (Object.keys(NOTES) as NoteId[]).map((id) => ({ id, ...NOTES[id] }));
