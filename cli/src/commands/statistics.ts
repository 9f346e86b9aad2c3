/** The figures of a game from simulations: who wins, by seats, options and bots; how long it lasts; how it is opened. */

import {
  type ChanceFigures,
  FEWEST_GAMES,
  type GameFigures,
  lengthsOf,
  type OpeningFigures,
  type Played,
  type SideFigures,
  type Thinking,
  wilson,
} from '@sztab/bots';
import { simulate } from '@sztab/bots/node';
import { begin, diceKey, fillOptions, type GameBox, look, type Options, optionsOf, seededStream } from '@sztab/kernel';
import { eachLanguage } from '@sztab/kernel/words';
import { thinkingModule } from '@sztab/shelf';
import { botNamed, gameNamed, optionsFrom, playersFrom, seedFrom, threadsFrom, wholeNumber } from '../arguments.ts';
import { columns } from '../columns.ts';
import { EXIT } from '../complaint.ts';
import { longWork } from '../long-work.ts';
import { print, printBlock, printJson } from '../output.ts';
import { percent, tallyOf } from '../tally.ts';
import { version } from '../version.ts';
import type { CliWords } from '../words.ts';
import { MOST_GAMES } from './sim.ts';

export interface StatisticsOptions {
  readonly games: string;
  readonly seed: string;
  readonly bots: string;
  readonly against?: string;
  readonly players?: string;
  readonly threads?: string;
  readonly json?: boolean;
}

/** An opening that was played in fewer games says nothing; and no page has room for more. */
const OPENING_SHARE = 1 / 50;
const MOST_OPENINGS = 8;

export async function statistics(id: string, chosen: StatisticsOptions, m: CliWords): Promise<number> {
  const box = await gameNamed(id);
  const { game, lid } = box;
  const games = wholeNumber('--games', chosen.games, 2, MOST_GAMES);
  const bot = botNamed(chosen.bots);
  const seed = seedFrom(chosen.seed);
  const threads = threadsFrom(chosen.threads);
  const [least, most] = game.players;
  const usual = playersFrom(game, chosen.players ?? String(Math.min(Math.max(2, least), most)));
  const against = chosen.against === undefined ? null : botNamed(chosen.against);
  const options = optionsFrom(box, [], game.edition, 'bots');
  const together = lid.together === true;
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const variants = variantsOf(box, usual, options);
  const duel = against !== null && usual > 1 && !together;
  const all = games * (counts.length + variants.length) + (duel ? duelGames(games, usual) : 0);

  const { result, stopped } = await longWork(m, all, m.gamesUnit, async (signal, onProgress) => {
    let before = 0;
    const play = async (players: number, with_: Options, bots: readonly string[], count: number, name: string) => {
      const many = { gameModule: thinkingModule(id), edition: game.edition, options: with_, bots, threads, signal };
      const played = await simulate({
        ...many,
        players,
        games: count,
        seed: `${seed}\n${name}`,
        onProgress: (done) => onProgress(before + done),
      });
      before += count;
      return played;
    };
    const equal = (players: number): readonly string[] => Array.from({ length: players }, () => bot);
    const sides: SideFigures[] = [];
    let usually: readonly Played[] = [];
    for (const players of counts) {
      const played = await play(players, options, equal(players), games, `${players}`);
      if (players === usual) usually = played;
      sides.push(sideOf(box, players, options, played));
    }
    const byOption = [];
    for (const { option, value, with: changed } of variants) {
      const played = await play(usual, changed, equal(usual), games, `${option}=${value}`);
      byOption.push({ option, value, ...sideOf(box, usual, changed, played) });
    }
    const levels = [];
    if (duel && against !== null) {
      let won = 0;
      let finished = 0;
      for (let chair = 0; chair < usual; chair++) {
        const bots = Array.from({ length: usual }, (_, seat) => (seat === chair ? bot : against));
        const played = await play(usual, options, bots, duelGames(games, usual) / usual, `${bot} ${against} ${chair}`);
        finished += played.length;
        won += played.filter(({ outcome }) => outcome.winners.includes(chair)).length;
      }
      levels.push({ first: bot, second: against, games: finished, won });
    }
    return {
      game: id,
      version,
      edition: game.edition,
      seed: chosen.seed,
      bots: bot,
      by: `npx sztab statistics ${id} --players ${usual} --bots ${bot}${against === null ? '' : ` --against ${against}`} --games ${games} --seed ${chosen.seed} --json`,
      together,
      sides,
      options: byOption,
      levels,
      lengths: lengthsOf(usually.map(({ decisions }) => decisions)),
      openings: openingsOf(box, usual, options, seed, usually),
      chances: await chancesOf(id),
    } satisfies GameFigures;
  });
  if (chosen.json) printJson(result, 1);
  else say(box, result, m);
  return stopped ? EXIT.stopped : EXIT.good;
}

/** How honest the chances of this release were found to be; their files say it. */
async function chancesOf(id: string): Promise<readonly ChanceFigures[]> {
  const learned = (await ((await import(thinkingModule(id))) as Thinking).chances?.()) ?? [];
  return learned.map(({ players, officers: { games, positions, calibrated, bins } }) => ({
    players,
    games,
    positions,
    error: calibrated.error,
    bins,
  }));
}

/** A duel needs fewer games than equal bots do, but enough to show something where they do; and every seat as often as the others. */
const duelGames = (games: number, players: number): number =>
  Math.ceil(Math.max(games / 4, Math.min(games, FEWEST_GAMES)) / players) * players;

function sideOf({ game, lid }: GameBox, players: number, options: Options, played: readonly Played[]): SideFigures {
  const roles = game.roles(players, options);
  const { finished, wins, draws } = tallyOf(played, roles);
  return { players, games: finished, wins: lid.together ? { team: finished - draws } : wins, draws };
}

/** Every other value of an option that concerns the rules, one at a time. */
function variantsOf({ game, lid }: GameBox, players: number, usual: Options) {
  return optionsOf(game, game.edition).flatMap(({ id, values, concerns }) => {
    const counts = lid.optionsFor?.[id]?.includes(players) ?? true;
    if (concerns !== 'rules' || !counts) return [];
    return (
      values
        .filter((value) => value !== usual[id])
        .map((value) => ({ option: id, value, with: fillOptions(game, { ...usual, [id]: value }, game.edition) }))
        // An option that changes who sits at the table cannot be compared by roles.
        .filter((one) => game.roles(players, one.with).join() === game.roles(players, usual).join())
    );
  });
}

function openingsOf(
  { game, words }: GameBox,
  players: number,
  options: Options,
  seed: string,
  played: readonly Played[],
): readonly OpeningFigures[] {
  const roles = game.roles(players, options);
  const { state } = begin(game, players, options, seededStream(diceKey(seed, [])), game.edition);
  const found = new Map<string, { seat: number; move: string; games: number; wins: number }>();
  for (const { opening, outcome } of played) {
    if (!opening) continue;
    const { seat, move } = opening;
    const known = found.get(`${seat} ${move}`) ?? { seat, move, games: 0, wins: 0 };
    known.games++;
    if (outcome.winners.includes(seat)) known.wins++;
    found.set(`${seat} ${move}`, known);
  }
  return [...found.values()]
    .filter(({ games }) => games >= played.length * OPENING_SHARE)
    .sort((a, b) => b.games - a.games || (a.move < b.move ? -1 : 1))
    .slice(0, MOST_OPENINGS)
    .map(({ seat, move, games, wins }) => {
      const { view } = look(game, state, seat);
      return {
        role: roles[seat] as string,
        said: eachLanguage((language) => words[language].move(move, view)),
        games,
        wins,
      };
    });
}

function say({ words, lid }: GameBox, figures: GameFigures, m: CliWords): void {
  const own = words[m.language];
  const role = (one: string): string => (lid.together ? m.sim.team : own.role(one));
  const row = (name: string, won: number, games: number): string[] => {
    const { low, high } = wilson(won, games);
    return [name, String(games), percent(won / games), `${percent(low)} – ${percent(high)}`];
  };
  const table = (title: string, rows: readonly string[][]): void => {
    if (rows.length > 0) printBlock(`${title}\n${columns(rows, [1, 2, 3])}\n`);
  };
  const sides = ({ wins, games }: SideFigures, name: string): string[][] =>
    Object.entries(wins).map(([one, won]) => row(`${name}${role(one)}`, won, games));
  table(
    m.statistics.sides,
    figures.sides.flatMap((one) => sides(one, `${m.statistics.players(one.players)}: `)),
  );
  table(
    m.statistics.options,
    figures.options.flatMap((one) =>
      sides(one, `${own.option(one.option).name}: ${own.optionValue(one.option, one.value).name}, `),
    ),
  );
  table(
    m.statistics.levels,
    figures.levels.map(({ first, second, won, games }) => row(`${first} – ${second}`, won, games)),
  );
  table(
    m.statistics.openings,
    figures.openings.map(({ role: one, said, games, wins }) =>
      row(`${role(one)}: ${said[m.language] ?? ''}`, wins, games),
    ),
  );
  table(
    m.statistics.chances,
    figures.chances.map(({ players, games, error }) => [
      m.statistics.players(players),
      String(games),
      percent(error),
      '',
    ]),
  );
  print(m.statistics.length(figures.lengths.median));
}
