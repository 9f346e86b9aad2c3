/** What the sheet does not show: how the game is won, the support board, bonuses in force, the deck, and what has and has not been seen. */
import { Glyph as Sign } from '@sztab/pieces';
import type { AreaId } from '../content/areas.ts';
import type { BonusId } from '../content/bonuses.ts';
import { type CardTitle, TITLES } from '../content/cards.ts';
import { HQ } from '../content/map.ts';
import { enemyOf, ROUNDS, SIDES } from '../content/sides.ts';
import { controllerOf, supplies } from '../rules/supply.ts';
import { unseenBy } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { SideMark } from './marks.tsx';
import type { BoardProps } from './props.ts';
import { Race } from './race.tsx';
import { SupportBoard } from './support.tsx';
import { BONUS_SYMBOL, CARD_SYMBOL } from './symbols.ts';
import { useFolded, useRailed } from './use-folded.ts';
import './instruments.css';
import './pad.css';

export function Instruments(props: BoardProps) {
  const { view, language } = props;
  const folded = useFolded();
  const railed = useRailed();
  const say = boardWords[language];
  return (
    <div className="gow-instruments">
      <HowYouWin {...props} />
      {(folded || railed) && (
        <div className="gow-instrument">
          <h3>{say.supportBoard}</h3>
          <SupportBoard {...props} />
        </div>
      )}
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

/** The two ways to win, and how far each side is on the first of them. */
function HowYouWin({ view, language }: BoardProps) {
  const say = boardWords[language];
  const own = view.you ?? 'blue';
  const hq = catalogues[language].areas[HQ[view.options.mode][enemyOf(own)]].title;
  return (
    <section aria-label={say.howToWin}>
      <h3>{say.howToWin}</h3>
      <p className="gow-goal">{say.goal(ROUNDS, view.you ? hq : null)}</p>
      <Race view={view} language={language} />
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
    <details className="pile gow-pile">
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
