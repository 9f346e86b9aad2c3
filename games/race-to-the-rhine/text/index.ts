/** Everything the game says, in every language of the house. */

import type { Language, Words } from '@sztab/kernel';
import { complete, eachLanguage } from '@sztab/kernel/words';
import type { Shape } from '../rules/moves.ts';
import type { Catalogue } from './catalogue.ts';
import { en } from './en/text.ts';
import { pl } from './pl/text.ts';
import { words as wordsOf } from './words.ts';

export * from './cards.ts';
export type { Catalogue } from './catalogue.ts';
export type { Names } from './names.ts';

export const catalogues = complete<Catalogue>({ en, pl });

export const words: Readonly<Record<Language, Words<Shape>>> = eachLanguage((language) =>
  wordsOf(catalogues[language]),
);
