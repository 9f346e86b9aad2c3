/** What the sheet does not show: the reserves of both sides, bonuses in force, the deck, and what has and has not been seen. */
import { Glyph as Sign } from '@sztab/pieces';
import type { AreaId } from '../content/areas.ts';
import type { BonusId } from '../content/bonuses.ts';
import { type CardTitle, TITLES } from '../content/cards.ts';
import { enemyOf, SIDES, type Side } from '../content/sides.ts';
import { seatOf } from '../rules/state.ts';
import { controllerOf, starsOf, supplies } from '../rules/supply.ts';
import { unseenBy } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { Badge, SideMark } from './marks.tsx';
import type { BoardProps } from './props.ts';
import { SupportBoard } from './support.tsx';
import { BONUS_SYMBOL, CARD_SYMBOL } from './symbols.ts';
import { useFolded } from './use-folded.ts';
import './instruments.css';
import './pad.css';

export function Instruments(props: BoardProps) {
  const { view, language } = props;
  const folded = useFolded();
  const say = boardWords[language];
  return (
    <div className="gow-instruments">
      {folded && (
        <section aria-label={say.supportBoard}>
          <h3>{say.supportBoard}</h3>
          <SupportBoard {...props} />
        </section>
      )}
      <Reserves {...props} />
      <Bonuses {...props} />
      <section aria-label={say.cards}>
        <h3>
          {say.cards}
          <span>
            <Sign name="deck" size={15} />
            {say.deck} <b>{view.deckCount}</b>
          </span>
        </h3>
        {/* Open hands: in a teaching game, and when all is over. */}
        {SIDES.filter((side) => side !== view.you && view.hand[side].length > 0).map((side) => (
          <Pile
            key={side}
            name={say.handOf(catalogues[language].sides[side])}
            titles={view.hand[side]}
            language={language}
          />
        ))}
        <Pile name={say.discard} titles={[...view.discard].reverse()} language={language} />
        <Pile name={say.unseen} titles={unseenBy(view)} language={language} grouped />
      </section>
    </div>
  );
}

function Reserves({ view, language }: BoardProps) {
  const say = boardWords[language];
  const c = catalogues[language];
  const own = view.you ?? 'blue';
  const rows = [
    ['star', say.figures.stars, (side: Side) => starsOf(view, side)],
    ['commander', say.inReserve.commanders, (side: Side) => view.reserve[side].commanders],
    ['chevrons', say.inReserve.ready, (side: Side) => view.ready[side]],
    ['soldier', say.inReserve.soldiers, (side: Side) => view.reserve[side].soldiers],
    ...(view.options.mode === 'island'
      ? ([['plane', say.inReserve.aircraft, (side: Side) => view.reserve[side].aircraft]] as const)
      : []),
  ] as const;
  const sides = [own, enemyOf(own)];
  return (
    <section aria-label={say.reserves}>
      <table className="gow-reserves">
        <thead>
          <tr>
            <th scope="col">{say.reserves}</th>
            {sides.map((side) => (
              <th key={side} scope="col">
                <Badge seat={seatOf(side)} size={20} />
                <span className="gow-sr">{c.sides[side]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([symbol, name, value]) => (
            <tr key={name}>
              <th scope="row">
                <Sign name={symbol} size={15} />
                {name}
              </th>
              {sides.map((side) => (
                <td key={side}>{value(side)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {SIDES.filter((side) => view.passed[side]).map((side) => (
        <p key={side}>
          <SideMark side={side} /> {say.hasPassed(c.sides[side])}
        </p>
      ))}
    </section>
  );
}

/** Which token lies where, and for whom it works. */
function Bonuses({ view, language }: BoardProps) {
  const say = boardWords[language];
  const c = catalogues[language];
  return (
    <section aria-label={say.bonuses}>
      <h3>{say.bonuses}</h3>
      <ul className="gow-bonuses">
        {(Object.entries(view.bonus) as [AreaId, BonusId][]).map(([area, bonus]) => {
          const holder = controllerOf(view, area);
          const works = holder !== null && supplies(view, holder, area);
          return (
            <li key={area} data-off={!works || undefined}>
              <Sign name={BONUS_SYMBOL[bonus]} size={17} />
              <span>
                {c.bonuses[bonus].name}
                <small>{c.areas[area].title}</small>
              </span>
              {holder && works ? (
                <SideMark side={holder} size={15} />
              ) : (
                <small>{holder ? say.cutOff : say.nobody}</small>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Pile({
  name,
  titles,
  language,
  grouped,
}: {
  name: string;
  titles: readonly CardTitle[];
  language: BoardProps['language'];
  grouped?: boolean;
}) {
  const c = catalogues[language];
  const lines = grouped
    ? TITLES.map((title) => [title, titles.filter((one) => one === title).length] as const).filter(([, n]) => n > 0)
    : titles.map((title) => [title, 0] as const);
  return (
    <details className="gow-pile">
      <summary>
        {name} <b>{titles.length}</b>
      </summary>
      <ul>
        {lines.map(([title, n], i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards of a pile are told apart by their place alone
          <li key={i}>
            <Sign name={CARD_SYMBOL[title]} size={16} />
            {c.cards[title].name}
            {n > 0 && <b>{n}</b>}
          </li>
        ))}
      </ul>
    </details>
  );
}
