/** What the symbols of the board mean. Every language has the same keys. */
import { complete } from '@sztab/kernel/words';
import { signs as de } from './de/signs.ts';
import { signs as en } from './en/signs.ts';
import { signs as pl } from './pl/signs.ts';

/** A name, and what it means. */
export type SignTexts = Readonly<Record<keyof typeof en, readonly [string, string]>>;

export const signWords = complete<SignTexts>({ en, pl, de });
