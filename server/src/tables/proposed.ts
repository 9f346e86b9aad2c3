/** What can be proposed: of each kind who has to agree, when it fits, and what is done once all have agreed. */
import type { GameBox, Seat } from '@sztab/kernel';
import { ANY_TIME, type NOTED, type Proposal, type Proposed } from '@sztab/protocol';
import type { Transaction } from 'kysely';
import type { Schema, TablesRow } from '../store/schema.ts';
import { dueAt, dueFrom, resumed, stopped } from './clock.ts';
import { claimedFrom, mayReplace, someoneLeft, type Voter } from './consent.ts';
import { closeEyes } from './eyes.ts';
import type { Entering } from './live-table.ts';
import type { StoredTable } from './stored.ts';
import { addNote } from './talk.ts';
import { Outdated, TableTrouble } from './trouble.ts';

type Is = Proposed['is'];
/** Only these change the row: see `KINDS`. */
type Noted = (typeof NOTED)[number];
type Of<K extends Is> = Extract<Proposed, { is: K }>;

interface Situation {
  readonly box: GameBox;
  readonly stored: StoredTable;
  readonly by: Seat;
}

interface Carrying {
  readonly tx: Transaction<Schema>;
  readonly stored: StoredTable;
  /** In table time, and as a time of day. */
  readonly at: number;
  readonly date: number;
  readonly box: GameBox;
  readonly silent: number | null;
}

interface Kind<K extends Is> {
  /** Those who are out of time must agree, too: it would take back their moves, or end the game for them. */
  readonly needsAll?: true;
  /** Why it cannot be proposed, or not any more because, say, an absent player is back. */
  readonly against?: (at: Situation, proposed: Of<K>) => 'needs-consent' | 'not-offered' | null;
}
/** Carried out by an entry in the log; null if there is nothing to enter any more. */
interface Entered<K extends Is> extends Kind<K> {
  readonly entry: (stored: StoredTable, by: Seat, proposed: Of<K>) => Pick<Entering, 'seat' | 'person' | 'move'> | null;
}
/** Carried out by a change of the table's row, and noted among the talk. */
interface Changed<K extends Is> extends Kind<K> {
  readonly change: (at: Carrying, proposed: Of<K>) => Partial<TablesRow> | Promise<Partial<TablesRow>>;
}

const byPerson = ({ chairs }: StoredTable, seat: Seat, move: string) => ({
  seat,
  person: chairs[seat]?.person ?? null,
  move,
});

function stop({ stored: { clock }, at }: Carrying): Partial<TablesRow> {
  const next = stopped(clock, at);
  return { clock: next && JSON.stringify(next), due: dueAt(next), silent: null };
}

const KINDS: { readonly [K in Is]: K extends Noted ? Entered<K> | Changed<K> : Entered<K> } = {
  undo: {
    needsAll: true,
    against: ({ stored: { chairs } }) => (someoneLeft(chairs) ? 'needs-consent' : null),
    entry: (stored, by, { count }) => byPerson(stored, by, `undo(${count})`),
  },
  resign: {
    needsAll: true,
    against: ({ box }) => (box.lid.together ? null : 'not-offered'),
    entry: (stored, by) => byPerson(stored, by, 'resign'),
  },
  claim: {
    against: ({ box, stored: { chairs }, by }) =>
      box.lid.together || claimedFrom(chairs, by) === null ? 'not-offered' : null,
    // The one who is gone resigns, without having entered that: `person` is null.
    entry({ chairs }, by) {
      const gone = claimedFrom(chairs, by);
      return gone === null ? null : { seat: gone, person: null, move: 'resign' };
    },
  },
  bot: {
    against: ({ stored: { chairs } }, { seat }) => (mayReplace(chairs, seat) ? null : 'not-offered'),
    async change({ tx, stored: { id, seq } }, { seat, level }) {
      const chair = { person: null, bot: level, late: 0 };
      await tx.updateTable('chairs').set(chair).where('match', '=', id).where('seat', '=', seat).execute();
      await closeEyes(tx, id, seat, seq);
      return { bots: 1 };
    },
  },
  pause: {
    change: (at) => ({ ...stop(at), paused: 1 }),
  },
  resume: {
    against: ({ stored }) => (stored.paused === 1 ? null : 'not-offered'),
    change({ box, stored: { asked, chairs, clock }, at, silent }) {
      const people = asked.filter((seat) => chairs[seat]?.bot == null);
      const next = resumed(clock, people, at);
      return { clock: next && JSON.stringify(next), due: dueFrom(box, next, at, null), silent, paused: 0 };
    },
  },
  abandon: {
    change: (at) => ({ ...stop(at), state: 'abandoned', asked: '[]', bots: 0 }),
  },
};

const kindOf = ({ is }: Proposed) => KINDS[is] as Entered<Is> | Changed<Is>;

/** The people at the table, mostly without those who are out of time, and never the one who would be replaced. */
export function votersOn(proposed: Proposed, voters: readonly Voter[]): Seat[] {
  const { needsAll = false } = kindOf(proposed);
  return voters
    .filter(({ person, late }) => person !== null && (!late || needsAll))
    .map(({ seat }) => seat)
    .filter((seat) => !(proposed.is === 'bot' && proposed.seat === seat));
}

export function propose(id: string, by: Seat, proposed: Proposed, voters: readonly Voter[]): Proposal {
  return { id, by, wish: proposed, yes: [by], open: votersOn(proposed, voters).filter((seat) => seat !== by) };
}

const isAnyTime = (is: Is): is is keyof typeof ANY_TIME => is in ANY_TIME;

/** Throws if this cannot be proposed, or not any more. */
export function mustFit(box: GameBox, stored: StoredTable, by: Seat, proposed: Proposed): void {
  const { is } = proposed;
  const { access, paused } = stored;
  if (isAnyTime(is) && !ANY_TIME[is]({ access, paused: paused === 1 })) throw new TableTrouble('not-offered');
  const trouble = kindOf(proposed).against?.({ box, stored, by }, proposed);
  if (trouble) throw new TableTrouble(trouble);
}

/** The log entry that carries out a proposal; null if it changes the table's row instead. */
export function entryFor({ by, wish: proposed }: Proposal, stored: StoredTable, key: string): Entering | null {
  const kind = kindOf(proposed);
  const entry = 'entry' in kind ? kind.entry(stored, by, proposed) : null;
  return entry && { ...entry, key };
}

/** Carries out what everybody agreed to, as a change of the table's row. */
export async function carryOut(at: Carrying, proposed: Proposed): Promise<void> {
  const kind = kindOf(proposed);
  // The row has changed since: what is an entry now is worked out again.
  if ('entry' in kind) throw new Outdated();
  const { tx, stored } = at;
  const seat = proposed.is === 'bot' ? { seat: proposed.seat } : {};
  await addNote(tx, stored.id, at.date, { is: proposed.is as Noted, ...seat });
  const row = { ...(await kind.change(at, proposed)), proposal: null };
  await tx.updateTable('tables').set(row).where('id', '=', stored.id).execute();
}
