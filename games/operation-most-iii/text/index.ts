/** Everything the game says, in every language of the house. */
import type { Language, Words } from '@sztab/kernel';
import type { Shape } from '../rules/moves.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { type Catalogue, words as wordsOf } from './words.ts';

export { type HistoryNote, history } from './history.ts';
export type { Ability, CardWords, Catalogue, ZoneWords } from './words.ts';

export const catalogues: Readonly<Record<Language, Catalogue>> = { pl, en };

export const words: Readonly<Record<Language, Words<Shape>>> = { pl: wordsOf(pl), en: wordsOf(en) };
