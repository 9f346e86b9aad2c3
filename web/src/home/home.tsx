/** Home: your move first, then your tables, the games, finished matches and one dated note. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Broken } from '../look/broken.tsx';
import { useLanguage } from '../look/language.tsx';
import { Page } from '../look/page.tsx';
import { usePersonName } from '../look/person-name.ts';
import { useWaitingOnline } from '../look/waiting-online.ts';
import { useWords } from '../words/index.ts';
import { Damaged } from './damaged.tsx';
import { DayNote } from './day-note.tsx';
import { Games } from './games.tsx';
import { Now } from './now.tsx';
import { Records } from './records.tsx';
import { UpdateOffer } from './update-offer.tsx';
import { useTables } from './use-tables.ts';
import './home.css';

/** Fetched for people with an online session alone. */
const YourTurns = lazy(() => import('../online/waiting/your-turns.tsx'));
const HelpPictures = lazy(async () => ({ default: (await import('./help-pictures.tsx')).HelpPictures }));

/** For whoever has no table yet. It draws a real board, so it is fetched when somebody scrolls to it. */
function HowItWorks() {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
    );
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div className="how-it-works" ref={place}>
      <Suspense>{near && <HelpPictures />}</Suspense>
    </div>
  );
}

export function Home() {
  const words = useWords();
  const [language] = useLanguage();
  const tables = useTables();
  const isKnownOnline = usePersonName() !== null;
  const calledOnline = useWaitingOnline() > 0 && isKnownOnline;
  const waiting =
    calledOnline || (tables.is === 'here' && tables.open.some(({ summary }) => summary.waitsFor !== 'bot'));
  useEffect(() => {
    if (location.hash.length > 1) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <Page title={waiting ? `● ${words.titles.yourMove}` : words.titles.home} className="home">
      <h1 className="sr">{words.titles.home}</h1>
      <UpdateOffer />
      {isKnownOnline && (
        <Broken instead="">
          <Suspense fallback={calledOnline && <div className="turns-come" />}>
            <YourTurns />
          </Suspense>
        </Broken>
      )}
      <Now tables={tables} lit={!calledOnline} />
      {tables.is === 'here' && <Damaged ids={tables.damaged} />}
      <Games />
      {tables.is === 'here' && tables.open.length + tables.finished.length === 0 && <HowItWorks />}
      <div className="low">
        <Records tables={tables} />
        <DayNote language={language} />
      </div>
    </Page>
  );
}
