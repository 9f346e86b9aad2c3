/**
 * A state as a row of numbers, as one side may know it. The sides have other cards and other aims, so each has inputs of its own; those of the other
 * side's seat stay 0.
 */
import { type Encoding, namedInputs } from '@sztab/kernel';
import { type CardId, cardOf, KINDS, type KindId } from '../content/cards.ts';
import { enemyOf, SIDES, type Side, ZONES } from '../content/zones.ts';
import type { Shape } from '../rules/moves.ts';
import { hiddenHand, type State, sideOf } from '../rules/state.ts';
import { countHand, countTable, type Muster } from './muster.ts';
import { standingOf } from './value.ts';
import { type StageWeights, WEIGHTS } from './weights.ts';

const STRIPS = ['green', 'gold', 'red'] as const;
const STAGES = [1, 2, 3, 4] as const;
const PLACES = ['base', 'surroundings', 'forest', 'hidden', 'evacuated'] as const;
const READY = ['ready', 'exhausted'] as const;
const OWNERS = ['own', 'foe'] as const;

/** What the hand-written judgement makes of a muster beyond sums. */
const TERMS = ['theft', 'search', 'search next', 'steal', 'home empty', 'strength out'] as const;

const { names, one, row } = namedInputs();

/** The kinds of a side, and where each card's kind stands among them. */
const KINDS_OF: Readonly<Record<Side, readonly KindId[]>> = { PL: kindsOf('PL'), DE: kindsOf('DE') };
const kindAt: Readonly<Record<string, number>> = Object.fromEntries(
  SIDES.flatMap((side) => KINDS_OF[side].map((kind, i) => [kind, i])),
);
function kindsOf(side: Side): KindId[] {
  return KINDS.filter((kind) => kind.side === side).map(({ id }) => id);
}

/** What one side looks at, by the place of its inputs. */
const EYES = { PL: eyesOf('PL'), DE: eyesOf('DE') };

function eyesOf(side: Side) {
  const as = `${side} sees`;
  const foe = enemyOf(side);
  const units = OWNERS.map((owner) =>
    STRIPS.map((strip) => ZONES.map((zone) => row(`${as} ${owner} ${strip} ${zone}`, READY))),
  );
  return {
    bias: one(`${as}`),
    stage: row(`${as} stage`, STAGES),
    parts: row(`${as} parts`, PLACES),
    lead: one(`${as} lead`),
    leadIn: row(`${as} lead in stage`, STAGES),
    enoughIn: row(`${as} leads enough in stage`, STAGES),
    hiding: one(`${as} Hide on the table`),
    most: one(`${as} Most III on the table`),
    rockets: row(`${as} rockets`, ['shown', 'sum']),
    units,
    supports: OWNERS.map((owner) => row(`${as} ${owner} supports`, READY)),
    terms: OWNERS.map((owner) => row(`${as} ${owner}`, TERMS)),
    byHand: one(`${as} standing`),
    hand: row(`${as} own hand`, KINDS_OF[side]),
    deck: row(`${as} own deck`, KINDS_OF[side]),
    foeHand: row(`${as} foe hand`, KINDS_OF[foe]),
    foeUnseen: row(`${as} foe unseen`, KINDS_OF[foe]),
    hidden: one(`${as} hidden cards of the foe`),
    handSize: row(`${as} cards`, OWNERS),
    turn: row(`${as} turn of`, OWNERS),
    passed: row(`${as} passed`, OWNERS),
    turns: one(`${as} turns of the stage`),
    chain: row(`${as} chain of`, OWNERS),
    column: one(`${as} column refreshes`),
    mulligan: row(`${as} mulligan used`, OWNERS),
    options: row(`${as} option`, ['tie to PL', 'no mulligan', 'open hands']),
  };
}

function terms(m: Muster, foe: Muster, field: number, into: Float32Array, at: number): void {
  into[at] = Math.min(m.parts, foe.elites + 1) / 2;
  into[at + 1] = Math.min(m.scoutsReadyOut, field) / 2;
  into[at + 2] = Math.min(m.scoutsReadyHome, field) / 2;
  into[at + 3] = Math.min(m.elitesReadyIn, foe.parts);
  // An empty home is lost as soon as somebody stands in it.
  into[at + 4] = m.atHome > 0 ? 0 : foe.intruders > 0 ? 2 : 1;
  into[at + 5] = (m.scoutsOut + 2 * m.lineOut + 3 * m.elitesOut) / 6;
}

const limited = (value: number): number => Math.max(-4, Math.min(4, value));

function encode(s: State, seat: number, into: Float32Array): void {
  const side = sideOf(seat);
  const foe = enemyOf(side);
  const x = EYES[side];
  const stage = s.stage - 1;
  into[x.bias] = 1;
  into[x.stage + stage] = 1;
  for (let i = 0; i < PLACES.length; i++) into[x.parts + i] = s.parts[PLACES[i] as (typeof PLACES)[number]] / 4;
  into[x.hiding] = s.hidingOnTable ? 1 : 0;
  into[x.most] = s.mostOnTable ? 1 : 0;
  into[x.rockets] = s.rocketShown.length / 2;
  for (const parts of s.rocketShown) into[x.rockets + 1] = (into[x.rockets + 1] as number) + parts / 4;

  for (const { id, zone, ready } of s.cards) {
    const card = cardOf(id);
    const owner = card.side === side ? 0 : 1;
    const at = card.strip
      ? (x.units[owner]?.[STRIPS.indexOf(card.strip)]?.[ZONES.indexOf(zone)] as number) + (ready ? 0 : 1)
      : (x.supports[owner] as number) + (ready ? 0 : 1);
    into[at] = (into[at] as number) + 0.5;
  }
  hands(s, side, foe, into);

  // The hand-written judgement, from what this side knows: its own hand, and of the other's what everybody has seen.
  const w = WEIGHTS[stage] as StageWeights;
  const standing = countTable(s);
  countHand(standing, side, s.hand[side], w[side]);
  if (s.options.openHands) countHand(standing, foe, s.hand[foe], w[foe]);
  const sign = side === 'PL' ? 1 : -1;
  const lead = standing.PL.parts + standing.PL.evacuated - standing.DE.parts;
  const enough = lead >= standing.enough === (side === 'PL');
  into[x.byHand] = limited((sign * standingOf(standing, w)) / 2);
  into[x.lead] = limited((sign * lead) / 2);
  into[x.leadIn + stage] = limited((sign * lead) / 2);
  into[x.enoughIn + stage] = enough ? 1 : 0;
  terms(standing[side], standing[foe], standing.field, into, x.terms[0] as number);
  terms(standing[foe], standing[side], standing.field, into, x.terms[1] as number);

  for (const f of s.flow) {
    if (f.step === 'stage.turns') {
      into[x.turns] = Math.min(4, f.turn / 8);
      // Whoever is next has not passed; the other has, if anybody.
      if (f.passes > 0) into[x.passed + (f.next === side ? 1 : 0)] = 1;
    } else if (f.step === 'turn.act') into[x.turn + (f.side === side ? 0 : 1)] = 1;
    else if (f.step === 'chain') {
      into[x.chain + (f.side === side ? 0 : 1)] = f.remaining;
      into[x.column] = f.thenRefresh ? 1 : 0;
    }
  }
  into[x.mulligan] = s.mulliganUsed[side] ? 1 : 0;
  into[x.mulligan + 1] = s.mulliganUsed[foe] ? 1 : 0;
  into[x.options] = s.options.tieWinner === 'PL' ? 1 : 0;
  into[x.options + 1] = s.options.mulligan ? 0 : 1;
  into[x.options + 2] = s.options.openHands ? 1 : 0;
}

function hands(s: State, side: Side, foe: Side, into: Float32Array): void {
  const x = EYES[side];
  const add = (row: number, id: CardId, by: number): void => {
    const at = row + (kindAt[cardOf(id).id] as number);
    into[at] = (into[at] as number) + by;
  };
  // Of the other's hand one sees the START cards, or all of it where hands lie open.
  for (const id of s.hand[side]) add(x.hand, id, 0.5);
  for (const id of s.deck[side]) add(x.deck, id, 0.5);
  for (const id of s.hand[foe]) {
    const known = s.options.openHands || cardOf(id).isStart;
    add(known ? x.foeHand : x.foeUnseen, id, 0.5);
  }
  for (const id of s.deck[foe]) add(x.foeUnseen, id, 0.5);
  into[x.hidden] = s.options.openHands ? 0 : hiddenHand(s, foe) / 4;
  into[x.handSize] = s.hand[side].length / 4;
  into[x.handSize + 1] = s.hand[foe].length / 4;
}

export const encoding: Encoding<Shape> = { version: 1, inputs: names, players: () => 2, encode };
