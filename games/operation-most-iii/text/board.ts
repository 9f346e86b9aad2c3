import { complete } from '@sztab/kernel/words';
import type { BoardWords } from './board-words.ts';
import { de } from './de/board.ts';
import { en } from './en/board.ts';
import { pl } from './pl/board.ts';

export type { BoardWords, Use } from './board-words.ts';

/** What the board says besides the game's own sentences. */
export const boardWords = complete<BoardWords>({ en, pl, de });
