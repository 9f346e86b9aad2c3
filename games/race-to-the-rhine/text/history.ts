/**
 * The history behind the board, in our own words: date, place, fact. The facts are
 * common knowledge.
 */
import { complete, type Note, noted } from '@sztab/kernel/words';
import { en } from './en/history.ts';
import { DIVISION_FACTS } from './history-divisions.ts';
import { EVENT_FACTS } from './history-events.ts';
import { CAMPAIGN_FACTS, COMMANDER_FACTS, CORPS_FACTS } from './history-people.ts';
import { TOWN_FACTS } from './history-towns.ts';
import { pl } from './pl/history.ts';

/** Everything that has a note, by the id of the thing: towns, commanders, corps, cards, and the campaign. */
const FACTS = {
  ...TOWN_FACTS,
  ...COMMANDER_FACTS,
  ...CORPS_FACTS,
  ...CAMPAIGN_FACTS,
  ...EVENT_FACTS,
  ...DIVISION_FACTS,
};

export type NoteId = keyof typeof FACTS;
export type HistoryNote = Note<(typeof FACTS)[NoteId], NoteId>;

export const history: readonly HistoryNote[] = noted(FACTS, complete<Readonly<Record<NoteId, string>>>({ en, pl }));

export const NOTES = Object.fromEntries(history.map((note) => [note.id, note])) as Readonly<
  Record<NoteId, HistoryNote>
>;

export const isNoted = (thing: string): thing is NoteId => Object.hasOwn(NOTES, thing);
