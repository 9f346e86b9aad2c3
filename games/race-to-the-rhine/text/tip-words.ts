/** What is said in a first game with a guide. Every language has the same keys. */
import { complete } from '@sztab/kernel/words';
import en from './en/tips.json' with { type: 'json' };
import pl from './pl/tips.json' with { type: 'json' };

export const tipWords = complete<typeof en>({ en, pl });
