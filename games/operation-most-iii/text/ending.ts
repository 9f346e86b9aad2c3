import { complete } from '@sztab/kernel/words';
import { ending as de } from './de/ending.ts';
import { ending as en } from './en/ending.ts';
import type { EndingWords } from './ending-words.ts';
import { ending as pl } from './pl/ending.ts';

/** What the last page says. */
export const endingWords = complete<EndingWords>({ en, pl, de });
