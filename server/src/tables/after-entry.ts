/** What an entry changes in its table's row: who is asked, clocks, whether a bot has to move, the outcome. */
import { nextBot } from '@sztab/bots';
import { type Seat, takenBack } from '@sztab/kernel';
import type { TablePatch } from '../store/patch.ts';
import { withActivity, withMissed } from './absence.ts';
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

/** An entry. `own`: the seat whose person sent it. `missing`: the seat whose question silence answered by it. */
export interface PlayedEntry {
  readonly move: string;
  readonly own?: Seat | null;
  readonly missing?: Seat;
}

/** `changes`: to the table in memory; `patch`: the same for the store. */
export function afterEntry(playing: Playing, table: StoredTable, entry: PlayedEntry, at: number, pauses: Pauses) {
  const { move, own = null, missing } = entry;
  const { outcome } = playing.match;
  const { version, pace, clock: was, proposal, paused } = table;
  const seen = own === null ? table.absence : withActivity(table.absence, own, at);
  const absence = missing === undefined ? seen : withMissed(seen, missing);
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
    // A proposed undo was for the position before this entry, a finished match needs no proposal, and a player who is back keeps the seat.
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
