/** Under a name: how many of its pawns lie, and once they roll, how many of its missions are covered. */
import type { PartProps } from '@sztab/pieces';
import { pawnsInHand, undertakenBy } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { fillings } from './filling.ts';

export function SeatFigures({ seat, view, language }: Omit<PartProps<View>, 'narrow'>) {
  const say = boardWords[language];
  const own = undertakenBy(view, seat);
  const planning = view.phase === 'plan' || own.length === 0;
  const filling = planning ? null : fillings(view);
  return (
    <p className="npg-figures">
      {filling
        ? say.coveredOf(own.filter((card) => filling.of(card).complete).length, own.length)
        : say.pawnsLaid(own.length, own.length + pawnsInHand(view, seat))}
    </p>
  );
}
