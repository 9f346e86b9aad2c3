/** The six order tiles, each with what it does; while something else is to be chosen that lies nowhere on the sheet, that in their place. */
import { said } from '@sztab/kernel/words';
import { Glyph, type SymbolName, standing, touchable, touching } from '@sztab/pieces';
import { type Bonus, ORDERS, type Order } from '../content/orders.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { bestWith, mainOf } from './effects.ts';
import { ORDER_SYMBOL } from './marks.ts';
import { nameOf, symbolOf } from './names.ts';
import type { BoardProps } from './props.ts';
import './orders.css';

/** Formations, bonuses, Strength or Underground, an ability. */
const LIES_NOWHERE = /^(?:[SU]|use|token|move|nurse|INF|SAI|ARM|PIL|PAR|SAB)$/;

export function OrderTiles(props: BoardProps) {
  const { view, choice, language } = props;
  const running = view.flow.find((f) => f.step === 'order')?.order ?? null;
  const things = [...choice.legal].filter((thing) => LIES_NOWHERE.test(thing));
  // What was chosen stays, to be seen and to be given back. The verb stands second in every sentence and is no thing.
  const picked = choice.picked.filter((token, place) => place !== 1 && LIES_NOWHERE.test(token));
  const offered = [...picked, ...things];
  const say = boardWords[language];
  return (
    <section
      className="ftf-orders"
      data-few={(offered.length > 0 && offered.length <= 3) || undefined}
      aria-label={offered.length > 0 ? say.offer : say.orders}
    >
      {offered.length > 0
        ? offered.map((thing) => <Offered key={thing} thing={thing} {...props} />)
        : ORDERS.map((order) => <Tile key={order} order={order} running={order === running} {...props} />)}
    </section>
  );
}

function Offered({ thing, ...props }: { thing: string } & BoardProps) {
  const { choice, view, language } = props;
  const name = nameOf(thing, view, language);
  return (
    <button
      {...touchable(props, thing)}
      className="ftf-order"
      aria-label={choice.legal.has(thing) ? `${name}, ${boardWords[language].can.choose}` : name}
    >
      <Face symbol={symbolOf(thing)} name={name} does={doesOf(thing, props)} />
    </button>
  );
}

/** What a bonus means, and what a value or an ability would change. */
function doesOf(thing: string, { view, choice, language }: BoardProps): string {
  const c = catalogues[language];
  const say = boardWords[language];
  const f = view.flow.at(-1);
  if (f?.step === 'concentration') return c.bonuses[thing as Bonus].meaning;
  if (thing !== 'S' && thing !== 'U') return '';
  const main = mainOf(bestWith(thing, choice, view)?.effects ?? []);
  return main ? say.change(say.briefs[main.mission], main.was, main.have, main.need) : '';
}

function Tile({ order, running, ...props }: { order: Order; running: boolean } & BoardProps) {
  const { view, language } = props;
  const say = boardWords[language];
  const { name, basic } = catalogues[language].orders[order];
  const { active, vp } = view.tiles[order];
  const { legal, marks } = standing(props, order);
  const state = running ? say.running : active ? '' : say.inactive;
  const spoken = [name, state || said(basic, view.edition), vp > 0 && say.pointsOn(vp), legal && say.can.order];
  return (
    <button
      {...touching(props, order)}
      {...marks}
      className="ftf-order"
      data-running={running || undefined}
      data-off={(!active && !running) || undefined}
      aria-label={spoken.filter(Boolean).join(', ')}
    >
      <Face symbol={ORDER_SYMBOL[order]} name={name} does={state || say.orderDoes[order]} />
      {vp > 0 && (
        <span className="ftf-points">
          <Glyph name="wreath" size={14} />
          {vp}
        </span>
      )}
    </button>
  );
}

function Face({ symbol, name, does }: { symbol: SymbolName; name: string; does: string }) {
  return (
    <>
      <Glyph name={symbol} size={22} />
      <span className="ftf-order-words">
        <b className="ftf-order-name">{name}</b>
        {does && <small>{does}</small>}
      </span>
    </>
  );
}
