/** Opening tables: a new one, the second game of a double match, one that is already there. */
import { doubleWinner, fastStreamFrom, firstEndTag, type GameBox, type Header, mix, type Options } from '@sztab/kernel';
import { loadBox, loadGame } from '../games.ts';
import { Course } from './course.ts';
import { LocalTable } from './local-table.ts';
import { openMatch } from './log.ts';
import { announce } from './news.ts';
import { newSeed, randomHex } from './randomness.ts';
import { allRows, type Entry, putTable, readTable, type TableRow } from './store.ts';
import { summarise } from './summary.ts';
import type { OpenTable, Sitter } from './table.ts';

/** There is no such table in this browser. */
export class NoSuchTable extends Error {
  override readonly name = 'NoSuchTable';
}

/** `tag bot-DE officer`: a record knows who was a bot. The command line writes and reads the same. */
export const BOT_TAG = 'bot-';

/** Opens a table for playing; `watch` leaves its bots alone. */
export async function openTable(id: string, { watch = false } = {}): Promise<OpenTable> {
  const found = await readTable(id);
  if (!found) throw new NoSuchTable(`there is no table ${id}`);
  const game = await loadGame(found.row.header.game);
  return new LocalTable(game, found.row, found.entries, !watch);
}

/** A new table; sitters in seat order, drawn by lot where the options say so. Returns its id. */
export async function startTable(game: string, options: Options, sitters: readonly Sitter[]): Promise<string> {
  const seated = options.sideAssignment === 'random' ? mix(fastStreamFrom(randomHex(32)), [...sitters]) : sitters;
  return seat(await loadBox(game), options, seated);
}

/**
 * The second game of a double match: the same people and bots with their sides swapped, and new dice. Asked again, it is the one
 * that was opened before.
 */
export async function startSecondGame(first: string): Promise<string> {
  const found = await readTable(first);
  if (!found) throw new NoSuchTable(`there is no table ${first}`);
  const opened = (await allRows()).find((row) => row.first === first);
  if (opened) return opened.id;
  const { header, sitters } = found.row;
  const box = await loadBox(header.game);
  const { end } = new Course(box, header, found.entries).match;
  if (!end) throw new RangeError('the first game is not over');
  return seat(box, header.options, [...sitters].reverse(), firstEndTag(end), first);
}

/** Who won the match that this second game ended: a sitter, null for a draw; undefined if it ended none. */
export async function doubleMatchWinner(second: string): Promise<Sitter | null | undefined> {
  const found = await readTable(second);
  if (!found) return undefined;
  const { header, sitters } = found.row;
  const box = await loadBox(header.game);
  const { outcome } = new Course(box, header, found.entries).match;
  if (!outcome) return undefined;
  const winner = doubleWinner(box, header, outcome);
  return typeof winner === 'number' ? sitters[winner] : winner;
}

async function seat(
  box: GameBox,
  options: Options,
  sitters: readonly Sitter[],
  tags: Readonly<Record<string, string>> = {},
  first?: string,
): Promise<string> {
  const header = headerFor(box, options, sitters, { seed: newSeed(), entropy: [] }, tags);
  return keepTable(box, header, sitters, [], first);
}

/** The head of a match that these sit down to today. */
export function headerFor(
  box: GameBox,
  options: Options,
  sitters: readonly Sitter[],
  { seed, entropy }: Pick<Header, 'seed' | 'entropy'>,
  tags: Readonly<Record<string, string>>,
): Header {
  const roles = box.game.roles(sitters.length, options);
  const bots = sitters.flatMap((sitter, i) => (sitter.is === 'bot' ? [[`${BOT_TAG}${roles[i]}`, sitter.level]] : []));
  return openMatch(box.game, {
    game: box.game.id,
    rules: box.game.edition,
    options,
    seats: sitters.map((sitter, i) => ({
      role: roles[i] as string,
      name: sitter.is === 'bot' ? `${sitter.level} (bot)` : sitter.name,
    })),
    commit: '',
    entropy,
    seed,
    tags: { date: new Date().toISOString().slice(0, 10), ...Object.fromEntries(bots), ...tags },
  }).header;
}

/** Stores a table whose log is known to be right. */
export async function keepTable(
  box: GameBox,
  header: Header,
  sitters: readonly Sitter[],
  entries: readonly Entry[],
  first?: string,
): Promise<string> {
  const { match } = new Course(box, header, entries);
  const now = Date.now();
  const row: TableRow = {
    id: randomHex(6),
    header,
    sitters,
    sides: header.seats.map(({ role }) => ({ pl: box.words.pl.role(role), en: box.words.en.role(role) })),
    opened: now,
    changed: now,
    summary: summarise(box, header.options, sitters, match, match.seq),
    ...(first === undefined ? {} : { first }),
  };
  await putTable(row, entries);
  announce(row.id, match.seq);
  void askToKeep();
  return row.id;
}

const ASKED = 'sztab.persist-asked';

/** Asks the browser, once, not to throw the tables away when the disk fills up. */
async function askToKeep(): Promise<void> {
  try {
    if (localStorage.getItem(ASKED) !== null || !navigator.storage?.persist) return;
    localStorage.setItem(ASKED, 'yes');
    await navigator.storage.persist();
  } catch {
    // A browser that does not let us ask may still keep them.
  }
}
