/** What every move offered is worth, in points of the policy. Looks at what lies open and at cards this seat has looked at. */
import type { Seat } from '@sztab/kernel';
import type { Move } from '../rules/moves.ts';
import type { Frame, State } from '../rules/state.ts';
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

export function gainsOf(s: State, seat: Seat, moves: readonly Move[]): number[] {
  const f = s.flow[s.flow.length - 1] as Frame;
  if (f.step === 'truck') return truckGains(s, seat, f, moves);
  const look = lookAt(s, seat);
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
