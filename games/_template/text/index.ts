/** Everything the game says, in every language of the house. */
import type { Words } from '@sztab/kernel';
import { complete, eachLanguage, type Language } from '@sztab/kernel/words';
import type { Shape } from '../rules/moves.ts';
import { en } from './en/text.ts';
import { pl } from './pl/text.ts';
import { type Catalogue, words as wordsOf } from './words.ts';

export const catalogues = complete<Catalogue>({ en, pl });

export const words: Readonly<Record<Language, Words<Shape>>> = eachLanguage((language) =>
  wordsOf(catalogues[language]),
);
