/** Lessons, in English. */
import { master } from '@sztab/kernel/words';
import texts from './en.json' with { type: 'json' };
export const en = master(texts, {
  title: (game: string) => `Learn ${game}`,
  lesson: (n: number, of: number) => `Lesson ${n} of ${of}`,
  step: (n: number, of: number) => `step ${n} of ${of}`,
  goal: (goal: string) => `Goal: ${goal}`,
  seconds: (n: number) => `${Math.ceil(n / 60)} min`,
  elsewhere: (move: string) => `${move}: legal, and it leads elsewhere. Take it back, or see where it goes.`,
  lessonsDone: (n: number, of: number, minutes: number) => `${n} of ${of} done · about ${minutes} minutes in all`,
  watchTitle: (game: string) => `A game of bots: ${game}`,
  goOnAt: (n: number, title: string) => `Go on: lesson ${n}, ${title}`,
  ownWords: (n: number, of: number) => `Words you met: ${n} of ${of}`,
  fairOf: (games: number) => `Who wins among equal bots, counted over ${games} games; the line is the 95 % interval.`,
  togetherOf: (games: number) =>
    `How often equal bots win together, counted over ${games} games; the line is the 95 % interval.`,
  decisions: (n: number) =>
    `A whole game asks for about ${n} decisions of all seats together, counted over the same games.`,
});
