/** Pairs of games between two bots: in the second the sides are swapped, and the dice are others. */
import type { BotName, Played } from '@sztab/bots';
import { openThinker, type Thinker } from '@sztab/bots/node';
import { asks, begin, diceKey, type Game, look, type Options, type Outcome, play, seededStream } from '@sztab/kernel';
import { gameModule } from '@sztab/shelf';

export interface Pairs {
  readonly game: Game;
  readonly options: Options;
  readonly bots: readonly BotName[];
  readonly pairs: number;
  readonly seed: string;
  readonly threads: number;
  readonly signal: AbortSignal;
  /** Told the number of games finished. */
  onProgress(games: number): void;
}

export type Pair = readonly [first: Played, second: Played];

/**
 * Bots think in threads, the tables stand here: so every pair is whole, both sides are played equally often wherever
 * it is stopped, and the same seed gives the same pairs on any number of threads.
 */
export async function playPairs({ pairs, threads, signal, onProgress, ...setting }: Pairs): Promise<Pair[]> {
  const finished: Pair[] = [];
  const thinker = openThinker(gameModule(setting.game.id), { threads });
  const swapped = { ...setting, bots: [...setting.bots].reverse() };
  let games = 0;
  let next = 0;
  /** Plays pair after pair until none is left; as many lanes as threads. */
  const lane = async (): Promise<void> => {
    for (let n = next++; n < pairs && !signal.aborted; n = next++) {
      const first = await playOne({ ...setting, seed: `${setting.seed}/${n}/first` }, thinker, signal);
      onProgress(++games);
      const second = await playOne({ ...swapped, seed: `${setting.seed}/${n}/second` }, thinker, signal);
      onProgress(++games);
      finished.push([first, second]);
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, lane));
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    await thinker.close();
  }
  return finished;
}

async function playOne(
  { game, options, bots, seed }: Pick<Pairs, 'game' | 'options' | 'bots' | 'seed'>,
  thinker: Thinker,
  signal: AbortSignal,
): Promise<Played> {
  const { table } = begin(game, bots.length, options, seededStream(diceKey(seed, [])));
  for (let decisions = 0; ; decisions++) {
    const seat = asks(game, table)[0]?.seat;
    if (seat === undefined) return { outcome: game.outcome(table) as Outcome, decisions };
    const { view, moves } = look(game, table, seat);
    const question = { seat, view, moves };
    play(game, table, seat, await thinker.think(bots[seat] as BotName, question, `${seed}/${decisions}`, { signal }));
  }
}
