/** The viewer's own hand: what can be played is legal, what cannot says why in a strip. */
import { typeset } from '@sztab/kernel/words';
import { Glyph as Sign, touching, useSize } from '@sztab/pieces';
import type { CSSProperties } from 'react';
import { type CardId, cardOf } from '../content/cards.ts';
import { whyNot } from '../rules/why-not.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { Abilities } from './card.tsx';
import { BRANCH_SYMBOL, branchOf, PICTURE } from './faces.ts';
import { isThing, nameOf, purposeOf } from './names.ts';
import { pickedAt } from './picked.ts';
import type { BoardProps } from './props.ts';
import './hand.css';

/** How many cards a draw brings; while a mulligan is open, these are the last of the hand. */
const DRAWN = 5;
/** From here on a title stands whole in letters of the usual size. */
const NARROWEST = 112;
/** So narrow may cards get, higher and in narrow letters, before they stand in rows that cover each other. */
const CLOSE = 90;
const WIDEST = 136;
const GAP = 14;
const EDGE = 10;

/** How many cards of this width stand side by side. */
const fitting = (width: number, narrowest: number): number =>
  Math.max(1, Math.floor((width - 2 * EDGE + GAP) / (narrowest + GAP)));

/** How many cards stand in a row: all, or as many as keep their titles whole. Rows behind the first show their titles only. */
export function columnsFor(cards: number, width: number): number {
  if (cards <= fitting(width, CLOSE)) return cards;
  return Math.ceil(cards / Math.ceil(cards / fitting(width, NARROWEST)));
}

/** A word that is too wide for the strip in letters of the usual size. */
const LONG = /\p{L}{13}/u;

export function Hand(props: BoardProps) {
  const { view } = props;
  const [ref, { width }] = useSize({ width: 1000, height: 180 });
  if (!view.you) return null;
  const hand = view.hand[view.you];
  const columns = columnsFor(hand.length, width);
  const standing = hand.length > columns ? 'stacked' : hand.length > fitting(width, NARROWEST) ? 'close' : 'open';
  const drawing = view.flow.at(-1)?.step === 'stage.mulligan';
  return (
    <div className="om3-hand" ref={ref}>
      <div
        className="om3-hand-row"
        data-standing={standing}
        style={{ '--columns': columns, '--widest': `${WIDEST}px`, '--gap': `${GAP}px` } as CSSProperties}
      >
        {hand.length === 0 && !view.result && <p className="om3-hand-empty">{boardWords[props.language].emptyHand}</p>}
        {hand.map((id, i) => (
          <HandCard
            key={id}
            id={id}
            row={Math.floor(i / columns)}
            fresh={drawing && i >= hand.length - DRAWN}
            {...props}
          />
        ))}
      </div>
    </div>
  );
}

function HandCard({ id, row, fresh, ...props }: { id: CardId; row: number; fresh: boolean } & BoardProps) {
  const { view, choice, language, words, highlighted } = props;
  const say = boardWords[language];
  const card = cardOf(id);
  const { name, rule } = catalogues[language].cards[card.id];
  const legal = choice.legal.has(id) ? purposeOf(choice, id) : null;
  const place = pickedAt(choice.picked, id, isThing);
  // Reasons only where there was a choice: while the other side decides, nothing is greyed out.
  const off = choice.moves.length > 0 && choice.legal.size > 0 && choice.picked.length === 0 && !legal;
  const reason = off ? words.whyNot(whyNot(view, [id]).reason) : null;
  const marks = [
    legal && 'om3-legal',
    place && 'om3-picked',
    off && 'om3-off',
    highlighted.has(id) && 'om3-highlighted',
  ];
  const spoken = [
    nameOf(id, view, language),
    card.isStart && say.start,
    say.inHand,
    place && say.chosen,
    legal && say.can[legal],
    reason,
  ];
  return (
    <button
      {...touching(props, id)}
      className={['om3-hand-card', ...marks].filter(Boolean).join(' ')}
      data-branch={branchOf(card)}
      style={{ zIndex: row }}
      aria-label={`${spoken.filter(Boolean).join(', ')}. ${rule}`}
      aria-pressed={place !== null}
    >
      <span className="om3-hand-strip">
        <Sign name={BRANCH_SYMBOL[branchOf(card)]} size={18} />
        <span data-long={LONG.test(name) || undefined}>{name}</span>
      </span>
      <span className="om3-hand-picture">
        <Sign name={PICTURE[card.id]} size={40} />
        {card.isStart && <small>{say.start}</small>}
      </span>
      {card.class === 'unit' || card.class === 'support' ? (
        <Abilities id={id} language={language} />
      ) : (
        <span className="om3-hand-rule">{typeset(rule, language)}</span>
      )}
      {reason && <span className="om3-why">{reason}</span>}
      {fresh && <span className="om3-why">{say.fresh}</span>}
      {place && <span className="om3-number">{place}</span>}
    </button>
  );
}
