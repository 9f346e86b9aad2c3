import { readFileSync } from 'node:fs';
import { type Weights, wilson } from '@sztab/bots';
import { seatings } from '@sztab/bots/node';
import { thinkingModule } from '@sztab/shelf';
import { botNamed, gameNamed, playersFrom, rulesFrom, seedFrom, threadsFrom, wholeNumber } from '../arguments.ts';
import { columns } from '../columns.ts';
import { Complaint, EXIT, systemCode } from '../complaint.ts';
import type { Hands } from '../hands.ts';
import { longWork } from '../long-work.ts';
import { print, printBlock, printJson } from '../output.ts';
import { playPairs } from '../pairs.ts';
import { percent, tallyOf } from '../tally.ts';
import type { CliWords } from '../words.ts';
import { arenaOfDeals } from './arena-of-deals.ts';
import { MOST_GAMES, type SimOptions, summary } from './sim.ts';

export interface ArenaOptions extends SimOptions {
  readonly iterations?: string;
  readonly cpu?: string;
  readonly weights?: string;
}

/** How often bot a beats bot b when both have both sides equally often. */
export async function arena(id: string, chosen: ArenaOptions, m: CliWords, hands?: Hands): Promise<number> {
  const box = await gameNamed(id);
  const { game, lid } = box;
  const together = lid.together ?? false;
  const [least, most] = game.players;
  const players = chosen.players === undefined ? Math.min(Math.max(2, least), most) : playersFrom(game, chosen.players);
  const { edition, options } = rulesFrom(box, chosen, 'bots');
  const roles = game.roles(players, options);
  if (chosen.bots.split(',').length !== 2) throw new Complaint((say) => say.twoBots);
  const bots = chosen.bots.split(',').map((name) => botNamed(name.trim()));
  const games = wholeNumber('--games', chosen.games, 2, MOST_GAMES);
  const iterations = iterationsFrom(chosen.iterations);
  const threads = hands?.threads ?? threadsFrom(chosen.threads);
  const seed = seedFrom(chosen.seed);
  const cpu = chosen.cpu === undefined ? undefined : wholeNumber('--cpu', chosen.cpu, 1, 60_000);
  const weights = chosen.weights === undefined ? undefined : weightsFrom(chosen.weights, id);

  const many = {
    gameModule: thinkingModule(id),
    edition,
    options,
    seed,
    threads,
    ...(hands && { openPool: hands.openPool }),
    ...(cpu !== undefined && { cpu }),
  };
  // Two alone or two teams are compared deal by deal; so are more than two, each seat in turn.
  if (together || players !== 2) {
    const seated = seatings(players, together || players === 1);
    if (games % seated.length !== 0) throw new Complaint((say) => say.wholeDeals(games, seated.length));
    const deals = { ...many, bots, seated, deals: games / seated.length, ...(iterations && { iterations }) };
    return arenaOfDeals(id, { ...deals, weights, json: chosen.json ?? false }, m);
  }
  if (games % 2 !== 0) throw new Complaint((say) => say.evenGames(games));
  const work = await longWork(m, games, m.gamesUnit, (signal, onProgress) =>
    playPairs({
      ...many,
      bots,
      pairs: games / 2,
      ...(iterations && { iterations }),
      ...(weights && { judgements: [weights, 'by hand' as const] }),
      signal,
      onProgress,
    }),
  );

  const { result: pairs, seconds } = work;
  const tally = tallyOf(pairs.flat(), roles);
  const { finished, draws, decisions, longest } = tally;
  // In the first game of a pair bot a has seat 0, in the second seat 1.
  const wonAs = [0, 1].map((seat) => pairs.filter((pair) => pair[seat]?.outcome.winners.includes(seat)).length);
  const wins = wonAs.reduce((sum, count) => sum + count, 0);
  const losses = finished - wins - draws;
  // A draw is half a win.
  const { low, high } = wilson(wins + draws / 2, finished);
  // CPU time of either bot in seconds a game, where they think by the clock.
  const spent = [0, 1].map((bot) =>
    pairs.reduce((sum, pair) => sum + pair.reduce((time, game, i) => time + (game.spent?.[i ^ bot] ?? 0), 0), 0),
  );
  const rate = finished === 0 ? null : (wins + draws / 2) / finished;

  if (chosen.json) {
    const by = Object.fromEntries(roles.map((role, seat) => [role, wonAs[seat]]));
    const counts = { games, finished, wins, losses, draws, winsAs: by, rate, low, high, decisions, longest, seconds };
    const clock = cpu === undefined ? {} : { cpu, spent, cpuRatio: (spent[0] as number) / (spent[1] as number) };
    printJson({ game: id, edition, options, bots, ...counts, ...clock });
  } else if (rate === null) print(m.sim.none);
  else {
    const [a, b] = bots as [string, string];
    const half = String(finished / 2);
    const rows = roles.map((role, seat) => [`${a}: ${role}`, String(wonAs[seat]), '/', half]);
    printBlock(columns([...rows, [a, String(wins), '/', String(finished)]], [1, 3]));
    print(m.sim.over(a, b, percent(rate), percent(low), percent(high)));
    if (cpu !== undefined) {
      const [first, second] = spent.map((time) => (time / 1000 / finished).toFixed(2)) as [string, string];
      print(m.sim.cpu(a, first, b, second, ((spent[0] as number) / (spent[1] as number)).toFixed(3)));
    }
    printBlock(summary(tally, games, seconds, m));
  }
  return work.stopped ? EXIT.stopped : EXIT.good;
}

/** One for each bot. */
function iterationsFrom(text: string | undefined): readonly number[] | undefined {
  if (text === undefined) return undefined;
  const both = text.split(',').map((one) => wholeNumber('--iterations', one.trim(), 1, 1_000_000));
  if (both.length !== 2) throw new Complaint((say) => say.twoNumbers);
  return both;
}

function weightsFrom(file: string, id: string): Weights {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Complaint((m) => m.cannotRead(file, m.system(systemCode(error))));
  }
  try {
    const weights = JSON.parse(text) as Weights;
    if (weights.game === id && weights.layers.length === 3) return weights;
  } catch {
    // Not JSON, or not of this shape: both are said below.
  }
  throw new Complaint((m) => m.notWeights(file));
}
