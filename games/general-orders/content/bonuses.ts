/** Area bonuses. Source: printed; the places of the `fixed` deal are ours. */
import type { AreaId } from './areas.ts';
import type { Mode } from './sides.ts';

/** The six tokens, in the order of the rulebook. The City centre is printed on its area and is no token. */
export const BONUSES = [
  'supplyDepot',
  'forwardOutpost',
  'observationPost',
  'reconPost',
  'signalUnit',
  'flightControl',
] as const;
export type BonusId = (typeof BONUSES)[number];

/** The Flight control post stays in the box where nobody drops soldiers (GOW-3.8). */
export const tokensOf = (mode: Mode): BonusId[] =>
  BONUSES.filter((bonus) => mode === 'alpine' || bonus !== 'flightControl');

/** Option `bonusSetup: fixed`, for puzzles and tournaments. */
export const FIXED_BONUSES: Readonly<Record<Mode, Readonly<Partial<Record<AreaId, BonusId>>>>> = {
  alpine: {
    belvedere: 'observationPost',
    'monte-castello': 'supplyDepot',
    castelnuovo: 'signalUnit',
    soprassasso: 'flightControl',
  },
  island: { nafutan: 'reconPost', magicienne: 'forwardOutpost', kagman: 'supplyDepot', 'tipo-pale': 'signalUnit' },
};

/** What each looked-up bonus adds (GOW-6.6.2 to GOW-6.6.5, GOW-6.6.7), and the City centre's die (GOW-6.6.8). */
export const BONUS_ADDS = {
  supplyDepot: 2,
  forwardOutpost: 1,
  observationPost: 1,
  reconPost: 1,
  flightControl: 1,
  cityCentre: 1,
} as const;
