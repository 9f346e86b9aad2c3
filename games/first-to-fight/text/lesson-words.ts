/** What the lessons say. Every language has the same keys. */
import { complete, type LessonTexts } from '@sztab/kernel/words';
import { lessons as en } from './en/lessons.ts';
import { lessons as pl } from './pl/lessons.ts';

export const lessonWords = complete<LessonTexts<typeof en>>({ en, pl });
