/** Pairs of games between two bots: in the second the sides are swapped, and the dice are others. */
import type { BotName, Played } from '@sztab/bots';
import { type Simulation, simulate } from '@sztab/bots/node';

export interface Pairs
  extends Pick<Simulation, 'gameModule' | 'edition' | 'options' | 'seed' | 'threads' | 'openPool'> {
  readonly bots: readonly BotName[];
  /** One a bot; see `Simulation`. */
  readonly judgements?: Simulation['judgements'];
  readonly cpu?: number;
  readonly iterations?: readonly number[];
  readonly pairs: number;
  readonly signal: AbortSignal;
  /** Told the number of games finished. */
  onProgress(games: number): void;
}

export type Pair = readonly [first: Played, second: Played];

/**
 * Both halves go on at the same time, so that a stop finds them about equally far: what has no partner is left out, and
 * both sides were played equally often. Each half needs a thread at least.
 */
export async function playPairs({
  bots,
  judgements,
  iterations,
  pairs,
  seed,
  threads,
  onProgress,
  ...rest
}: Pairs): Promise<Pair[]> {
  const done = { first: 0, second: 0 };
  const half = (which: keyof typeof done, sort: <X>(list: readonly X[]) => readonly X[]): Promise<Played[]> => {
    const seated = sort(bots);
    return simulate({
      ...rest,
      bots: seated,
      ...(judgements && { judgements: sort(judgements) }),
      ...(iterations && { iterations: sort(iterations) }),
      players: seated.length,
      games: pairs,
      seed: `${seed}/${which}`,
      threads: Math.ceil(threads / 2),
      onProgress(finished) {
        done[which] = finished;
        onProgress(done.first + done.second);
      },
    });
  };
  const [first, second] = await Promise.all([
    half('first', (list) => list),
    half('second', (list) => list.toReversed()),
  ]);
  return first.slice(0, second.length).map((played, i) => [played, second[i] as Played]);
}
