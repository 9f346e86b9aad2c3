/** The languages of the house. Each has a file here, and one in every room that speaks. */
import { de } from './de.ts';
import { en } from './en.ts';
import type { HouseWords } from './house-words.ts';
import { pl } from './pl.ts';

const HOUSE = { pl, en, de } satisfies Readonly<Record<string, HouseWords>>;

export type Language = keyof typeof HOUSE;

/** In the order in which a reader chooses among them. */
export const LANGUAGES = Object.keys(HOUSE) as readonly Language[];

/** What others have no words for is said in this one; the types of all catalogues are made from it. */
export const MASTER = 'en' satisfies Language;

export const houseWords = (language: Language): HouseWords => HOUSE[language];

/** The language by its own name. */
export const languageName = (language: Language): string => HOUSE[language].name;

/** The language that a tag such as `de-AT` asks for; undefined if the house does not speak it. */
export const languageOf = (tag: string): Language | undefined =>
  LANGUAGES.find((language) => language === tag.toLowerCase().split(/[-_.]/)[0]);

/** The same thing in every language of the house. */
export const eachLanguage = <T>(say: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, say(language)])) as Record<Language, T>;

/** The languages in which there are words, not merely English in their stead. */
export const languagesOf = (words: Readonly<Record<Language, { readonly language: Language }>>): readonly Language[] =>
  LANGUAGES.filter((language) => words[language].language === language);
