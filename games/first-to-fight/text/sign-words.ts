/** What the symbols of the board mean: a name, and what it means. Every language has the same keys. */
import { complete } from '@sztab/kernel/words';
import en from './en/signs.json' with { type: 'json' };
import pl from './pl/signs.json' with { type: 'json' };

export const signWords = complete<typeof en>({ en, pl });
