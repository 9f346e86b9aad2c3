/** What the chance of winning is made of, in the words of the game: own things and the enemy's. */
import type { Seat, Term as Told } from '@sztab/kernel';
import { enemyOf } from '../content/sides.ts';
import type { Why } from '../content/why.ts';
import { type State, sideOf } from '../rules/state.ts';
import { termsOf } from './evaluate.ts';
import type { Term } from './terms.ts';
import { type RoundWeights, WEIGHTS } from './weights.ts';

interface Group {
  readonly own: Why;
  readonly their: Why;
  readonly of: readonly Term[];
  /** Those that players count. */
  readonly counted?: readonly Term[];
  readonly passing?: true;
}

const GROUPS: readonly Group[] = [
  { own: 'stars', their: 'theirStars', of: ['stars', 'starsCutOff'], counted: ['stars'] },
  { own: 'troops', their: 'theirTroops', of: ['garrisons', 'line', 'mass', 'soldiersCutOff'] },
  { own: 'hq', their: 'theirHq', of: ['hqGuard', 'hqDanger', 'hqLaterDanger'] },
  { own: 'bonus', their: 'theirBonus', of: ['bonus', 'signalUnit', 'supplyDepot'], counted: ['bonus'] },
  { own: 'orders', their: 'theirOrders', of: ['commanders'], counted: ['commanders'], passing: true },
  { own: 'cards', their: 'theirCards', of: ['cards'], counted: ['cards'] },
  { own: 'initiative', their: 'initiative', of: ['initiative'] },
  { own: 'turn', their: 'turn', of: ['tempo'], passing: true },
  {
    own: 'air',
    their: 'theirAir',
    of: ['aircraft', 'aircraftCutOff', 'zones', 'zoneCover', 'zoneBombs', 'hqZoneLost'],
  },
  { own: 'danger', their: 'threat', of: ['worstDanger', 'danger', 'laterDanger'] },
  { own: 'targets', their: 'theirTargets', of: ['bestOpen', 'open'] },
];

export function terms(s: State, seat: Seat): readonly Told[] {
  const side = sideOf(seat);
  const { even, of: w } = WEIGHTS[s.round - 1] as RoundWeights;
  const all = termsOf(s);
  const [mine, theirs] = [all[side], all[enemyOf(side)]];
  const level = even[s.options.mode];
  const found: (Told & { readonly code: Why })[] = [
    { code: 'round', value: side === 'blue' ? level : -level, passing: true },
  ];
  for (const { own, their, of, counted = [], passing } of GROUPS) {
    let value = 0;
    let against = 0;
    for (const term of of) {
      value += w[term] * mine[term];
      against -= w[term] * theirs[term];
    }
    let count = 0;
    let lost = 0;
    for (const term of counted) {
      count += mine[term];
      lost -= theirs[term];
    }
    const more = passing && { passing };
    found.push({ code: own, value, count, ...more }, { code: their, value: against, count: lost, ...more });
  }
  return found;
}
