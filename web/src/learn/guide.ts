/** What a first game with a guide needs of a game: the table it is played at, and its tips. Fetched when somebody plays one. */
import type { Guide } from '@sztab/kernel';
import type { Language } from '@sztab/kernel/words';
import { bothOf } from './both.ts';

export interface Guiding {
  readonly guide: Guide;
  readonly words: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

// Found by their folder, as the games are.
const guides = import.meta.glob<{ guide: Guide }>('../../../games/[a-z]*/lessons/guide.ts');
const texts = import.meta.glob<{ tipWords: Guiding['words'] }>('../../../games/[a-z]*/text/tip-words.ts');

export const hasGuide = (game: string): boolean => `../../../games/${game}/lessons/guide.ts` in guides;

export async function loadGuide(game: string): Promise<Guiding | null> {
  const words = texts[`../../../games/${game}/text/tip-words.ts`];
  const both = await bothOf(guides[`../../../games/${game}/lessons/guide.ts`], words);
  return both && { guide: both[0].guide, words: both[1].tipWords };
}
