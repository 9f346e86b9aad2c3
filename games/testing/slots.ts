/** The order line asks for things that can be touched next. */
import { asks, type GameBox, type Shape } from '@sztab/kernel';
import { type Choice, choose, type GameBoard, touch } from '@sztab/pieces';
import type { Visit } from '@sztab/pieces/testing';
import { expect } from 'vitest';

interface Asking<S extends Shape> extends Pick<GameBox<S>, 'game'> {
  readonly board: GameBoard<S>;
  /** The English words of the slots. */
  readonly slots: Readonly<Record<string, string>>;
  /** Whether a thing answers the words of a slot, after what was touched so far. */
  readonly answers: Readonly<Record<string, (thing: string, choice: Choice) => boolean>>;
}

/** How many touches of an order are tried. */
const DEEPEST = 4;
/** How many things are tried after each touch but the first. */
const TRIED = 8;

/** Touches everything that can be touched, and everything after it. */
function* orders<M extends string>(choice: Choice<M>, depth = 0): Generator<Choice<M>> {
  yield choice;
  if (depth === DEEPEST) return;
  const next = [...choice.legal, ...choice.verbs];
  for (const token of depth === 0 ? next : next.slice(0, TRIED)) {
    const longer = touch(choice, token);
    // Touching another first thing begins a new order.
    if (longer && longer.picked.length > choice.picked.length) yield* orders(longer, depth + 1);
  }
}

/** Walks through every order of these games. Before the first touch one thing must answer the words, later all that can be touched must. */
export function asksForWhatFits<S extends Shape>(
  { game, board, slots, answers }: Asking<S>,
  walks: readonly ((visit: Visit<S>) => void)[],
): void {
  const wrong = new Set<string>();
  const seen = new Set<string>();
  const visit: Visit<S> = (s) => {
    for (const { seat, moves } of asks(game, s)) {
      const view = game.view(s, seat);
      for (const choice of orders(choose(moves))) {
        const { picked, legal } = choice;
        const asked = legal.size > 0 ? board.nextSlot(choice, view, 'en') : '';
        if (asked === '') continue;
        const names = Object.keys(slots).filter((name) => slots[name] === asked);
        for (const name of names) seen.add(name);
        if (names.length === 0) wrong.add(`no slot says “${asked}”`);
        const fits = (thing: string): boolean => names.some((name) => answers[name]?.(thing, choice));
        const unfit = [...legal].filter((thing) => !fits(thing));
        if (picked.length === 0 ? unfit.length === legal.size : unfit.length > 0)
          wrong.add(`“${asked}” after [${picked.join(' ')}]: ${unfit[0]}`);
      }
    }
  };
  for (const walk of walks) walk(visit);
  expect([...wrong].slice(0, 12)).toEqual([]);
  expect(Object.keys(slots).filter((name) => !seen.has(name))).toEqual([]);
}
