/** FTF-6.9: scoring. */
import { end, type Outcome, type Seat, seal } from '@sztab/kernel';
import { FAILURE, type MissionId, missionOf } from '../content/missions.ts';
import { type PublicState, type Result, type Staff, type State, tell } from './state.ts';

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

export function endOfGame(s: State): void {
  conclude(s, resultOf(s.staffs, s.resigned));
}

function conclude(s: State, result: Result): void {
  end(s);
  s.result = result;
  tell({ is: 'game-over', ...result, ...lastOnes(s) });
}

/** FTF-8.8: the seat is played on by a bot and cannot win; once a single seat is left that has not given up, that one has won. */
export function resign(s: State, seat: Seat): void {
  if (s.resigned) {
    seal(s); // FTF-8.3: nobody takes it back
    s.resigned.push(seat);
  }
  const ends = !s.resigned || s.resigned.length === s.staffs.length - 1;
  tell({ is: 'resigned', seat, playsOn: !ends });
  if (!ends) return;
  putBack(s);
  conclude(s, { ...resultOf(s.staffs, s.resigned ?? [seat]), reason: 'resign' });
}

/** Edition 1: one resignation ends the game for all, and the best of the others wins. */
export const resigned = ({ resigned: gone }: Pick<PublicState, 'resigned'>): readonly Seat[] | null => gone ?? null;

const lastOnes = ({ resigned: gone = [] }: Pick<PublicState, 'resigned'>): Pick<Outcome, 'resigned'> =>
  gone.length > 0 ? { resigned: [...gone] } : {};

export const outcome = (s: Pick<PublicState, 'result' | 'resigned'>): Outcome | null =>
  s.result && { ...s.result, ...lastOnes(s) };

/** Cards that somebody was looking at go back, so that the last view counts all. */
function putBack(s: State): void {
  for (const f of s.flow) {
    if ('drawn' in f) s.deck.push(...f.drawn);
    if (f.step === 'recruit.liaison') s.events.unshift(...f.cards);
    if (f.step === 'stage2') {
      s.stage2.push(...f.cards);
      (s.staffs[f.seat] as Staff).stage2Received--;
    }
    if ('packets' in f) s.setAside.push(...f.packets.flat());
    if ('queue' in f) for (const { seat, mission } of f.queue) s.staffs[seat]?.hand.push(mission);
  }
}
