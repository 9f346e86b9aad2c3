/** A brain that judges by learned weights wherever they fit, and by hand where they do not. */
import type { Brain, Encoding, Game, Shape } from '@sztab/kernel';
import { judgeOf } from './network.ts';
import { staleness, unpackWeights, type Weights } from './weights.ts';

/** What a bot loads of a game. */
export interface Thinking<S extends Shape = Shape> {
  readonly game: Game<S>;
  readonly brain: Brain<S>;
  readonly encoding?: Encoding<S>;
  /** Loads the weights that won their match, at most one for each number of players: only whoever thinks needs them. */
  readonly judgements?: () => Promise<readonly Weights[]>;
}

/** The brain a bot thinks with. `complain` hears of weights that do not fit the rules or the encoding any more. */
export async function brainOf<S extends Shape>(
  { game, brain, encoding, judgements }: Thinking<S>,
  complain: (why: string) => void,
): Promise<Brain<S>> {
  if (!encoding || !judgements) return brain;
  const fitting = (await judgements()).filter((weights) => {
    const why = staleness(weights, game, encoding);
    if (why) complain(`the judgement of ${game.id} for ${weights.players} is not used: ${why}`);
    return !why;
  });
  if (fitting.length === 0) return brain;
  const judges = new Map(
    fitting.map((weights) => [
      weights.players,
      { ...weights, judge: judgeOf(unpackWeights(weights, encoding.inputs.length)) },
    ]),
  );
  const x = new Float32Array(encoding.inputs.length);
  return {
    ...brain,
    stride: (s) => judges.get(encoding.players(s))?.stride ?? brain.stride?.(s) ?? 1,
    evaluate(s, seat) {
      // A finished state is never judged, the rules say who won; nor one that the weights have not met: an older edition, somebody gone.
      if (s.flow.length === 0 || s.edition !== game.edition || (game.resigned?.(s)?.length ?? 0) > 0)
        return brain.evaluate(s, seat);
      const judge = judges.get(encoding.players(s))?.judge;
      if (!judge) return brain.evaluate(s, seat);
      x.fill(0);
      encoding.encode(s, seat, x);
      return judge(x)[0] as number;
    },
  };
}
