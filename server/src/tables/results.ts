/** What a finished match leaves behind: a row for everybody who began it, and new ratings where only people played against each other. */
import type { Seat } from '@sztab/kernel';
import type { Transaction } from 'kysely';
import { noteEvent } from '../notices/turns.ts';
import { NOBODY } from '../people/nobody.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';
import { NEWCOMER, type Rating, rated } from './rating.ts';
import { readTable } from './stored.ts';

/** A match that was begun elsewhere: whoever brought it knows its dice. */
export const BROUGHT_TAG = 'brought';

/** Who began the match on a seat, and what became of it. */
interface Beginner {
  readonly seat: Seat;
  readonly person: string;
  /** Left it to the others, when everybody had moved at least once. */
  readonly left: boolean;
  readonly won: boolean;
}

/** Who deleted the account has no rating any more. */
const isSomebody = ({ person }: Beginner): boolean => person !== NOBODY;

/** Idempotent: a match whose rows are there already changes nothing. */
export async function settle(store: Store, table: LiveTable, now: number, date: number): Promise<void> {
  const { id, box, playing } = table;
  const outcome = playing?.match.outcome;
  if (!playing || !outcome) return;
  const { header, entries } = playing.match;
  const roles = header.seats.map(({ role }) => role);
  await store.write(async (tx) => {
    const stored = await readTable({ db: tx }, id);
    const there = await tx.selectFrom('results').select('seat').where('match', '=', id).executeTakeFirst();
    if (!stored || there) return;
    await noteEvent(tx, 'end', id, now);
    // The beginning of a brought match was not played here, so it counts for nobody.
    if (BROUGHT_TAG in header.tags) return;
    const { game, chairs } = stored;
    const eyes = await tx.selectFrom('eyes').selectAll().where('match', '=', id).orderBy('seat').execute();
    const began = eyes.filter((one) => one.began === 1);
    const allMoved = (before: number): boolean => {
      const moved = new Set(entries.slice(0, before).map(({ role }) => roles.indexOf(role)));
      return began.every(({ seat }) => moved.has(seat));
    };
    const gaveUp = (seat: Seat): boolean => outcome.resigned?.includes(seat) === true;
    // Who went before everybody had moved took nothing from anybody: as if it had not begun. Who gave up has lost, however soon.
    const wentEarly = ({ seat, left }: { seat: Seat; left: number | null }): boolean =>
      left !== null && !gaveUp(seat) && !allMoved(left);
    const early = began.some(wentEarly);
    const people = began
      .filter((one) => !wentEarly(one))
      .map(({ seat, person, left }): Beginner => {
        const won = left === null && outcome.winners.includes(seat);
        return { seat, person, left: left !== null || gaveUp(seat), won };
      });
    const among = began.length === header.seats.length && began.length > 1;
    const counts = among && !early && !box.lid.together;
    // From then on it was another game: for those who stayed it counts no more.
    const replaced = chairs.some(({ bot }) => bot !== null) || eyes.length > began.length;
    const after = counts ? await newRatings(tx, game, people, replaced) : null;
    for (const [i, { seat, person, won }] of people.entries()) {
      const next = after?.[i] ?? null;
      const row = { match: id, seat, person, game, role: roles[seat] ?? '', won: won ? 1 : 0, at: date };
      await tx
        .insertInto('results')
        .values({ ...row, mu: next?.mu ?? null, sigma: next?.sigma ?? null })
        .execute();
      if (next) await keepRating(tx, { person, game, ...next });
    }
  });
}

/** Everybody who won is first, everybody else second. Where somebody was replaced, only those are rated who left, and all who stayed were better. */
async function newRatings(
  tx: Transaction<Schema>,
  game: string,
  people: readonly Beginner[],
  replaced: boolean,
): Promise<(Rating | null)[]> {
  const ids = people.map(({ person }) => person);
  const known = await tx
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where('person', 'in', ids)
    .execute();
  const before = ids.map((id) => known.find(({ person }) => person === id) ?? NEWCOMER);
  const places = people.map(({ won, left }) => ((replaced ? !left : won) ? 1 : 2));
  const after = rated(before, places);
  return people.map((one, i) => (isSomebody(one) && (one.left || !replaced) ? (after[i] ?? null) : null));
}

async function keepRating(tx: Transaction<Schema>, row: Rating & { person: string; game: string }): Promise<void> {
  const { person, game, mu, sigma } = row;
  const first = tx.insertInto('ratings').values({ person, game, mu, sigma, played: 1 });
  await first
    .onConflict((again) =>
      again.columns(['person', 'game']).doUpdateSet(({ eb }) => ({ mu, sigma, played: eb('ratings.played', '+', 1) })),
    )
    .execute();
}
