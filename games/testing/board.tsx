/** What holds for the board of every game. What a board shows besides is tested in its own board/. */
import type { GameBox, Language, Shape } from '@sztab/kernel';
import { languagesOf } from '@sztab/kernel/words';
import { type BoardProps, type Choice, type GameBoard, HOUSE_SIGNS, touch } from '@sztab/pieces';
import { codesIn, drawing, missingSymbols, symbolsIn, tellingOf, textOf, type Visit } from '@sztab/pieces/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'vitest';
import sprite from '../../pieces/src/symbols.svg?raw';

interface Shown<S extends Shape> extends Pick<GameBox<S>, 'game' | 'words'> {
  readonly board: GameBoard<S>;
  /** What only the rules may call things. */
  readonly codes: RegExp;
  /** What its symbols mean; absent: nothing is said of them. */
  readonly signs?: object;
}

type WalkOf<S extends Shape> = (visit: Visit<S>) => void;

interface Look<S extends Shape> {
  /** Of so many tables one is drawn. */
  readonly every: number;
  /** What is wrong with a picture, besides codes and symbols that do not exist. */
  inspect(html: string, props: BoardProps<S>, s: S['state']): readonly string[];
  /** How a move is built, touch by touch; otherwise one thing is touched. */
  touches?(choice: Choice, pick: (n: number) => number): Iterable<Choice>;
}

const SYMBOLS = symbolsIn(sprite);

function* firstTouch(choice: Choice): Generator<Choice> {
  const [next] = choice.legal;
  const begun = next === undefined ? null : touch(choice, next);
  if (begun) yield begun;
}

/** A game is drawn for every seat and for those who watch, in its languages by turns. */
export function isDrawn<S extends Shape>(
  { game, words, board, codes, signs }: Shown<S>,
  players: number,
  walk: WalkOf<S>,
  { every, inspect, touches = firstTouch }: Look<S>,
): void {
  const { propsOf, draw } = drawing({ game, words }, board);
  const languages = languagesOf(words);
  const wrong: string[] = [];
  const explained = new Set<string>([...HOUSE_SIGNS, ...Object.keys(signs ?? {})]);
  const unexplained = new Set<string>();
  let drawn = 0;
  walk((s, told, turn, pick) => {
    if (turn % every > 0) return;
    const language = languages[(turn / every) % languages.length] as Language;
    for (const seat of [...Array(players).keys(), null]) {
      const table = propsOf(s, seat, language, told);
      for (const choice of [table.choice, ...touches(table.choice, pick)]) {
        const props = { ...table, choice };
        const html = renderToStaticMarkup(draw(props));
        wrong.push(...codesIn(html, codes), ...missingSymbols(html, SYMBOLS), ...inspect(html, props, s));
        for (const [, name] of html.matchAll(/#i-([\w-]+)/g))
          if (!explained.has(name as string)) unexplained.add(name as string);
        if (seat !== null)
          for (const { symbol } of board.figures(props.view, seat, language))
            if (!explained.has(symbol)) unexplained.add(symbol);
        drawn++;
      }
      if (seat !== null)
        for (const text of board.unused?.(table.view, seat, language) ?? [])
          if (text === '' || codes.test(text)) wrong.push(text);
    }
  });
  expect(wrong.slice(0, 8)).toEqual([]);
  expect(drawn).toBeGreaterThan(0);
  if (signs) expect([...unexplained]).toEqual([]);
}

/** Everything that is said beside the picture is words, every reaction is offered, and the game ends in a chart. Gives back the views of all. */
export function isTold<S extends Shape>(
  { game, words, board, codes }: Shown<S>,
  chartLines: number,
  walk: WalkOf<S>,
  isPlain?: Parameters<typeof tellingOf<S>>[3],
): ReturnType<typeof tellingOf<S>> {
  const telling = tellingOf(game, board, walk, isPlain);
  expect([...telling.mute]).toEqual([]);
  expect(telling.misoffered).toEqual([]);
  expect([...telling.symbols].filter((name) => !SYMBOLS.has(name))).toEqual([]);
  expect([...telling.texts].filter((text) => codes.test(text))).toEqual([]);
  for (const language of languagesOf(words)) {
    const { steps, lines } = board.chart?.(telling.views, language) ?? { steps: [], lines: [] };
    expect(lines.map((line) => line.length)).toEqual(Array(chartLines).fill(steps.length));
  }
  return telling;
}

/** Each of these can be read large, in every language. `also` hears what is written there. */
export function canBeRead<S extends Shape>(
  { words, board: { Zoom }, codes }: Shown<S>,
  view: S['view'],
  things: readonly string[],
  also: (thing: string, text: string) => void = () => {},
): void {
  for (const language of languagesOf(words)) {
    for (const thing of things) {
      const text = textOf(renderToStaticMarkup(<Zoom thing={thing} view={view} language={language} />));
      expect(text.trim(), thing).not.toBe('');
      expect(text, thing).not.toMatch(codes);
      also(thing, text);
    }
  }
}

/** Each of these has a note of history, in every language. */
export function hasHistory<S extends Shape>({ words, board }: Shown<S>, things: readonly string[]): void {
  for (const language of languagesOf(words))
    for (const thing of things) expect(board.note?.({ thing }, language)?.text ?? '', thing).not.toBe('');
}
