import { complete } from '@sztab/kernel/words';
import { de } from './de.ts';
import { en } from './en.ts';
import type { NoticeWords } from './notice-words.ts';
import { pl } from './pl.ts';

export const noticeWords = complete<NoticeWords>({ en, pl, de });
