/** What stands around a lesson; its own words are the game's. Loads with the pages that teach. */
import { complete } from '@sztab/kernel/words';
import { de } from './de.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

export const learnWords = complete<typeof en>({ en, pl, de });
