/** Dropping something: the phrase travels with the pointer and counts where it is let go. */
import type { DragEvent } from 'react';
import type { BoardProps } from './props.ts';

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
