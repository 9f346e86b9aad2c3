/** The cards of one side that do not lie on the sheet: hand, deck, what is out of the game, and what nobody has seen yet. */
import { Glyph as Sign, touching } from '@sztab/pieces';
import { type CardId, cardOf, KINDS, type KindId } from '../content/cards.ts';
import type { Side } from '../content/zones.ts';
import { seatOf } from '../rules/state.ts';
import { unseenBy } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { Badge } from './badge.tsx';
import { CardBack } from './card.tsx';
import { PICTURE } from './faces.ts';
import type { BoardProps } from './props.ts';

/** So many backs lie side by side; the rest is a number. */
const BACKS = 5;

export function SideCards({ side, ...props }: { side: Side } & BoardProps) {
  const { view, language } = props;
  const say = boardWords[language];
  const isOwn = side === view.you;
  const known = isOwn ? [] : view.hand[side];
  const size = view.handSize[side];
  return (
    <section className="om3-side" aria-label={catalogues[language].sides[side]}>
      <h3>
        <Badge seat={seatOf(side)} size={20} />
        {catalogues[language].sides[side]}
      </h3>
      {!isOwn && (
        <p className="om3-backs" aria-hidden="true">
          {Array.from({ length: Math.min(size, BACKS) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike, and must stay so
            <CardBack key={i} side={side} />
          ))}
          {size > BACKS && `+${size - BACKS}`}
        </p>
      )}
      <Pile title={say.known} cards={known} {...props} />
      <Pile title={say.removed} cards={view.removed[side]} always {...props} />
      <Unseen side={side} {...props} />
    </section>
  );
}

/** Open cards, to be read one by one. */
function Pile({
  title,
  cards,
  always,
  ...props
}: { title: string; cards: readonly CardId[]; always?: boolean } & BoardProps) {
  const { language } = props;
  if (cards.length === 0 && !always) return null;
  return (
    <details className="pile om3-pile">
      <summary>
        {title} <b>{cards.length}</b>
      </summary>
      {cards.length === 0 && <p>{boardWords[language].nobody}</p>}
      <ul>
        {cards.map((id) => (
          <li key={id}>
            <button {...touching(props, id)}>
              <Sign name={PICTURE[cardOf(id).id]} size={16} />
              {catalogues[language].card(id)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** By kind only: which of them is in the hand and which in the deck, nobody can tell. */
function Unseen({ side, ...props }: { side: Side } & BoardProps) {
  const { view, language, onZoom } = props;
  const say = boardWords[language];
  const counts = new Map<KindId, number>();
  const unseen = unseenBy(view, side);
  for (const id of unseen) counts.set(cardOf(id).id, (counts.get(cardOf(id).id) ?? 0) + 1);
  const kinds = KINDS.filter(({ id }) => counts.has(id));
  return (
    <details className="pile om3-pile">
      <summary>
        {say.unseen} <b>{unseen.length}</b>
      </summary>
      {kinds.length === 0 && <p>{say.nobody}</p>}
      <ul>
        {kinds.map(({ id, copies }) => (
          <li key={id} onPointerEnter={() => onZoom(id)} onPointerLeave={() => onZoom(null)}>
            <span>
              <Sign name={PICTURE[id]} size={16} />
              {catalogues[language].cards[id].name}
              <b>
                {counts.get(id)}/{copies}
              </b>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
