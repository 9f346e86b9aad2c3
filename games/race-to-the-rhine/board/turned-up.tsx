/** The card turned up last in this turn, in a corner of the map where nobody fights: the log alone is easily missed. */
import type { Language } from '@sztab/kernel';
import { Glyph } from '@sztab/pieces';
import { type CardId, type PursuitId, pursuitOf } from '../content/cards.ts';
import { cardName, cardText, costText, divisionKind } from '../text/cards.ts';
import { symbolOf } from './names.ts';
import { boardWords } from './words/index.ts';

export function TurnedUp({ card, language }: { readonly card: CardId; readonly language: Language }) {
  const kind = divisionKind(card);
  const text = kind ? costText(kind, language) : cardText(pursuitOf(card as PursuitId).type, language);
  return (
    <aside className="rr-turned" aria-label={boardWords[language].revealed}>
      <b>
        <Glyph name={symbolOf(card)} size={16} />
        {cardName(card, language)}
      </b>
      {text}
    </aside>
  );
}
