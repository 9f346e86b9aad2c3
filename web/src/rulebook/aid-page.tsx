/** A game's player aid on a page of its own, for the printer: one sheet of A4, of the whole game or of one side. */
import type { Language } from '@sztab/kernel';
import { Glyph as Sign } from '@sztab/pieces';
import { Suspense, use, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { listingOf } from '../games.ts';
import { useLanguage } from '../look/language.tsx';
import { NotFound } from '../look/not-found.tsx';
import { Page } from '../look/page.tsx';
import { useWords } from '../words/index.ts';
import { Aid } from './aid.tsx';
import { hasAid, loadAid } from './load.ts';
import { sidesOf } from './read-aid.ts';
import './aid-page.css';

export default function AidPage({ game }: { game: string }) {
  const { titles, rulebook } = useWords();
  const [language] = useLanguage();
  const [, go] = useLocation();
  // A table sends its players to the page of their side.
  const [side, setSide] = useState<string | null>(() => decodeURIComponent(location.hash.slice(1)) || null);
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
      <Suspense>
        <Sides
          game={game}
          language={language}
          side={side}
          onSide={(role) => {
            setSide(role);
            history.replaceState(history.state, '', role === null ? location.pathname : `#${role}`);
          }}
        />
      </Suspense>
      <Aid game={game} language={language} plays={side} alone onRule={(id) => go(`/rules/${game}#${id}`)} />
    </Page>
  );
}

/** Nothing where all sides play alike. */
function Sides(props: { game: string; language: Language; side: string | null; onSide(role: string | null): void }) {
  const { game, language, side, onSide } = props;
  const { rulebook } = useWords();
  const sides = sidesOf(use(loadAid(game, language)));
  if (sides.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for answers of a form.
    <div className="aid-sides" role="group" aria-label={rulebook.sides}>
      {[{ role: null, title: rulebook.everySide }, ...sides].map(({ role, title }) => (
        <button key={title} type="button" className="btn" aria-pressed={side === role} onClick={() => onSide(role)}>
          {title}
        </button>
      ))}
    </div>
  );
}
