/** Positions to look at while the boards are drawn: `npm run board general-orders`. */
import type { NamedPositions } from '@sztab/kernel/testing';
import type { State } from '../rules/state.ts';
import { after, type Line, type Position } from './position.ts';

const at = (p: Position, ...lines: readonly Line[]) => ({
  players: 2,
  options: { mode: p.mode ?? 'alpine', bonusSetup: 'fixed' },
  open: (): State => after(p, ...lines),
});

export const positions: NamedPositions<State> = {
  mountains: at({
    blue: 'porretta:3 gaggio:3 bombiana:2 querciola:1 monte-castello:2 castelnuovo:1',
    yellow: 'zocca:3 castel-daiano:2 roffeno:1',
    hand: { blue: 'assault' },
  }),
  island: at({
    mode: 'island',
    blue: 'charan-kanoa:4 agingan:3 afetna:3 susupe:3',
    yellow: 'paradise-valley:2 fina-susu:2',
  }),
  advance: at(
    { blue: 'porretta:3 gaggio:3 bombiana:2 monte-castello:2', yellow: 'zocca:3' },
    'blue deploy(adv:castel-daiano) move(bombiana)',
  ),
  // An attack with everything that a forecast can say.
  headquarters: at(
    {
      bonus: 'monte-castello:forwardOutpost',
      blue: 'porretta:3 gaggio:2 monte-castello:2 pietracolora:5 montese:2',
      yellow: 'zocca:3 roffeno:3',
      hand: { blue: 'assault', yellow: 'ambush counterAttack' },
    },
    'blue deploy(adv:zocca) move(pietracolora)*3 move(montese)',
  ),
  'assault-card': at(
    { blue: 'porretta:3', hand: { blue: 'assault' } },
    'blue deploy(adv:gaggio) move(porretta) finish',
  ),
};
