/** Everything the game says, in every language of the house. */
import type { Language, Words } from '@sztab/kernel';
import type { FtShape } from '../rules/moves.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { type FtCatalogue, words as wordsOf } from './words.ts';

export { type HistoryNote, history } from './history.ts';
export type {
  Face,
  FormationWords,
  FtCatalogue,
  MonthWords,
  OrderWords,
  Rank,
  RegionWords,
} from './words.ts';

export const catalogues: Readonly<Record<Language, FtCatalogue>> = { pl, en };

export const words: Readonly<Record<Language, Words<FtShape>>> = { pl: wordsOf(pl), en: wordsOf(en) };
