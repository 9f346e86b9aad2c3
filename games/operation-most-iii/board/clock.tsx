/** In the ribbon: how many parts may still fall. A narrow one has room for the stage alone, and the sheet says the rest. */
import type { Seat } from '@sztab/kernel';
import { type PartProps, Glyph as Sign } from '@sztab/pieces';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';

export function Clock({ view, language, narrow }: PartProps<View, Seat | null>) {
  if (narrow) return null;
  const { supply } = boardWords[language];
  const { parts } = view;
  return (
    <>
      <Sign name="part" size={15} title={supply} />
      <b className="num">{parts.supply}</b>
      <span>{supply}</span>
    </>
  );
}
