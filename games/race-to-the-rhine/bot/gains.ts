/** What every move offered is worth, in points of the policy. Looks at what lies open and at cards this seat has looked at. */
import type { Seat } from '@sztab/kernel';
import type { RrMove } from '../rules/moves.ts';
import type { RrFrame, RrTable } from '../rules/table.ts';
import { actGains } from './acts.ts';
import {
  airborneGains,
  bonusGains,
  civilianGains,
  dropGains,
  marketGains,
  moveGains,
  overflowGains,
  payGains,
  transportGains,
  truckGains,
} from './answers.ts';
import { lookAt } from './look.ts';
import { reactionGains } from './reaction.ts';

export function gainsOf(t: RrTable, seat: Seat, moves: readonly RrMove[]): number[] {
  const f = t.flow[t.flow.length - 1] as RrFrame;
  if (f.step === 'truck') return truckGains(t, seat, f, moves);
  const look = lookAt(t, seat);
  switch (f.step) {
    case 'act':
      return actGains(look, moves);
    case 'transport':
      return transportGains(look, f.placed, moves);
    case 'move':
      return moveGains(look, f, moves);
    case 'bonus':
      return bonusGains(look, f.town, moves);
    case 'overflow':
      return overflowGains(look, moves);
    case 'civilians':
      return moves.map(civilianGains(look, f));
    case 'market':
      return moves.map(marketGains(look, f));
    case 'airborne':
      return moves.map(airborneGains(look));
    case 'pay.cards':
      return moves.map(payGains);
    case 'drop':
      return dropGains(look, moves);
    case 'reaction':
      return reactionGains(look, moves);
    default:
      return moves.map(() => 0);
  }
}
