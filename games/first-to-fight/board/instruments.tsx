/** What the sheet itself does not show: decks, the concentration token, cards shown to all, missions, the fallen, spent events. */
import type { Language } from '@sztab/kernel';
import { Glyph, PencilBadge, pencilAt } from '@sztab/pieces';
import { type EventId, eventOf } from '../content/events.ts';
import { soldierOf } from '../content/soldiers.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { FORMATION_SYMBOL } from './marks.ts';
import { nameOf } from './names.ts';
import type { BoardProps } from './props.ts';
import './instruments.css';

function axisOf(event: EventId, language: Language): string {
  const { region, months } = eventOf(event);
  return boardWords[language].axisOf(catalogues[language].regions[region].title, months);
}

const Deck = ({ name, count }: { name: string; count: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{count}</dd>
  </div>
);

interface Gone<Id> {
  readonly ids: readonly Id[];
  title(count: number): string;
  name(id: Id): string;
}

/** What has left the game, one line each, folded away. */
function Folded<Id extends string>({ ids, title, name }: Gone<Id>) {
  if (ids.length === 0) return null;
  return (
    <details className="ftf-fallen">
      <summary>{title(ids.length)}</summary>
      <ul>
        {ids.map((id) => (
          <li key={id}>{name(id)}</li>
        ))}
      </ul>
    </details>
  );
}

export function Instruments({ view, language }: BoardProps) {
  const c = catalogues[language];
  const say = boardWords[language];
  const { concentration } = view;
  return (
    <div className="ftf-instruments">
      <dl className="ftf-decks">
        <Deck name={say.soldierDeck} count={view.deckCount} />
        <Deck name={say.stage2Deck} count={view.stage2Count} />
        <Deck name={say.eventDeck} count={view.eventCount} />
      </dl>
      {view.foreseen && (
        <p className="ftf-concentration">
          <Glyph name="radio" size={18} />
          {say.foreseen(`${c.eventCards[view.foreseen].name} (${axisOf(view.foreseen, language)})`)}
        </p>
      )}
      <p className="ftf-concentration">
        <Glyph name={concentration ? FORMATION_SYMBOL[concentration.formation] : 'concen'} size={18} />
        {concentration
          ? say.token(c.formations[concentration.formation].title, c.regions[concentration.region].title)
          : say.noToken}
      </p>
      {view.revealed.length > 0 && (
        <section className="ftf-shown" aria-label={say.shown}>
          <h4>{say.shown}</h4>
          <ul>
            {view.revealed.map((id) => (
              <li key={id}>
                <Glyph name={FORMATION_SYMBOL[soldierOf(id).formation]} size={15} />
                {`${c.soldier(id)}, ${c.formations[soldierOf(id).formation].one}`}
              </li>
            ))}
          </ul>
        </section>
      )}
      <ul className="ftf-staffs">
        {view.staffs.map(({ red, yellow, succeeded, failed }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={seat}>
            <PencilBadge pencil={pencilAt(seat)} size={22} />
            <span>{say.holds(red, yellow)}</span>
            {succeeded.map((id) => (
              <span key={id} className="ftf-done">
                <Glyph name="check" size={13} />
                {c.missions[id]}
              </span>
            ))}
            {failed.map((id) => (
              <span key={id} className="ftf-done" data-failed>
                <Glyph name="x" size={13} />
                {c.missions[id]}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <Folded ids={view.fallen} title={say.fallen} name={(id) => nameOf(id, view, language)} />
      <Folded
        ids={view.spentEvents}
        title={say.spentEvents}
        name={(id) =>
          `${c.eventCards[id].name} (${say.axisOf(c.regions[eventOf(id).region].short, eventOf(id).months)})`
        }
      />
    </div>
  );
}
