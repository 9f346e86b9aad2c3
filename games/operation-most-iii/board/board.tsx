/** The sheet: three zones as places on a map, the cards of both sides, the parts, and the fight that is open. */
import { Glyph as Sign, touching, useSize } from '@sztab/pieces';
import { type CSSProperties, useMemo, useRef } from 'react';
import { cardOf } from '../content/cards.ts';
import { STAGES } from '../content/rocket-tests.ts';
import { SIDES, ZONE, type Zone } from '../content/zones.ts';
import { homeLost } from '../rules/outcome.ts';
import type { TableCard as Lying } from '../rules/state.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { orderWords } from '../text/order.ts';
import { DeedMarks, FightArrow } from './arrows.tsx';
import { Flag } from './badge.tsx';
import { Place } from './drawing/place.tsx';
import { type Fight, fightOf, fightTold, isOfFight } from './fight.ts';
import { NightFlight, RocketPath } from './flight.tsx';
import { latelyOf } from './lately.ts';
import { type Box, isFlat, type Layout, layOut } from './layout.ts';
import { isZone, spokenZone } from './names.ts';
import { hereMeans } from './order.ts';
import { Parts } from './parts.tsx';
import type { BoardProps } from './props.ts';
import { TableCard } from './table-card.tsx';
import './board.css';

export function Board(props: BoardProps) {
  const { view, choice, language, lately, telling } = props;
  const [ref, sheet] = useSize({ width: 1000, height: 620 });
  const narrow = sheet.width < 700;
  const fight = useFight(props);
  const below = view.you ?? 'PL';
  const fightZone = fight?.zone ?? null;
  const told = toldZone(props);
  const layout = useMemo(
    () => layOut(view.cards, below, sheet, fightZone, told),
    [view.cards, below, sheet, fightZone, told],
  );
  const heard = useMemo(
    () =>
      latelyOf(
        lately.map(({ event }) => event),
        view.you,
        boardWords[language],
      ),
    [lately, view.you, language],
  );
  // What the other side did stays drawn until the viewer begins to decide.
  const deeds = choice.picked.length > 0 ? [] : heard.deeds;

  return (
    <div
      ref={ref}
      className="om3-sheet"
      data-low={sheet.height < 450 || undefined}
      data-flat={isFlat(sheet) || undefined}
      data-narrow={narrow || undefined}
      data-crowded={layout.crowded || undefined}
    >
      {layout.order.map((zone) => (
        <ZoneGround
          key={zone}
          zone={zone}
          box={layout.zones[zone]}
          middle={layout.middle[zone]}
          narrow={narrow}
          folded={layout.folded.has(zone)}
          {...props}
        />
      ))}
      {layout.order.map((zone) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a frame around cards that lie elsewhere on the sheet
        <div key={zone} className="pencil" role="group" aria-label={catalogues[language].zones[zone].title}>
          <Parts zone={zone} box={layout.middle[zone]} change={deeds.length > 0 ? heard.parts[zone] : 0} {...props} />
          {fromLeft(view.cards, zone, layout).map(({ card, box }) => (
            <TableCard key={card.id} card={card} box={box} fight={fight} {...props} />
          ))}
        </div>
      ))}
      <div className="pencil">
        {fight ? (
          <FightArrow
            fight={fight}
            language={language}
            layout={layout}
            sheet={sheet}
            rolls={telling?.kind === 'roll'}
          />
        ) : (
          <DeedMarks deeds={deeds} numbered={props.numbered} layout={layout} sheet={sheet} />
        )}
      </div>
      {telling?.kind === 'tally' && lately.at(-1)?.event.is === 'rocket-fell' && (
        <RocketPath layout={layout} sheet={sheet} />
      )}
      {telling?.kind === 'card' && telling.at === 'forest' && (
        <NightFlight box={layout.zones.forest} parts={view.parts.forest} />
      )}
    </div>
  );
}

/** The fight that is open, or the one that is told: it stays drawn while its result is read. */
function useFight({ view, lately, telling }: BoardProps): Fight | null {
  const last = useRef<Fight | null>(null);
  const now = fightOf(view);
  // While a Nurse is asked for, the result that she would mend stays.
  const open = now && isNursed(view) ? { ...now, ...resultOf(last.current) } : now;
  const events = lately.map(({ event }) => event);
  // What was declared before the viewer last decided is not among them; it is over when something else is told.
  const told = telling ? (fightTold(events) ?? (events.every(isOfFight) ? last.current : null)) : null;
  const stays = told && (telling?.kind === 'hold' || telling?.things?.some((thing) => isIn(told, thing)));
  last.current = open ?? (stays ? told : null);
  return last.current;
}
const resultOf = (fight: Fight | null): Pick<Fight, 'roll' | 'ambushed'> => ({
  roll: fight?.roll ?? null,
  ...(fight?.ambushed && { ambushed: true }),
});
/** Where something is told that is no fight. */
function toldZone({ telling, view }: BoardProps): Zone | null {
  const at = telling?.at;
  if (at === undefined) return null;
  return isZone(at) ? at : (view.cards.find(({ id }) => id === at)?.zone ?? null);
}
const isNursed = ({ flow }: BoardProps['view']): boolean => flow.at(-1)?.step === 'attack.nurse';
const isIn = ({ actor, struck, zone }: Fight, thing: string): boolean =>
  thing === actor || thing === struck || thing === zone;

/** In the order in which the eye and the Tab key go; where cards overlap, the head of each stays to be seen. */
function fromLeft(cards: readonly Lying[], zone: Zone, layout: Layout): { card: Lying; box: Box }[] {
  return cards
    .filter((card) => card.zone === zone)
    .flatMap((card) => {
      const box = layout.cards.get(card.id);
      return box ? [{ card, box }] : [];
    })
    .sort((a, b) => a.box.x - b.box.x || a.box.y - b.box.y);
}

/** The printed part of a zone, and the button under everything that lies in it. */
function ZoneGround({
  zone,
  box,
  middle,
  narrow,
  folded,
  ...props
}: { zone: Zone; box: Box; middle: Box; narrow: boolean; folded: boolean } & BoardProps) {
  const { view, choice, language, highlighted } = props;
  const say = boardWords[language];
  const means = hereMeans(choice, view);
  const own = means?.zone === zone ? means : null;
  const picked = choice.picked.includes(zone);
  // What the click on a place would do is said there, whether or not it was filled in already.
  const legal = choice.legal.has(zone) || own !== null || picked;
  const here = own ? orderWords[language].here[own.verb] : say.goHere;
  const marks = [
    legal && 'om3-ground-legal',
    picked && 'om3-ground-picked',
    highlighted.has(zone) && 'om3-ground-highlighted',
  ];
  const lost = SIDES.find(
    (side) =>
      !view.result && view.stage === STAGES && ZONE[zone].home === side && homeLost({ cards: [...view.cards] }, side),
  );
  return (
    <section className="om3-zone" style={{ left: box.x, top: box.y, width: box.width, height: box.height }}>
      <Place
        zone={zone}
        width={box.width}
        height={box.height}
        shift={Math.round(middle.x + middle.width / 2 - box.x - box.width / 2)}
      />
      <button
        {...touching(props, zone, own?.touch)}
        className={['om3-ground', ...marks].filter(Boolean).join(' ')}
        aria-label={spokenZone(zone, view, legal && here, language)}
        aria-pressed={picked}
      >
        {legal && (
          <span className="om3-here" style={{ '--behind': `${middle.x + middle.width}px` } as CSSProperties}>
            {here}
          </span>
        )}
      </button>
      <h2 className="om3-title">
        {narrow ? say.zone[zone].short : catalogues[language].zones[zone].title}
        <small>{say.zone[zone].belongs}</small>
      </h2>
      {lost && (
        <p className="om3-danger" role="status">
          <Sign name="warn" size={16} />
          {say.danger(lost)}
        </p>
      )}
      {folded && <Counted cards={view.cards.filter((card) => card.zone === zone)} />}
      {zone === 'surroundings' && !folded && (
        <p className="om3-supply">
          <Sign name="part" size={14} />
          {view.parts.supply} {say.supply}
        </p>
      )}
    </section>
  );
}

/** How many cards of each side lie in a zone that has no room to show them. */
function Counted({ cards }: { cards: readonly Lying[] }) {
  return (
    <p className="om3-counted">
      {SIDES.map((side) => (
        <span key={side}>
          <Flag side={side} />
          {cards.filter(({ id }) => cardOf(id).side === side).length}
        </span>
      ))}
    </p>
  );
}
