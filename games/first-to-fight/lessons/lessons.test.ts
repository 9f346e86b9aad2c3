import { teaches } from '../../testing/lessons.ts';
import { box } from '../index.ts';
import { lessonWords } from '../text/lesson-words.ts';
import { lessons } from './index.ts';

teaches(new URL('..', import.meta.url), box, lessons, lessonWords);
