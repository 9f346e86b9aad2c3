import { complete } from '@sztab/kernel/words';
import { story as en } from './en/story.ts';
import { story as pl } from './pl/story.ts';
import type { StoryWords } from './story-words.ts';

/** What is said while something happens. */
export const storyWords = complete<StoryWords>({ en, pl });
