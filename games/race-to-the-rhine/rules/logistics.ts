/** Section 6.4: the logistics phase, for everybody at once and without a choice. */
import type { Colour } from '../content/fields.ts';
import { reinforcement, TOP_LEVEL } from '../content/logistics.ts';
import { KINDS, none, TRACK_PER_PLAYER } from '../content/supplies.ts';
import { takeToken, tokensOn } from './control.ts';
import type { RrSteps } from './moves.ts';
import { type Commander, type Corps, type RrTable, tell } from './table.ts';

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
      const refilled = none();
      for (const kind of KINDS) {
        const more = Math.min(t.pool[kind], TRACK_PER_PLAYER * players - t.track[kind]); // RTR-6.4.5
        t.track[kind] += more;
        t.pool[kind] -= more;
        refilled[kind] = more;
      }
      const cards = coloursWhere(t, ({ active }) => !active && !t.options.training);
      const air = coloursWhere(t, (commander) => commander.air !== null);
      for (const commander of t.commanders) {
        commander.active = !t.options.training; // RTR-6.4.6
        commander.air = null;
      }
      const levels = t.commanders.map(({ level }) => level);
      const colours = coloursWhere(t, () => true);
      tell({ is: 'logistics', colours, levels, ate, immobilised, trucks, arrived, refilled, cards, air });
    },
  },
};

const coloursWhere = (t: RrTable, which: (commander: Commander) => boolean): Colour[] =>
  t.commanders.filter(which).map(({ colour }) => colour);

/** From its card, else from its field; what is immobilised has neither. */
function eats(t: RrTable, corps: Corps): boolean {
  if (corps.cargo.food > 0) corps.cargo.food--;
  else if (!corps.immobilised && tokensOn(t, corps.at).food > 0) takeToken(t, corps.at, 'food');
  else return false;
  t.pool.food++;
  return true;
}
