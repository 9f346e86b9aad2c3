/** What the table gives to every part of this board. */
import type { Pencil, BoardProps as PropsOf } from '@sztab/pieces';
import type { Side } from '../content/hills.ts';
import type { Shape } from '../rules/moves.ts';

export type BoardProps = PropsOf<Shape>;

export const PENCIL: Readonly<Record<Side, Pencil>> = { red: 'red', blue: 'blue' };
