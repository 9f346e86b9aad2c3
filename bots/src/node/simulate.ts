/** Many games over several threads. */
import { Refusal } from '@sztab/kernel';
import type { Played } from '../arena.ts';
import { asBotName } from '../make-bot.ts';
import { builtModule, openPool, type Pool } from './pool.ts';
import { ThinkerDied } from './thinker.ts';
import type { PlayTask } from './worker.ts';

export interface Simulation extends Omit<PlayTask, 'gameModule' | 'bots'> {
  readonly gameModule: string | URL;
  readonly players: number;
  /** One a seat, in the order of the seats. */
  readonly bots: readonly string[];
  readonly games: number;
  readonly threads: number;
  /** Other threads than those of this machine. */
  openPool?(threads: number): Pool;
  onProgress?(finished: number): void;
  /** Ends it at once; what is finished counts. */
  readonly signal?: AbortSignal;
}

/**
 * The games that were finished, in the order of their numbers: all of them, unless somebody stopped it. Each game has a
 * seed of its own, so it does not matter how many threads there are, or which one plays it.
 */
export async function simulate(simulation: Simulation): Promise<Played[]> {
  const { edition, options, players, games, seed, threads, judgements, cpu, iterations, onProgress, signal } =
    simulation;
  const gameModule = builtModule(simulation.gameModule);
  const bots = simulation.bots.map(asBotName);
  if (bots.length !== players)
    throw new Refusal('bad-seat', `${players} seats need ${players} bots, not ${bots.length}`);

  const pool = (simulation.openPool ?? openPool)(threads);
  const played: Played[] = [];
  const terms = {
    edition,
    options,
    ...(judgements && { judgements }),
    ...(cpu !== undefined && { cpu }),
    ...(iterations && { iterations }),
  };
  let begun = 0;
  let finished = 0;
  /** Plays one game after another until none is left; every thread has such a lane. */
  const lane = async (): Promise<void> => {
    while (begun < games && !signal?.aborted) {
      const number = begun++;
      played[number] = await pool.run('play', { gameModule, bots, ...terms, seed: `${seed}\n${number}` }, signal);
      onProgress?.(++finished);
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, lane));
  } catch (cause) {
    if (!signal?.aborted) throw new ThinkerDied(`a game broke off: ${String(cause)}`, { cause });
  } finally {
    await pool.close();
  }
  // A stop leaves gaps where games were still being played.
  return played.filter(() => true);
}
