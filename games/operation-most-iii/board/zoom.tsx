/** One card, or one zone, large enough to read: what it can do, and the rule in a sentence. The table adds the history. */

import type { Language } from '@sztab/kernel';
import { typeset } from '@sztab/kernel/words';
import { Glyph as Sign } from '@sztab/pieces';
import { type CardId, cardOf, type KindId } from '../content/cards.ts';
import type { Zone } from '../content/zones.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { Flag } from './badge.tsx';
import { abilitiesOf, BRANCH_SYMBOL, branchOf, PICTURE } from './faces.ts';
import { isCard, isZone } from './names.ts';
import './branches.css';
import './zoom.css';

/** A card, a zone, or a kind (`PL-LUCK`) of which nobody knows which copy is meant. */
export function Zoom({ thing, view, language }: { thing: string; view: View; language: Language }) {
  if (isZone(thing)) return <ZoneZoom zone={thing} view={view} language={language} />;
  if (isCard(thing)) return <CardZoom id={thing} language={language} />;
  return isCard(`${thing}-1`) ? <CardZoom id={`${thing as KindId}-1`} anyCopy language={language} /> : null;
}

function CardZoom({ id, anyCopy, language }: { id: CardId; anyCopy?: boolean; language: Language }) {
  const card = cardOf(id);
  const c = catalogues[language];
  const say = boardWords[language];
  const { name, rule } = c.cards[card.id];
  return (
    <article className="large-card on-paper om3-large" data-branch={branchOf(card)}>
      <header>
        <Sign name={BRANCH_SYMBOL[branchOf(card)]} size={26} />
        <h3>{name}</h3>
        <Flag side={card.side} />
      </header>
      <div className="om3-large-picture">
        <Sign name={PICTURE[card.id]} size={84} />
        {card.isStart && !anyCopy && <span className="om3-large-start">{say.start}</span>}
      </div>
      <p className="om3-large-class">
        <span>{c.classes[card.class]}</span>
        <span>×{card.copies}</span>
      </p>
      <ul>
        {abilitiesOf(card).map(({ ability, symbol, value, instant }) => (
          <li key={ability} data-instant={instant || undefined}>
            <Sign name={symbol} size={18} />
            {c.abilities[ability]}
            {value && <b>{value}</b>}
            <small>{instant ? say.instant : say.action}</small>
          </li>
        ))}
      </ul>
      <p className="om3-large-rule">{typeset(rule, c.language)}</p>
    </article>
  );
}

function ZoneZoom({ zone, view, language }: { zone: Zone; view: View; language: Language }) {
  const c = catalogues[language];
  const say = boardWords[language];
  const here = view.cards.filter((card) => card.zone === zone);
  return (
    <article className="large-card on-paper om3-large om3-large-zone">
      <header>
        <h3>{c.zones[zone].title}</h3>
      </header>
      <p className="om3-large-class">
        <span>{say.zone[zone].belongs}</span>
        <span>{say.parts(view.parts[zone])}</span>
      </p>
      <ul>
        {here.map(({ id, ready }) => (
          <li key={id}>
            <Flag side={cardOf(id).side} />
            {c.card(id)}
            <small>{ready ? say.ready : say.used}</small>
          </li>
        ))}
      </ul>
    </article>
  );
}
