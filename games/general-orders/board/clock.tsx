/** In the ribbon: who has the initiative; where there is little room, the race of stars. */
import type { Seat } from '@sztab/kernel';
import { type PartProps, Glyph as Sign } from '@sztab/pieces';
import { SIDES, type Side } from '../content/sides.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { Race } from './race.tsx';

export function Clock({ view, language, narrow }: PartProps<View, Seat | null>) {
  const say = boardWords[language];
  if (narrow)
    return (
      <>
        <Sign name="star" size={14} />
        <Race view={view} language={language} />
      </>
    );
  const { initiative, you } = view;
  const { sides } = catalogues[language];
  const words = (side: Side): string => say.hasInitiative(side === you ? null : sides[side]);
  return (
    <>
      <Sign name="bolt" size={15} />
      {/* As wide as the longer of the two, whoever has it. */}
      <b className="gow-initiative">
        {SIDES.map((side) => (
          <span key={side} aria-hidden={side !== initiative || undefined}>
            {words(side)}
          </span>
        ))}
      </b>
    </>
  );
}
