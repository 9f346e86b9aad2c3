/** Section 6.9: scoring. */
import type { Outcome, Seat } from '@sztab/kernel';
import { FAILURE, type MissionId, missionOf } from '../content/missions.ts';
import { type FtTable, type Result, type Staff, tell } from './table.ts';

interface Scored {
  readonly vp: number;
  readonly succeeded: readonly MissionId[];
  readonly failed: readonly MissionId[];
}

/** FTF-6.9.1 */
export const scoreOf = ({ vp, succeeded, failed }: Scored): number =>
  vp + succeeded.reduce((sum, id) => sum + missionOf(id).points, 0) - FAILURE * failed.length;

/** FTF-6.9.2. Whoever resigned has a score, but cannot win. */
export function resultOf(staffs: readonly Scored[], resigned?: Seat): Result {
  const scores = staffs.map(scoreOf);
  const best = Math.max(...scores.filter((_, seat) => seat !== resigned));
  const leading = staffs.flatMap((_, seat) => (seat !== resigned && scores[seat] === best ? [seat] : []));
  if (leading.length === 1) return { winners: leading, scores, reason: 'points' };
  const successes = (seat: Seat): number => (staffs[seat] as Scored).succeeded.length;
  const most = Math.max(...leading.map(successes));
  const winners = leading.filter((seat) => successes(seat) === most);
  return { winners, scores, reason: winners.length === 1 ? 'missions' : 'shared' };
}

export function endOfGame(t: FtTable): void {
  finish(t, resultOf(t.staffs));
}

function finish(t: FtTable, result: Result): void {
  t.flow.length = 0;
  t.result = result;
  tell({ is: 'game-over', ...result });
}

/** A table service: who gives up has lost, the others are compared as at the end. */
export function resign(t: FtTable, seat: Seat): void {
  tell({ is: 'resigned', seat });
  putBack(t);
  finish(t, { ...resultOf(t.staffs, seat), reason: 'resign' });
}

export const outcome = ({ result }: Pick<FtTable, 'result'>): Outcome | null => result;

/** Cards that somebody was looking at go back, so that the last picture of the table counts all. */
function putBack(t: FtTable): void {
  for (const f of t.flow) {
    if ('drawn' in f) t.deck.push(...f.drawn);
    if (f.step === 'recruit.liaison') t.events.unshift(...f.cards);
    if (f.step === 'stage2') {
      t.stage2.push(...f.cards);
      (t.staffs[f.seat] as Staff).stage2Received--;
    }
    if ('packets' in f) t.setAside.push(...f.packets.flat());
    if ('queue' in f) for (const { seat, mission } of f.queue) t.staffs[seat]?.hand.push(mission);
  }
}
