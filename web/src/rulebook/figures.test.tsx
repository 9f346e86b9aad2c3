/** The figures of every game: each is a match that replays, whatever it points at is on the board, and it is said in every language. */
import { existsSync, readFileSync } from 'node:fs';
import type { NamedPositions } from '@sztab/kernel/testing';
import { languagesOf, MASTER } from '@sztab/kernel/words';
import type { BoardProps, GameBoard, GameOnTable } from '@sztab/pieces';
import { takeGame, wholeGames } from '@sztab/shelf';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Part, touched } from './figure-board.tsx';
import { figureViews } from './figure-views.ts';
import { figuresIn, placesIn, readRulebook } from './read.ts';
import { type Figure, type FigureMatches, type FigurePosition, type FigureStart, readFigure } from './read-figure.ts';
import { laidOut } from './testing/laid-out.ts';
import { rulesFarFromFigures } from './testing/near.ts';
import { thingsOf } from './use-things.ts';

const GAMES = new URL('../../../games/', import.meta.url);
const boards = import.meta.glob<{ board: GameBoard }>('../../../games/[a-z]*/board/index.tsx');
const examples = import.meta.glob<{ printed: NamedPositions }>('../../../games/[a-z]*/testing/printed.ts');
const lessons = import.meta.glob<{ lessons: { lessons: readonly { id: string }[] } }>(
  '../../../games/[a-z]*/lessons/index.ts',
);
const bookOf = (game: string, language: string): string =>
  readFileSync(new URL(`${game}/rulebook/${language}.md`, GAMES), 'utf8');
const matchesOf = (game: string): FigureMatches =>
  JSON.parse(readFileSync(new URL(`${game}/rulebook/figures.json`, GAMES), 'utf8'));
function positionsOf(game: string): Readonly<Record<string, FigurePosition>> {
  const file = new URL(`${game}/rulebook/positions.json`, GAMES);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

async function onTable(game: string): Promise<GameOnTable> {
  const load = boards[`../../../games/${game}/board/index.tsx`] as () => Promise<{ board: GameBoard }>;
  return { box: await takeGame(game), board: (await load()).board };
}

const ignore = (): void => undefined;

/** Every frame as markup, in its order. */
function drawn(sheet: GameOnTable, figure: Figure, starts: Readonly<Record<string, FigureStart>>): string[] {
  const { seat, frames } = figureViews(sheet.box, figure, starts);
  return frames.map(({ view, moves, heard }, at) => {
    const props: BoardProps = {
      view: view as BoardProps['view'],
      seat,
      language: MASTER,
      words: sheet.box.words[MASTER],
      choice: touched(moves, figure.frames[at]?.touch ?? null),
      onTouch: ignore,
      onZoom: ignore,
      lately: heard.map((event) => ({ at, event })),
      highlighted: new Set(),
    };
    return renderToStaticMarkup(<Part sheet={sheet} figure={figure} props={props} />);
  });
}

const games = await wholeGames();

/** A caption is read beside a picture. */
const WORDS = 25;

describe.each(games)('%s', (game) => {
  const master = bookOf(game, MASTER);
  const blocks = figuresIn(master);
  const figures = blocks.map(({ figure }) => figure as Figure);
  const all = matchesOf(game);
  const positions = positionsOf(game);

  test('every figure replays, and whatever it points at is drawn', async () => {
    const sheet = await onTable(game);
    const wrong: string[] = [];
    for (const figure of figures) {
      for (const [at, html] of drawn(sheet, figure, { ...all.matches, ...positions }).entries()) {
        if (!html.includes('<')) wrong.push(`${figure.id} ${at}: nothing is drawn`);
        for (const thing of thingsOf(figure, at))
          if (!html.includes(`data-thing="${thing}"`)) wrong.push(`${figure.id} ${at + 1}: no ${thing} to be seen`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('every figure has a name, rules and a lesson that there are, and no match lies there in vain', async () => {
    expect(figures.every((figure) => figure !== null)).toBe(true);
    expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length);
    const places = placesIn(master);
    const named = figures.flatMap(({ shows }) => shows).filter((id) => /^[A-Z0-9]+-\d+\.\d/.test(id));
    expect(named.filter((id) => !places.has(id))).toEqual([]);
    const taught = (await lessons[`../../../games/${game}/lessons/index.ts`]?.())?.lessons.lessons.map(({ id }) => id);
    expect(figures.flatMap(({ lesson }) => lesson ?? []).filter((id) => !taught?.includes(id))).toEqual([]);
    const used = figures.flatMap(({ match, frames }) => [match, ...frames.flatMap((frame) => frame.match ?? [])]);
    expect([...new Set(used)].sort()).toEqual([...Object.keys(all.matches), ...Object.keys(positions)].sort());
    // A table laid out by hand is no match: nothing is offered to be played on from it.
    for (const { match, laidOut, frames } of figures)
      for (const name of [match, ...frames.flatMap((frame) => frame.match ?? [])])
        expect(name in positions, name).toBe(laidOut);
  });

  test('the tables of printed examples are those that the rules are tested with', async () => {
    const load = examples[`../../../games/${game}/testing/printed.ts`];
    if (!load) return expect(positions).toEqual({});
    const { box } = await onTable(game);
    expect(laidOut(box.game, (await load()).printed)).toEqual(positions);
  });

  test('every caption is short, and said in every language that has the game', async () => {
    const { words } = await takeGame(game);
    for (const language of languagesOf(words).filter((one) =>
      existsSync(new URL(`${game}/rulebook/${one}.md`, GAMES)),
    )) {
      const own = figuresIn(bookOf(game, language));
      expect(
        own.map(({ id }) => id),
        language,
      ).toEqual(blocks.map(({ id }) => id));
      // Of a language in the making the names are enough; the master's captions stand in for its own.
      const whole = own.some(({ captions }) => captions.length > 0);
      if (whole)
        expect(own.map(({ captions }) => captions.length)).toEqual(blocks.map(({ captions }) => captions.length));
      const long = own.flatMap(({ captions }) => captions.filter((text) => text.split(/\s+/).length > WORDS));
      expect(long, language).toEqual([]);
      expect(Object.keys(readRulebook(bookOf(game, language), master).figures)).toHaveLength(blocks.length);
    }
  });

  test('every printed example is drawn or said to be missing, and four rules of five have a figure within one screen', () => {
    const shown = new Set(figures.flatMap(({ shows }) => shows));
    expect(all.printed.filter((code) => !shown.has(code))).toEqual(all.undrawn ?? []);
    const { rules, far } = rulesFarFromFigures(master, master, [4, 5, 6]);
    expect(rules).toBeGreaterThan(50);
    expect(far.length / rules, far.join(' ')).toBeLessThanOrEqual(0.2);
  });
});

test('English and Polish are whole: a figure without its own captions is none of theirs', () => {
  for (const game of games)
    for (const language of ['en', 'pl'])
      for (const { id, captions } of figuresIn(bookOf(game, language)))
        expect(captions.length, `${game} ${language} ${id}`).toBeGreaterThan(0);
});

test('what is wrong with a block is said by its name', () => {
  const block = (text: string) => () => readFigure('figure a G-1', text);
  expect(block('frame\nplay move(a)')).toThrow('figure a: a frame ends with its caption');
  expect(block('match m\nframe\nwhat\n| A')).toThrow('figure a: what is what?');
  expect(block('match m\n| A')).toThrow('figure a: every caption belongs to a frame');
  expect(block('part nothing\n| A')).toThrow('figure a: no part nothing');
  expect(block('size 1\n| A')).toThrow('figure a: 1 is no size');
  expect(readFigure('figure a', '| A\n| B')).toEqual({ id: 'a', figure: null, captions: ['A', 'B'] });
});
