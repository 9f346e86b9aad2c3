/** Section 6.9: scoring. */
import type { Outcome, Seat } from '@sztab/kernel';
import { FAILURE, type MissionId, missionOf } from '../content/missions.ts';
import { type FtTable, type OpenTable, type Result, type Staff, tell } from './table.ts';

interface Scored {
  readonly vp: number;
  readonly succeeded: readonly MissionId[];
  readonly failed: readonly MissionId[];
}

/** FTF-6.9.1 */
export const scoreOf = ({ vp, succeeded, failed }: Scored): number =>
  vp + succeeded.reduce((sum, id) => sum + missionOf(id).points, 0) - FAILURE * failed.length;

/** FTF-6.9.2. Whoever resigned has a score, but cannot win. */
export function resultOf(staffs: readonly Scored[], resigned: readonly Seat[] = []): Result {
  const scores = staffs.map(scoreOf);
  const stays = (seat: Seat): boolean => !resigned.includes(seat);
  const best = Math.max(...scores.filter((_, seat) => stays(seat)));
  const leading = staffs.flatMap((_, seat) => (stays(seat) && scores[seat] === best ? [seat] : []));
  if (leading.length === 1) return { winners: leading, scores, reason: 'points' };
  const successes = (seat: Seat): number => (staffs[seat] as Scored).succeeded.length;
  const most = Math.max(...leading.map(successes));
  const winners = leading.filter((seat) => successes(seat) === most);
  return { winners, scores, reason: winners.length === 1 ? 'missions' : 'shared' };
}

export function endOfGame(t: FtTable): void {
  finish(t, resultOf(t.staffs, t.resigned));
}

function finish(t: FtTable, result: Result): void {
  t.flow.length = 0;
  t.result = result;
  tell({ is: 'game-over', ...result, ...lastOnes(t) });
}

/** FTF-8.8: the seat is played on by a bot and cannot win; once a single seat is left that has not given up, that one has won. */
export function resign(t: FtTable, seat: Seat): void {
  if (t.resigned) {
    t.barriers++; // FTF-8.3: nobody takes it back
    t.resigned.push(seat);
  }
  const ends = !t.resigned || t.resigned.length === t.staffs.length - 1;
  tell({ is: 'resigned', seat, playsOn: !ends });
  if (!ends) return;
  putBack(t);
  finish(t, { ...resultOf(t.staffs, t.resigned ?? [seat]), reason: 'resign' });
}

/** Edition 1: one resignation ends the game for all, and the best of the others wins. */
export const resigned = ({ resigned: gone }: Pick<OpenTable, 'resigned'>): readonly Seat[] | null => gone ?? null;

const lastOnes = ({ resigned: gone = [] }: Pick<OpenTable, 'resigned'>): Pick<Outcome, 'resigned'> =>
  gone.length > 0 ? { resigned: [...gone] } : {};

export const outcome = (t: Pick<OpenTable, 'result' | 'resigned'>): Outcome | null =>
  t.result && { ...t.result, ...lastOnes(t) };

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
