/** The lobby: open tables with free chairs, games to watch, and the caller's tables, first those at which it is the caller's turn. */
import type { Lobby, TableInfo } from '@sztab/protocol';
import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { toldAt } from './clock.ts';
import type { Hall } from './hall.ts';
import { infoOf } from './info.ts';
import { LISTED, LISTED_LIVE } from './rooms.ts';
import { yieldToEventLoop } from './slices.ts';
import { readTables } from './stored.ts';

/** Open tables on one page of the list. */
const PAGE = 50;
const MOST_MINE = 100;
/** Games to look on at: those that moved last. */
const MOST_WATCHED = 6;
/** Tables read per slice. */
const AT_ONCE = 50;
const NOBODY_HERE = { here: new Set<string>(), watching: 0 };

/** This person has no chair at the table. */
const notSeated = ({ not, exists, selectFrom }: ExpressionBuilder<Schema, 'tables'>, person: string | null) =>
  not(
    exists(
      selectFrom('chairs')
        .select('chairs.seat')
        .whereRef('chairs.match', '=', 'tables.id')
        .where('chairs.person', '=', person ?? ''),
    ),
  );

/** Running tables where this person gave up a seat that is still free, with the seat. */
const givenUp = ({ store }: Hall, person: string) =>
  store.db
    .selectFrom('eyes')
    .innerJoin('tables', 'tables.id', 'eyes.match')
    .innerJoin('chairs', (join) => join.onRef('chairs.match', '=', 'eyes.match').onRef('chairs.seat', '=', 'eyes.seat'))
    .select(['tables.id', 'eyes.seat'])
    .where('eyes.person', '=', person)
    .where('eyes.left', 'is not', null)
    .where('tables.state', '=', 'playing')
    .where('chairs.person', 'is', null)
    .where('chairs.bot', 'is', null)
    .orderBy('tables.changed', 'desc')
    .limit(MOST_MINE)
    .execute();

/** `pages`: how many pages of the open tables. `only`: nothing but this person's own tables. */
export async function lobbyFor(hall: Hall, person: string | null, pages = 1, only?: 'mine'): Promise<Lobby> {
  const { db } = hall.store;
  const now = hall.now();
  const mine =
    person === null
      ? []
      : await db
          .selectFrom('chairs')
          .innerJoin('tables', 'tables.id', 'chairs.match')
          .select('tables.id')
          .where('chairs.person', '=', person)
          .where('tables.state', 'in', ['gathering', 'playing'])
          .orderBy('tables.changed', 'desc')
          .limit(MOST_MINE)
          .execute();
  const gaveUp = person === null ? [] : await givenUp(hall, person);
  const hosted =
    person === null
      ? []
      : await db
          .selectFrom('tables')
          .select('id')
          .where('host', '=', person)
          .where('state', 'in', ['gathering', 'playing'])
          .orderBy('changed', 'desc')
          .limit(MOST_MINE)
          .execute();
  const infos = async (rows: readonly { id: string }[]): Promise<TableInfo[]> => {
    const all: TableInfo[] = [];
    // A long list is read in slices.
    for (let i = 0; i < rows.length; i += AT_ONCE) {
      if (i > 0) await yieldToEventLoop();
      const some = rows.slice(i, i + AT_ONCE).map(({ id }) => id);
      for (const table of await readTables(hall.store, some)) {
        const why = await hall.whyStuck(table);
        const dated = { ...table, clock: toldAt(table.clock, now), changed: hall.dateOf(table.changed) };
        const left = gaveUp.find(({ id }) => id === table.id);
        const former = left && person !== null ? [{ seat: left.seat, person }] : [];
        const info = infoOf(await hall.boxOf(table), { ...dated, former }, person, NOBODY_HERE);
        // A player who sat there could ask for the link; without it there is no way back to a table that is not public.
        const back = left && info.gaveUp ? { gaveUp: { ...info.gaveUp, invite: table.invite } } : {};
        all.push(why ? { ...info, stuck: why } : { ...info, ...back });
      }
    }
    return all;
  };
  const waits = ({ seat, asked }: TableInfo): number => (seat !== null && asked.includes(seat) ? 0 : 1);
  const ids = new Set([...mine, ...gaveUp, ...hosted].map(({ id }) => id));
  const myTables = (await infos([...ids].slice(0, MOST_MINE).map((id) => ({ id })))).sort(
    (a, b) => waits(a) - waits(b),
  );
  if (only === 'mine') return { open: [], more: false, mine: myTables };
  // All filters are in the query, so that a page is full: filtering afterwards would leave gaps.
  const listed = db
    .selectFrom('tables')
    .select('id')
    .where('access', '=', 'public')
    .where('changed', '>=', now - LISTED)
    .where((eb) => notSeated(eb, person))
    .orderBy('changed', 'desc')
    .orderBy('id');
  const open = await listed
    .where('state', '=', 'gathering')
    .where(({ eb, or }) => or([eb('changed', '>=', now - LISTED_LIVE), eb('pace', 'not like', '%"live"%')]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('chairs')
          .select('chairs.seat')
          .whereRef('chairs.match', '=', 'tables.id')
          .where('chairs.person', 'is', null)
          .where('chairs.bot', 'is', null),
      ),
    )
    .limit(PAGE * pages + 1)
    .execute();
  const watched = await listed.where('state', '=', 'playing').limit(MOST_WATCHED).execute();
  return {
    // Tables whose game is not here are rare; they may leave a gap on the page.
    open: (await infos(open.slice(0, PAGE * pages))).filter(({ stuck }) => !stuck),
    more: open.length > PAGE * pages,
    mine: myTables,
    watch: (await infos(watched)).filter(({ stuck, paused }) => !stuck && !paused),
  };
}
