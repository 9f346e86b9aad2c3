/** What makes a button one of the table's things: it can be touched at any time, and read at any time. */
import type { BoardProps as PropsOf } from '@sztab/pieces';
import type { Shape } from '../rules/moves.ts';

export type BoardProps = PropsOf<Shape>;
export type Touching = Pick<BoardProps, 'onTouch' | 'onZoom' | 'choice'>;

export const touching = ({ onTouch, onZoom, choice }: Touching, thing: string) => ({
  type: 'button' as const,
  'data-thing': thing,
  'data-lit': choice.things.has(thing) || undefined,
  onClick: () => onTouch(thing),
  onPointerEnter: () => onZoom(thing),
  onPointerLeave: () => onZoom(null),
  onFocus: () => onZoom(thing),
  onBlur: () => onZoom(null),
});

/** The place of a thing in the sentence so far, counted from 1; null if it was not touched. */
export function pickedAt(picked: readonly string[], thing: string, isThing: (token: string) => boolean): number | null {
  const place = picked.filter(isThing).indexOf(thing);
  return place < 0 ? null : place + 1;
}
