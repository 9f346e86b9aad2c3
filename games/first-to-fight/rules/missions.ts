/** FTF-6.5: revealing and resolving missions, and receiving those of stage II. */
import { call, draw, finish, goOn, moveParts, reveal, type Seat, seal } from '@sztab/kernel';
import { type MissionId, MOST_STAGE_II, missionOf, stageOf } from '../content/missions.ts';
import { soldierOf } from '../content/soldiers.ts';
import type { Steps } from './moves.ts';
import { levelOf } from './soldiers.ts';
import { type PublicState, type State, seatAfter, staffOf, tell } from './state.ts';

/** FTF-6.5.4: Strength of the right formation if unhurt; everybody else helps with one. */
export function availableFor(s: Pick<PublicState, 'soldiers'>, id: MissionId): number {
  const { region, formation } = missionOf(id);
  let total = 0;
  for (const fighter of s.soldiers) {
    if (fighter.region !== region) continue;
    total += fighter.wounds === 0 && soldierOf(fighter.id).formation === formation ? fighter.s : 1;
  }
  return total;
}

/** FTF-6.5.3 */
export const requiredFor = (s: Pick<PublicState, 'domination'>, id: MissionId): number =>
  missionOf(id).difficulty + levelOf(s, missionOf(id).region);

/** FTF-6.5.7: how many yellow cards a player may still receive. Three count in the whole game, in edition 2 three in the hand. */
export const yellowLeft = (edition: number, received: number, inHand: number): number =>
  MOST_STAGE_II - (edition === 2 ? inHand : received);

export function receiveStage2(s: State, seat: Seat): void {
  const staff = staffOf(s, seat);
  const inHand = staff.hand.filter((id) => stageOf(id) === 2).length;
  if (yellowLeft(s.edition, staff.stage2Received, inHand) <= 0 || s.stage2.length === 0) return;
  staff.stage2Received++;
  const cards = draw(s, s.stage2, 2);
  if (cards.length === 1)
    keepStage2(s, seat, cards[0] as MissionId); // FTF-8.1
  else call(s, { step: 'stage2', seat, cards });
}

function keepStage2(s: State, seat: Seat, kept: MissionId, returned?: MissionId): void {
  staffOf(s, seat).hand.push(kept);
  if (returned) s.stage2.push(returned);
  const told = { is: 'mission-received', seat } as const;
  tell(told, { [seat]: { ...told, kept, ...(returned && { returned }) } });
}

export const missionSteps: Steps<'ending.reveal' | 'ending.missions' | 'stage2'> = {
  'ending.reveal': {
    run(s) {
      const queue: { seat: Seat; mission: MissionId }[] = [];
      for (let n = 0; n < s.staffs.length; n++) {
        const seat = seatAfter(s, s.leader as Seat, n);
        const { hand } = staffOf(s, seat);
        // FTF-6.5.1, in the order of FTF-6.5.2. Ids follow the dates.
        const due = hand.filter((id) => missionOf(id).date <= s.time).sort();
        for (const mission of due) queue.push({ seat, mission: reveal(s, hand, mission, seat) });
        if (due.length > 0) tell({ is: 'missions-revealed', seat, missions: due });
      }
      goOn(s, { step: 'ending.missions', queue });
    },
  },

  'ending.missions': {
    run(s, f) {
      const next = f.queue.shift();
      if (next) resolve(s, next.seat, next.mission);
      else finish(s);
    },
  },

  stage2: {
    ask(_t, { seat, cards }) {
      return [{ seat, prompt: 'keep-mission', moves: cards.map((id) => `keep(${id})` as const), secret: true }];
    },
    take(s, { seat, cards }, _seat, move) {
      finish(s);
      seal(s); // FTF-8.3: the next mission is resolved, or the next player asked
      const kept = moveParts(move).args[0] as MissionId;
      keepStage2(s, seat, kept, cards.find((id) => id !== kept) as MissionId);
    },
  },
};

/** FTF-6.5.5; the region will take losses (FTF-6.6.1). */
function resolve(s: State, seat: Seat, mission: MissionId): void {
  const available = availableFor(s, mission);
  const required = requiredFor(s, mission);
  const success = available >= required;
  const staff = staffOf(s, seat);
  (success ? staff.succeeded : staff.failed).push(mission);
  tell({ is: 'mission-resolved', seat, mission, available, required, success });
  const losses = s.flow.find((f) => f.step === 'ending.losses');
  const { region } = missionOf(mission);
  if (losses && !losses.regions.includes(region)) losses.regions.push(region);
  if (stageOf(mission) === 1) receiveStage2(s, seat);
}
