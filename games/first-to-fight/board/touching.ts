/** What makes a button one of the table's things: it can be touched at any time, and read at any time. */
import type { BoardProps } from '@sztab/pieces';
import type { FtShape } from '../rules/moves.ts';

export type FtBoardProps = BoardProps<FtShape>;
type Touching = Pick<FtBoardProps, 'onTouch' | 'onZoom'>;

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
export function standing({ choice, lit: pointed }: Pick<FtBoardProps, 'choice' | 'lit'>, thing: string) {
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
