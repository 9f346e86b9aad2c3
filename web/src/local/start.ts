/** Opening tables: a new one, the second game of a double match, one that is already there. */

import {
  doubleWinner,
  fastStreamFrom,
  firstEndTag,
  type GameBox,
  guideTag,
  type Header,
  isPractice,
  mix,
  type Options,
  practiceTag,
  seatsAreDrawn,
  settled,
} from '@sztab/kernel';
import { eachLanguage } from '@sztab/kernel/words';
import { loadBox, loadGame } from '../games.ts';
import type { Sitter, TableHandle } from '../tables/handle.ts';
import { headerFor } from './header.ts';
import { LocalMatch } from './local-match.ts';
import { LocalTable } from './local-table.ts';
import { announce } from './news.ts';
import { newSeed, randomHex } from './randomness.ts';
import { allRows, type Entry, putTable, readTable, type TableRow } from './store.ts';
import { summarise } from './summary.ts';

/** There is no such table in this browser. */
export class NoSuchTable extends Error {
  override readonly name = 'NoSuchTable';
}

/** Opens a table for playing; `watch` leaves its bots alone. */
export async function openTable(id: string, { watch = false } = {}): Promise<TableHandle> {
  const found = await readTable(id);
  if (!found) throw new NoSuchTable(`there is no table ${id}`);
  const game = await loadGame(found.row.header.game);
  return new LocalTable(game, found.row, found.entries, !watch);
}

/** A new table, of the newest edition; sitters in seat order, drawn by lot where the options say so. Returns its id. */
export async function startTable(
  game: string,
  options: Options,
  sitters: readonly Sitter[],
  practice: boolean,
  guided = false,
): Promise<string> {
  const lots = fastStreamFrom(randomHex(32));
  const seated = seatsAreDrawn(options) ? mix(lots, [...sitters]) : sitters;
  const box = await loadBox(game);
  const settledOptions = settled(box.game, sitters.length, options, lots);
  return seat(box, box.game.edition, settledOptions, seated, { ...(practice && practiceTag), ...(guided && guideTag) });
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
  const { end } = new LocalMatch(box, header, found.entries).match;
  if (!end) throw new RangeError('the first game is not over');
  // Both games of a match are played by the same rules.
  const tags = { ...firstEndTag(end), ...(isPractice(header) ? practiceTag : {}) };
  return seat(box, header.rules, header.options, [...sitters].reverse(), tags, first);
}

/** Who won the match that this second game ended: a sitter, null for a draw; undefined if it ended none. */
export async function doubleMatchWinner(second: string): Promise<Sitter | null | undefined> {
  const found = await readTable(second);
  if (!found) return undefined;
  const { header, sitters } = found.row;
  const box = await loadBox(header.game);
  const { outcome } = new LocalMatch(box, header, found.entries).match;
  if (!outcome) return undefined;
  const winner = doubleWinner(box, header, outcome);
  return typeof winner === 'number' ? sitters[winner] : winner;
}

async function seat(
  box: GameBox,
  edition: number,
  options: Options,
  sitters: readonly Sitter[],
  tags: Readonly<Record<string, string>>,
  first?: string,
): Promise<string> {
  const header = headerFor(box, edition, options, sitters, { seed: newSeed(), entropy: [] }, tags);
  return keepTable(box, header, sitters, [], first);
}

/** Stores a table whose log is known to be right. */
export async function keepTable(
  box: GameBox,
  header: Header,
  sitters: readonly Sitter[],
  entries: readonly Entry[],
  first?: string,
): Promise<string> {
  const { match } = new LocalMatch(box, header, entries);
  const now = Date.now();
  const row: TableRow = {
    id: randomHex(6),
    header,
    sitters,
    sides: header.seats.map(({ role }) => eachLanguage((language) => box.words[language].role(role))),
    opened: now,
    changed: now,
    summary: summarise(box, header, sitters, match, match.seq),
    ...(first === undefined ? {} : { first }),
    stops: true,
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
