/** What the table itself says. A game's own sentences come from the game; these are the words of the frame around it. */
import type { Language } from '@sztab/kernel';
import { en, type FrameWords } from './words-en.ts';
import { pl } from './words-pl.ts';

export type { FrameWords };

export const frameWords: Readonly<Record<Language, FrameWords>> = { pl, en };
