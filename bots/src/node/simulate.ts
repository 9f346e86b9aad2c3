/** Many games over several threads. */
import { fillOptions, type GameBox, type Options, Refusal } from '@sztab/kernel';
import type { Played } from '../arena.ts';
import { asBotName } from '../make-bot.ts';
import { builtModule, openPool } from './pool.ts';
import { ThinkerDied } from './thinker.ts';
import type { PlayTask } from './worker.ts';

export interface Simulation {
  readonly gameModule: string | URL;
  readonly options: Options;
  readonly players: number;
  /** One a seat, in the order of the seats. */
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly threads: number;
  onProgress?(finished: number): void;
  /** Ends it at once; what is finished counts. */
  readonly signal?: AbortSignal;
}

/**
 * The games that were finished, in the order of their numbers: all of them, unless somebody stopped it. Each game has a
 * seed of its own, so it does not matter how many threads there are, or which one plays it.
 */
export async function simulate(simulation: Simulation): Promise<Played[]> {
  const { gameModule, players, games, seed, threads, onProgress, signal } = simulation;
  const { game } = ((await import(builtModule(gameModule))) as { box: GameBox }).box;
  const options = fillOptions(game, simulation.options);
  const bots = simulation.bots.map(asBotName);
  if (bots.length !== players) throw new Refusal('bad-seat', `${players} seats need ${players} bots, not ${bots.length}`);

  const pool = openPool(threads);
  const played: Played[] = [];
  let begun = 0;
  let finished = 0;
  /** Plays one game after another until none is left; every thread has such a lane. */
  const lane = async (): Promise<void> => {
    while (begun < games && !signal?.aborted) {
      const number = begun++;
      const task: PlayTask = { gameModule: builtModule(gameModule), bots, options, seed: `${seed}\n${number}` };
      played[number] = await pool.run(task, { name: 'play', ...(signal && { signal }) });
      onProgress?.(++finished);
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, lane));
  } catch (cause) {
    if (!signal?.aborted) throw new ThinkerDied(`a game broke off: ${String(cause)}`, { cause });
  } finally {
    await pool.destroy();
  }
  // A stop leaves gaps where games were still being played.
  return played.filter(() => true);
}
