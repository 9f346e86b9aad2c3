/** The lobby: open tables with free chairs, games one may look on at, and one's own tables, first those at which it is one's turn. */
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
  const infos = async (rows: readonly { id: string }[]): Promise<TableInfo[]> => {
    const all: TableInfo[] = [];
    // A long list is read in slices.
    for (let i = 0; i < rows.length; i += AT_ONCE) {
      if (i > 0) await yieldToEventLoop();
      const some = rows.slice(i, i + AT_ONCE).map(({ id }) => id);
      for (const table of await readTables(hall.store, some)) {
        const why = await hall.whyStuck(table);
        const dated = { ...table, clock: toldAt(table.clock, now), changed: hall.dateOf(table.changed) };
        const info = infoOf(await hall.boxOf(table), dated, person, NOBODY_HERE);
        all.push(why ? { ...info, stuck: why } : info);
      }
    }
    return all;
  };
  const waits = ({ seat, asked }: TableInfo): number => (seat !== null && asked.includes(seat) ? 0 : 1);
  const myTables = (await infos(mine)).sort((a, b) => waits(a) - waits(b));
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
