/** A table as it lies in the store: its row, its chairs with the names of those who sit there, and its log. */
import type { Header, Options, Outcome, Seat } from '@sztab/kernel';
import type { Clock, Pace, Proposal } from '@sztab/protocol';
import type { ChairsRow, EntriesRow, TablesRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

export interface StoredChair {
  readonly seat: Seat;
  readonly person: string | null;
  readonly name: string | null;
  readonly bot: string | null;
  readonly ready: boolean;
  readonly late: boolean;
  /** When whoever sits there was last seen at this table, where it has no clock. */
  readonly seen: number;
  readonly entropy: string | null;
}

/** The row with its JSON read. */
export interface StoredTable
  extends Omit<TablesRow, 'options' | 'pace' | 'header' | 'asked' | 'clock' | 'proposal' | 'outcome' | 'tags'> {
  readonly options: Options;
  readonly pace: Pace;
  readonly tags: Readonly<Record<string, string>>;
  /** Without the seed. */
  readonly header: Header | null;
  readonly asked: readonly Seat[];
  readonly clock: Clock | null;
  readonly proposal: Proposal | null;
  readonly outcome: Outcome | null;
  readonly hostName: string;
  readonly chairs: readonly StoredChair[];
  /** Something in the row cannot be read; nothing stands in its place. */
  readonly damaged: boolean;
}

function tableOf(row: TablesRow & { hostName: string | null }, chairs: readonly StoredChair[]): StoredTable {
  const { options, pace, header, asked, clock, proposal, outcome, tags, hostName, ...rest } = row;
  let damaged = false;
  // One bad row must not take a whole list away from somebody.
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
    outcome: read<Outcome | null>(outcome, null),
  };
  return { ...rest, ...known, hostName: hostName ?? '', chairs, damaged };
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

/** `{ db: tx }`: as it is within a change, whatever this node knows of it. */
export async function readTable(store: Pick<Store, 'db'>, id: string): Promise<StoredTable | null> {
  return (await readTables(store, [id]))[0] ?? null;
}

/** Only what is needed to play it again: a long log is read whole whenever its table is opened. */
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
