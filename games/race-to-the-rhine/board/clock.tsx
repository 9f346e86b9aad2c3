/** In the ribbon: the race. How far everybody still is from the Rhine, and the clock of resistance markers. */
import type { Language, Seat } from '@sztab/kernel';
import { Glyph, PencilBadge } from '@sztab/pieces';
import type { CSSProperties } from 'react';
import { corpsData } from '../content/corps.ts';
import type { Colour } from '../content/fields.ts';
import { MARKERS } from '../content/logistics.ts';
import { TO_RHINE } from '../content/roads.ts';
import { isSolo } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { commanderName } from '../text/cards.ts';
import { PENCIL } from './marks.ts';
import './clock.css';

interface Props {
  readonly view: View;
  readonly seat: Seat | null;
  readonly language: Language;
  readonly narrow: boolean;
}

export function Clock({ view, seat, language, narrow }: Props) {
  const say = boardWords[language];
  const own = view.commanders[seat ?? -1];
  const racing = own ? [own, ...view.commanders.filter((one) => one !== own)] : view.commanders;
  const all = MARKERS[view.commanders.length] ?? 0;
  return (
    <span className="rtr-race">
      {!narrow && <span className="rtr-race-name">{say.race}</span>}
      {racing.map(({ colour }) => {
        const roads = fromRhine(view, colour);
        const told = `${commanderName(colour, language)}, ${say.toRhine(roads)}`;
        return (
          <span key={colour} role="img" aria-label={told} title={told}>
            <PencilBadge pencil={PENCIL[colour]} size={narrow ? 16 : 18} />
            <b className="num">{roads}</b>
          </span>
        );
      })}
      {isSolo(view) ? (
        <b className="num" title={say.soloClock(view.round, view.options.soloTurnCap)}>
          {view.round}/{view.options.soloTurnCap}
        </b>
      ) : (
        <span
          role="img"
          aria-label={`${view.markerPool} ${say.markersLeft(view.markerPool)}`}
          title={`${view.markerPool} ${say.markersLeft(view.markerPool)}`}
          data-last={view.ending || undefined}
        >
          <Glyph name="opor" size={16} />
          <b className="num">
            {view.markerPool}
            {!narrow && `/${all}`}
          </b>
          {!narrow && <i className="rtr-race-bar" style={{ '--share': view.markerPool / all } as CSSProperties} />}
        </span>
      )}
    </span>
  );
}

/** How far the foremost corps is from the nearest crossing. */
export const fromRhine = ({ corps }: Pick<View, 'corps'>, colour: Colour): number =>
  Math.min(
    ...corps
      .filter(({ id }) => corpsData(id).colour === colour)
      .map(({ at }) => TO_RHINE[colour].get(at) ?? Number.POSITIVE_INFINITY),
  );
