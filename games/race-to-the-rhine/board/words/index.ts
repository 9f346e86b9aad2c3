import type { Language } from '@sztab/kernel';
import type { BoardWords } from './board-words.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

export const boardWords: Readonly<Record<Language, BoardWords>> = { pl, en };
