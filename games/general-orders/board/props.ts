/** What the table gives to every part of this board. */
import type { BoardProps as PropsOf } from '@sztab/pieces';
import type { Shape } from '../rules/moves.ts';

export type BoardProps = PropsOf<Shape>;
