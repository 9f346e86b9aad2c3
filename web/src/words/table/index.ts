import { complete } from '@sztab/kernel/words';
import { de } from './de.ts';
import { en, type FrameWords } from './en.ts';
import { pl } from './pl.ts';

export type { FrameWords };

export const frameWords = complete<FrameWords>({ en, pl, de });
