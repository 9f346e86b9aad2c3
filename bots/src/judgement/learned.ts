/** A brain that judges by learned weights wherever they fit, and by hand where they do not. */
import type { Brain, Encoding, Game, Seat, Shape } from '@sztab/kernel';
import { leaned, placesOf } from './leaning.ts';
import { hiddenOf, judgeOf } from './network.ts';
import { staleness, unpackLeaning, unpackWeights, type Weights } from './weights.ts';

/** What a bot loads of a game. */
export interface Thinking<S extends Shape = Shape> {
  readonly game: Game<S>;
  readonly brain: Brain<S>;
  readonly encoding?: Encoding<S>;
  /** Loads the weights that won their match, at most one for each number of players: only whoever thinks needs them. */
  readonly judgements?: () => Promise<readonly Weights[]>;
}

/** What is learned about moves is learned by their kinds. */
export const kindOf = <S extends Shape>(brain: Brain<S>, s: S['state'], seat: Seat, move: S['move']): string =>
  brain.kind?.(s, seat, move) ?? move;

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
    fitting.map((weights) => {
      const network = unpackWeights(weights, encoding.inputs.length);
      const leaning = unpackLeaning(weights);
      const leans = leaning && { leaning, placeOf: placesOf(leaning.kinds), hidden: hiddenOf(network) };
      return [weights.players, { stride: weights.stride, judge: judgeOf(network), leans }];
    }),
  );
  // A finished state is never judged, the rules say who won; nor one that the weights have not met: an older edition, somebody gone.
  const met = (s: S['state']): boolean =>
    s.flow.length > 0 && s.edition === game.edition && (game.resigned?.(s)?.length ?? 0) === 0;
  const x = new Float32Array(encoding.inputs.length);
  return {
    ...brain,
    stride: (s) => judges.get(encoding.players(s))?.stride ?? brain.stride?.(s) ?? 1,
    evaluate(s, seat) {
      const judge = met(s) && judges.get(encoding.players(s))?.judge;
      if (!judge) return brain.evaluate(s, seat);
      x.fill(0);
      encoding.encode(s, seat, x);
      return judge(x)[0] as number;
    },
    priors(s, seat, moves) {
      const told = brain.priors?.(s, seat, moves) ?? moves.map(() => 1);
      const leans = met(s) && judges.get(encoding.players(s))?.leans;
      if (!leans || moves.length === 1) return told;
      x.fill(0);
      encoding.encode(s, seat, x);
      const places = moves.map((move) => leans.placeOf(kindOf(brain, s, seat, move)));
      return leaned(leans.leaning, places, told, leans.hidden(x));
    },
  };
}
