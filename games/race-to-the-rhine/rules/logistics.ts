/** Section 6.4: the logistics phase, for everybody at once and without a choice. */
import { reinforcement, TOP_LEVEL } from '../content/logistics.ts';
import { KINDS, TRACK_PER_PLAYER } from '../content/supplies.ts';
import { takeToken, tokensOn } from './control.ts';
import type { RrSteps } from './moves.ts';
import { type Corps, type RrTable, tell } from './table.ts';

export const logisticsSteps: RrSteps<'logistics'> = {
  logistics: {
    run(t) {
      t.flow.pop();
      const players = t.commanders.length;
      const hadTop = t.commanders.some(({ level }) => level === TOP_LEVEL);
      for (const commander of t.commanders) commander.level = Math.min(TOP_LEVEL, commander.level + 1); // RTR-6.4.1
      const ate = t.corps.filter((corps) => eats(t, corps)).map(({ id }) => id); // RTR-6.4.2
      const immobilised: Corps['id'][] = [];
      for (const corps of t.corps) {
        if (ate.includes(corps.id) || corps.immobilised) continue;
        corps.immobilised = true;
        immobilised.push(corps.id);
      }
      const trucks = t.trucks.length;
      t.trucksOnTrack += trucks; // RTR-6.4.3
      t.trucks.length = 0;
      // RTR-6.4.4: once in the game.
      const arrives = !hadTop && t.commanders.some(({ level }) => level === TOP_LEVEL) && t.reserve > 0;
      const arrived = arrives ? Math.min(t.reserve, reinforcement(players)) : 0;
      t.reserve -= arrived;
      t.trucksOnTrack += arrived;
      for (const kind of KINDS) {
        const more = Math.min(t.pool[kind], TRACK_PER_PLAYER * players - t.track[kind]); // RTR-6.4.5
        t.track[kind] += more;
        t.pool[kind] -= more;
      }
      for (const commander of t.commanders) {
        commander.active = !t.options.training; // RTR-6.4.6
        commander.air = null;
      }
      const levels = t.commanders.map(({ level }) => level);
      tell({ is: 'logistics', levels, ate, immobilised, trucks, arrived });
    },
  },
};

/** From its card, else from its field; what is immobilised has neither. */
function eats(t: RrTable, corps: Corps): boolean {
  if (corps.cargo.food > 0) corps.cargo.food--;
  else if (!corps.immobilised && tokensOn(t, corps.at).food > 0) takeToken(t, corps.at, 'food');
  else return false;
  t.pool.food++;
  return true;
}
