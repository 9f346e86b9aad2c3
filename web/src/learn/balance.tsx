/** Who wins how often, as bots that are equally strong have shown it. */
import { wilson } from '@sztab/bots';
import { type GameListing, loadBox } from '../games.ts';
import { useLanguage } from '../look/language.tsx';
import { useFetched } from '../look/use-fetched.ts';
import { learnWords } from '../words/learn/index.ts';
import type { Measured } from './load.ts';

export function Balance({ listing, measured }: { listing: GameListing; measured: Measured }) {
  const [language] = useLanguage();
  const say = learnWords[language];
  const box = useFetched(loadBox, listing.id);
  const { wins, games, decisions } = measured;
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const together = listing.together === true;
  const rows = together ? Object.entries(wins).slice(0, 1) : Object.entries(wins);
  return (
    <section aria-labelledby="fair">
      <h2 id="fair">{say.fair}</h2>
      <ul className="balance">
        {rows.map(([role, won]) => {
          const { low, high } = wilson(won, games);
          return (
            <li key={role}>
              <span>{together ? say.together : (box?.words[language].role(role) ?? '')}</span>
              <span className="balance-bar" aria-hidden="true">
                <i style={{ width: `${(100 * won) / games}%` }} />
                <em style={{ left: `${100 * low}%`, width: `${100 * (high - low)}%` }} />
              </span>
              <b className="num">{percent.format(won / games)}</b>
            </li>
          );
        })}
      </ul>
      <p>{(together ? say.togetherOf : say.fairOf)(games)}</p>
      <p>{say.decisions(Math.round(decisions / games))}</p>
    </section>
  );
}
