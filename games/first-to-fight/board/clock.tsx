/** In the ribbon of a screen without the time track: which month it is. */
import type { Seat } from '@sztab/kernel';
import { Glyph, type PartProps } from '@sztab/pieces';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { monthShort } from './names.ts';

export function Clock({ view, language, narrow }: PartProps<View, Seat | null>) {
  if (!narrow) return null;
  const title = boardWords[language].timeTrack(catalogues[language].month(view.time).title);
  return (
    <span title={title}>
      <Glyph name="hourglass" size={15} />
      <b className="num">{monthShort(view.time)}</b>
    </span>
  );
}
