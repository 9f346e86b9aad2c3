/** Numbers in lessons are those of the rules. */
import { type Lesson, lessonStanding, type Match, matches, openLesson } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { SYMBOLS, VICTORY } from '../content/fields.ts';
import { levelOf } from '../content/logistics.ts';
import { box } from '../index.ts';
import type { Shape } from '../rules/moves.ts';
import { corpsOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { lessonWords } from '../text/lesson-words.ts';
import { lessons } from './index.ts';

const lessonOf = (id: string): Lesson => lessons.lessons.find((one) => one.id === id) as Lesson;

/** Plays a lesson by its own steps until `say` waits for the player, or to its end. */
function playedTo(lesson: Lesson, say: string | null): { match: Match<Shape>; view: View } {
  const match = openLesson(box, lesson);
  const done: number[] = [];
  for (;;) {
    const { step, next } = lessonStanding(box, lessons, lesson, match.moves);
    const told = lesson.steps[step];
    if (!told || told.say === say) return { match, view: match.look(0).view };
    if (next.by === 'table') {
      match.play(next.seat, next.move as Shape['move']);
      continue;
    }
    const wanted = (told.wait?.[done[step] ?? 0] ?? '').replace(/\+$/, '');
    const ask = match.asks().find(({ moves }) => moves.some((move) => matches(wanted, move)));
    const move = ask?.moves.find((one) => matches(wanted, one));
    if (!ask || !move) throw new RangeError(`${lesson.id}: ${wanted} is not among the moves`);
    match.play(ask.seat, move);
    done[step] = (done[step] ?? 0) + 1;
  }
}
const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(([n]) => Number(n));

test('RTR-5.3.1 the lesson of trucks names how many one transport places: 2, 3 or 4 by level, and two there', () => {
  const lesson = lessonOf('transport');
  const flowAt = (say: string) => playedTo(lesson, say).view.flow.at(-1);
  expect([flowAt('second-truck'), flowAt('load')]).toMatchObject([{ step: 'transport', placed: 1 }, { step: 'act' }]);
  // Patton has trucks left, so it is his level that ends the transport.
  expect(playedTo(lesson, 'load').view.commanders.find(({ colour }) => colour === 'B')?.trucks).toBeGreaterThan(0);
  const two = { en: 'here two', pl: 'tu dwie' } as const;
  for (const language of ['en', 'pl'] as const) {
    const said = lessonWords[language].transport.says['second-truck'];
    expect(numbersIn(said)).toEqual([1, 2, 3].map((level) => levelOf(level).placement));
    expect(said).toContain(two[language]);
  }
});

test('RTR-5.7.5 the lost battle of the lesson costs XII Corps 1 fuel, and nothing else', () => {
  const cargo = (say: string | null) => corpsOf(playedTo(lessonOf('battle'), say).view, 'B1').cargo;
  const { fuel, ...rest } = cargo('without');
  expect(cargo(null)).toEqual({ fuel: fuel - 1, ...rest });
  for (const language of ['en', 'pl'] as const)
    expect(numbersIn(lessonWords[language].battle.says.closing)).toEqual([1]);
});

test('RTR-6.5.A1 Koblenz, which the lesson calls unguarded, has no resistance symbol', () => {
  expect([SYMBOLS.has('koblenz'), VICTORY.has('koblenz')]).toEqual([false, true]);
});
