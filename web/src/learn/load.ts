/** The lessons of a game, fetched when somebody wants to learn it. */
import type { Lessons } from '@sztab/kernel';
import type { Language, LessonWords } from '@sztab/kernel/words';
import { bothOf } from './both.ts';

type Words = Readonly<Record<Language, Readonly<Record<string, LessonWords>>>>;

// Found by their folder, as the games are.
const syllabi = import.meta.glob<{ lessons: Lessons }>('../../../games/[a-z]*/lessons/index.ts');
const texts = import.meta.glob<{ lessonWords: Words }>('../../../games/[a-z]*/text/lesson-words.ts');

const figures = import.meta.glob<Measured>('../../../games/[a-z]*/measured.json', { import: 'default' });

/** What bots that are equally strong have shown of a game; `node scripts/measure.mjs` counts it again. */
export interface Measured {
  /** The command it was counted with. */
  readonly by: string;
  readonly edition: number;
  readonly games: number;
  /** By role; where all win together, every role has won the same games. */
  readonly wins: Readonly<Record<string, number>>;
  readonly draws: number;
  /** Of all seats together in all games. */
  readonly decisions: number;
}

export const loadMeasured = async (game: string): Promise<Measured | null> =>
  (await figures[`../../../games/${game}/measured.json`]?.()) ?? null;

export interface Teaching {
  readonly lessons: Lessons;
  readonly words: Words;
}

export const hasLessons = (game: string): boolean => `../../../games/${game}/lessons/index.ts` in syllabi;

export async function loadLessons(game: string): Promise<Teaching | null> {
  const words = texts[`../../../games/${game}/text/lesson-words.ts`];
  const both = await bothOf(syllabi[`../../../games/${game}/lessons/index.ts`], words);
  return both && { lessons: both[0].lessons, words: both[1].lessonWords };
}
