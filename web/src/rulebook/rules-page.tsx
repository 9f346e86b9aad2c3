import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { gameList, listingOf } from '../games.ts';
import { useLanguage } from '../look/language.tsx';
import { NotFound } from '../look/not-found.tsx';
import { Page } from '../look/page.tsx';
import { useWords } from '../words/index.ts';
import { hasAid, hasRulebook } from './load.ts';
import { Rulebook } from './rulebook.tsx';
import './rules-page.css';

const ruleInAddress = (): string => decodeURIComponent(location.hash.slice(1));

export default function RulesPage({ game }: { game: string }) {
  const words = useWords();
  const [language] = useLanguage();
  const [, go] = useLocation();
  const [rule] = useState(ruleInAddress);
  const listing = listingOf(game);
  if (!listing || !hasRulebook(game)) return <NotFound />;
  const others = gameList().filter(({ id }) => hasRulebook(id));
  return (
    <Page title={words.titles.rules(listing.title[language])} className="rules-page">
      <h1 className="sr">{words.titles.rules(listing.title[language])}</h1>
      <div className="rules-choice">
        {others.length > 1 && (
          <label>
            {words.rulebook.game}
            <select value={game} onChange={({ target }) => go(`/rules/${target.value}`)}>
              {others.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title[language]}
                </option>
              ))}
            </select>
          </label>
        )}
        {hasAid(game) && <Link href={`/rules/${game}/aid`}>{words.rulebook.aid}</Link>}
      </div>
      <Rulebook
        key={game}
        game={game}
        language={language}
        {...(rule ? { rule } : {})}
        onGo={(id) => history.replaceState(history.state, '', `#${id}`)}
      />
    </Page>
  );
}
