/** What a finished match leaves behind: a line for each person, and new ratings where only people played against each other. */
import type { Outcome } from '@sztab/kernel';
import { noteEvent } from '../notices/turns.ts';
import type { Store } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';
import { NEWCOMER, type Rating, rated } from './rating.ts';
import { readTable } from './stored.ts';

/** A match that was begun elsewhere: whoever brought it knows its dice. */
export const BROUGHT_TAG = 'brought';

interface Sitter {
  readonly seat: number;
  readonly person: string;
}

/** Idempotent: a match whose lines are there already changes nothing. */
export async function settle(store: Store, table: LiveTable, now: number): Promise<void> {
  const { id, box, playing } = table;
  const outcome = playing?.match.outcome;
  if (!playing || !outcome) return;
  const { header } = playing.match;
  await store.write(async (tx) => {
    const stored = await readTable({ db: tx }, id);
    const there = await tx.selectFrom('results').select('seat').where('match', '=', id).executeTakeFirst();
    if (!stored || there) return;
    const { game, chairs } = stored;
    const people = chairs.flatMap(({ seat, person }): Sitter[] => (person === null ? [] : [{ seat, person }]));
    const counts =
      people.length === header.seats.length && people.length > 1 && !box.lid.together && !(BROUGHT_TAG in header.tags);
    await noteEvent(tx, 'end', id, now);
    const known = await tx.selectFrom('ratings').selectAll().where('game', '=', game).execute();
    const before = people.map(({ person }) => known.find((row) => row.person === person) ?? null);
    const after = counts ? newRatings(outcome, people, before) : null;
    for (const [i, { seat, person }] of people.entries()) {
      const next = after?.[i] ?? null;
      await tx
        .insertInto('results')
        .values({
          match: id,
          seat,
          person,
          game,
          role: header.seats[seat]?.role ?? '',
          won: outcome.winners.includes(seat) ? 1 : 0,
          at: now,
          mu: next?.mu ?? null,
          sigma: next?.sigma ?? null,
        })
        .execute();
      if (!next) continue;
      const row = { person, game, ...next, played: (before[i]?.played ?? 0) + 1 };
      if (before[i]) {
        await tx.updateTable('ratings').set(row).where('person', '=', person).where('game', '=', game).execute();
      } else await tx.insertInto('ratings').values(row).execute();
    }
  });
}

/** Everybody who won is first, everybody else second. */
function newRatings(outcome: Outcome, people: readonly Sitter[], before: readonly (Rating | null)[]): Rating[] {
  const places = people.map(({ seat }) => (outcome.winners.includes(seat) ? 1 : 2));
  return rated(
    before.map((known) => known ?? NEWCOMER),
    places,
  );
}
