/** Who may look on at a table: one rule for HTTP and sockets, before, during and after the match. */
import { timingSafeEqual } from 'node:crypto';
import type { RefusalWord } from '@sztab/protocol';
import { isPassword } from '../people/passwords.ts';
import type { Store } from '../store/store.ts';
import type { Keeper } from './hall.ts';
import type { LiveTable } from './live-table.ts';
import type { StoredTable } from './stored.ts';
import { TableTrouble } from './trouble.ts';

/**
 * `inside`: may see the public view. `door`: may see the table's info and give the password. `outside`: must not know that the table exists.
 */
export type Standing = 'inside' | 'door' | 'outside';

const sameText = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** As long as a real invitation, so that the comparison takes as long where there is no table. */
const NO_INVITATION = '-'.repeat(22);

/**
 * At a public table everybody is inside. At all others who sits there and who opened it; by link also who has the link; with a password also
 * who has once given it, while the link alone leads to the door. One query, whether the table exists or not.
 */
export async function standingOf(
  { db }: Pick<Store, 'db'>,
  { id }: { readonly id: string },
  person: string | null,
  invite: string | undefined,
): Promise<Standing> {
  const row = await db
    .selectFrom('tables')
    .leftJoin('chairs', (join) => join.onRef('chairs.match', '=', 'tables.id').on('chairs.person', '=', person ?? ''))
    .leftJoin('admitted', (join) =>
      join.onRef('admitted.match', '=', 'tables.id').on('admitted.person', '=', person ?? ''),
    )
    .select(['tables.access', 'tables.invite', 'tables.host', 'chairs.seat', 'admitted.person as admitted'])
    .where('tables.id', '=', id)
    .executeTakeFirst();
  const isInvited = sameText(invite ?? '', row?.invite ?? NO_INVITATION);
  if (!row) return 'outside';
  const isAtTable = row.seat !== null || row.host === person;
  return standingBy(row.access, { isAtTable, isAdmitted: row.admitted !== null, isInvited });
}

/** The same for a table in memory; `admitted`: the people who have given its password. */
export function standingIn(
  { access, invite: secret, host, chairs }: StoredTable,
  person: string | null,
  invite: string | undefined,
  admitted: ReadonlySet<string>,
): Standing {
  const isAtTable = person !== null && (host === person || chairs.some((chair) => chair.person === person));
  const isAdmitted = person !== null && admitted.has(person);
  return standingBy(access, { isAtTable, isAdmitted, isInvited: sameText(invite ?? '', secret) });
}

interface Claims {
  readonly isAtTable: boolean;
  readonly isAdmitted: boolean;
  readonly isInvited: boolean;
}

function standingBy(access: StoredTable['access'], { isAtTable, isAdmitted, isInvited }: Claims): Standing {
  if (access === 'public' || isAtTable) return 'inside';
  if (access === 'password' && isAdmitted) return 'inside';
  if (!isInvited) return 'outside';
  return access === 'password' ? 'door' : 'inside';
}

/** The people who have given the password of this table; empty if it has none. */
export async function admittedTo({ db }: Store, { id, access }: StoredTable): Promise<ReadonlySet<string>> {
  if (access !== 'password') return new Set();
  const rows = await db.selectFrom('admitted').select('person').where('match', '=', id).execute();
  return new Set(rows.map(({ person }) => person));
}

/** The word with which a socket is refused or closed; null if the person may watch. */
export const shutOutWord = (standing: Standing): RefusalWord | null =>
  standing === 'inside' ? null : standing === 'door' ? 'needs-password' : 'no-such-table';

/** Changes with everything in a row that decides who may watch. */
export const accessKey = ({ access, password, invite, host, chairs }: StoredTable): string =>
  JSON.stringify([access, password, invite, host, chairs.map(({ person }) => person)]);

/** The table, and this person's standing. Refuses outsiders before the log is read, as if there were no such table. */
export async function openFor(
  { hall, store }: { readonly hall: Pick<Keeper, 'open'>; readonly store: Store },
  id: string,
  person: string | null,
  invite: string | undefined,
): Promise<{ table: LiveTable; standing: Exclude<Standing, 'outside'> }> {
  const standing = await standingOf(store, { id }, person, invite);
  if (standing === 'outside') throw new TableTrouble('no-such-table');
  return { table: await hall.open(id), standing };
}

/** Checks the password; who has given it once is inside from then on. */
export async function admit(
  store: Store,
  { id, stored }: LiveTable,
  person: string,
  password: string,
  address: string,
): Promise<boolean> {
  if (!(await isPassword(password, stored.password, address))) return false;
  await store.write(async (tx) => {
    const known = tx.insertInto('admitted').values({ match: id, person });
    await known.onConflict((again) => again.doNothing()).execute();
  });
  return true;
}
