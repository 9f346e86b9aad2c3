/** What a board is given where nothing can be touched and nothing is told: a picture of it. */
import type { BoardProps } from './board.ts';
import { choose } from './choice.ts';

const ignore = (): void => undefined;

export const STILL: Pick<BoardProps, 'choice' | 'onTouch' | 'onZoom' | 'lately' | 'highlighted'> = {
  choice: choose<string>([]),
  onTouch: ignore,
  onZoom: ignore,
  lately: [],
  highlighted: new Set(),
};
