/** What makes a button one of the table's things: it can be touched at any time, and read at any time. */
import type { BoardProps as PropsOf } from '@sztab/pieces';
import type { Shape } from '../rules/moves.ts';

export type BoardProps = PropsOf<Shape>;
type Touching = Pick<BoardProps, 'onTouch' | 'onZoom'>;

export const touching = ({ onTouch, onZoom }: Touching, thing: string) => ({
  type: 'button' as const,
  'data-thing': thing,
  onClick: () => onTouch(thing),
  onPointerEnter: () => onZoom(thing),
  onPointerLeave: () => onZoom(null),
  onFocus: () => onZoom(thing),
  onBlur: () => onZoom(null),
});

/** How a thing stands in the open decision. */
export function standing({ choice, lit: pointed }: Pick<BoardProps, 'choice' | 'lit'>, thing: string) {
  const lit = choice.things.has(thing);
  const picked = choice.picked.includes(thing);
  return {
    lit,
    picked,
    marks: {
      'data-lit': lit || undefined,
      'data-picked': picked || undefined,
      'data-pointed': pointed.has(thing) || undefined,
      'aria-pressed': picked,
    },
  };
}
