/** From words typed by a person to values the program can use; whatever does not fit is complained of by name. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { BOT_NAMES, type BotName } from '@sztab/bots';
import {
  type Company,
  fillOptions,
  type Game,
  type GameBox,
  hashText,
  isDouble,
  type Options,
  optionsOf,
  type Seat,
} from '@sztab/kernel';
import { gameIds, takeGame } from '@sztab/shelf';
import { Complaint } from './complaint.ts';

export async function gameNamed(id: string): Promise<GameBox> {
  const ids = gameIds();
  if (!ids.includes(id)) throw new Complaint((m) => m.unknownGame(id, ids.join(', ')));
  return takeGame(id);
}

export function wholeNumber(name: string, text: string, from: number, to: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= from && value <= to)) throw new Complaint((m) => m.wrongNumber(name, from, to, text));
  return value;
}

/** Any edition that is still played, that is: any so far. */
export const editionFrom = (game: Game, text: string | undefined): number =>
  text === undefined ? game.edition : wholeNumber('--edition', text, 1, game.edition);

/** `k=v` pairs as options of this edition of the game; the rest is as usual in such company. */
export function optionsFrom(
  { game, lid }: Pick<GameBox, 'game' | 'lid'>,
  pairs: readonly string[],
  edition: number,
  company: Company,
): Options {
  return fillOptions(game, { ...lid.usual?.[company], ...pinnedOptions(game, pairs, edition) }, edition);
}

/** The edition and the options that somebody chose, for a game in such company. */
export function rulesFrom(
  box: Pick<GameBox, 'game' | 'lid'>,
  chosen: { readonly edition?: string; readonly option?: readonly string[] },
  company: Company,
): { readonly edition: number; readonly options: Options } {
  const edition = editionFrom(box.game, chosen.edition);
  return { edition, options: optionsFrom(box, chosen.option ?? [], edition, company) };
}

/** Only those that were named; the rest is left open. */
export function pinnedOptions(game: Game, pairs: readonly string[], edition: number = game.edition): Options {
  const rules = optionsOf(game, edition);
  const chosen: Record<string, string> = {};
  for (const pair of pairs) {
    const [id = '', value] = split(pair);
    if (value === undefined) throw new Complaint((m) => m.optionShape(pair));
    const rule = rules.find((option) => option.id === id);
    const known = rules.map((option) => option.id);
    if (!rule) throw new Complaint((m) => m.unknownOption(game.id, id, known.join(', ')));
    if (!rule.values.includes(value)) throw new Complaint((m) => m.unknownValue(id, rule.values.join(', '), value));
    if (Object.hasOwn(chosen, id)) throw new Complaint((m) => m.optionTwice(id));
    chosen[id] = value;
  }
  return chosen;
}

function split(pair: string): [string, string?] {
  const at = pair.indexOf('=');
  return at < 0 ? [pair] : [pair.slice(0, at), pair.slice(at + 1)];
}

/** How the match is decided, where these options ask for a double one; null for a single game. */
export function doubleRule({ game, decideDouble }: GameBox, options: Options): GameBox['decideDouble'] | null {
  if (!isDouble(options)) return null;
  if (!decideDouble) throw new Complaint((m) => m.noDouble(game.id));
  return decideDouble;
}

export function playersFrom(game: Game, text: string | undefined): number {
  const [fewest, most] = game.players;
  return text === undefined ? fewest : wholeNumber('--players', text, fewest, most);
}

export function botNamed(name: string): BotName {
  const found = BOT_NAMES.find((bot) => bot === name);
  if (!found) throw new Complaint((m) => m.unknownBot(name, BOT_NAMES.join(', ')));
  return found;
}

/** `a,b`: one name a seat, in seat order; a single name sits everywhere. `players`: the fewest and the most of the game. */
export function botsFrom(text: string, seats: number, players: Game['players']): BotName[] {
  const names = text.split(',').map((name) => botNamed(name.trim()));
  if (names.length !== 1 && names.length !== seats) {
    const fits = names.length >= players[0] && names.length <= players[1];
    throw new Complaint((m) => m.wrongBotCount(seats, names.length, fits));
  }
  return Array.from({ length: seats }, (_, seat) => names[names.length === 1 ? 0 : seat] as BotName);
}

/** Roles are short codes; nobody should have to mind their capitals. */
export function seatNamed(roles: readonly string[], text: string): Seat {
  const seat = roles.findIndex((role) => role.toLowerCase() === text.toLowerCase());
  if (seat < 0) throw new Complaint((m) => m.unknownRole(text, roles.join(', ')));
  return seat;
}

/** A match takes 64 hexadecimal signs; a person may give any text. Without one, nobody can foresee it. */
export function seedFrom(text: string | undefined): string {
  if (text === undefined) return randomBytes(32).toString('hex');
  if (text === '') throw new Complaint((m) => m.emptySeed);
  return /^[0-9a-f]{64}$/.test(text) ? text : hashText(text);
}

/** Beyond this many threads a machine of today gains nothing, and a slip of the finger should not start a thousand. */
const MOST_THREADS = 64;

export const threadsFrom = (text: string | undefined): number =>
  text === undefined ? Math.min(availableParallelism(), MOST_THREADS) : wholeNumber('--threads', text, 1, MOST_THREADS);
