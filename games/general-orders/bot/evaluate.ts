/** The chance of winning, as it stands. */
import type { Seat } from '@sztab/kernel';
import type { Side } from '../content/sides.ts';
import { type State, sideOf } from '../rules/state.ts';
import { count, type Situation } from './situation.ts';
import { countTerms, noTerms, type Terms } from './terms.ts';
import { type RoundWeights, WEIGHTS } from './weights.ts';

// Overwritten by every evaluation, like the sheet of the count.
const terms = { blue: noTerms(), yellow: noTerms() };

export function evaluate(s: State, seat: Seat): number {
  const side = sideOf(seat);
  if (s.result) return s.result.winner === side ? 1 : 0;
  const logit = advantageOf(s, termsOf(s));
  return 1 / (1 + Math.exp(side === 'blue' ? -logit : logit));
}

/** For Blue; Yellow stands as much worse. */
export function advantageOf(s: State, { blue, yellow }: Readonly<Record<Side, Terms>>): number {
  const { even, of } = WEIGHTS[s.round - 1] as RoundWeights;
  return even[s.options.mode] + worth(blue, of) - worth(yellow, of);
}

/** Written out, because this is asked for more often than anything else. */
const worth = (x: Terms, w: Readonly<Terms>): number =>
  w.stars * x.stars +
  w.starsCutOff * x.starsCutOff +
  w.garrisons * x.garrisons +
  w.line * x.line +
  w.mass * x.mass +
  w.soldiersCutOff * x.soldiersCutOff +
  w.hqGuard * x.hqGuard +
  w.bonus * x.bonus +
  w.signalUnit * x.signalUnit +
  w.supplyDepot * x.supplyDepot +
  w.commanders * x.commanders +
  w.cards * x.cards +
  w.initiative * x.initiative +
  w.tempo * x.tempo +
  w.aircraft * x.aircraft +
  w.aircraftCutOff * x.aircraftCutOff +
  w.zones * x.zones +
  w.zoneCover * x.zoneCover +
  w.zoneBombs * x.zoneBombs +
  w.hqZoneLost * x.hqZoneLost +
  w.worstDanger * x.worstDanger +
  w.danger * x.danger +
  w.laterDanger * x.laterDanger +
  w.hqDanger * x.hqDanger +
  w.hqLaterDanger * x.hqLaterDanger +
  w.bestOpen * x.bestOpen +
  w.open * x.open;

/** Valid until the next evaluation. */
export function termsOf(s: State, situation: Situation = count(s)): typeof terms {
  const top = s.flow[s.flow.length - 1];
  const onTurn = top?.step === 'turn' ? top.side : null;
  for (const side of ['blue', 'yellow'] as const) {
    const x = terms[side];
    countTerms(situation, side, x);
    x.initiative = s.initiative === side ? 1 : 0;
    x.tempo = onTurn === side ? 1 : 0;
  }
  return terms;
}
