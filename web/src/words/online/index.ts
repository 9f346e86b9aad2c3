import { complete } from '@sztab/kernel/words';
import { de } from './de.ts';
import { en, type OnlineWords } from './en.ts';
import { pl } from './pl.ts';

export type { OnlineWords };

export const onlineWords = complete<OnlineWords>({ en, pl, de });
