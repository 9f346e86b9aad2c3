/** Many games between bots, one after another or in pairs with swapped sides. */
import type { BotName, Played } from '@sztab/bots';
import { simulate } from '@sztab/bots/node';
import type { Options } from '@sztab/kernel';
import { gameModule } from '@sztab/shelf';

export interface ManyGames {
  readonly game: string;
  readonly options: Options;
  /** One a seat. */
  readonly bots: readonly BotName[];
  readonly games: number;
  readonly seed: string;
  readonly threads: number;
  readonly signal: AbortSignal;
  onProgress(done: number): void;
}

/** The games that were finished, in the order of their numbers; all of them unless somebody stopped it. */
export async function playMany({ game, bots, ...rest }: ManyGames): Promise<Played[]> {
  return simulate({ gameModule: gameModule(game), players: bots.length, bots, ...rest });
}

/** Pairs in one block: large enough for every thread, small enough that a stop leaves whole pairs behind. */
const BLOCK = 100;

/** Pairs of games for two: in the second the sides are swapped. Each game has dice of its own. */
export async function playPairs(many: ManyGames): Promise<[first: Played, second: Played][]> {
  const pairs: [Played, Played][] = [];
  const swapped = [...many.bots].reverse();
  const wanted = many.games / 2;
  for (let begun = 0; begun < wanted && !many.signal.aborted; begun += BLOCK) {
    const games = Math.min(BLOCK, wanted - begun);
    const half = (bots: readonly BotName[], which: 'first' | 'second', before: number): Promise<Played[]> =>
      playMany({
        ...many,
        bots,
        games,
        seed: `${many.seed} ${which} ${begun}`,
        onProgress: (done) => many.onProgress(before + done),
      });
    const first = await half(many.bots, 'first', 2 * begun);
    const second = await half(swapped, 'second', 2 * begun + games);
    for (const [i, played] of second.entries()) pairs.push([first[i] as Played, played]);
  }
  return pairs;
}
