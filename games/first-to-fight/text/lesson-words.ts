/** What the lessons say. Every language has the same keys. */
import { complete } from '@sztab/kernel/words';
import en from './en/lessons.json' with { type: 'json' };
import pl from './pl/lessons.json' with { type: 'json' };

export const lessonWords = complete<typeof en>({ en, pl });
