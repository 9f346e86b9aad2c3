/** Section 6.5: revealing and resolving missions, and receiving those of stage II. */
import { draw, moveParts, reveal, type Seat } from '@sztab/kernel';
import { type MissionId, MOST_STAGE_II, missionOf, stageOf } from '../content/missions.ts';
import { soldierOf } from '../content/soldiers.ts';
import type { FtSteps } from './moves.ts';
import { levelOf } from './soldiers.ts';
import { type FtTable, goOn, type OpenTable, seatAfter, staffOf, tell } from './table.ts';

/** FTF-6.5.4: Strength of the right formation if unhurt; everybody else helps with one. */
export function availableFor(t: Pick<OpenTable, 'soldiers'>, id: MissionId): number {
  const { region, formation } = missionOf(id);
  let total = 0;
  for (const fighter of t.soldiers) {
    if (fighter.region !== region) continue;
    total += fighter.wounds === 0 && soldierOf(fighter.id).formation === formation ? fighter.s : 1;
  }
  return total;
}

/** FTF-6.5.3 */
export const requiredFor = (t: Pick<OpenTable, 'domination'>, id: MissionId): number =>
  missionOf(id).difficulty + levelOf(t, missionOf(id).region);

/** FTF-6.5.7: no more than three in the hand; in edition 1 no more than three in the whole game. */
export function receiveStage2(t: FtTable, seat: Seat): void {
  const staff = staffOf(t, seat);
  const has = t.edition >= 2 ? staff.hand.filter((id) => stageOf(id) === 2).length : staff.stage2Received;
  if (has >= MOST_STAGE_II || t.stage2.length === 0) return;
  staff.stage2Received++;
  const cards = draw(t, t.stage2, 2);
  if (cards.length === 1)
    keepStage2(t, seat, cards[0] as MissionId); // FTF-8.1
  else t.flow.push({ step: 'stage2', seat, cards });
}

function keepStage2(t: FtTable, seat: Seat, kept: MissionId, returned?: MissionId): void {
  staffOf(t, seat).hand.push(kept);
  if (returned) t.stage2.push(returned);
  const told = { is: 'mission-received', seat } as const;
  tell(told, { [seat]: { ...told, kept, ...(returned && { returned }) } });
}

export const missionSteps: FtSteps<'ending.reveal' | 'ending.missions' | 'stage2'> = {
  'ending.reveal': {
    run(t) {
      const queue: { seat: Seat; mission: MissionId }[] = [];
      for (let n = 0; n < t.staffs.length; n++) {
        const seat = seatAfter(t, t.leader as Seat, n);
        const { hand } = staffOf(t, seat);
        // FTF-6.5.1, in the order of FTF-6.5.2. Ids follow the dates.
        const due = hand.filter((id) => missionOf(id).date <= t.time).sort();
        for (const mission of due) queue.push({ seat, mission: reveal(t, hand, mission, seat) });
        if (due.length > 0) tell({ is: 'missions-revealed', seat, missions: due });
      }
      goOn(t, { step: 'ending.missions', queue });
    },
  },

  'ending.missions': {
    run(t, f) {
      const next = f.queue.shift();
      if (next) resolve(t, next.seat, next.mission);
      else t.flow.pop();
    },
  },

  stage2: {
    ask(_t, { seat, cards }) {
      return [{ seat, prompt: 'keep-mission', moves: cards.map((id) => `keep(${id})` as const), secret: true }];
    },
    take(t, { seat, cards }, _seat, move) {
      t.flow.pop();
      t.barriers++; // FTF-8.3: the next mission is resolved, or the next player asked
      const kept = moveParts(move).args[0] as MissionId;
      keepStage2(t, seat, kept, cards.find((id) => id !== kept) as MissionId);
    },
  },
};

/** FTF-6.5.5; the region will take losses (FTF-6.6.1). */
function resolve(t: FtTable, seat: Seat, mission: MissionId): void {
  const available = availableFor(t, mission);
  const required = requiredFor(t, mission);
  const success = available >= required;
  const staff = staffOf(t, seat);
  (success ? staff.succeeded : staff.failed).push(mission);
  tell({ is: 'mission-resolved', seat, mission, available, required, success });
  const losses = t.flow.find((f) => f.step === 'ending.losses');
  const { region } = missionOf(mission);
  if (losses && !losses.regions.includes(region)) losses.regions.push(region);
  if (stageOf(mission) === 1) receiveStage2(t, seat);
}
