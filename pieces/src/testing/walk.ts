/** Random games, walked through state by state. */
import {
  asks,
  begin,
  below,
  type FastStream,
  fastStream,
  type Game,
  type Options,
  play,
  type Shape,
  type Told,
} from '@sztab/kernel';

type Pick = (n: number) => number;

/** A random game: how it begins, and what is chosen by chance. */
export interface Walk<S extends Shape> {
  readonly players: number;
  readonly options: Options;
  readonly seed: number;
  readonly chance: FastStream;
  /** Changes the table before the first move. */
  arrange?(s: S['state']): void;
  /** The moves to choose from, where random play would otherwise come to nothing. */
  among?(moves: readonly S['move'][], pick: Pick): readonly S['move'][];
}

/** Is shown every state, with what was told on the way to it. */
export type Visit<S extends Shape> = (
  s: S['state'],
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
  const s = begun.state;
  let told = begun.told;
  arrange?.(s);
  for (let turn = 0; ; turn++) {
    visit(s, told, turn, pick);
    const asked = asks(game, s);
    const ask = asked[pick(asked.length || 1)];
    if (!ask) return;
    const list = among?.(ask.moves, pick) ?? ask.moves;
    told = play(game, s, ask.seat, list[pick(list.length)] as S['move']);
  }
}
