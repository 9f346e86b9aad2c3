/** For tests only: the positions that many tests vary, and the lines played from them. */
import type { AreaId } from '../content/areas.ts';

/** The fight of most tests: Blue goes from Gaggio for Monte Castello. */
export const FIGHT = { blue: 'porretta:3 gaggio:5', yellow: 'zocca:3 monte-castello:2' };
export const attack = (soldiers: number): `blue ${string}` =>
  `blue deploy(adv:monte-castello) move(gaggio)*${soldiers} finish`;

/** Blue's guns and paratroopers, and what is done with them. */
export const GUNS_AND_WINGS = 'porretta:3 riva-ridge:1 querciola:1';
export const shell = (area: AreaId) => `blue deploy(bar:riva-ridge) target(${area})` as const;
export const drop = (area: AreaId) => `blue deploy(para:querciola) target(${area})` as const;

/** Three drop on Roffeno, whose one defender may shoot at them. */
export const DROP = {
  bonus: 'castelnuovo:flightControl',
  blue: `${GUNS_AND_WINGS} bombiana:1 castelnuovo:2`,
  yellow: 'zocca:3 roffeno:1',
};
