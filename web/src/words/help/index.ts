/** The help page. Longer than a label, so it stands apart from the other words and loads with its page. */
import { complete } from '@sztab/kernel/words';
import { de } from './de.ts';
import { en } from './en.ts';
import type { HelpWords } from './help-words.ts';
import { pl } from './pl.ts';

export const help = complete<HelpWords>({ en, pl, de });
