/** A lesson can be walked by its own moves, never gets stuck, is short, and teaches what it says it teaches: the same for every game. */
import { readFileSync } from 'node:fs';
import {
  type GameBox,
  type Lesson,
  type Lessons,
  lessonSeats,
  lessonStanding,
  Match,
  matches,
  openLesson,
  readRecord,
  type Seat,
  type Shape,
} from '@sztab/kernel';
import { eachLanguage, LANGUAGES, type Language, type LessonWords } from '@sztab/kernel/words';
import { describe, expect, test } from 'vitest';
import { bookOf, rulesIn } from '../rules-tested.ts';

type Texts = Readonly<Record<Language, Readonly<Record<string, LessonWords>>>>;
type Line = { seat: Seat; move: string }[];

const WORDS_A_STEP = 28;
const LONGEST = 180;
/** What a stranger reads between opening a game for the first time and a first move: the goal and one step. */
const FIRST_WORDS = 36;
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!])\s+(?=\p{Lu})/u);
export const wordsOf = (text: string): string[] => text.split(/\s+/);

/** Plays a lesson as its steps have it, up to its end or to where somebody plays freely; calls `at` wherever the player has to move. */
export function walkLesson<S extends Shape>(
  box: GameBox<S>,
  lessons: Lessons<S>,
  lesson: Lesson,
  at: (line: Line, step: number, wanted: string) => void,
): Line {
  const match = openLesson(box, lesson);
  const yours = lessonSeats(box, lesson);
  const line: Line = match.moves.map(({ seat, move }) => ({ seat, move }));
  const inStep = new Map<number, number>();
  for (;;) {
    const { step, next, strayed } = lessonStanding(box, lessons, lesson, line);
    expect(strayed).toBeNull();
    const told = lesson.steps[step];
    if (!told || told.free) return line;
    if (next.by === 'table') {
      match.play(next.seat, next.move);
      line.push({ seat: next.seat, move: next.move });
      continue;
    }
    expect(next.by, `${lesson.id}, step ${told.say}`).toBe('player');
    const place = inStep.get(step) ?? 0;
    const wanted = (told.wait?.[place] ?? '').replace(/\+$/, '');
    const ask = match
      .asks()
      .find(({ seat, moves }) => yours.includes(seat) && moves.some((move) => matches(wanted, move)));
    expect(ask, `${lesson.id}, step ${told.say}: ${wanted} is not among the moves`).toBeDefined();
    at(line, step, wanted);
    const { seat, moves } = ask as { seat: Seat; moves: readonly S['move'][] };
    const move = moves.find((text) => matches(wanted, text)) as string;
    match.play(seat, move);
    // What may be made more than once is made until what follows can be.
    const following = told.wait?.[place + 1];
    const canGoOn = (text: string): boolean => match.asks().some(({ moves: now }) => now.some((m) => matches(text, m)));
    const stays =
      told.wait?.[place]?.endsWith('+') && following !== undefined && !canGoOn(following.replace(/\+$/, ''));
    inStep.set(step, stays ? place : place + 1);
    line.push({ seat, move });
  }
}

/** `folder`: that of the game. */
export function teaches<S extends Shape>(folder: URL, box: GameBox<S>, lessons: Lessons<S>, words: Texts): void {
  const rules = new Set(rulesIn(bookOf(folder)));
  const syllabus = lessons.lessons;

  /** Moves that led elsewhere, in all lessons. */
  let elsewhere = 0;

  describe.each(syllabus.map((lesson) => [lesson.id, lesson] as const))('lesson %s', (_, lesson) => {
    test('can be walked by its own moves; whatever else is played is answered, and can be taken back', () => {
      const answered = new Set<string>();
      walkLesson(box, lessons, lesson, (line, step, wanted) => {
        const before = lessonStanding(box, lessons, lesson, line);
        const match = openLesson(box, lesson);
        for (const { seat, move } of line.slice(lesson.before.length)) match.play(seat, move);
        for (const { seat, moves } of match.asks()) {
          if (!lessonSeats(box, lesson).includes(seat)) continue;
          for (const move of moves) {
            const after = lessonStanding(box, lessons, lesson, [...line, { seat, move }]);
            if (after.strayed) {
              elsewhere++;
              expect(after.strayed).toMatchObject({ place: line.length, move });
              expect(after.next).toEqual({ by: 'nobody' });
              const { say } = after.strayed;
              if (say !== null) answered.add(say);
              if (say !== null)
                for (const language of LANGUAGES) expect(words[language][lesson.id]?.says[say]).toBeTruthy();
            } else expect(after.step, `${move} for ${wanted}`).toBeGreaterThanOrEqual(step);
          }
        }
        // What is taken back leaves no trace: where one stands follows from the moves that count.
        expect(lessonStanding(box, lessons, lesson, line)).toEqual(before);
      });
      // No answer is written to a move that nobody can make there.
      expect([...answered].sort()).toEqual(
        [...new Set(lesson.steps.flatMap(({ other }) => Object.values(other ?? {})))].sort(),
      );
    });

    test('is short, and says everything in every language', () => {
      const keys = new Set(lesson.steps.flatMap(({ say, other }) => [say, ...Object.values(other ?? {})]));
      for (const language of LANGUAGES) {
        const { title, goal, says } = words[language][lesson.id] as LessonWords;
        expect([title, goal].every((text) => text.length > 0)).toBe(true);
        expect(new Set(Object.keys(says)), language).toEqual(new Set([...keys, 'closing']));
        for (const [key, text] of Object.entries(says)) {
          expect(wordsOf(text).length, `${language} ${key}`).toBeLessThanOrEqual(WORDS_A_STEP);
          expect(sentencesOf(text).length, `${language} ${key}`).toBeLessThanOrEqual(2);
        }
      }
      expect(lesson.steps.length).toBeLessThanOrEqual(10);
      expect(lesson.seconds).toBeLessThanOrEqual(LONGEST);
      const read = eachLanguage((language) =>
        lesson.steps.reduce((sum, { say }) => sum + wordsOf(words[language][lesson.id]?.says[say] ?? '').length, 0),
      );
      for (const count of Object.values(read)) {
        expect(lesson.seconds).toBeGreaterThanOrEqual(4 * lesson.steps.length + 0.35 * count);
      }
    });

    test('teaches rules that the rulebook has', () => {
      expect(lesson.teaches.length).toBeGreaterThan(0);
      expect(lesson.teaches.filter((rule) => !rules.has(rule))).toEqual([]);
    });
  });

  test('a stranger makes a first move after a goal and one step', () => {
    const [first] = syllabus;
    expect(first?.steps[0]?.wait?.length).toBeGreaterThan(0);
    for (const language of LANGUAGES) {
      const { goal, says } = words[language][first?.id ?? ''] as LessonWords;
      const read = wordsOf(`${goal} ${says[first?.steps[0]?.say ?? '']}`);
      expect(read.length, language).toBeLessThanOrEqual(FIRST_WORDS);
    }
  });

  test('the taste is a step or two of one of them, a touch each, and says in every language what comes of it', () => {
    const { lesson: id, say, until = say } = lessons.taste;
    const steps = syllabus.find((lesson) => lesson.id === id)?.steps ?? [];
    const [from, to] = [say, until].map((key) => steps.findIndex((step) => step.say === key)) as [number, number];
    const played = steps.slice(from, to + 1);
    expect(played.length).toBeGreaterThan(0);
    expect(played.length).toBeLessThanOrEqual(2);
    expect(played.map(({ wait }) => wait?.length)).toEqual(played.map(() => 1));
    // Whoever goes on finds something left to do in the lesson.
    const next = steps[to + 1];
    expect(next?.wait?.length).toBeGreaterThan(0);
    for (const language of LANGUAGES) {
      const told = sentencesOf(words[language][id]?.says[next?.say ?? ''] ?? '');
      expect(told.length, `${language} ${next?.say} tells what came of it, then what to do`).toBe(2);
    }
  });

  test('most moves lead elsewhere, or nothing was tried', () => {
    expect(elsewhere).toBeGreaterThan(100);
  });

  test('a record shows how each challenge is won: it replays, begins where the lesson does, and reaches the goal', () => {
    const challenges = syllabus.filter(({ steps }) => steps.some(({ free }) => free));
    expect(challenges.length).toBeGreaterThan(0);
    for (const lesson of challenges) {
      const text = readFileSync(new URL(`lessons/solutions/${lesson.id}.sztab`, folder), 'utf8');
      const { record, lines } = readRecord(text);
      const solved = Match.replay(box.game, record, lines);
      const opened = openLesson(box, lesson);
      expect(record.header).toMatchObject({ seed: opened.header.seed, options: opened.header.options });
      expect(solved.moves.slice(0, lesson.before.length)).toEqual(opened.moves);
      expect(lessonStanding(box, lessons, lesson, solved.moves).step, lesson.id).toBe(lesson.steps.length);
    }
  });

  test('free play ends where its goal holds: the names of goals are known', () => {
    const named = syllabus.flatMap(({ steps }) =>
      steps.flatMap(({ free }) => (free ? [free.goal, ...(free.late === undefined ? [] : [free.late])] : [])),
    );
    expect(named.filter((goal) => !lessons.goals[goal])).toEqual([]);
    expect(Object.keys(lessons.goals).filter((goal) => !named.includes(goal))).toEqual([]);
  });

  test('all lessons together teach the core, no two have one name, and the lid says how many there are', () => {
    const taught = new Set(syllabus.flatMap((lesson) => lesson.teaches));
    expect(lessons.core.filter((rule) => !taught.has(rule))).toEqual([]);
    expect(lessons.core.length).toBeGreaterThan(30);
    expect(new Set(syllabus.map(({ id }) => id)).size).toBe(syllabus.length);
    expect(box.lid.lessons).toBe(syllabus.length);
  });
}
