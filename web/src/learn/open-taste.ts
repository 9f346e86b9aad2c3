/** The table of a taste: that of its lesson, as it lies when the step begins. What is played there counts in the lesson. */
import type { Lesson, Seat, Taste } from '@sztab/kernel';
import type { Language } from '@sztab/kernel/words';
import { loadGame } from '../games.ts';
import { movesTo } from './frames.ts';
import { keepLearned, learnedOf } from './learned.ts';
import { LessonTable } from './lesson-table.ts';
import { loadLessons, type Teaching } from './load.ts';

export interface OpenTaste {
  readonly taste: Taste;
  /** The last step that is played. */
  readonly last: number;
  readonly table: LessonTable;
  /** The number of the first move that is played here. */
  readonly first: number;
  readonly words: Teaching['words'];
}

/** Null: this game has none. */
export async function openTaste(game: string, name: string): Promise<OpenTaste | null> {
  const [sheet, teaching] = await Promise.all([loadGame(game), loadLessons(game)]);
  if (!teaching) return null;
  const { lessons, words } = teaching;
  const { taste } = lessons;
  const lesson = lessons.lessons.find(({ id }) => id === taste.lesson) as Lesson;
  const stepOf = (wanted: string): number => lesson.steps.findIndex(({ say }) => say === wanted);
  const made = movesTo(sheet.box, lessons, lesson, stepOf(taste.say));
  return {
    taste,
    last: stepOf(taste.until ?? taste.say),
    table: new LessonTable(sheet, lessons, lesson, name, made),
    first: lesson.before.length + made.length + 1,
    words,
  };
}

/** Whoever has come further in this lesson before loses nothing by it. */
export function keepTaste({ table, last }: OpenTaste): void {
  const { lesson, made, standing } = table;
  const game = table.game.box.game.id;
  const before = learnedOf(game, lesson.id);
  if (!before.done && before.step <= last) keepLearned(game, lesson.id, { done: false, step: standing.step, made });
}

/** What was played, in the words of the game: for moves of which nothing is told. */
export function firstMove({ table, first }: OpenTaste, language: Language): string {
  const { seat, move } = table.made[first - 1 - table.lesson.before.length] as { seat: Seat; move: string };
  return table.game.box.words[language].move(move, table.sight(seat, first - 1).view);
}
