/** The face of a card on the table. One drawing for every size: the card's own box decides how much of it is shown. */

import type { Language } from '@sztab/kernel';
import { typeset } from '@sztab/kernel/words';
import { Glyph as Sign } from '@sztab/pieces';
import { type CardId, cardOf } from '../content/cards.ts';
import type { Side } from '../content/zones.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { Flag } from './badge.tsx';
import { abilitiesOf, BRANCH_SYMBOL, branchOf, PICTURE } from './faces.ts';
import './branches.css';
import './card.css';
import './card-full.css';
import './marks.css';

export function TableFace({ id, ready, language }: { id: CardId; ready: boolean; language: Language }) {
  const card = cardOf(id);
  const { name } = catalogues[language].cards[card.id];
  return (
    <span className="om3-face" data-branch={branchOf(card)} data-used={!ready || undefined}>
      <Sign name={BRANCH_SYMBOL[branchOf(card)]} size={15} />
      <span className="om3-name" data-long={name.length > 9 || undefined}>
        {name}
      </span>
      <span className="om3-bullets">
        <Sign name="bullet" size={11} />
        {card.bullets}
      </span>
      <Flag side={card.side} />
      <span className="om3-picture">
        <Sign name={PICTURE[card.id]} size={44} />
      </span>
      {!ready && <span className="om3-state">{boardWords[language].used}</span>}
      <Abilities id={id} />
    </span>
  );
}

/** Actions on paper, instants on ink; with a language, each beside its name. */
export function Abilities({ id, language }: { id: CardId; language?: Language }) {
  return (
    <span className="om3-abilities">
      {abilitiesOf(cardOf(id)).map(({ ability, symbol, value, instant }) => (
        <span key={ability} data-ability={ability} data-instant={instant || undefined}>
          <Sign name={symbol} size={16} />
          {value}
          {language && <small>{typeset(catalogues[language].abilities[ability], language)}</small>}
        </span>
      ))}
    </span>
  );
}

/** The back: the side's colour, one symbol, the same both ways up. */
export function CardBack({ side }: { side: Side }) {
  return (
    <span className="om3-back" data-side={side}>
      <Sign name={side === 'PL' ? 'star' : 'axis'} size={16} />
    </span>
  );
}
