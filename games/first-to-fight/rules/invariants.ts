/** What holds in every state of every game. The kit asks after each move. */
import { eachOnce, lawbook } from '@sztab/kernel';
import { EVENTS } from '../content/events.ts';
import { MOST } from '../content/formations.ts';
import { DEALT, MISSIONS, type MissionId, MOST_STAGE_II, missionOf, STAGE, stageOf } from '../content/missions.ts';
import { MOST_NURSES } from '../content/orders.ts';
import { REGIONS, SQUARES } from '../content/regions.ts';
import { SOLDIERS, type SoldierId, soldierOf } from '../content/soldiers.ts';
import { LAST_MONTH } from '../content/time.ts';
import type { State } from './state.ts';

export const LAW = {
  soldiers: 'Every soldier is in exactly one place.',
  values: 'Values lie between the printed ones and five, and exactly those are trained whose values were raised.',
  wounds: 'Only the trained are wounded, and once at the most.',
  missions: 'Every mission is in exactly one place.',
  stageTwo: 'Nobody received more missions of stage II than allowed, and their deck lacks exactly those received.',
  hands: 'A hand holds at most four missions, and no more of stage II than allowed.',
  due: 'Between turns no hand holds a mission of stage I that is due.',
  time: 'The time marker stays on its track.',
  domination: 'Domination stays on its squares.',
  events: 'Every event is in exactly one place, a foreseen one lies on top, and none is laid out without the option.',
  nurses: 'Nurses are neither fewer than none nor more than allowed.',
  points: 'Nobody has fewer points than none, and Maneuvers collect none.',
  active: 'An order is carried out only by an active tile.',
  once: 'An order uses each soldier, region and bonus once.',
  ended: 'At the end nobody holds a mission.',
  resigned: 'Nobody resigns twice, not all resign, and whoever resigned does not win.',
} as const;

export function broken(s: State): string[] {
  const { holds, wrong } = lawbook();
  const top = s.flow.at(-1);
  const drawn: SoldierId[] = s.flow.flatMap((f) => ('drawn' in f ? f.drawn : []));
  holds(LAW.soldiers, eachOnce(SOLDIERS, [...s.deck, ...s.soldiers.map(({ id }) => id), ...drawn, ...s.fallen]));
  const dealing = top?.step.startsWith('losses') || top?.step === 'event.wound';
  for (const { id, s: now, u, trained, wounds } of s.soldiers) {
    const { strength, underground } = soldierOf(id);
    holds(LAW.values, now >= strength && u >= underground && now <= MOST && u <= MOST);
    holds(LAW.values, trained === (now !== strength || u !== underground));
    if (!dealing) holds(LAW.wounds, wounds === 0 || (wounds === 1 && trained));
  }
  const missions: MissionId[] = [...s.setAside, ...s.stage2, ...s.frontDiscards];
  for (const { hand, succeeded, failed } of s.staffs) missions.push(...hand, ...succeeded, ...failed);
  for (const f of s.flow) {
    if ('packets' in f) missions.push(...f.packets.flat());
    if ('queue' in f) missions.push(...f.queue.map(({ mission }) => mission));
    if (f.step === 'stage2') missions.push(...f.cards);
  }
  holds(LAW.missions, eachOnce(MISSIONS, missions));
  const receiving = s.flow.some((f) => f.step === 'stage2');
  const received = s.staffs.reduce((sum, { stage2Received }) => sum + stage2Received, 0);
  holds(
    LAW.stageTwo,
    s.staffs.every(({ stage2Received }) => stage2Received <= (s.edition === 2 ? DEALT : MOST_STAGE_II)),
  );
  if (!receiving) holds(LAW.stageTwo, s.stage2.length === STAGE[2].length - received);
  for (const { hand, nurses, vp } of s.staffs) {
    holds(LAW.hands, hand.length <= 4 && hand.filter((id) => stageOf(id) === 2).length <= MOST_STAGE_II);
    holds(LAW.nurses, nurses >= 0 && nurses <= MOST_NURSES);
    holds(LAW.points, vp >= 0);
    // Due cards were revealed; only stage II cards can come overdue (FTF-6.5.9).
    if (s.leader === null)
      holds(
        LAW.due,
        hand.every((id) => stageOf(id) === 2 || missionOf(id).date > s.time),
      );
  }
  holds(LAW.time, s.time >= 0 && s.time <= LAST_MONTH);
  for (const region of REGIONS) holds(LAW.domination, s.domination[region] >= 0 && s.domination[region] < SQUARES);
  const looked = s.flow.flatMap((f) => (f.step === 'recruit.liaison' ? f.cards : []));
  holds(LAW.events, eachOnce(EVENTS, [...s.events, ...looked, ...s.laidOut, ...s.spentEvents]));
  if (s.foreseen) holds(LAW.events, s.foreseen.top === s.events[0]);
  holds(LAW.events, s.options.neutralEvents || s.laidOut.length === 0);
  holds(LAW.points, s.tiles.maneuvers.vp === 0);
  for (const f of s.flow) {
    if (f.step !== 'order') continue;
    for (const used of [f.soldiers, f.regions, f.bonuses]) holds(LAW.once, new Set<string>(used).size === used.length);
    holds(LAW.active, s.tiles[f.order].active);
  }
  const gone = s.resigned ?? [];
  holds(LAW.resigned, new Set(gone).size === gone.length && gone.length < s.staffs.length);
  holds(LAW.resigned, !s.result?.winners.some((seat) => gone.includes(seat)));
  if (s.result && s.result.reason !== 'resign')
    holds(
      LAW.ended,
      s.staffs.every(({ hand }) => hand.length === 0),
    );
  return [...wrong];
}
