/** Tables that have not started: listed while their host looks in now and then, deleted when the host stays away. */
import { withoutRematch } from '../cleanup/dead-rows.ts';
import { beginIfFull } from './gathering.ts';
import type { Hall } from './hall.ts';
import { stuckBy } from './trouble.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** How long after the host was last seen a table is listed: with live clocks, and otherwise. */
export const LISTED_LIVE = 10 * MINUTE;
export const LISTED = 7 * DAY;
/** After so long without its host a table is deleted. */
const KEPT = 30 * DAY;
const MOST_AT_ONCE = 200;

/** While a table gathers, `changed` is when its row changed or its host was last seen. */
export async function keepRooms(hall: Hall): Promise<void> {
  const { store } = hall;
  const now = hall.now();
  const gathering = (await hall.openTables()).filter(({ stored }) => stored.state === 'gathering');
  const hosted = gathering.filter((table) => table.isHere(table.stored.host)).map(({ id }) => id);
  if (hosted.length > 0)
    await store.db
      .updateTable('tables')
      .set({ changed: now })
      .where('id', 'in', hosted)
      .where('state', '=', 'gathering')
      .execute();
  for (const { id } of await allReady(hall)) {
    try {
      await beginIfFull(hall, await hall.open(id));
    } catch (error) {
      // A table that cannot be opened was logged at the first try.
      if (!stuckBy(error)) hall.trouble('round', id, error);
    }
  }
  const old = await store.db
    .selectFrom('tables')
    .select('id')
    .where('state', '=', 'gathering')
    .where('changed', '<', now - KEPT)
    .limit(MOST_AT_ONCE)
    .execute();
  for (const { id } of old) {
    // The host may have come back since.
    const before = await store.write(async (tx) => {
      const row = tx.deleteFrom('tables').where('id', '=', id).where('state', '=', 'gathering');
      const { numDeletedRows } = await row.where('changed', '<', now - KEPT).executeTakeFirst();
      if (numDeletedRows !== 1n) return null;
      await tx.deleteFrom('entries').where('match', '=', id).execute();
      return withoutRematch(tx, [id]).execute();
    });
    if (before) hall.forget(id);
    for (const table of before ?? []) hall.changed(table.id);
  }
}

/** Tables where all are ready and the game has not begun, because the node that should begin it died. */
const allReady = ({ store: { db } }: Hall): Promise<{ id: string }[]> =>
  db
    .selectFrom('tables')
    .select('id')
    .where('state', '=', 'gathering')
    .where(({ exists, not, selectFrom, and }) => {
      const chairs = selectFrom('chairs').select('chairs.seat').whereRef('chairs.match', '=', 'tables.id');
      return and([exists(chairs), not(exists(chairs.where('chairs.ready', '=', 0)))]);
    })
    .limit(MOST_AT_ONCE)
    .execute();
