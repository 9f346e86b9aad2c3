/** What makes a button one of the table's things: it can be touched at any time, and read at any time. */
import type { BoardProps as PropsOf } from '@sztab/pieces';
import type { Shape } from '../rules/moves.ts';

export type BoardProps = PropsOf<Shape>;
export type Touching = Pick<BoardProps, 'onTouch' | 'onZoom' | 'choice'> & {
  /** The sheet itself wants to know what somebody rests on: it shows what would follow. */
  readonly onPoint?: (thing: string | null) => void;
};

/** `means`: the token of the open decision that a touch stands for, if it is not the thing itself. */
export function touching({ onTouch, onZoom, onPoint, choice }: Touching, thing: string, means = thing) {
  const rest = (on: string | null) => (): void => {
    onZoom(on);
    onPoint?.(on);
  };
  return {
    type: 'button' as const,
    'data-thing': thing,
    'data-lit': choice.things.has(thing) || undefined,
    onClick: () => onTouch(means),
    onPointerEnter: rest(thing),
    onPointerLeave: rest(null),
    onFocus: rest(thing),
    onBlur: rest(null),
  };
}
