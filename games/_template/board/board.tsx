/** The sheet: three hills, and the cards that lie on them. The hand stands in the frame's own tray. */
import { Glyph, PencilBadge, standing, touching } from '@sztab/pieces';
import { type Card, strengthOf } from '../content/cards.ts';
import { HILLS, type Hill, SIDES } from '../content/hills.ts';
import { catalogues } from '../text/index.ts';
import { type BoardProps, PENCIL } from './props.ts';
import './board.css';

export function Board(props: BoardProps) {
  return (
    <div className="tpl-sheet">
      {HILLS.map((hill) => (
        <HillPlace key={hill} hill={hill} {...props} />
      ))}
    </div>
  );
}

function HillPlace({ hill, ...props }: BoardProps & { hill: Hill }) {
  const { view, language } = props;
  const words = catalogues[language];
  const { marks } = standing(props, hill);
  const holder = view.held[hill];
  return (
    <button className="tpl-hill" {...touching(props, hill)} {...marks}>
      <span className="tpl-name">{words.hills[hill]}</span>
      {SIDES.map((side) => {
        const card = view.laid[hill][side];
        return (
          <span key={side} className="tpl-place">
            <PencilBadge pencil={PENCIL[side]} size={18} />
            {words.sides[side]}: {card ? <b>{strengthOf(card)}</b> : '–'}
            {holder === side && <Glyph name="flag" />}
          </span>
        );
      })}
    </button>
  );
}

export function Hand(props: BoardProps) {
  const { view, language } = props;
  if (!view.you) return null;
  return (
    <div className="tpl-hand">
      {view.hand.map((card: Card) => (
        <button key={card} className="tpl-card" {...touching(props, card)} {...standing(props, card).marks}>
          {catalogues[language].card(card)}
        </button>
      ))}
    </div>
  );
}
