/** A brain that judges by learned weights wherever they fit, and by hand where they do not. */
import type { Brain, Encoded, Encoding, Mind, Seat, Shape } from '@sztab/kernel';
import { shifted } from './after-move.ts';
import { type ChanceWeights, chancesBy, chancesFor } from './chances.ts';
import { leaned, placesOf } from './leaning.ts';
import { hiddenOf, judgeOf } from './network.ts';
import { oldestEdition, staleness, unpackLeaning, unpackWeights, type Weights } from './weights.ts';

/** What a bot loads of a game. */
export interface Thinking<S extends Shape = Shape> extends Mind<S> {
  readonly encoding?: Encoding<S>;
  /** Loads the weights that won their match, at most one for each number of players: only whoever thinks needs them. */
  readonly judgements?: () => Promise<readonly Weights[]>;
  /** Loads what people are told chances by, one for each number of players. */
  readonly chances?: () => Promise<readonly ChanceWeights[]>;
}

/** What is learned about moves is learned by their kinds. */
export const kindOf = <S extends Shape>(brain: Brain<S>, s: S['state'], seat: Seat, move: S['move']): string =>
  brain.kind?.(s, seat, move) ?? move;

/** The brain a bot thinks with, and tells chances by. `complain` hears of weights that do not fit the rules or the encoding any more. */
export async function brainOf<S extends Shape>(
  thinking: Thinking<S>,
  complain: (why: string) => void,
): Promise<Brain<S>> {
  const { game, brain, encoding } = thinking;
  if (!encoding) return brain;
  const fitting = <W extends Weights>(all: readonly W[], what: string): readonly W[] =>
    all.filter((weights) => {
      const why = staleness(weights, game, encoding);
      if (why) complain(`the ${what} of ${game.id} for ${weights.players} is not used: ${why}`);
      return !why;
    });
  const judging = judgingBy({ game, brain, encoding }, fitting((await thinking.judgements?.()) ?? [], 'judgement'));
  return tellingBy({ game, brain: judging, encoding }, fitting((await thinking.chances?.()) ?? [], 'chance'));
}

/** Returns a test whether weights may judge a state: not a finished one, one of an older edition, or one in which a player has resigned. */
function createIsMet<S extends Shape>({ game, encoding }: Encoded<S>): (s: S['state']) => boolean {
  const oldest = oldestEdition(game, encoding);
  return (s) => s.flow.length > 0 && s.edition >= oldest && (game.resigned?.(s)?.length ?? 0) === 0;
}

function tellingBy<S extends Shape>(
  { game, brain, encoding }: Encoded<S>,
  learned: readonly ChanceWeights[],
): Brain<S> {
  if (learned.length === 0) return brain;
  const chances = chancesBy(game, encoding, learned);
  const isMet = createIsMet({ game, brain, encoding });
  const outputs = new Map(learned.map((weights) => [weights.players, weights.outputs]));
  const shifts = new Map(learned.map(({ players, after }) => [players, after?.shift ?? 0]));
  return {
    ...brain,
    afterMove: (s, chance) => (isMet(s) ? shifted(chance, shifts.get(encoding.players(s)) ?? 0) : chance),
    chances(s, seat) {
      const players = encoding.players(s);
      const winners = game.outcome(s)?.winners;
      if (winners)
        return Array.from({ length: players }, (_, one) => shareOf(one, winners, outputs.get(players) === 1));
      return (isMet(s) ? chances(s, seat) : null) ?? chancesFor(brain, s, seat, players);
    },
  };
}

/** What a seat has of a finished game: a team all or nothing, of rivals every winner the same. */
const shareOf = (seat: Seat, winners: readonly Seat[], together: boolean): number =>
  winners.includes(seat) ? 1 / (together ? 1 : winners.length) : 0;

function judgingBy<S extends Shape>({ game, brain, encoding }: Encoded<S>, fitting: readonly Weights[]): Brain<S> {
  if (fitting.length === 0) return brain;
  const judges = new Map(
    fitting.map((weights) => {
      const network = unpackWeights(weights, encoding.inputs.length);
      const leaning = unpackLeaning(weights);
      const leans = leaning && { leaning, placeOf: placesOf(leaning.kinds), hidden: hiddenOf(network) };
      return [weights.players, { stride: weights.stride, judge: judgeOf(network), leans }];
    }),
  );
  const isMet = createIsMet({ game, brain, encoding });
  const x = new Float32Array(encoding.inputs.length);
  return {
    ...brain,
    stride: (s) => judges.get(encoding.players(s))?.stride ?? brain.stride?.(s) ?? 1,
    evaluate(s, seat) {
      const judge = isMet(s) && judges.get(encoding.players(s))?.judge;
      if (!judge) return brain.evaluate(s, seat);
      x.fill(0);
      encoding.encode(s, seat, x);
      return judge(x)[0] as number;
    },
    priors(s, seat, moves) {
      const told = brain.priors?.(s, seat, moves) ?? moves.map(() => 1);
      const leans = isMet(s) && judges.get(encoding.players(s))?.leans;
      if (!leans || moves.length === 1) return told;
      x.fill(0);
      encoding.encode(s, seat, x);
      const places = moves.map((move) => leans.placeOf(kindOf(brain, s, seat, move)));
      return leaned(leans.leaning, places, told, leans.hidden(x));
    },
  };
}
