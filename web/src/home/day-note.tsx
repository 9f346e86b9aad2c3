/** One dated note from the games' own history: of this day, or of the day nearest to it. */
import type { Language } from '@sztab/kernel';
import { useEffect, useState } from 'react';
import { useWords } from '../words/index.ts';
import { type HistoryNote, nearestNote, saidWithDate, turnOfDay } from './history.ts';
import './day-note.css';

const files = import.meta.glob<{ history: readonly HistoryNote[] }>('../../../games/[a-z]*/text/history.ts');

export function DayNote({ language }: { language: Language }) {
  const words = useWords();
  const [notes, setNotes] = useState<readonly HistoryNote[]>([]);
  useEffect(() => {
    let gone = false;
    // Each day another game tells: a visitor need not load the history of all of them.
    const load = turnOfDay(Object.values(files), new Date());
    load?.().then(
      ({ history }) => {
        if (!gone) setNotes(history);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  const found = nearestNote(notes, new Date());
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
