/** At the place that is aimed at: what it promises, in a few words. */
import type { Language } from '@sztab/kernel';
import { typeset } from '@sztab/kernel/words';
import type { AreaId, ZoneId } from '../content/areas.ts';
import { AREAS } from '../content/map.ts';
import type { Mode } from '../content/sides.ts';
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

/** How far a label reaches on a small map, in sides of a hex: to either side, and up or down as far as a number. */
const REACH = { across: 2.2, down: 0.75 } as const;

/**
 * Where the label stands: over the place, or under it where there is no room over it or those who come are there (`from`: their numbers must not be
 * covered). On a small map it would lie over the numbers of neighbours more often than not: null where it does, as the sheet under the map says the same.
 */
export function labelTop(
  layout: Layout,
  place: AreaId | ZoneId,
  from: readonly (AreaId | ZoneId)[],
  mode: Mode,
): { readonly top: number; readonly low: boolean } | null {
  const { side, narrow } = layout;
  const [x, y] = spotOf(layout, place);
  const above = from.filter((one) => spotOf(layout, one)[1] < y - 1).length;
  const below = from.filter((one) => spotOf(layout, one)[1] > y + 1).length;
  const low = y - side * 1.5 < 0 || above > below;
  const top = low ? y + side * 0.98 : y - side * 0.98;
  const covers = AREAS[mode].some((area) => {
    const [ax, ay] = spotOf(layout, area);
    return area !== place && Math.abs(ax - x) < REACH.across * side && Math.abs(ay - top) < REACH.down * side;
  });
  return narrow && ((above > 0 && below > 0) || covers) ? null : { top, low };
}

export function TargetLabel({
  forecast,
  from,
  layout,
  mode,
  language,
}: {
  forecast: Forecast;
  from: readonly (AreaId | ZoneId)[];
  layout: Layout;
  mode: Mode;
  language: Language;
}) {
  const at = labelTop(layout, forecast.place, from, mode);
  const text = promiseAt(forecast, language);
  return (
    at &&
    text && (
      <span
        className="gow-label on-ink"
        aria-hidden="true"
        data-clear
        data-low={at.low || undefined}
        style={{ left: spotOf(layout, forecast.place)[0], top: at.top }}
      >
        {typeset(text, language)}
      </span>
    )
  );
}
