/** The six order tiles: active or not, the points on them, and who uses the running one. */
import { Glyph, standing, touching } from '@sztab/pieces';
import { ORDERS, type Order } from '../content/orders.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { ORDER_SYMBOL } from './marks.ts';
import type { BoardProps } from './props.ts';

export function OrderTiles(props: BoardProps) {
  const running = props.view.flow.find((f) => f.step === 'order')?.order ?? null;
  return (
    <section className="ftf-orders" aria-label={boardWords[props.language].orders}>
      {ORDERS.map((order) => (
        <Tile key={order} order={order} running={order === running} {...props} />
      ))}
    </section>
  );
}

function Tile({ order, running, ...props }: { order: Order; running: boolean } & BoardProps) {
  const { view, language } = props;
  const say = boardWords[language];
  const { name, basic: brief } = catalogues[language].orders[order];
  const { active, vp } = view.tiles[order];
  const { legal, marks } = standing(props, order);
  const state = running ? say.running : active ? '' : say.inactive;
  const spoken = [name, state || brief, vp > 0 && say.pointsOn(vp), legal && say.can.order];
  return (
    <button
      {...touching(props, order)}
      {...marks}
      className="ftf-order"
      data-running={running || undefined}
      data-off={(!active && !running) || undefined}
      aria-label={spoken.filter(Boolean).join(', ')}
    >
      <Glyph name={ORDER_SYMBOL[order]} size={22} />
      <span>
        <b className="ftf-order-name">{name}</b>
        <small>{state || brief}</small>
      </span>
      {vp > 0 && (
        <span className="ftf-points">
          <Glyph name="wreath" size={14} />
          {vp}
        </span>
      )}
    </button>
  );
}
