import { wilson } from '@sztab/bots';
import { simulate } from '@sztab/bots/node';
import type { GameBox, Seat } from '@sztab/kernel';
import { thinkingModule } from '@sztab/shelf';
import {
  botsFrom,
  doubleRule,
  gameNamed,
  playersFrom,
  rulesFrom,
  seedFrom,
  threadsFrom,
  wholeNumber,
} from '../arguments.ts';
import { columns } from '../columns.ts';
import { Complaint, EXIT } from '../complaint.ts';
import type { Hands } from '../hands.ts';
import { longWork } from '../long-work.ts';
import { print, printBlock, printJson } from '../output.ts';
import { type Pair, playPairs } from '../pairs.ts';
import { percent, type Tally, tallyOf } from '../tally.ts';
import type { CliWords } from '../words.ts';

export interface SimOptions {
  readonly games: string;
  readonly seed: string;
  readonly bots: string;
  readonly players?: string;
  readonly edition?: string;
  readonly option?: readonly string[];
  readonly threads?: string;
  readonly json?: boolean;
}

export const MOST_GAMES = 1_000_000;

/** Bots play many games; who won how often, per seat. Ctrl-C sums up what was finished. */
export async function sim(id: string, chosen: SimOptions, m: CliWords, hands?: Hands): Promise<number> {
  const box = await gameNamed(id);
  const { game } = box;
  const games = wholeNumber('--games', chosen.games, 1, MOST_GAMES);
  const { edition, options } = rulesFrom(box, chosen, 'bots');
  const roles = game.roles(playersFrom(game, chosen.players), options);
  const bots = botsFrom(chosen.bots, roles.length, game.players);
  const threads = hands?.threads ?? threadsFrom(chosen.threads);
  const seed = seedFrom(chosen.seed);
  const double = doubleRule(box, options);
  if (double && games % 2 !== 0) throw new Complaint((say) => say.evenGames(games));

  const { result, stopped, seconds } = await longWork(m, games, m.gamesUnit, async (signal, onProgress) => {
    const many = {
      gameModule: thinkingModule(id),
      edition,
      options,
      bots,
      seed,
      threads,
      ...(hands && { openPool: hands.openPool }),
      signal,
      onProgress,
    };
    if (!double)
      return { tally: tallyOf(await simulate({ ...many, players: roles.length, games }), roles), matches: null };
    const pairs = await playPairs({ ...many, pairs: games / 2 });
    return { tally: tallyOf(pairs.flat(), roles), matches: matchesOf(pairs, double) };
  });
  const { tally, matches } = result;

  if (chosen.json) {
    const { finished, wins, draws, decisions, longest } = tally;
    const report = { game: id, edition, options, bots, games, finished, wins, draws, decisions, longest, seconds };
    printJson(matches ? { ...report, matches } : report);
  } else {
    // In a double match the bots change seats, so no bot belongs to a seat.
    printBlock(table(tally, box.lid.together ? null : roles, matches ? null : bots, m));
    if (matches) print(m.sim.matches(matches.first, matches.second, matches.drawn));
    printBlock(summary(tally, games, seconds, m));
  }
  return stopped ? EXIT.stopped : EXIT.good;
}

/** How many double matches the first bot won, how many the second. */
function matchesOf(pairs: readonly Pair[], double: NonNullable<GameBox['decideDouble']>) {
  const winners = pairs.map(([first, second]) => double(first.outcome, second.outcome));
  const won = (seat: Seat | null): number => winners.filter((winner) => winner === seat).length;
  return { first: won(0), second: won(1), drawn: won(null) };
}

/** A line a seat; where all win or lose together (no roles), one for the team. */
function table(
  { finished, wins, draws }: Tally,
  roles: readonly string[] | null,
  bots: readonly string[] | null,
  m: CliWords,
): string {
  const line = (name: string, bot: string, count: number): string[] => {
    const { low, high } = wilson(count, finished);
    const share = finished === 0 ? '–' : percent(count / finished);
    return [name, bot, String(count), share, finished === 0 ? '–' : `${percent(low)} – ${percent(high)}`];
  };
  const rows = [
    [m.sim.seat, bots ? m.sim.bot : '', m.sim.wins, m.sim.share, m.sim.interval],
    ...(roles?.map((role, seat) => line(role, bots?.[seat] ?? '', wins[role] ?? 0)) ?? [
      line(m.sim.team, bots?.join(', ') ?? '', finished - draws),
    ]),
  ];
  if (roles && draws > 0) rows.push(line(m.sim.draws, '', draws));
  return columns(rows, [2, 3, 4]);
}

/** How long games were, and whether all of them were played. */
export function summary({ finished, decisions, longest }: Tally, games: number, seconds: number, m: CliWords): string {
  if (finished === 0) return m.sim.none;
  const all = m.sim.summary(finished, (decisions / finished).toFixed(1), longest, seconds.toFixed(1));
  return finished < games ? `${all}\n${m.stoppedEarly(finished, games)}` : all;
}
