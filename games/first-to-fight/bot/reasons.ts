/** What the chance of winning is made of: the points that a staff has, and those that it may hope for. */
import type { Seat, Term } from '@sztab/kernel';
import { FAILURE } from '../content/missions.ts';
import type { Why } from '../content/why.ts';
import { scoreOf } from '../rules/outcome.ts';
import type { Staff, State } from '../rules/state.ts';
import { chanceOf, doubtOf, worthsOf } from './evaluate.ts';
import { MISSION_NUMBERS, muster } from './muster.ts';
import { activeOrders } from './prospects.ts';
import { WORTH } from './weights.ts';

export function terms(s: State, seat: Seat): readonly Term[] {
  const worths = worthsOf(s, seat);
  const doubt = doubtOf(s);
  const staff = s.staffs[seat] as Staff;
  const gone = s.resigned ?? [];
  let rivals = 0;
  worths.forEach((worth, other) => {
    if (other !== seat && !gone.includes(other)) rivals += Math.exp(worth / doubt);
  });
  const m = muster(s);
  const active = activeOrders(s);
  const points = scoreOf(staff);
  const nurses = WORTH.nurse * staff.nurses;
  let tiles = (worths[seat] as number) - points - nurses;
  const found: (Term & { readonly code: Why })[] = [
    { code: 'points', value: points / doubt, count: points },
    { code: 'nurses', value: nurses / doubt, count: staff.nurses },
    { code: 'rivals', value: -Math.log(rivals) },
  ];
  for (const thing of staff.hand) {
    const mission = MISSION_NUMBERS[thing];
    const hope = chanceOf(s, m, active, mission) * mission.stake - FAILURE;
    tiles -= hope;
    // Whoever throws away what would fail loses less: nothing became likelier by that.
    found.push({ code: hope < 0 ? 'burden' : 'mission', thing, value: hope / doubt });
  }
  found.push({ code: 'tiles', value: tiles / doubt });
  return found;
}
