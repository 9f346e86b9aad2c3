/** In the ribbon of a phone: how likely 11 November is, from the first round on. */
import type { Seat } from '@sztab/kernel';
import { Glyph, type PartProps } from '@sztab/pieces';
import { isFinalRound } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { useForecast } from './use-forecast.ts';

export function Clock({ view, language, telling }: PartProps<View, Seat | null> & { readonly telling: boolean }) {
  const percent = useForecast(view, telling);
  if (view.result) return null;
  const words = boardWords[language].forecast(percent, view.phase === 'roll' && !isFinalRound(view));
  return (
    <span className="ribbon-forecast" title={words} aria-label={words} role="img">
      <Glyph name="flag" size={15} />
      <b className="num">{percent}%</b>
    </span>
  );
}
