/** What the chance of winning is made of, in the words of the game: own things and the enemy's. */
import type { Seat, Term } from '@sztab/kernel';
import type { Why } from '../content/why.ts';
import { enemyOf } from '../content/zones.ts';
import { type State, sideOf } from '../rules/state.ts';
import { passedValue } from './evaluate.ts';
import { countHand, countTable, type Muster } from './muster.ts';
import { type StageWeights, WEIGHTS, type Weights } from './weights.ts';

type OfSide = 'search' | 'scouts' | 'line' | 'elites' | 'supports' | 'hand' | 'home';

const VALUE: Readonly<Record<OfSide, (m: Muster, foe: Muster, field: number, w: Weights) => number>> = {
  search: (m, _, field, w) =>
    w.search * Math.min(m.scoutsReadyOut, field) + w.searchNext * Math.min(m.scoutsReadyHome, field),
  scouts: (m, _, __, w) => w.scouts * m.scouts + w.scoutsOut * m.scoutsOut,
  line: (m, _, __, w) =>
    w.line * m.line +
    w.lineOut * m.lineOut +
    w.lineIn * m.lineIn +
    w.lineReadyOut * m.lineReadyOut +
    w.lineReadyHome * m.lineReadyHome +
    w.lineReadyIn * m.lineReadyIn,
  elites: (m, _, __, w) =>
    w.elites * m.elites +
    w.elitesOut * m.elitesOut +
    w.elitesIn * m.elitesIn +
    w.elitesReadyOut * m.elitesReadyOut +
    w.elitesReadyHome * m.elitesReadyHome,
  supports: (m, _, __, w) => w.supports * m.supports + w.supportsReady * m.supportsReady,
  hand: (m, _, __, w) =>
    w.handScouts * m.handScouts +
    w.handLine * m.handLine +
    w.handElites * m.handElites +
    w.handSupports * m.handSupports +
    m.handCards,
  home: (m, foe, _, w) => (m.atHome > 0 ? 0 : w.homeEmpty + (foe.intruders > 0 ? w.homeLost : 0)),
};

/** What a side may steal, and what may be stolen from it. */
const stealing = (m: Muster, foe: Muster, own: Weights, theirs: Weights): number =>
  own.steal * Math.min(m.elitesReadyIn, foe.parts) - theirs.theft * Math.min(foe.parts, m.elites + 1);

export function terms(s: State, seat: Seat): readonly Term[] {
  const side = sideOf(seat);
  const sign = side === 'PL' ? 1 : -1;
  const w = WEIGHTS[s.stage - 1] as StageWeights;
  const standing = countTable(s);
  countHand(standing, 'PL', s.hand.PL, w.PL);
  countHand(standing, 'DE', s.hand.DE, w.DE);
  const { PL, DE, field, enough } = standing;
  const lead = PL.parts + PL.evacuated - DE.parts;
  const [own, foe] = [standing[side], standing[enemyOf(side)]];
  const [ours, theirs] = [w[side], w[enemyOf(side)]];
  const found: (Term & { readonly code: Why })[] = [
    { code: 'parts', value: sign * (w.lead * lead + (lead >= enough ? w.ahead : 0)), count: sign * lead },
    { code: 'steal', value: stealing(own, foe, ours, theirs) },
    { code: 'safe', value: -stealing(foe, own, theirs, ours) },
    { code: 'turn', value: sign * passedValue(s.flow, w), passing: true },
    { code: 'stage', value: sign * w.even, passing: true },
  ];
  for (const [code, their] of PAIRS) {
    found.push({ code, value: VALUE[code](own, foe, field, ours) });
    found.push({ code: their, value: -VALUE[code](foe, own, field, theirs) });
  }
  return found;
}

const PAIRS: readonly (readonly [OfSide, Why])[] = [
  ['search', 'theirSearch'],
  ['scouts', 'theirScouts'],
  ['line', 'theirLine'],
  ['elites', 'theirElites'],
  ['supports', 'theirSupports'],
  ['hand', 'theirHand'],
  ['home', 'theirHome'],
];
