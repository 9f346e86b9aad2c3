/** A game's player aid on a page of its own, for the printer: one sheet of A4. */
import { Glyph as Sign } from '@sztab/pieces';
import { Link, useLocation } from 'wouter';
import { listingOf } from '../games.ts';
import { useLanguage } from '../look/language.tsx';
import { NotFound } from '../look/not-found.tsx';
import { Page } from '../look/page.tsx';
import { useWords } from '../words/index.ts';
import { Aid } from './aid.tsx';
import { hasAid } from './load.ts';
import './aid-page.css';

export default function AidPage({ game }: { game: string }) {
  const { titles, rulebook } = useWords();
  const [language] = useLanguage();
  const [, go] = useLocation();
  const listing = listingOf(game);
  if (!listing || !hasAid(game)) return <NotFound />;
  const title = titles.aid(listing.title[language]);
  return (
    <Page title={title} className="aid-page">
      <header>
        <h1>{title}</h1>
        <Link className="btn quiet" href={`/rules/${game}`}>
          <Sign name="book" />
          {rulebook.whole}
        </Link>
        <button type="button" className="btn" onClick={() => print()}>
          {rulebook.print}
        </button>
      </header>
      <Aid game={game} language={language} plays={null} onRule={(id) => go(`/rules/${game}#${id}`)} />
    </Page>
  );
}
