/** The hand over the lower edge of a phone's board: titles, those first that can be played now. */
import { Glyph as Sign } from '@sztab/pieces';
import { type CardId, cardOf } from '../content/cards.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { BRANCH_SYMBOL, branchOf, PICTURE } from './faces.ts';
import type { BoardProps } from './props.ts';
import './peek.css';

/** Titles never overlap: so many have room. */
const SHOWN = 4;

export function Peek({ view, choice, language }: BoardProps) {
  const hand: readonly CardId[] = view.you ? view.hand[view.you] : [];
  const now = (id: CardId): boolean => choice.legal.has(id) || choice.picked.includes(id);
  const sorted = [...hand.filter(now), ...hand.filter((id) => !now(id))];
  const shown = sorted.length > SHOWN ? sorted.slice(0, SHOWN - 1) : sorted;
  return (
    <span className="om3-peek">
      {hand.length === 0 && <small>{boardWords[language].emptyHand}</small>}
      {shown.map((id) => {
        const card = cardOf(id);
        return (
          <span key={id} className="om3-peek-card" data-branch={branchOf(card)} data-now={now(id) || undefined}>
            <Sign name={card.effect ? PICTURE[card.id] : BRANCH_SYMBOL[branchOf(card)]} size={18} />
            <b>{catalogues[language].cards[card.id].name}</b>
          </span>
        );
      })}
      {sorted.length > shown.length && <span className="om3-peek-more num">+{sorted.length - shown.length}</span>}
    </span>
  );
}
