/** A state counted: how many cards of each sort a side has in each place. Cheap to change by one card and to value anew. */
import { type Card, type CardId, cardOf } from '../content/cards.ts';
import { HOME, type Side, type Zone } from '../content/zones.ts';
import type { State } from '../rules/state.ts';
import type { Weights } from './weights.ts';

/** One side. `Out` is no man's land, `In` the enemy home. */
export interface Muster {
  parts: number;
  evacuated: number;
  scouts: number;
  scoutsOut: number;
  scoutsReadyOut: number;
  scoutsReadyHome: number;
  line: number;
  lineOut: number;
  lineIn: number;
  lineReadyOut: number;
  lineReadyHome: number;
  lineReadyIn: number;
  elites: number;
  elitesOut: number;
  elitesIn: number;
  elitesReadyOut: number;
  elitesReadyHome: number;
  elitesReadyIn: number;
  supports: number;
  supportsReady: number;
  /** Cards of any sort in the own home, and in the enemy's. */
  atHome: number;
  intruders: number;
  handScouts: number;
  handLine: number;
  handElites: number;
  handSupports: number;
  /** Instants and Specials, by what they are worth. */
  handCards: number;
}

export interface Standing {
  readonly stage: number;
  /** Parts on `surroundings`. */
  field: number;
  /** The lead that wins for the Poles: one part, or none where they win ties. */
  readonly enough: number;
  readonly PL: Muster;
  readonly DE: Muster;
}

const empty = (parts: number, evacuated: number): Muster => ({
  parts,
  evacuated,
  scouts: 0,
  scoutsOut: 0,
  scoutsReadyOut: 0,
  scoutsReadyHome: 0,
  line: 0,
  lineOut: 0,
  lineIn: 0,
  lineReadyOut: 0,
  lineReadyHome: 0,
  lineReadyIn: 0,
  elites: 0,
  elitesOut: 0,
  elitesIn: 0,
  elitesReadyOut: 0,
  elitesReadyHome: 0,
  elitesReadyIn: 0,
  supports: 0,
  supportsReady: 0,
  atHome: 0,
  intruders: 0,
  handScouts: 0,
  handLine: 0,
  handElites: 0,
  handSupports: 0,
  handCards: 0,
});

/** What lies open; hands are counted by `hold`, for whoever may know them. */
export function countTable({ stage, parts, options, cards }: State): Standing {
  const standing: Standing = {
    stage,
    field: parts.surroundings,
    enough: options.tieWinner === 'PL' ? 0 : 1,
    PL: empty(parts.forest, parts.evacuated),
    DE: empty(parts.base, 0),
  };
  for (const { id, zone, ready } of cards) {
    const card = cardOf(id);
    put(standing[card.side], card, zone, ready, 1);
  }
  return standing;
}

export function countHand(standing: Standing, side: Side, hand: readonly CardId[], w: Weights): void {
  for (const id of hand) hold(standing[side], cardOf(id), w, 1);
}

/** One card more (or less) on the table. */
export function put(m: Muster, { side, strip }: Card, zone: Zone, ready: boolean, by: 1 | -1): void {
  const out = zone === 'surroundings';
  const home = zone === HOME[side];
  if (home) m.atHome += by;
  else if (!out) m.intruders += by;
  if (strip === 'gold') {
    m.scouts += by;
    if (out) m.scoutsOut += by;
    if (!ready) return;
    if (out) m.scoutsReadyOut += by;
    else if (home) m.scoutsReadyHome += by;
  } else if (strip === 'green') {
    m.line += by;
    if (out) m.lineOut += by;
    else if (!home) m.lineIn += by;
    if (!ready) return;
    if (out) m.lineReadyOut += by;
    else if (home) m.lineReadyHome += by;
    else m.lineReadyIn += by;
  } else if (strip === 'red') {
    m.elites += by;
    if (out) m.elitesOut += by;
    else if (!home) m.elitesIn += by;
    if (!ready) return;
    if (out) m.elitesReadyOut += by;
    else if (home) m.elitesReadyHome += by;
    else m.elitesReadyIn += by;
  } else {
    m.supports += by;
    if (ready) m.supportsReady += by;
  }
}

/** One card more (or less) in the hand. */
export function hold(m: Muster, { strip, effect }: Card, w: Weights, by: 1 | -1): void {
  if (effect) m.handCards += by * w[effect];
  else if (strip === 'gold') m.handScouts += by;
  else if (strip === 'green') m.handLine += by;
  else if (strip === 'red') m.handElites += by;
  else m.handSupports += by;
}
