/** At the place that is aimed at: what it promises, in a few words. */
import type { Language } from '@sztab/kernel';
import { typeset } from '@sztab/kernel/words';
import type { AreaId, ZoneId } from '../content/areas.ts';
import { boardWords } from '../text/board.ts';
import type { Forecast } from './forecast.ts';
import { type Layout, spotOf } from './layout.ts';
import { percent } from './phrases.ts';

function promiseAt({ odds, fire, wins, defenders, enemyCards }: Forecast, language: Language): string {
  const say = boardWords[language].label;
  if (defenders === 0) return fire ? say.noEnemy : say.nobody;
  if (wins !== null) return say.wins(percent(wins));
  if (fire) return say.loses(boardWords[language].decimal(fire.mean));
  if (!odds) return '';
  return enemyCards > 0 ? say.beforeCards(percent(odds.taken)) : say.taken(percent(odds.taken));
}

/** `from`: where pieces are just being given; their numbers must not be covered. */
export function TargetLabel({
  forecast,
  from,
  layout,
  language,
}: {
  forecast: Forecast;
  from: readonly (AreaId | ZoneId)[];
  layout: Layout;
  language: Language;
}) {
  const [x, y] = spotOf(layout, forecast.place);
  const text = promiseAt(forecast, language);
  // Under the place where there is no room over it, or those who come are there.
  const above = from.filter((place) => spotOf(layout, place)[1] < y - 1).length;
  const below = from.filter((place) => spotOf(layout, place)[1] > y + 1).length;
  const low = y - layout.side * 1.5 < 0 || above > below;
  // From all around there is no room on a small map; the sheet under it says the same.
  if (layout.narrow && above > 0 && below > 0) return null;
  return (
    text && (
      <span
        className="gow-label on-ink"
        aria-hidden="true"
        data-clear
        data-low={low || undefined}
        style={{ left: x, top: low ? y + layout.side * 0.98 : y - layout.side * 0.98 }}
      >
        {typeset(text, language)}
      </span>
    )
  );
}
