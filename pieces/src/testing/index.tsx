/** Tables to draw, and how to read what is drawn: for the tests of boards. Needs no test runner. */
import {
  asks,
  begin,
  below,
  type FastStream,
  fastStream,
  type Game,
  heardBy,
  type Language,
  type Options,
  play,
  type Seat,
  type Shape,
  type Told,
  type Words,
} from '@sztab/kernel';
import type { BoardProps, GameBoard } from '../board.ts';
import { choose } from '../choice.ts';

export const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ');

/** Names that only a screen reader hears. */
export const spokenIn = (html: string): string[] =>
  [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label = '']) => label);

/** The names of all symbols there are. */
export const symbolsIn = (sprite: string): ReadonlySet<string | undefined> =>
  new Set([...sprite.matchAll(/id="i-([\w-]+)"/g)].map((match) => match[1]));

type Pick = (n: number) => number;

/** A random game: how it begins, and what is chosen by chance. */
export interface Walk<S extends Shape> {
  readonly players: number;
  readonly options: Options;
  readonly seed: number;
  readonly chance: FastStream;
  /** Changes the table before the first move. */
  arrange?(t: S['table']): void;
  /** The moves to choose from, where random play would otherwise come to nothing. */
  among?(moves: readonly S['move'][], pick: Pick): readonly S['move'][];
}

/** Is shown every state, with what was told on the way to it. */
export type Visit<S extends Shape> = (
  t: S['table'],
  told: readonly Told<S['event']>[],
  turn: number,
  pick: Pick,
) => void;

/** Every state of a random game. */
export function walkThrough<S extends Shape>(
  game: Game<S>,
  { players, options, seed, chance, arrange, among }: Walk<S>,
  visit: Visit<S>,
): void {
  const pick: Pick = (n) => below(chance, n);
  const begun = begin(game, players, options, fastStream(seed));
  const t = begun.table;
  let told = begun.told;
  arrange?.(t);
  for (let turn = 0; ; turn++) {
    visit(t, told, turn, pick);
    const asked = asks(game, t);
    const ask = asked[pick(asked.length || 1)];
    if (!ask) return;
    const list = among?.(ask.moves, pick) ?? ask.moves;
    told = play(game, t, ask.seat, list[pick(list.length)] as S['move']);
  }
}

/** What a table gives to this board; and the sheet, the hand and the instruments as one. */
export function drawing<S extends Shape>(
  { game, words }: { readonly game: Game<S>; readonly words: Readonly<Record<Language, Words<S>>> },
  { Board, Hand, Instruments }: GameBoard<S>,
) {
  const propsOf = (
    t: S['table'],
    seat: Seat | null,
    language: Language,
    told: readonly Told<S['event']>[],
  ): BoardProps<S> => ({
    view: game.view(t, seat ?? 'public'),
    seat,
    language,
    words: words[language],
    choice: choose(asks(game, t).find((ask) => ask.seat === seat)?.moves ?? []),
    onTouch: () => {},
    onZoom: () => {},
    lately: heardBy(told, seat ?? 'public').map((event) => ({ at: 0, event })),
    lit: new Set(),
  });
  const draw = (props: BoardProps<S>) => (
    <>
      <Board {...props} />
      {Hand && <Hand {...props} />}
      {Instruments && <Instruments {...props} />}
    </>
  );
  return { propsOf, draw };
}
