/** Reads a table from the store: its row, its chairs with their people's names, its log. */
import type { Header, Options, Outcome, Seat } from '@sztab/kernel';
import type { Clock, Pace, Proposal } from '@sztab/protocol';
import type { ChairsRow, EntriesRow, TablesRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { type Absence, withAbsent } from './absence.ts';
import type { StoredPartner } from './partners.ts';

export interface StoredChair {
  readonly seat: Seat;
  readonly person: string | null;
  readonly name: string | null;
  readonly bot: string | null;
  readonly ready: boolean;
  /** The person is out of time or absent, so the others may replace them. */
  readonly late: boolean;
  /** The clock ran out or, without a clock, the person was away too long. */
  readonly outOfTime: boolean;
  /** Without a clock: when this chair's person was last seen. With one: when they came back after it ran out; 0: not yet. */
  readonly seen: number;
  readonly entropy: string | null;
}

/** A row with its JSON columns parsed. */
export interface StoredTable
  extends Omit<
    TablesRow,
    'options' | 'pace' | 'header' | 'asked' | 'clock' | 'proposal' | 'absence' | 'outcome' | 'tags'
  > {
  readonly options: Options;
  readonly pace: Pace;
  readonly tags: Readonly<Record<string, string>>;
  /** Without the seed. */
  readonly header: Header | null;
  readonly asked: readonly Seat[];
  readonly clock: Clock | null;
  readonly proposal: Proposal | null;
  readonly absence: Absence;
  readonly outcome: Outcome | null;
  /** What the bots beside people remember; not read for lists. */
  readonly partner: StoredPartner | null;
  /** People who gave up a chair, with its seat; not read for lists. */
  readonly former: readonly { readonly seat: Seat; readonly person: string }[];
  readonly hostName: string;
  readonly chairs: readonly StoredChair[];
  /** Some column could not be parsed and is empty here. */
  readonly damaged: boolean;
}

function tableOf(row: TablesRow & { hostName: string | null }, chairs: readonly StoredChair[]): StoredTable {
  const { options, pace, header, asked, clock, proposal, absence, outcome, tags, hostName, ...rest } = row;
  let damaged = false;
  // One damaged row must not make a whole list fail.
  const read = <X>(text: string | null, otherwise: X): X => {
    if (text === null) return otherwise;
    try {
      return JSON.parse(text) as X;
    } catch {
      damaged = true;
      return otherwise;
    }
  };
  const known = {
    options: read<Options>(options, {}),
    pace: read<Pace>(pace, { is: 'none' }),
    tags: read<StoredTable['tags']>(tags, {}),
    header: read<Header | null>(header, null),
    asked: read<Seat[]>(asked, []),
    clock: read<Clock | null>(clock, null),
    proposal: read<Proposal | null>(proposal, null),
    absence: read<Absence>(absence, []),
    outcome: read<Outcome | null>(outcome, null),
  };
  const seated = withAbsent(chairs, known.absence);
  return { ...rest, ...known, partner: null, former: [], hostName: hostName ?? '', chairs: seated, damaged };
}

const chairOf = ({
  seat,
  person,
  name,
  bot,
  ready,
  late,
  entropy,
  seen,
}: ChairsRow & { name: string | null }): StoredChair => ({
  seat,
  person,
  name,
  bot,
  ready: ready === 1,
  late: late === 1,
  outOfTime: late === 1,
  entropy,
  seen: Number(seen ?? 0),
});

export async function readTables({ db }: Pick<Store, 'db'>, ids: readonly string[]): Promise<StoredTable[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('tables')
    .leftJoin('people', 'people.id', 'tables.host')
    .selectAll('tables')
    .select('people.name as hostName')
    .where('tables.id', 'in', [...ids])
    .execute();
  const chairs = await db
    .selectFrom('chairs')
    .leftJoin('people', 'people.id', 'chairs.person')
    .selectAll('chairs')
    .select('people.name as name')
    .where('chairs.match', 'in', [...ids])
    .orderBy('chairs.seat')
    .execute();
  const byId = new Map(rows.map((row) => [row.id, { row, chairs: [] as StoredChair[] }]));
  for (const chair of chairs) byId.get(chair.match)?.chairs.push(chairOf(chair));
  return ids.flatMap((id) => {
    const found = byId.get(id);
    return found ? [tableOf(found.row, found.chairs)] : [];
  });
}

/** With `{ db: tx }` as it is in that transaction. */
export async function readTable(store: Pick<Store, 'db'>, id: string): Promise<StoredTable | null> {
  const [table] = await readTables(store, [id]);
  if (!table) return null;
  const row = await store.db.selectFrom('partners').select('kept').where('match', '=', id).executeTakeFirst();
  const gone = store.db.selectFrom('eyes').select(['seat', 'person']).where('match', '=', id);
  const former = await gone.where('left', 'is not', null).execute();
  return { ...table, former, partner: row ? (JSON.parse(row.kept) as StoredPartner) : null };
}

/** Only the columns that are needed to replay it, because logs are long. */
export const readEntries = (
  { db }: Store,
  match: string,
  from = 0,
): Promise<Pick<EntriesRow, 'seat' | 'move' | 'key'>[]> =>
  db
    .selectFrom('entries')
    .select(['seat', 'move', 'key'])
    .where('match', '=', match)
    .where('seq', '>=', from)
    .orderBy('seq')
    .execute();
