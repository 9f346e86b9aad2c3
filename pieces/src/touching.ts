/** What makes a button one of the table's things: it can be touched at any time, and read at any time. */
import type { BoardProps } from './board.ts';
import { isOpen } from './choice.ts';

/** `touch`: what a touch of it spells, where that is more than its name. */
export const touching = (
  { onTouch, onZoom, choice }: Pick<BoardProps, 'onTouch' | 'onZoom' | 'choice'>,
  thing: string,
  touch = thing,
) => ({
  type: 'button' as const,
  'data-thing': thing,
  ...(touch !== thing && { 'data-touch': touch }),
  'data-legal': isOpen(choice, touch) || undefined,
  onClick: () => onTouch(touch),
  onPointerEnter: () => onZoom(thing),
  onPointerLeave: () => onZoom(null),
  onFocus: () => onZoom(thing),
  onBlur: () => onZoom(null),
});

/** How a thing stands in the open decision; `marks` are what its button carries of it besides. */
export function standing(
  { choice, highlighted }: Pick<BoardProps, 'choice' | 'highlighted'>,
  thing: string,
  touch = thing,
) {
  const picked = choice.picked.includes(thing);
  return {
    legal: isOpen(choice, touch),
    picked,
    marks: {
      'data-picked': picked || undefined,
      'data-highlighted': highlighted.has(thing) || undefined,
      'aria-pressed': picked,
    },
  };
}

/** All that the button of a thing carries: that it can be touched, and how it stands. */
export const touchable = (
  props: Pick<BoardProps, 'onTouch' | 'onZoom' | 'choice' | 'highlighted'>,
  thing: string,
  touch = thing,
) => ({ ...touching(props, thing, touch), ...standing(props, thing, touch).marks });
