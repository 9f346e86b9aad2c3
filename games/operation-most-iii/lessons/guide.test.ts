import { guides } from '../../testing/guide.ts';
import { box } from '../index.ts';
import { tipWords } from '../text/tip-words.ts';
import { guide } from './guide.ts';
import { lessons } from './index.ts';

guides(new URL('..', import.meta.url), box, guide, lessons, tipWords);
