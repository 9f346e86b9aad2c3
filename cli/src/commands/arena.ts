import { wilson } from '@sztab/bots';
import { gameModule } from '@sztab/shelf';
import { botsFrom, editionFrom, gameNamed, optionsFrom, seedFrom, threadsFrom, wholeNumber } from '../arguments.ts';
import { columns } from '../columns.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { longWork } from '../long-work.ts';
import type { Messages } from '../messages.ts';
import { playPairs } from '../pairs.ts';
import { percent, tallyOf } from '../tally.ts';
import { MOST_GAMES, type SimOptions, summary } from './sim.ts';

/** How often bot a beats bot b when both have both sides equally often. */
export async function arena(id: string, chosen: Omit<SimOptions, 'players'>, m: Messages): Promise<number> {
  const box = await gameNamed(id);
  const { game, lid } = box;
  if (lid.together) throw new Complaint((say) => say.together(id));
  if (game.players[0] > 2 || game.players[1] < 2) throw new Complaint((say) => say.twoSeats(id));
  const edition = editionFrom(game, chosen.edition);
  const options = optionsFrom(box, chosen.option ?? [], edition, 'bots');
  const roles = game.roles(2, options);
  if (chosen.bots.split(',').length !== 2) throw new Complaint((say) => say.twoBots);
  const bots = botsFrom(chosen.bots, 2);
  const games = wholeNumber('--games', chosen.games, 2, MOST_GAMES);
  if (games % 2 !== 0) throw new Complaint((say) => say.evenGames(games));
  const threads = threadsFrom(chosen.threads);
  const seed = seedFrom(chosen.seed);

  const work = await longWork(m, games, m.gamesUnit, (signal, onProgress) =>
    playPairs({
      gameModule: gameModule(id),
      edition,
      options,
      bots,
      pairs: games / 2,
      seed,
      threads,
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
  const rate = finished === 0 ? null : (wins + draws / 2) / finished;

  if (chosen.json) {
    const by = Object.fromEntries(roles.map((role, seat) => [role, wonAs[seat]]));
    const counts = { games, finished, wins, losses, draws, winsAs: by, rate, low, high, decisions, longest, seconds };
    console.log(JSON.stringify({ game: id, edition, options, bots, ...counts }));
  } else if (rate === null) console.log(m.sim.none);
  else {
    const [a, b] = bots as [string, string];
    const half = String(finished / 2);
    const rows = roles.map((role, seat) => [`${a}: ${role}`, String(wonAs[seat]), '/', half]);
    console.log(columns([...rows, [a, String(wins), '/', String(finished)]], [1, 3]));
    console.log(m.sim.over(a, b, percent(rate), percent(low), percent(high)));
    console.log(summary(tally, games, seconds, m));
  }
  return work.stopped ? EXIT.stopped : EXIT.good;
}
