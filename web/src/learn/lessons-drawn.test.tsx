/**
 * What a lesson points at is on the table at that moment, and what it names can be read there: every step, in English and in Polish. The taste of a
 * game, in every language: it is lit, it can be played, something is seen to come of it, and the lesson goes on behind it.
 */
import { readFileSync } from 'node:fs';
import { type Lesson, type Lessons, lessonSeats, moveParts, openLesson, type Seat, type Shape } from '@sztab/kernel';
import { LANGUAGES, type Language, type LessonWords } from '@sztab/kernel/words';
import { type BoardProps, choose, type GameBoard, type GameOnTable, STILL } from '@sztab/pieces';
import { textOf } from '@sztab/pieces/testing';
import { takeGame, wholeGames } from '@sztab/shelf';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { walkLesson } from '../../../games/testing/lessons.ts';
import { fold } from '../rulebook/search.ts';
import { keepLearned, learnedOf } from './learned.ts';
import { LessonTable } from './lesson-table.ts';
import { firstMove, keepTaste, type OpenTaste, openTaste } from './open-taste.ts';

const boards = import.meta.glob<{ board: GameBoard }>('../../../games/[a-z]*/board/index.tsx');
const syllabi = import.meta.glob<{ lessons: Lessons }>('../../../games/[a-z]*/lessons/index.ts');
const texts = import.meta.glob<{
  lessonWords: Readonly<Record<Language, Readonly<Record<string, LessonWords>>>>;
}>('../../../games/[a-z]*/text/lesson-words.ts');
const ignore = (): void => undefined;

async function sheetOf(game: string): Promise<GameOnTable> {
  const board = (await boards[`../../../games/${game}/board/index.tsx`]?.())?.board;
  return { box: await takeGame(game), board } as GameOnTable<Shape>;
}
// The list of games is made when the site is built; a game itself is here.
vi.mock('../games.ts', () => ({ loadGame: (game: string) => sheetOf(game) }));

interface Moment {
  readonly step: number;
  /** What can be seen and read at the table, board, hand, rails and all. */
  drawn(language: Language): string;
  readonly moves: readonly string[];
}

/** The first moment of every step, as the player sees it. */
function momentsOf(sheet: GameOnTable, lessons: Lessons, lesson: Lesson): Moment[] {
  const { box, board } = sheet;
  const seen = new Map<number, Moment>();
  const yours = lessonSeats(box, lesson);
  const addMoment = (line: readonly { seat: Seat; move: string }[], step: number): void => {
    if (seen.has(step)) return;
    const match = openLesson(box, lesson);
    for (const { seat, move } of line.slice(lesson.before.length)) match.play(seat, move);
    const ask = match.asks().find(({ seat }) => yours.includes(seat));
    const seat = ask?.seat ?? (yours[0] as Seat);
    const moves = ask?.moves ?? [];
    const { view } = match.look(seat);
    const drawn = (language: Language): string => {
      const words = box.words[language];
      const props: BoardProps = {
        view,
        seat,
        language,
        words,
        choice: choose(moves),
        onTouch: ignore,
        onZoom: ignore,
        lately: [],
        highlighted: new Set(),
      };
      const { Board, Hand, Instruments, Strip } = board;
      const parts = [Board, Hand, Instruments, Strip].map((Part) =>
        Part ? renderToStaticMarkup(<Part {...props} />) : '',
      );
      const said = [
        ...moves.map((move) => words.move(move, view)),
        ...match.header.seats.map(({ role }) => words.role(role)),
        ...(board.goal ? [JSON.stringify(board.goal(view, language))] : []),
      ];
      return [...parts, ...said].join('\n');
    };
    seen.set(step, { step, drawn, moves });
  };
  const line = walkLesson(box, lessons, lesson, addMoment);
  const free = lesson.steps.findIndex((step) => step.free);
  if (free >= 0) addMoment(line, free);
  return [...seen.values()];
}

/** Names, wherever a sentence has them but at its beginning, where every word is written large. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/(?<=[\p{Ll},’)] )\p{Lu}[\p{L}’-]{2,}/gu)].map(([name]) => name);
/** Endings differ from case to case. */
const stemOf = (name: string): string => fold(name).slice(0, Math.max(3, Math.min(6, name.length - 3)));

const rulebookOf = (game: string, language: Language): string =>
  fold(readFileSync(new URL(`../../../games/${game}/rulebook/${language}.md`, import.meta.url), 'utf8'));

describe.each(await wholeGames())('%s', (game) => {
  test('every step points at what is there, and names what can be read there', async () => {
    const path = `../../../games/${game}`;
    const sheet = await sheetOf(game);
    const lessons = (await syllabi[`${path}/lessons/index.ts`]?.())?.lessons as Lessons;
    const words = (await texts[`${path}/text/lesson-words.ts`]?.())?.lessonWords;
    const wrong: string[] = [];
    let pointed = 0;
    let named = 0;
    for (const lesson of lessons.lessons) {
      for (const { step, drawn, moves } of momentsOf(sheet, lessons, lesson)) {
        const { say, point = [] } = lesson.steps[step] as Lesson['steps'][number];
        const tokens = new Set(moves.flatMap((move) => [moveParts(move).verb, ...moveParts(move).args]));
        const html = drawn('en');
        for (const thing of point.flatMap((one) => (one.includes('(') ? moveParts(one).args : [one]))) {
          pointed++;
          // What is no thing of the board is an answer beside it.
          if (!html.includes(`data-thing="${thing}"`) && !tokens.has(thing))
            wrong.push(`${lesson.id} ${say} points at ${thing}`);
        }
        for (const language of ['en', 'pl'] as const) {
          const text = words?.[language][lesson.id]?.says[say] ?? '';
          const page = fold(textOf(language === 'en' ? html : drawn(language)));
          const book = rulebookOf(game, language);
          for (const name of namesIn(text)) {
            named++;
            if (!page.includes(stemOf(name)) && !book.includes(stemOf(name)))
              wrong.push(`${language} ${lesson.id} ${say} names ${name}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(pointed).toBeGreaterThan(10);
    expect(named).toBeGreaterThan(10);
  });

  test('the taste is lit, played and seen, and the lesson goes on behind it', async () => {
    const open = (await openTaste(game, 'A stranger')) as OpenTaste;
    const { table, taste, last } = open;
    const began = LANGUAGES.map((language) => tasteDrawn(open, language));
    for (const html of began) {
      const [awaited = ''] = table.standing.awaits;
      expect(isLit(html, moveParts(awaited).args[0] ?? ''), awaited).toBe(true);
      expect((taste.around ?? []).filter((thing) => !html.includes(`data-thing="${thing}"`))).toEqual([]);
    }
    let touches = 0;
    while (table.standing.step <= last) {
      const { next, awaits, step } = table.standing;
      if (next.by === 'player') {
        touches++;
        await table.play(askedIn(open), awaits[0] as string);
      } else await vi.waitFor(() => expect(table.standing).not.toMatchObject({ step, next }));
    }
    expect(touches).toBeLessThanOrEqual(2);
    for (const [i, language] of LANGUAGES.entries()) {
      expect(tasteDrawn(open, language)).not.toBe(began[i]);
      expect(firstMove(open, language).length).toBeGreaterThan(0);
    }
    keepTaste(open);
    const kept = learnedOf(game, taste.lesson);
    expect(kept).toMatchObject({ done: false, step: last + 1 });
    const lessons = (await syllabi[`../../../games/${game}/lessons/index.ts`]?.())?.lessons as Lessons;
    const resumed = new LessonTable(table.game, lessons, table.lesson, 'A stranger', kept.made);
    expect(resumed.standing).toMatchObject({ step: last + 1, strayed: null });
    expect(resumed.sight(askedIn(open)).view).toEqual(table.sight(askedIn(open)).view);
    // Whoever has come further loses nothing by it.
    const further = { done: true, step: last + 2, made: [] };
    keepLearned(game, taste.lesson, further);
    keepTaste(open);
    expect(learnedOf(game, taste.lesson)).toEqual(further);
    resumed.close();
    table.close();
  });
});

const askedIn = ({ table }: OpenTaste): Seat => (table.state().asked[0]?.seat ?? 0) as Seat;

function tasteDrawn(open: OpenTaste, language: Language): string {
  const { table } = open;
  const { board, box } = table.game;
  const seat = askedIn(open);
  const { view, moves } = table.sight(seat);
  return renderToStaticMarkup(
    <board.Board {...STILL} {...{ view, seat, language }} words={box.words[language]} choice={choose(moves)} />,
  );
}

const isLit = (html: string, thing: string): boolean =>
  [...html.matchAll(/<[^>]*>/g)].some(([tag]) => tag.includes(`data-thing="${thing}"`) && tag.includes('data-legal'));
