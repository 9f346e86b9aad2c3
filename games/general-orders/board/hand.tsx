/** The viewer's own hand: what can be played is legal, what cannot says why in a strip. Copies of a title lie together. */
import { typeset } from '@sztab/kernel/words';
import { Glyph as Sign, touching } from '@sztab/pieces';
import { CARD, type CardTitle } from '../content/cards.ts';
import type { WhyNotReason } from '../rules/reasons.ts';
import { whyNot } from '../rules/why-not.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { tokenOf, useOfCard } from './card-use.ts';
import { nameOf } from './names.ts';
import type { BoardProps } from './props.ts';
import { CARD_SYMBOL } from './symbols.ts';
import './hand.css';

export function Hand(props: BoardProps) {
  const { view, language } = props;
  if (!view.you) return null;
  const copies = new Map<CardTitle, number>();
  for (const title of view.hand[view.you]) copies.set(title, (copies.get(title) ?? 0) + 1);
  return (
    <div className="gow-hand">
      <div className="gow-hand-row">
        {[...copies].map(([title, count]) => (
          <HandCard key={title} title={title} count={count} {...props} />
        ))}
        {copies.size === 0 && <p className="gow-hand-empty">{boardWords[language].emptyHand}</p>}
      </div>
    </div>
  );
}

function HandCard({ title, count, ...props }: { title: CardTitle; count: number } & BoardProps) {
  const { view, choice, language, highlighted } = props;
  const c = catalogues[language];
  const say = boardWords[language];
  const { name, rule } = c.cards[title];
  const { timing } = CARD[title];
  const use = useOfCard(title, choice);
  const token = tokenOf(title, use);
  const picked = choice.picked.includes(title) || (use?.is === 'play' && choice.picked.includes(use.token));
  // While soldiers are being sent, a card may send more with them: the same touch as its chip in the order line.
  const joins = props.sharing?.share.parts.find(({ card, thing }) => card && thing === title);
  const joined = joins !== undefined && (props.sharing?.counts[title] ?? 0) > 0;
  const legal = joins !== undefined || (use !== null && (choice.picked.length === 0 || picked));
  // Reasons only where there was a choice: while the other side decides, nothing is greyed out.
  const off = !use && !joins && choice.moves.length > 0 && choice.picked.length === 0;
  const reason = off ? c.whyNot[whyNot(view, [title]).reason as WhyNotReason] : null;
  const chosen = picked || joined;
  const purpose = legal && (use?.is === 'reroll' ? say.can.reroll : say.can.play);
  const spoken = [name, count > 1 && `×${count}`, say.inHand, chosen && say.chosen, purpose, reason];
  return (
    <div
      className="gow-card"
      data-legal={legal || undefined}
      data-picked={chosen || undefined}
      data-off={off || undefined}
    >
      <button
        {...touching(props, title)}
        onClick={() => props.onTouch(joins ? title : token)}
        className="gow-card-face"
        data-highlighted={highlighted.has(title) || undefined}
        aria-label={typeset(`${spoken.filter(Boolean).join(', ')}. ${rule}`, c.language)}
        aria-pressed={chosen}
      >
        <span className="gow-card-head" data-timing={timing}>
          <Sign name={CARD_SYMBOL[title]} size={20} />
          <span>{name}</span>
          {count > 1 && <b>×{count}</b>}
        </span>
        <span className="gow-card-rule">{typeset(rule, c.language)}</span>
        <span className="gow-card-when" data-timing={timing}>
          <Sign name={timing === 'own' ? 'bolt' : 'shield'} size={13} />
          {say.timing[timing]}
        </span>
        {reason && <span className="gow-why">{typeset(reason, c.language)}</span>}
        {joins && <span className="gow-why gow-now">{say.sendsMore(joins.most)}</span>}
        {legal && use?.is === 'reroll' && <span className="gow-why gow-now">{say.discardToReroll}</span>}
      </button>
      {use?.is === 'pieces' && <Counts counts={use.counts} {...props} />}
    </div>
  );
}

/** With one piece or with two. */
function Counts({ counts, ...props }: { counts: readonly string[] } & BoardProps) {
  const { view, choice, language } = props;
  return (
    <span className="gow-card-counts">
      {counts.map((count) => (
        <button key={count} {...touching(props, count)} aria-pressed={choice.picked[0] === count}>
          {nameOf(count, view, language)}
        </button>
      ))}
    </span>
  );
}
