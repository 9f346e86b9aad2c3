/** Two bots where there are not two rivals: each deal is played with the first bot in every seat in turn, or by a team of either. */

import type { Played, Weights } from '@sztab/bots';
import { edgeOf, type Simulation, type seatings, simulate } from '@sztab/bots/node';
import { columns } from '../columns.ts';
import { EXIT } from '../complaint.ts';
import { longWork } from '../long-work.ts';
import { print, printBlock, printJson } from '../output.ts';
import { percent } from '../tally.ts';
import type { CliWords } from '../words.ts';

export interface Deals
  extends Pick<Simulation, 'gameModule' | 'edition' | 'options' | 'seed' | 'threads' | 'cpu' | 'openPool'> {
  /** The two that are compared, and what either searches. */
  readonly bots: readonly string[];
  readonly iterations?: readonly number[];
  /** For each game of a deal, where the first bot sits. */
  readonly seated: ReturnType<typeof seatings>;
  readonly deals: number;
  /** The first bot judges by these, the second by hand. */
  readonly weights: Weights | undefined;
  readonly json: boolean;
}

export async function arenaOfDeals(id: string, many: Deals, m: CliWords): Promise<number> {
  const { bots, iterations, seated, deals, weights, json, ...terms } = many;
  const games = deals * seated.length;
  const work = await longWork(m, games, m.gamesUnit, async (signal, onProgress) => {
    const done = seated.map(() => 0);
    // All seatings go on at the same time, so that a stop finds them about equally far.
    const round = (first: readonly boolean[], i: number): Promise<Played[]> => {
      const sort = <X>(list: readonly X[]): X[] => first.map((is) => list[is ? 0 : 1] as X);
      return simulate({
        ...terms,
        players: first.length,
        bots: sort(bots),
        games: deals,
        threads: Math.ceil(terms.threads / seated.length),
        ...(iterations && { iterations: sort(iterations) }),
        ...(weights && { judgements: sort([weights, 'by hand' as const]) }),
        signal,
        onProgress(finished) {
          done[i] = finished;
          onProgress(done.reduce((sum, one) => sum + one, 0));
        },
      });
    };
    return Promise.all(seated.map(round));
  });
  const { result: rounds, seconds, stopped } = work;
  const whole = Math.min(...rounds.map(({ length }) => length));
  const edge = edgeOf(
    Array.from({ length: whole }, (_, deal) => ({
      deal,
      games: rounds.map((round) => {
        const { outcome, spent = [] } = round[deal] as Played;
        return { winners: outcome.winners, spent };
      }),
    })),
    seated,
  );
  const [a, b] = bots as [string, string];
  if (json) printJson({ game: id, players: seated[0]?.length, bots, iterations, ...edge, seconds });
  else if (whole === 0) print(m.sim.none);
  else {
    const wins = rounds.map(
      (round) => round.slice(0, whole).filter(({ outcome }) => outcome.winners.length > 0).length,
    );
    if (seated.some((learns) => learns.every(Boolean)))
      printBlock(
        columns(
          [a, b].map((bot, i) => [bot, String(wins[i]), '/', String(whole)]),
          [1, 3],
        ),
      );
    print(m.sim.over(a, b, percent(edge.won), percent(edge.low), percent(edge.high)));
  }
  return stopped ? EXIT.stopped : EXIT.good;
}
