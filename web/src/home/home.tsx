/** Home: your move first, then your tables, the games, finished matches and one dated note. */
import { useEffect } from 'react';
import { useLanguage } from '../look/language.tsx';
import { Page } from '../look/page.tsx';
import { useWords } from '../words/index.ts';
import { Damaged } from './damaged.tsx';
import { DayNote } from './day-note.tsx';
import { Games } from './games.tsx';
import { Now } from './now.tsx';
import { Records } from './records.tsx';
import { UpdateOffer } from './update-offer.tsx';
import { useTables } from './use-tables.ts';
import './home.css';

export function Home() {
  const words = useWords();
  const [language] = useLanguage();
  const tables = useTables();
  const waiting = tables.is === 'here' && tables.open.some(({ summary }) => summary.waitsFor !== 'bot');
  useEffect(() => {
    if (location.hash.length > 1) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <Page title={waiting ? `● ${words.titles.yourMove}` : words.titles.home} className="home">
      <h1 className="sr">{words.titles.home}</h1>
      <UpdateOffer />
      <Now tables={tables} />
      {tables.is === 'here' && <Damaged ids={tables.damaged} />}
      <Games />
      <div className="low">
        <Records tables={tables} />
        <DayNote language={language} />
      </div>
    </Page>
  );
}
