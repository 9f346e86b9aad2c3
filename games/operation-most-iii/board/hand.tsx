/** The viewer's own hand: what can be played is legal, what cannot says why in a strip. */
import { typeset } from '@sztab/kernel/words';
import { Glyph as Sign, touching } from '@sztab/pieces';
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
export const DRAWN = 5;

/** A word that is too wide for the strip in letters of the usual size. */
const LONG = /\p{L}{12}/u;

export function Hand(props: BoardProps) {
  const { view } = props;
  if (!view.you) return null;
  const hand = view.hand[view.you];
  const drawing = view.flow.at(-1)?.step === 'stage.mulligan';
  return (
    <div className="om3-hand">
      <div className="om3-hand-row">
        {hand.length === 0 && !view.result && <p className="om3-hand-empty">{boardWords[props.language].emptyHand}</p>}
        {hand.map((id, i) => (
          <HandCard key={id} id={id} fresh={drawing && i >= hand.length - DRAWN} {...props} />
        ))}
      </div>
    </div>
  );
}

function HandCard({ id, fresh, ...props }: { id: CardId; fresh: boolean } & BoardProps) {
  const { view, choice, language, words, highlighted, best } = props;
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
    legal && best && !best.has(id) && 'om3-plain',
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
      aria-label={`${spoken.filter(Boolean).join(', ')}. ${rule}`}
      aria-pressed={place !== null}
    >
      <span className="om3-hand-strip">
        <Sign name={card.effect ? PICTURE[card.id] : BRANCH_SYMBOL[branchOf(card)]} size={18} />
        <span data-long={LONG.test(name) || undefined}>{name}</span>
      </span>
      {card.class === 'unit' || card.class === 'support' ? (
        <Abilities id={id} language={language} />
      ) : (
        <>
          <span className="om3-hand-gist">{card.effect && typeset(say.gist[card.effect], language)}</span>
          <span className="om3-hand-rule">{typeset(rule, language)}</span>
        </>
      )}
      {card.isStart && <small className="om3-hand-start">{say.start}</small>}
      {reason && <span className="om3-why">{reason}</span>}
      {fresh && <span className="om3-why">{say.fresh}</span>}
      {place && <span className="om3-number disc on-ink">{place}</span>}
    </button>
  );
}
