import { complete } from '@sztab/kernel/words';
import { lastPage as en } from './en/last-page.ts';
import type { LastPageWords } from './last-page-words.ts';
import { lastPage as pl } from './pl/last-page.ts';

/** What the last page says; ending.ts is the outcome in one sentence. */
export const lastPageWords = complete<LastPageWords>({ en, pl });
