/** What makes a button one of the table's things: it can be touched at any time, and read at any time. */
import { isOpen, type BoardProps as PropsOf } from '@sztab/pieces';
import type { DragEvent } from 'react';
import type { Shape } from '../rules/moves.ts';

export type BoardProps = PropsOf<Shape>;
type Touching = Pick<BoardProps, 'onTouch' | 'onZoom'>;

/** `touch`: what a touch of it spells, where that is more than its name. */
export const touching = ({ onTouch, onZoom }: Touching, thing: string, touch = thing) => ({
  type: 'button' as const,
  'data-thing': thing,
  ...(touch !== thing && { 'data-touch': touch }),
  onClick: () => onTouch(touch),
  onPointerEnter: () => onZoom(thing),
  onPointerLeave: () => onZoom(null),
  onFocus: () => onZoom(thing),
  onBlur: () => onZoom(null),
});

/** How a thing stands in the open decision. */
export function standing({ choice, lit: pointed }: Pick<BoardProps, 'choice' | 'lit'>, thing: string, touch = thing) {
  const lit = isOpen(choice, touch);
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

/** Dropping something: the phrase travels with the pointer and counts where it is let go. */
export const dragged = (start: string) => ({
  draggable: true,
  onDragStart: (event: DragEvent) => event.dataTransfer.setData('text/plain', start),
});

export const dropping = (onTouch: BoardProps['onTouch'], spell: (start: string) => string | null) => ({
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: (event: DragEvent) => {
    event.preventDefault();
    const touch = spell(event.dataTransfer.getData('text/plain'));
    if (touch !== null) onTouch(touch);
  },
});
