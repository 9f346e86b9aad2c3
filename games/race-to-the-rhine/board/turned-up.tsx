/** The card turned up last in this turn, in a corner of the map where nobody fights: the log alone is easily missed. */
import type { Language } from '@sztab/kernel';
import { Glyph } from '@sztab/pieces';
import { type CardId, type PursuitId, pursuitOf } from '../content/cards.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { cardName, cardText, costText, divisionKind } from '../text/cards.ts';
import { symbolOf } from './names.ts';

interface Props {
  readonly card: CardId;
  readonly view: Pick<View, 'commanders' | 'box' | 'flow'>;
  readonly language: Language;
}

export function TurnedUp({ card, view, language }: Props) {
  const say = boardWords[language];
  const kind = divisionKind(card);
  const text = kind ? costText(kind, language) : cardText(pursuitOf(card as PursuitId).type, language);
  // A beaten division is somebody's, or has paid for paratroops since; one that was not beaten is in its deck again.
  const won =
    view.commanders.some(({ captured }) => captured.includes(card)) ||
    view.box.includes(card) ||
    view.flow.some((frame) => frame.step === 'pay.cards' && frame.cards.includes(card));
  return (
    <aside className="rtr-turned" aria-label={say.revealed}>
      <b>
        <Glyph name={symbolOf(card)} size={16} />
        {cardName(card, language)}
      </b>
      {text}
      {kind && <strong data-lost={!won || undefined}>{won ? say.beaten : say.unbeaten}</strong>}
    </aside>
  );
}
