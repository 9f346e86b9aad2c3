/** Section 12.1: what holds in every state of every game. The kit asks after each move. */
import { EVENTS } from '../content/events.ts';
import { MOST } from '../content/formations.ts';
import { DEALT, MISSIONS, type MissionId, MOST_STAGE_II, missionOf, STAGE, stageOf } from '../content/missions.ts';
import { MOST_NURSES } from '../content/orders.ts';
import { REGIONS, SQUARES } from '../content/regions.ts';
import { SOLDIERS, type SoldierId, soldierOf } from '../content/soldiers.ts';
import { LAST_MONTH } from '../content/time.ts';
import type { State } from './state.ts';

const sameCards = (all: readonly string[], found: readonly string[]): boolean =>
  found.length === all.length && new Set(found).size === all.length && all.every((id) => found.includes(id));

export function broken(s: State): string[] {
  const wrong = new Set<string>();
  const holds = (id: string, so: boolean): void => {
    if (!so) wrong.add(id);
  };
  const top = s.flow.at(-1);
  const drawn: SoldierId[] = s.flow.flatMap((f) => ('drawn' in f ? f.drawn : []));
  holds('1', sameCards(SOLDIERS, [...s.deck, ...s.soldiers.map(({ id }) => id), ...drawn, ...s.fallen]));
  const dealing = top?.step.startsWith('losses') || top?.step === 'event.wound';
  for (const { id, s: now, u, trained, wounds } of s.soldiers) {
    const { strength, underground } = soldierOf(id);
    holds('2', now >= strength && u >= underground && now <= MOST && u <= MOST);
    holds('2', trained === (now !== strength || u !== underground));
    if (!dealing) holds('3', wounds === 0 || (wounds === 1 && trained));
  }
  const missions: MissionId[] = [...s.setAside, ...s.stage2, ...s.frontDiscards];
  for (const { hand, succeeded, failed } of s.staffs) missions.push(...hand, ...succeeded, ...failed);
  for (const f of s.flow) {
    if ('packets' in f) missions.push(...f.packets.flat());
    if ('queue' in f) missions.push(...f.queue.map(({ mission }) => mission));
    if (f.step === 'stage2') missions.push(...f.cards);
  }
  holds('4', sameCards(MISSIONS, missions));
  const receiving = s.flow.some((f) => f.step === 'stage2');
  const received = s.staffs.reduce((sum, { stage2Received }) => sum + stage2Received, 0);
  holds(
    '5',
    s.staffs.every(({ stage2Received }) => stage2Received <= (s.edition >= 2 ? DEALT : MOST_STAGE_II)),
  );
  if (!receiving) holds('5', s.stage2.length === STAGE[2].length - received);
  for (const { hand, nurses, vp } of s.staffs) {
    holds('6', hand.length <= 4 && hand.filter((id) => stageOf(id) === 2).length <= MOST_STAGE_II);
    holds('11', nurses >= 0 && nurses <= MOST_NURSES);
    holds('12', vp >= 0);
    // Due cards were revealed; only stage II cards can come overdue (FTF-6.5.9).
    if (s.leader === null)
      holds(
        '7',
        hand.every((id) => stageOf(id) === 2 || missionOf(id).date > s.time),
      );
  }
  holds('8', s.time >= 0 && s.time <= LAST_MONTH);
  for (const region of REGIONS) holds('9', s.domination[region] >= 0 && s.domination[region] < SQUARES);
  const looked = s.flow.flatMap((f) => (f.step === 'recruit.liaison' ? f.cards : []));
  holds('10', sameCards(EVENTS, [...s.events, ...looked, ...s.laidOut, ...s.spentEvents]));
  if (s.foreseen) holds('10', s.foreseen.top === s.events[0]);
  holds('10', s.options.neutralEvents || s.laidOut.length === 0);
  holds('12', s.tiles.maneuvers.vp === 0);
  for (const f of s.flow) {
    if (f.step !== 'order') continue;
    for (const used of [f.soldiers, f.regions, f.bonuses]) holds('15', new Set<string>(used).size === used.length);
    holds('14', s.tiles[f.order].active);
  }
  const gone = s.resigned ?? [];
  holds('19', new Set(gone).size === gone.length && gone.length < s.staffs.length);
  holds('19', !s.result?.winners.some((seat) => gone.includes(seat)));
  if (s.result && s.result.reason !== 'resign')
    holds(
      '18',
      s.staffs.every(({ hand }) => hand.length === 0),
    );
  return [...wrong];
}
