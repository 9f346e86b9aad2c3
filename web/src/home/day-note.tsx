/** One dated note from the games' own history: of this day, or of the day nearest to it. */

import pages from 'virtual:day-notes';
import type { Language } from '@sztab/kernel';
import { useFetched } from '../look/use-fetched.ts';
import { useWords } from '../words/index.ts';
import { type HistoryNote, nearestNote, saidWithDate } from './history.ts';
import './day-note.css';

/** Those of this month. */
const loadNotes = async (): Promise<readonly HistoryNote[]> => (await pages[new Date().getMonth()]?.())?.default ?? [];

export function DayNote({ language }: { language: Language }) {
  const words = useWords();
  const found = nearestNote(useFetched(loadNotes) ?? [], new Date());
  if (!found) return null;
  const { date, text } = saidWithDate(found.note, language);
  const { today, near, any } = words.note;
  return (
    <aside className="day-note" aria-labelledby="day-note">
      <h2 id="day-note">{found.daysOff === 0 ? today : found.daysOff <= 10 ? near : any}</h2>
      <div className="paper">
        <b>{date}</b>
        <p>{text}</p>
      </div>
    </aside>
  );
}
