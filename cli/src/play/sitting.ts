/** Who sits where, how a table is opened, and how a saved one is taken up again. */
import type { BotName } from '@sztab/bots';
import {
  BOT_TAG,
  below,
  fastStreamFrom,
  type GameBox,
  hasSideAssignment,
  Match,
  type Options,
  practiceTag,
  RecordError,
  readRecord,
  SIDE_ASSIGNMENT,
  seatsAreChosen,
  settled,
  USUAL_LEVEL,
  withChosenSeats,
} from '@sztab/kernel';
import { botNamed, botsFrom, playersFrom, rulesFrom, seatNamed, seedFrom } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { readText } from '../text-file.ts';
import type { CliWords } from '../words.ts';

/** A person, by the name used on this screen, or a bot. */
export type Sitter = { readonly person: string } | { readonly bot: BotName };

export interface Sitting {
  readonly match: Match;
  /** In seat order. */
  readonly sitters: readonly Sitter[];
}

export interface PlayOptions {
  readonly as?: string;
  readonly hotSeat?: boolean;
  readonly bot?: string;
  /** Bots at every seat: nobody is asked anything. */
  readonly bots?: string;
  readonly edition?: string;
  readonly option?: readonly string[];
  readonly players?: string;
  readonly seed?: string;
  /** Undo goes back over everything. */
  readonly practice?: boolean;
  readonly save?: string;
  readonly resume?: string;
}

export function openSitting(box: GameBox, chosen: PlayOptions, m: CliWords): Sitting {
  const { game } = box;
  if (chosen.hotSeat && (chosen.as !== undefined || chosen.bot !== undefined))
    throw new Complaint((say) => say.hotSeatAlone);
  if (chosen.bots !== undefined && [chosen.as, chosen.bot, chosen.hotSeat].some((value) => value !== undefined))
    throw new Complaint((say) => say.botsAlone);
  const players = playersFrom(game, chosen.players);
  const company = chosen.bots === undefined ? 'here' : 'bots';
  const seed = seedFrom(chosen.seed);
  const { edition, options: wanted } = rulesFrom(box, chosen, company);
  const said = sidesSaid(game, wanted, chosen);
  const options = settled(game, players, said, fastStreamFrom(`lots ${seed}`));
  const roles = game.roles(players, options);
  const tags = chosen.practice ? practiceTag : {};
  if (chosen.bots !== undefined) {
    const bots = botsFrom(chosen.bots, roles.length, game.players).map((bot): Sitter => ({ bot }));
    return seat(game, edition, options, bots, seed, tags);
  }
  const bot = botNamed(chosen.bot ?? USUAL_LEVEL);
  if (!chosen.hotSeat && chosen.as === undefined && seatsAreChosen(options)) {
    throw new Complaint((say) => say.chooseSide(roles.join(', ')));
  }
  // Drawn outside the dice of the game, as a coin would be tossed before the box is opened.
  const drawn = below(fastStreamFrom(`sides ${seed}`), roles.length);
  const first = chosen.as === undefined ? drawn : seatNamed(roles, chosen.as);
  const sitters = roles.map((_, seat): Sitter => {
    const turn = (seat - first + roles.length) % roles.length;
    return chosen.hotSeat || turn === 0 ? { person: m.player(turn + 1) } : { bot };
  });
  return seat(game, edition, options, sitters, seed, tags);
}

/** Who says `--as` has chosen: the record should not call it a draw, unless that was asked for by name. */
function sidesSaid(game: GameBox['game'], options: Options, { as, option = [] }: PlayOptions): Options {
  if (as === undefined || !hasSideAssignment(game)) return options;
  if (option.some((pair) => pair.startsWith(`${SIDE_ASSIGNMENT.id}=`))) return options;
  return withChosenSeats(options);
}

/** A new table for these sitters. */
export function seat(
  game: GameBox['game'],
  edition: number,
  options: Options,
  sitters: readonly Sitter[],
  seed: string,
  tags: Readonly<Record<string, string>>,
): Sitting {
  const roles = game.roles(sitters.length, options);
  const bots = sitters.flatMap((sitter, i) => ('bot' in sitter ? [[`${BOT_TAG}${roles[i]}`, sitter.bot]] : []));
  const names = sitters.map((sitter) => ('bot' in sitter ? `${sitter.bot} (bot)` : sitter.person));
  const date = new Date().toISOString().slice(0, 10);
  const all = { date, ...(Object.fromEntries(bots) as Record<string, string>), ...tags };
  return { match: new Match(game, { players: sitters.length, edition, options, names, seed, tags: all }), sitters };
}

/** Takes up a saved game where it was left. Who plays and by which options is in the record, so nothing else may say it. */
export async function resumeSitting({ game }: GameBox, file: string, chosen: PlayOptions): Promise<Sitting> {
  const { as, hotSeat, bot, bots, players, edition, seed, option, practice } = chosen;
  if ([as, hotSeat, bot, bots, players, edition, seed, option, practice].some((value) => value !== undefined)) {
    throw new Complaint((m) => m.resumeAlone);
  }
  try {
    const { record, lines } = readRecord(await readText(file));
    const { header } = record;
    if (header.game !== game.id) throw new Complaint((m) => m.otherGame(file, header.game, game.id));
    const match = Match.replay(game, record, lines);
    const sitters = header.seats.map(({ role, name }): Sitter => {
      const named = header.tags[`${BOT_TAG}${role}`];
      return named === undefined ? { person: name } : { bot: botNamed(named) };
    });
    return { match, sitters };
  } catch (error) {
    if (error instanceof RecordError)
      throw new Complaint((m) => `${file}: ${m.wrongLine(error.line, error.column, error.in(m.language))}`);
    throw error;
  }
}
