/** What is said in a first game with a guide. Every language has the same keys. */
import { complete } from '@sztab/kernel/words';
import { tips as de } from './de/tips.ts';
import { tips as en } from './en/tips.ts';
import { tips as pl } from './pl/tips.ts';

export type TipTexts = Readonly<Record<keyof typeof en, string>>;

export const tipWords = complete<TipTexts>({ en, pl, de });
