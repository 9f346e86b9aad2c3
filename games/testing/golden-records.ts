/** Golden games, one folder an edition. A new edition brings a new folder; the old ones stay as they are. */
import { readdirSync, readFileSync } from 'node:fs';
import {
  editionsOf,
  type Game,
  type Header,
  Match,
  readRecord,
  type Seat,
  type Shape,
  writeRecord,
} from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { SecondStream, sha256 } from './second-stream.ts';

interface GoldenRecord {
  readonly edition: number;
  /** `edition-1/greedy` */
  readonly name: string;
  readonly text: string;
}

/** `records`: the game's folder of that name. */
function goldenRecords(records: URL): GoldenRecord[] {
  const editions = readdirSync(records).flatMap((name) => Number(/^edition-([1-9]\d*)$/.exec(name)?.[1] ?? []) || []);
  return editions
    .sort((a, b) => a - b)
    .flatMap((edition) => {
      const folder = new URL(`edition-${edition}/`, records);
      const files = readdirSync(folder).filter((file) => file.endsWith('.sztab'));
      return files.sort().map((file) => ({
        edition,
        name: `edition-${edition}/${file.replace(/\.sztab$/, '')}`,
        text: readFileSync(new URL(file, folder), 'utf8'),
      }));
    });
}

type Kinds = Readonly<Record<string, (header: Header) => boolean>>;

const everyNumberOfPlayers = ({ players: [fewest, most] }: Game): Kinds =>
  Object.fromEntries(
    Array.from({ length: most - fewest + 1 }, (_, i) => [
      `${fewest + i} players`,
      ({ seats }: Header) => seats.length === fewest + i,
    ]),
  );

/**
 * They were played once and must replay to the same fingerprints for ever. A change of rules that breaks one needs a new edition, never a new
 * record. `kinds`: of what the newest edition has at least three whole games.
 */
export function replaysGoldenGames<S extends Shape>(
  game: Game<S>,
  records: URL,
  kinds: Kinds = everyNumberOfPlayers(game as Game),
): void {
  const golden = goldenRecords(records);
  const newest = golden
    .filter(({ edition }) => edition === game.edition)
    .map(({ text }) => readRecord(text).record.header);

  describe('golden records', () => {
    test.each(Object.entries(kinds))('of %s there are at least three', (_, isKind) => {
      expect(newest.filter(isKind).length).toBeGreaterThanOrEqual(3);
    });

    test('of every value of every option there is one', () => {
      const missing = game.options
        .filter(({ concerns }) => concerns === 'rules')
        .flatMap(({ id, values }) => values.map((value) => ({ id, value })))
        .filter(({ id, value }) => !newest.some(({ options }) => options[id] === value));
      expect(missing).toEqual([]);
    });

    test('every edition has some', () => {
      expect([...new Set(golden.map(({ edition }) => edition))]).toEqual(editionsOf(game as Game));
    });

    test.each(golden)('$name', ({ text, edition }) => {
      const { record, lines } = readRecord(text);
      expect(record.header.rules).toBe(edition);
      const match = Match.replay(game, record, lines);
      expect(match.outcome).not.toBeNull();
      expect(writeRecord(match.record())).toBe(text);
    });
  });
}

/** Follows a match with its own shuffles and dice. */
interface Follower<S extends Shape> {
  /** Whatever happens, as the seat hears it that hears most. */
  hears(event: S['event']): void;
  moved?(seat: Seat, move: string): void;
  /** `name`: of the record. */
  ends(name: string): void;
}

/** A second opinion on chance: every shuffle, card and die of the golden games is derived again from the seed. */
export function derivesEveryDie<S extends Shape>(
  game: Game<S>,
  records: URL,
  follow: (stream: SecondStream, match: Match<S>) => Follower<S>,
): void {
  describe('every card and every die of a finished match follows from the revealed seed', () => {
    test.each(goldenRecords(records))('$name', ({ name, text, edition }) => {
      const { header, entries } = readRecord(text).record;
      const { options, seats, entropy } = header;
      const seed = header.seed as string;
      expect(sha256(`sztab seed 1\n${seed}`)).toBe(header.commit);
      const match = new Match(game, { players: seats.length, edition, options, seed, entropy });
      const follower = follow(new SecondStream(seed, entropy), match);
      const hear = (told: typeof match.opened): void => {
        for (const { all, only } of told) {
          const event = Object.values(only ?? {})[0] ?? all;
          if (event) follower.hears(event);
        }
      };
      hear(match.opened);
      for (const { role, move } of entries) {
        const seat = seats.findIndex((one) => one.role === role);
        hear(move === 'resign' ? match.resign(seat) : match.play(seat, move));
        follower.moved?.(seat, move);
      }
      follower.ends(name);
    });
  });
}
