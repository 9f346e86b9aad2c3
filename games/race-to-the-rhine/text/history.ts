/**
 * The history behind the board, in our own words: date, place, fact. The facts are
 * common knowledge.
 */
import { complete, notesByThing } from '@sztab/kernel/words';
import en from './en/history.json' with { type: 'json' };
import dates from './history-dates.json' with { type: 'json' };
import pl from './pl/history.json' with { type: 'json' };

/** Everything that has a note, by the id of the thing: towns, commanders, corps, cards, and the campaign. */
type NoteId = keyof typeof dates;

export const { history, NOTES, isNoted } = notesByThing<NoteId>(
  dates,
  complete<Readonly<Record<NoteId, string>>>({ en, pl }),
);
