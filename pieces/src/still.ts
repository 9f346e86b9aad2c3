/** What a board is given where nothing can be touched and nothing is told: a picture of it. */
import type { Language, Seat } from '@sztab/kernel';
import type { BoardProps, GameOnTable } from './board.ts';
import { choose } from './choice.ts';

const ignore = (): void => undefined;

export const STILL: Pick<BoardProps, 'choice' | 'onTouch' | 'onZoom' | 'lately' | 'highlighted'> = {
  choice: choose<string>([]),
  onTouch: ignore,
  onZoom: ignore,
  lately: [],
  highlighted: new Set(),
};

/** All of it: this view, as a seat or whoever looks on sees it. */
export const stillProps = (
  { box }: GameOnTable,
  view: BoardProps['view'],
  seat: Seat | null,
  language: Language,
): BoardProps => ({ ...STILL, view, seat, language, words: box.words[language] });
