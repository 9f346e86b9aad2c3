/** Who may look on at a table: one rule for HTTP and sockets, before, during and after the match. */
import { timingSafeEqual } from 'node:crypto';
import { isPassword } from '../people/passwords.ts';
import type { Store } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';

/**
 * `inside`: may see the public view. `door`: may see the table's info and give the password. `outside`: must not know that the table exists.
 */
export type Standing = 'inside' | 'door' | 'outside';

const sameText = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/**
 * At a public table everybody is inside. At all others who sits there and who opened it; by link also who has the link; with a password also
 * who has once given it, while the link alone leads to the door.
 */
export async function standingOf(
  { db }: Store,
  { id, stored, seatOf }: LiveTable,
  person: string | null,
  invite: string | undefined,
): Promise<Standing> {
  const { access, invite: secret, host } = stored;
  if (access === 'public' || seatOf(person) !== null || host === person) return 'inside';
  if (access === 'password' && person !== null) {
    const given = db.selectFrom('admitted').select('match').where('match', '=', id).where('person', '=', person);
    if (await given.executeTakeFirst()) return 'inside';
  }
  if (invite === undefined || !sameText(invite, secret)) return 'outside';
  return access === 'password' ? 'door' : 'inside';
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
