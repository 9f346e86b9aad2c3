/**
 * Tables that cannot be opened: their log or row is damaged, their game is not installed, or their edition is newer than this server. Their own
 * people see why, can download what they may know of the log, and can abandon the match; for everybody else they do not exist.
 */
import { idText, PATH, type Stuck, tableInfo } from '@sztab/protocol';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { App, House } from '../house.ts';
import type { Store } from '../store/store.ts';
import { asRefusals } from './answers.ts';
import type { Hall } from './hall.ts';
import { infoOf } from './info.ts';
import { readTable, type StoredTable } from './stored.ts';
import { stuckBy, TableTrouble } from './trouble.ts';
import { standingOf } from './who-may-look.ts';

const params = z.object({ id: idText });
const NOBODY_HERE = { here: new Set<string>(), watching: 0 };

/** The stored table and why it cannot be opened; null if it can, or if this person has no chair there and did not open it. */
export async function stuckFor(
  { hall, store }: Pick<House, 'hall' | 'store'>,
  id: string,
  person: string | null,
): Promise<{ table: StoredTable; why: Stuck } | null> {
  // For a person outside there is this query only, so the time of the answer does not tell a private table from none.
  if (person === null || (await standingOf(store, { id }, person, undefined)) !== 'inside') return null;
  const table = await readTable(store, id);
  const known = table?.host === person || table?.chairs.some((chair) => chair.person === person);
  if (!table || !known) return null;
  const why = await hall.open(id).then(
    () => null,
    (error: unknown) => stuckBy(error),
  );
  return why && { table: (await readTable(store, id)) ?? table, why };
}

export const stuckInfo = (hall: Hall, table: StoredTable, why: Stuck, person: string | null) =>
  hall.boxOf(table).then((box) => ({
    ...infoOf(box, { ...table, changed: hall.dateOf(table.changed) }, person, NOBODY_HERE),
    stuck: why,
  }));

/**
 * The log as this person may know it: everything once the match is over; before that their own moves, and of others' only seat and time, because a
 * move may name a hidden card. “Own” goes by person, since somebody else may have had the same chair.
 */
async function logFor({ db }: Store, { id, state, seed }: StoredTable, person: string) {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const entries = await db.selectFrom('entries').selectAll().where('match', '=', id).orderBy('seq').execute();
  const over = state === 'over';
  const { game, rules, options, tags, header, outcome, opened, changed } = row;
  return {
    table: { id, game, rules, options, tags, header, state, outcome, opened, changed, ...(over ? { seed } : {}) },
    entries: entries.map(({ seq, seat, at, move, person: by }) =>
      over || by === person ? { seq, seat, at, move } : { seq, seat, at },
    ),
  };
}

export function stuckRoutes(app: App, house: House): void {
  const { hall, sessions, store } = house;

  async function found(request: FastifyRequest) {
    const { id } = request.params as z.infer<typeof params>;
    const { id: person } = await sessions.mustBe(request);
    const stuck = await stuckFor(house, id, person);
    // A table that can be opened is abandoned by agreement, and has a record.
    if (!stuck) throw new TableTrouble('needs-consent');
    return { ...stuck, person };
  }

  app.post(PATH.abandon, { schema: { params, response: { 200: tableInfo } } }, (request) =>
    asRefusals(async () => {
      const { table, why, person } = await found(request);
      // Not damaged: a newer server, perhaps another node, can play it.
      if (why === 'unknown-edition') throw new TableTrouble(why);
      const left = {
        state: 'abandoned' as const,
        asked: '[]',
        clock: null,
        due: null,
        silent: null,
        bots: 0,
        proposal: null,
      };
      await store.db
        .updateTable('tables')
        .set({ ...left, changed: hall.now() })
        .where('id', '=', table.id)
        .where('state', 'in', ['gathering', 'playing'])
        .execute();
      return stuckInfo(hall, (await readTable(store, table.id)) ?? table, why, person);
    }),
  );

  app.get(PATH.log, { schema: { params } }, (request, reply) =>
    asRefusals(async () => {
      const { table, person } = await found(request);
      return reply
        .header('content-disposition', `attachment; filename="${table.game}-${table.id}.json"`)
        .send(await logFor(store, table, person));
    }),
  );
}
