/** The engine as a witness: what the page has stored, played again outside the browser; and positions to begin from. */
import fs from 'node:fs';
import { type Game, type Header, Match, readRecord, type Told, writeRecord } from '@sztab/kernel';
import { firstToFight } from '../../games/first-to-fight/index.ts';
import { generalOrders } from '../../games/general-orders/index.ts';
import { niepodlegla } from '../../games/niepodlegla/index.ts';
import {
  type CardId,
  cardOf,
  type Shape as MostIIIShape,
  operationMostIII,
  type Side,
  sideOf,
} from '../../games/operation-most-iii/index.ts';
import { raceToTheRhine } from '../../games/race-to-the-rhine/index.ts';

export interface Entry {
  readonly role: string;
  readonly move: string;
}

/** A table as it lies in IndexedDB. */
export interface Stored {
  readonly header: Header;
  readonly sitters: readonly { readonly is: string; readonly name?: string }[];
  readonly entries: readonly Entry[];
  /** The numbers under which the entries are kept. */
  readonly places: readonly number[];
}

export type OmMatch = Match<MostIIIShape>;

/** Typed as the first game, of which most tests speak; tests of another one look at its tables with that game's own eyes. */
export function gameOf(id: string): Game<MostIIIShape> {
  const games: readonly Pick<Game, 'id'>[] = [
    operationMostIII,
    generalOrders,
    firstToFight,
    niepodlegla,
    raceToTheRhine,
  ];
  return games.find((game) => game.id === id) as Game<MostIIIShape>;
}

/** Plays an entry; what it told. */
export function enter(match: OmMatch, { role, move }: Entry): readonly Told<MostIIIShape['event']>[] {
  const seat = match.header.seats.findIndex((one) => one.role === role);
  return match.enter(seat, move, true);
}

export const begun = ({ game, rules, seats, options, entropy, seed, tags }: Header): OmMatch =>
  new Match(gameOf(game), {
    edition: rules,
    players: seats.length,
    names: seats.map(({ name }) => name),
    options,
    entropy,
    seed: seed as string,
    tags,
  });

// A match only grows, so the last one that was looked at is played on instead of from the start.
const known = new Map<string, OmMatch>();

/** The match that these entries add up to. Throws where one of them is against the rules. */
export function matchOf({ header, entries }: Pick<Stored, 'header' | 'entries'>): OmMatch {
  let match = known.get(header.commit);
  const goesOn = match?.entries.every(({ role, move }, i) => entries[i]?.role === role && entries[i].move === move);
  if (!match || !goesOn) match = begun(header);
  known.set(header.commit, match);
  for (const entry of entries.slice(match.seq)) enter(match, entry);
  return match;
}

/** The cards of a hand that nobody else may know of. START cards are known to everybody until they are deployed. */
export const hiddenHand = (match: OmMatch, side: Side): CardId[] =>
  match.state.hand[side].filter((id) => !cardOf(id).isStart);

const recordsOf = (game: string, edition = `edition-${gameOf(game).edition}`): URL =>
  new URL(`../../games/${game}/records/${edition}/`, import.meta.url);
const RECORDS = recordsOf('operation-most-iii');

/**
 * By its name; a game of another box by `game/name`, one of an older edition by `game/edition-N/name`. Bots may have played it; here people take their
 * chairs.
 */
export function golden(name: string): string {
  const parts = name.split('/');
  const file = `${parts.at(-1)}.sztab`;
  const [game, edition] = parts.slice(0, -1);
  const path = new URL(file, game === undefined ? RECORDS : recordsOf(game, edition));
  return fs.readFileSync(path, 'utf8').replace(/^tag bot-.*\n/gm, '');
}

const goldenNames = (): string[] =>
  fs
    .readdirSync(RECORDS)
    .filter((file) => file.endsWith('.sztab'))
    .map((file) => file.replace(/\.sztab$/, ''))
    .sort();

export interface Place {
  readonly record: string;
  /** After so many entries. */
  readonly after: number;
}

/** The first moment of the golden games that fits. */
export function findPlace(fits: (match: OmMatch) => boolean): Place {
  for (const record of goldenNames()) {
    const { header, entries } = readRecord(golden(record)).record;
    const match = begun(header);
    for (;;) {
      if (fits(match)) return { record, after: match.seq };
      const next = entries[match.seq];
      if (!next) break;
      enter(match, next);
    }
  }
  throw new RangeError('no golden game knows such a position');
}

/** So many entries before the end of a golden game. */
export const beforeTheEnd = (record: string, entries: number): Place => ({
  record,
  after: readRecord(golden(record)).record.entries.length - entries,
});

/** The match as it stood there. */
export function matchAt({ record, after }: Place): OmMatch {
  const { header, entries } = readRecord(golden(record)).record;
  const match = begun(header);
  for (const entry of entries.slice(0, after)) enter(match, entry);
  return match;
}

/** Who sits down to a golden game instead of those who played it: a bot of some level, or a person of some name. */
export type Sitters = Readonly<Record<string, { readonly bot: string } | { readonly name: string }>>;

/** A golden game broken off there, as a file; `more`: tags of its own. */
export function recordFrom(
  { record, after }: Place,
  sitters: Sitters = {},
  more: Readonly<Record<string, string>> = {},
): string {
  const { header, entries } = readRecord(golden(record)).record;
  const tags: Record<string, string> = { ...header.tags, ...more };
  const seats = header.seats.map(({ role, name }) => {
    const sitter = sitters[role];
    if (!sitter) return { role, name };
    if ('bot' in sitter) tags[`bot-${role}`] = sitter.bot;
    return { role, name: 'bot' in sitter ? `${sitter.bot} (bot)` : sitter.name };
  });
  const match = begun({ ...header, seats, tags });
  for (const entry of entries.slice(0, after)) enter(match, entry);
  return writeRecord(match.record());
}

/** Is this side asked for this, with something to choose from? */
export const asks = (match: OmMatch, side: Side, prompt: string, atLeast = 2): boolean =>
  match.asks().some((ask) => sideOf(ask.seat) === side && ask.prompt === prompt && ask.moves.length >= atLeast);
