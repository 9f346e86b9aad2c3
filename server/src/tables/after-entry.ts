/** What an entry changes in its table's row: who is asked, clocks, whether a bot has to move, the outcome. */
import { nextBot } from '@sztab/bots';
import { type Seat, takenBack } from '@sztab/kernel';
import type { TablePatch } from '../store/patch.ts';
import { active, missed } from './absence.ts';
import { dueAt, dueFrom, later, resumed, stopped, turned } from './clock.ts';
import type { Playing } from './playing.ts';
import { silentAt } from './silence.ts';
import { botAt } from './stand-in.ts';
import type { StoredTable } from './stored.ts';
import { isWindow, type Pauses } from './windows.ts';

/** The question that a bot has to answer now, if there is one. */
export function waitingBot(playing: Playing, table: StoredTable): ReturnType<typeof nextBot> {
  const isBot = (seat: Seat): boolean => botAt(playing, table, seat) !== null;
  return table.chairs.some(({ seat }) => isBot(seat)) ? nextBot(playing.box, playing.match, isBot) : undefined;
}

/** An entry and who acted: the seat whose person sent it, or a seat whose question silence answered. */
export interface Acting {
  readonly move: string;
  readonly own?: Seat | null;
  readonly missing?: Seat;
}

/** `changes`: to the table in memory; `patch`: the same for the store. */
export function afterEntry(playing: Playing, table: StoredTable, acting: Acting, at: number, pauses: Pauses) {
  const { move, own = null, missing } = acting;
  const { outcome } = playing.match;
  const { version, pace, clock: was, proposal, paused } = table;
  const seen = own === null ? table.absence : active(table.absence, own, at);
  const absence = missing === undefined ? seen : missed(seen, missing);
  const isBack = own !== null && proposal?.wish.is === 'bot' && proposal.wish.seat === own;
  const asks = playing.asks();
  const due = asks.filter(({ optional }) => !optional);
  const asked = (due.length > 0 ? due : asks).map(({ seat }) => seat);
  const people = asked.filter((seat) => botAt(playing, table, seat) === null);
  const rest = stopped(was, at);
  const next = takenBack(move) > 0 ? resumed(rest, people, at) : turned(pace, was, people, at);
  // An undo by consent during a pause does not end the pause.
  const clock = outcome || paused === 1 ? rest : later(next, isWindow(asks) ? pauses.longest : 0);
  const changes = {
    version,
    asked,
    clock,
    due: outcome ? at : paused === 1 ? dueAt(clock) : dueFrom(playing.box, clock, at, table.due),
    silent: paused === 1 ? null : silentAt(playing, table, at),
    bots: !outcome && waitingBot(playing, table) ? 1 : 0,
    state: outcome ? ('over' as const) : ('playing' as const),
    outcome,
    // A proposed undo is meant for the position before this entry; a finished match has nothing left to propose; and nobody who is back is replaced.
    proposal: outcome || proposal?.wish.is === 'undo' || isBack ? null : proposal,
    absence,
    changed: at,
    seal: playing.seal,
  };
  const patch: TablePatch = {
    ...changes,
    asked: JSON.stringify(asked),
    clock: clock && JSON.stringify(clock),
    outcome: outcome && JSON.stringify(outcome),
    proposal: changes.proposal && JSON.stringify(changes.proposal),
    absence: absence.length > 0 ? JSON.stringify(absence) : null,
  };
  return { patch, changes };
}
