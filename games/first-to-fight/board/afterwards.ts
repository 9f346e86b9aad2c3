/** Soldiers after an event of the move that is told. */
import type { Region } from '../content/regions.ts';
import { type SoldierId, soldierOf } from '../content/soldiers.ts';
import type { Event } from '../rules/events.ts';
import type { Fighter } from '../rules/state.ts';

export function afterwards(soldiers: readonly Fighter[], event: Event): readonly Fighter[] {
  const changed = (id: SoldierId, change: (fighter: Fighter) => Partial<Fighter>): readonly Fighter[] =>
    soldiers.map((fighter) => (fighter.id === id ? { ...fighter, ...change(fighter) } : fighter));
  const arrive = (ids: readonly SoldierId[], region: Region): readonly Fighter[] => [
    ...soldiers,
    ...ids.map((id): Fighter => {
      const { strength: s, underground: u } = soldierOf(id);
      return { id, region, s, u, trained: false, wounds: 0 };
    }),
  ];
  switch (event.is) {
    case 'treated':
      return changed(event.soldier, ({ wounds }) => ({ wounds: wounds - 1 }));
    case 'trained':
      return changed(event.soldier, () => ({ s: event.s, u: event.u }));
    case 'moved':
      return changed(event.soldier, () => ({ region: event.to }));
    case 'recruited':
      return arrive([event.soldier], event.region);
    case 'army-arrived':
      return arrive(event.soldiers, 'NAI');
    case 'event-soldiers':
      return arrive(event.soldiers, event.region);
    default:
      return soldiers;
  }
}
