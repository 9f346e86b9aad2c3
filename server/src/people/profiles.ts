/** A person's page: ratings, results, and a plot of the rating. Others see results and plot of public tables only. */
import { gameId, idText, leaders, PATH, type Profile, profile } from '@sztab/protocol';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { App, House } from '../house.ts';
import { HttpRefusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import { NOBODY } from './nobody.ts';

/** The latest so many; a page shows no more. */
const SHOWN = 50;
const PLOTTED = 1000;
const LEADERS = 100;

/** The results of a person that this viewer may see: your own, or those of public tables. */
const resultsOf = ({ db }: Store, person: string, viewer: string | null) => {
  const own = db.selectFrom('results').where('results.person', '=', person);
  if (viewer === person) return own;
  return own.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('tables')
        .select('tables.id')
        .whereRef('tables.id', '=', 'results.match')
        .where('tables.access', '=', 'public'),
    ),
  );
};

async function finishedBy(store: Store, person: string, viewer: string | null): Promise<Profile['finished']> {
  const { db } = store;
  const own = await resultsOf(store, person, viewer).selectAll().orderBy('at', 'desc').limit(SHOWN).execute();
  if (own.length === 0) return [];
  const all = await db
    .selectFrom('results')
    .innerJoin('people', 'people.id', 'results.person')
    .select(['match', 'seat', 'people.name', 'role', 'won'])
    .where(
      'match',
      'in',
      own.map(({ match }) => match),
    )
    .orderBy('seat')
    .execute();
  return own.map(({ match, game, role, won, at }) => ({
    table: match,
    game,
    role,
    won: won === 1,
    at,
    players: all
      .filter((player) => player.match === match)
      .map((player) => ({ name: player.name, role: player.role, won: player.won === 1 })),
  }));
}

/** `viewer`: the person who asks. */
export async function profileOf(store: Store, id: string, viewer: string | null): Promise<Profile> {
  const { db } = store;
  const person = await db
    .selectFrom('people')
    .select(['id', 'name', 'created'])
    .where('id', '=', id)
    .where('id', '<>', NOBODY)
    .executeTakeFirst();
  if (!person) throw new HttpRefusal(404, 'not-found');
  const ratings = await db
    .selectFrom('ratings')
    .select(['game', 'mu', 'sigma', 'played'])
    .where('person', '=', id)
    .orderBy('game')
    .execute();
  const rated = await resultsOf(store, id, viewer)
    .select(['game', 'at', 'mu', 'sigma'])
    .where('mu', 'is not', null)
    .where('sigma', 'is not', null)
    .$narrowType<{ mu: number; sigma: number }>()
    .orderBy('at', 'desc')
    .limit(PLOTTED)
    .execute();
  const roles = await resultsOf(store, id, viewer)
    .select(({ fn }) => ['game', 'role', fn.countAll().as('played'), fn.sum('won').as('won')])
    .groupBy(['game', 'role'])
    .orderBy('game')
    .orderBy('role')
    .execute();
  return {
    id,
    name: person.name,
    since: person.created,
    ratings,
    course: rated.reverse(),
    roles: roles.map(({ game, role, played, won }) => ({ game, role, played: Number(played), won: Number(won) })),
    finished: await finishedBy(store, id, viewer),
  };
}

export function profileRoutes(app: App, { store, sessions }: House): void {
  app.get(PATH.person, { schema: { params: z.object({ id: idText }), response: { 200: profile } } }, async (request) =>
    profileOf(store, request.params.id, (await sessions.whoIs(request))?.id ?? null),
  );

  app.get(
    PATH.leaders,
    { schema: { params: z.object({ game: gameId }), response: { 200: leaders } } },
    ({ params: { game } }) =>
      store.db
        .selectFrom('ratings')
        .innerJoin('people', 'people.id', 'ratings.person')
        .select(['people.id', 'people.name', 'mu', 'sigma', 'played'])
        .where('game', '=', game)
        // Nearly certainly at least so strong: a few lucky games lead nobody to the top.
        .orderBy(sql`mu - 3 * sigma`, 'desc')
        .limit(LEADERS)
        .execute(),
  );
}
