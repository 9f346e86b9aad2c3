import { complete } from '@sztab/kernel/words';
import { story as en } from './en/story.ts';
import { story as pl } from './pl/story.ts';
import type { StoryWords } from './story-words.ts';

/** What the director says. */
export const storyWords = complete<StoryWords>({ en, pl });
