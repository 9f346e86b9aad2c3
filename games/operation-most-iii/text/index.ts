/** Everything the game says, in every language of the house. */
import type { Language, Words } from '@sztab/kernel';
import type { OmShape } from '../rules/moves.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { type OmCatalogue, words as wordsOf } from './words.ts';

export { type HistoryNote, history } from './history.ts';
export type { Ability, CardWords, OmCatalogue, ZoneWords } from './words.ts';

export const catalogues: Readonly<Record<Language, OmCatalogue>> = { pl, en };

export const words: Readonly<Record<Language, Words<OmShape>>> = { pl: wordsOf(pl), en: wordsOf(en) };
