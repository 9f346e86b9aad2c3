/** What is said after a game. Loads with the pages of the analysis. */
import { complete } from '@sztab/kernel/words';
import { de } from './de.ts';
import { type AnalysisWords, en } from './en.ts';
import { pl } from './pl.ts';

export type { AnalysisWords };

export const analysisWords = complete<AnalysisWords>({ en, pl, de });
