/** The race of stars: both numbers and a bar between them, the reader's own first. */
import type { Language } from '@sztab/kernel';
import { enemyOf } from '../content/sides.ts';
import { starsOf } from '../rules/supply.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import './race.css';

export function Race({ view, language }: { view: View; language: Language }) {
  const own = view.you ?? 'blue';
  const other = enemyOf(own);
  const [mine, theirs] = [starsOf(view, own), starsOf(view, other)];
  const share = mine + theirs === 0 ? 50 : (100 * mine) / (mine + theirs);
  return (
    <div className="gow-race" role="img" aria-label={boardWords[language].race(mine, theirs)}>
      <b data-side={own}>{mine}</b>
      <span className="gow-race-bar" data-side={other}>
        <i data-side={own} style={{ width: `${share}%` }} />
      </span>
      <b data-side={other}>{theirs}</b>
    </div>
  );
}
