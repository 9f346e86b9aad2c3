/**
 * The history behind the cards, in our own words: date, place, fact. The facts are
 * common knowledge.
 */
import { complete, type Note, noted } from '@sztab/kernel/words';
import { en } from './en/history.ts';
import { CHARACTER_FACTS } from './history-characters.ts';
import { CHALLENGE_FACTS, FINAL_FACTS, MAIN_FACTS } from './history-finals.ts';
import { MISSION_FACTS } from './history-missions.ts';
import { THREAT_FACTS } from './history-threats.ts';
import { EVENT_FACTS, ROUND_FACTS, TRACK_FACTS } from './history-time.ts';
import { pl } from './pl/history.ts';

/** Everything that has a note, by the id of the thing: cards, people, events, spaces of time, tracks. */
const FACTS = {
  ...EVENT_FACTS,
  ...MISSION_FACTS,
  ...MAIN_FACTS,
  ...FINAL_FACTS,
  ...CHALLENGE_FACTS,
  ...THREAT_FACTS,
  ...CHARACTER_FACTS,
  ...ROUND_FACTS,
  ...TRACK_FACTS,
};

export type NoteId = keyof typeof FACTS;
export type HistoryNote = Note<(typeof FACTS)[NoteId], NoteId>;

export const history: readonly HistoryNote[] = noted(FACTS, complete<Readonly<Record<NoteId, string>>>({ en, pl }));

export const NOTES = Object.fromEntries(history.map((note) => [note.id, note])) as Readonly<
  Record<NoteId, HistoryNote>
>;

export const isNoted = (thing: string): thing is NoteId => Object.hasOwn(NOTES, thing);
