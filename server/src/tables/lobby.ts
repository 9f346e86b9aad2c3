/** The lobby: tables that wait for somebody to sit down, and one's own, those first at which one has to move. */
import type { Lobby, TableInfo } from '@sztab/protocol';
import type { Hall } from './hall.ts';
import { infoOf } from './info.ts';
import { readTables } from './stored.ts';

const MOST_OPEN = 50;
const MOST_MINE = 100;
const NOBODY_HERE = { here: new Set<string>(), watching: 0 };

export async function lobbyFor(hall: Hall, person: string | null): Promise<Lobby> {
  const { db } = hall.store;
  const open = await db
    .selectFrom('tables')
    .select('id')
    .where('state', '=', 'gathering')
    .where('access', '=', 'public')
    .orderBy('changed', 'desc')
    .limit(MOST_OPEN)
    .execute();
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
    const tables = await readTables(
      hall.store,
      rows.map(({ id }) => id),
    );
    return Promise.all(
      tables.map(async (table) => {
        const why = await hall.whyStuck(table);
        const info = infoOf(await hall.boxOf(table), table, person, NOBODY_HERE);
        return why ? { ...info, stuck: why } : info;
      }),
    );
  };
  const myTables = await infos(mine);
  const waits = ({ seat, asked }: TableInfo): number => (seat !== null && asked.includes(seat) ? 0 : 1);
  return {
    open: (await infos(open)).filter(
      ({ seat, chairs, stuck }) => !stuck && seat === null && chairs.some(({ who }) => who === null),
    ),
    mine: myTables.sort((a, b) => waits(a) - waits(b)),
  };
}
