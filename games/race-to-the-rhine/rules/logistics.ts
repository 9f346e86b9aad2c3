/** RTR-6.4: the logistics phase, for everybody at once and without a choice. */
import { finish } from '@sztab/kernel';
import type { Colour } from '../content/fields.ts';
import { reinforcement, TOP_LEVEL } from '../content/logistics.ts';
import { KINDS, none, TRACK_PER_PLAYER } from '../content/supplies.ts';
import { takeToken, tokensOn } from './control.ts';
import type { Steps } from './moves.ts';
import { type Commander, type Corps, type State, tell } from './state.ts';

export const logisticsSteps: Steps<'logistics'> = {
  logistics: {
    run(s) {
      finish(s);
      const players = s.commanders.length;
      const hadTop = s.commanders.some(({ level }) => level === TOP_LEVEL);
      for (const commander of s.commanders) commander.level = Math.min(TOP_LEVEL, commander.level + 1); // RTR-6.4.1
      const ate = s.corps.filter((corps) => eats(s, corps)).map(({ id }) => id); // RTR-6.4.2
      const immobilised: Corps['id'][] = [];
      for (const corps of s.corps) {
        if (ate.includes(corps.id) || corps.immobilised) continue;
        corps.immobilised = true;
        immobilised.push(corps.id);
      }
      const trucks = s.trucks.length;
      s.trucksOnTrack += trucks; // RTR-6.4.3
      s.trucks.length = 0;
      // RTR-6.4.4: once in the game.
      const arrives = !hadTop && s.commanders.some(({ level }) => level === TOP_LEVEL) && s.reserve > 0;
      const arrived = arrives ? Math.min(s.reserve, reinforcement(players)) : 0;
      s.reserve -= arrived;
      s.trucksOnTrack += arrived;
      const refilled = none();
      for (const kind of KINDS) {
        const more = Math.min(s.pool[kind], TRACK_PER_PLAYER * players - s.track[kind]); // RTR-6.4.5
        s.track[kind] += more;
        s.pool[kind] -= more;
        refilled[kind] = more;
      }
      const cards = coloursWhere(s, ({ active }) => !active && !s.options.training);
      const air = coloursWhere(s, (commander) => commander.air !== null);
      for (const commander of s.commanders) {
        commander.active = !s.options.training; // RTR-6.4.6
        commander.air = null;
      }
      const levels = s.commanders.map(({ level }) => level);
      const colours = coloursWhere(s, () => true);
      tell({ is: 'logistics', colours, levels, ate, immobilised, trucks, arrived, refilled, cards, air });
    },
  },
};

const coloursWhere = (s: State, which: (commander: Commander) => boolean): Colour[] =>
  s.commanders.filter(which).map(({ colour }) => colour);

/** From its card, else from its field; what is immobilised has neither. */
function eats(s: State, corps: Corps): boolean {
  if (corps.cargo.food > 0) corps.cargo.food--;
  else if (!corps.immobilised && tokensOn(s, corps.at).food > 0) takeToken(s, corps.at, 'food');
  else return false;
  s.pool.food++;
  return true;
}
