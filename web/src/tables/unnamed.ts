/** Whoever gives no name is called “You”: in the language of the page, whatever it was when the table was opened. */
import { LANGUAGES, type Language } from '@sztab/kernel/words';
import { pageWords } from '../words/pages/index.ts';
import type { Player } from './handle.ts';

export const isUnnamed = (name: string): boolean => LANGUAGES.some((one) => pageWords[one].you === name);

/** The name of a person at a table. */
export const personAt = ({ is, name }: Exclude<Player, { is: 'bot' }>, language: Language): string =>
  is === 'you' && isUnnamed(name) ? pageWords[language].you : name;
