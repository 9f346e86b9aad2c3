/** Who wins how often, as bots that are equally strong have shown it. */
import type { GameBox } from '@sztab/kernel';
import { useEffect, useState } from 'react';
import { type GameListing, loadBox } from '../games.ts';
import { useLanguage } from '../look/language.tsx';
import { learnWords } from '../words/learn/index.ts';
import type { Measured } from './load.ts';

export function Balance({ listing, measured }: { listing: GameListing; measured: Measured }) {
  const [language] = useLanguage();
  const say = learnWords[language];
  const [box, setBox] = useState<GameBox | null>(null);
  useEffect(() => {
    let gone = false;
    loadBox(listing.id).then(
      (found) => !gone && setBox(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [listing.id]);
  const { wins, games, decisions } = measured;
  return (
    <section aria-labelledby="fair">
      <h2 id="fair">{say.fair}</h2>
      <ul className="balance">
        {Object.entries(wins).map(([role, [share, low, high]]) => (
          <li key={role}>
            <span>{role === 'all' ? say.together : (box?.words[language].role(role) ?? '')}</span>
            <span className="balance-bar" aria-hidden="true">
              <i style={{ width: `${share}%` }} />
              <em style={{ left: `${low}%`, width: `${high - low}%` }} />
            </span>
            <b className="num">{share.toLocaleString(language)} %</b>
          </li>
        ))}
      </ul>
      <p>{('all' in wins ? say.togetherOf : say.fairOf)(games)}</p>
      {decisions !== null && <p>{say.decisions(Math.round(decisions))}</p>}
    </section>
  );
}
