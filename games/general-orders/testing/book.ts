/** Where bots once went wrong, each with what a good player would not do there, or the one thing he would. */
import { advance, asks, begin, fastStream } from '@sztab/kernel';
import { generalOrders } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { type State, seatOf } from '../rules/state.ts';
import { after, type Line, type Position } from './position.ts';

const spot = (p: Position, judged: { readonly bad?: RegExp; readonly good?: RegExp }, ...lines: readonly Line[]) => ({
  open: (): State => after(p, ...lines),
  seat: seatOf(p.turn ?? 'blue'),
  ...judged,
});

/** The island as it is dealt, after these orders of Blue, who begins. */
const island = (
  side: 'blue' | 'yellow',
  judged: { readonly bad?: RegExp; readonly good?: RegExp },
  ...moves: Move[]
) => ({
  open(): State {
    const { state } = begin(generalOrders, 2, { mode: 'island', bonusSetup: 'fixed' }, fastStream(1));
    for (const move of moves) advance(generalOrders, state, asks(generalOrders, state)[0]?.seat ?? 0, move);
    return state;
  },
  seat: seatOf(side),
  ...judged,
});

const OPENING = { round: 1, blue: 'porretta:3 gaggio:1 bombiana:1', yellow: 'zocca:3 montese:1' };

/** The last round, when Yellow has passed. */
const LATE = { round: 4, passed: 'yellow' } as const;
const AHEAD = { ...LATE, blue: 'porretta:3 gaggio:3 bombiana:3 monte-castello:3' };
const CITY = { yellow: 'zocca:3 castel-daiano:2' };

export const book = {
  'the gun is no first order on the island': island('blue', { bad: /^deploy\(bar:/ }),
  'nor a little later': spot(
    { mode: 'island', round: 1, blue: 'charan-kanoa:4 agingan:3 afetna:3', yellow: 'paradise-valley:2 fina-susu:2' },
    { bad: /^deploy\(bar:/ },
  ),
  // Of 1,200 games of the policy each Yellow won 62 % (± 3) after Scramble, 62 % after an advance to Tipo Pale, 56 % after Plan.
  'Yellow’s first order is no Plan': island('yellow', { bad: /^deploy\(plan-/ }, 'deploy(plan-1)'),
  'a free star is taken in a settled game': spot(
    { ...LATE, blue: 'porretta:3 gaggio:3 bombiana:3 querciola:2 monte-castello:2 castelnuovo:2', yellow: 'zocca:2' },
    { bad: /^pass$/ },
  ),
  'artillery is not taken home': spot(
    { ...AHEAD, yellow: 'zocca:3 castel-daiano:2 roffeno:1', hand: { blue: 'artilleryStrike artilleryStrike' } },
    { bad: /^pass$/ },
  ),
  'an attack that needs Assault gets it': spot(
    { ...LATE, blue: 'porretta:3 gaggio:3 bombiana:4 monte-castello:2', ...CITY, hand: { blue: 'assault' } },
    { good: /^assault/ },
    'blue deploy(adv:castel-daiano) move(bombiana)*3 finish',
  ),
  'bombs fall where nobody can march any more': spot(
    {
      ...LATE,
      mode: 'island',
      blue: 'charan-kanoa:1 agingan:1 afetna:1 susupe:1 aslito:1 nafutan:1 beachhead:2 centre:4',
      yellow: 'paradise-valley:1 garapan:1 tapotchau:1 hill-500:1 tanapag:1 north:1',
      deployed: { blue: 'plan-1 reinforce-1 scramble-1 bar:agingan' },
    },
    { good: /^deploy\(bomb:centre\)/ },
  ),
  'two soldiers fewer are no reinforcement': spot(
    { ...OPENING, options: { handicap: 'minus-2' } },
    { bad: /^deploy\(reinforce/ },
  ),
  'two soldiers more are one': spot({ ...OPENING, options: { handicap: 'plus-2' } }, { good: /^deploy\(reinforce/ }),
};
