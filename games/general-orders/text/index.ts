/** Everything the game says, in every language of the house. */
import type { Language, Words } from '@sztab/kernel';
import type { GoShape } from '../rules/moves.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { type GoCatalogue, words as wordsOf } from './words.ts';

export { type HistoryNote, history } from './history.ts';
export type { CardWords, GoCatalogue, PlaceWords, SpaceWords } from './words.ts';

export const catalogues: Readonly<Record<Language, GoCatalogue>> = { pl, en };

export const words: Readonly<Record<Language, Words<GoShape>>> = { pl: wordsOf(pl), en: wordsOf(en) };
