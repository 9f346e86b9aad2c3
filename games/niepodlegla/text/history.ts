/**
 * The history behind the cards, in our own words: date, place, fact. The facts stand in sections 2.10 to 2.15 and 14.4 of the
 * specification, with their sources in 0.4; what goes beyond them is common knowledge.
 */
import { CHARACTER_NOTES } from './history-characters.ts';
import { CHALLENGE_NOTES, FINAL_NOTES, MAIN_NOTES } from './history-finals.ts';
import { MISSION_NOTES } from './history-missions.ts';
import type { Note } from './history-note.ts';
import { THREAT_NOTES } from './history-threats.ts';
import { EVENT_NOTES, ROUND_NOTES, TRACK_NOTES } from './history-time.ts';

/** Everything that has a note, by the id of the thing: cards, people, events, spaces of time, tracks. */
export const NOTES = {
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

export type NoteId = keyof typeof NOTES;

export interface HistoryNote extends Note {
  readonly id: NoteId;
}

export const isNoted = (thing: string): thing is NoteId => Object.hasOwn(NOTES, thing);

export const history: readonly HistoryNote[] = (Object.keys(NOTES) as NoteId[]).map((id) => ({ id, ...NOTES[id] }));
