/** A second opinion on every die: every shuffle and roll of the golden games is derived again. */
import { expect } from 'vitest';
import { derivesEveryDie } from '../../testing/golden-records.ts';
import { EVENTS } from '../content/events.ts';
import { DEALT, type MissionId, STAGE } from '../content/missions.ts';
import { LOSS_DIE, REGIONS } from '../content/regions.ts';
import { SOLDIERS, type SoldierId, soldierOf } from '../content/soldiers.ts';
import type { Event } from '../rules/events.ts';
import { firstToFight } from '../rules/index.ts';

derivesEveryDie(firstToFight, new URL('./', import.meta.url), (stream, match) => {
  const { options, seats } = match.header;
  // FTF-8.5: soldiers, again for every redraw; stage I, stage II, events.
  let soldiers = stream.shuffled(SOLDIERS);
  const formations = (ids: readonly SoldierId[]): number[] =>
    ids.map((one) => ids.filter((other) => soldierOf(other).formation === soldierOf(one).formation).length);
  while (Math.max(...formations(soldiers.slice(0, 5))) >= 4) soldiers = stream.shuffled(SOLDIERS);
  const placed = soldiers.splice(0, 5).map((soldier, i) => ({ soldier, region: REGIONS[i] }));
  const stage1 = stream.shuffled(STAGE[1]);
  const stage2 = stream.shuffled(STAGE[2]);
  const events = stream.shuffled(EVENTS);
  const faces = LOSS_DIE[options.lossDie as keyof typeof LOSS_DIE];
  let dice = 0;

  const hears = (event: Event): void => {
    if (event.is === 'opened') expect(event.soldiers).toEqual(placed);
    else if (event.is === 'first-player') expect(event.seat).toBe(stream.below(seats.length));
    else if (event.is === 'recruited') {
      const drawn = soldiers.splice(0, 1 + (event.others?.length ?? 0));
      expect([event.soldier, ...(event.others ?? [])].sort()).toEqual([...drawn].sort());
      soldiers.push(...drawn.filter((id) => id !== event.soldier));
    } else if (event.is === 'army-arrived' || event.is === 'event-soldiers') {
      expect(event.soldiers).toEqual(soldiers.splice(0, event.soldiers.length));
    } else if (event.is === 'formation-named') {
      const shown = soldiers.splice(0, event.revealed.length + (event.found ? 1 : 0));
      expect([...event.revealed, ...(event.found ? [event.found] : [])]).toEqual(shown);
      soldiers = stream.shuffled([...soldiers, ...event.revealed]);
    } else if (event.is === 'liaison') {
      expect([event.top, event.bottom].sort()).toEqual(events.splice(0, 2).sort());
      events.unshift(event.top as (typeof events)[number]);
      events.push(event.bottom as (typeof events)[number]);
    } else if (event.is === 'axis') expect(event.event).toBe(events.shift());
    else if (event.is === 'mission-received') {
      expect([event.kept, event.returned].sort()).toEqual(stage2.splice(0, 2).sort());
      stage2.push(event.returned as MissionId);
    } else if (event.is === 'losses-rolled') {
      expect(event.die).toBe(faces[stream.die() - 1]);
      dice++;
    }
  };
  const dealt = options.missionDraft === 'on' ? null : match.state.staffs.map(({ hand }) => [...hand]);
  if (dealt) for (const hand of dealt) expect(hand).toEqual(stage1.splice(0, DEALT));
  return {
    hears,
    // A game that was given up early may have rolled nothing yet.
    ends(name) {
      if (!name.endsWith('resigned')) expect(dice).toBeGreaterThan(3);
    },
  };
});
