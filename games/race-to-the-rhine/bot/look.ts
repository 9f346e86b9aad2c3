/** One commander's situation, as the position shows it: his spearhead, his line, what he wants most. */
import type { Seat } from '@sztab/kernel';
import { type CorpsId, corpsData } from '../content/corps.ts';
import { type Colour, PLACE } from '../content/fields.ts';
import { KINDS, type Kind, type Supplies } from '../content/supplies.ts';
import { mainBaseOf } from '../rules/control.ts';
import { type Commander, type Corps, commanderAt, isSolo, type State } from '../rules/state.ts';
import { farOf, type Ground, groundOf, legsFrom, NOWHERE, wayFrom } from './ground.ts';
import { FORT, FREE } from './map.ts';
import { AGAINST_RIVALS, ALONE, type Plan } from './plans.ts';

export interface Depot {
  readonly at: number;
  readonly here: Readonly<Supplies>;
}

export interface Look {
  readonly s: State;
  readonly seat: Seat;
  readonly me: Commander;
  readonly colour: Colour;
  readonly ground: Ground;
  readonly far: Float64Array;
  readonly corps: readonly Corps[];
  /** The corps that is likeliest to cross. */
  readonly spear: Corps;
  /** Legs of trucks to the spearhead, and from the main base. */
  readonly toSpear: Uint8Array;
  readonly fromBase: Uint8Array;
  readonly alone: boolean;
  /** Roads with a truck, and fields with tokens: found when they are first asked for. */
  busy: Uint8Array | null;
  depots: Depot[] | null;
  /** What counts in a game like this. */
  readonly plan: Plan;
  /** Resistance and forts among the next fields of the spearhead's way. */
  readonly ahead: { readonly held: number; readonly forts: number };
}

const NEXT_FIELDS = 4;

export function lookAt(s: State, seat: Seat): Look {
  const me = commanderAt(s, seat);
  const { colour } = me;
  const ground = groundOf(s);
  const far = farOf(ground, colour);
  const fromBase = legsFrom(ground, colour, PLACE[mainBaseOf(s, colour)]);
  const corps: Corps[] = [];
  let spear: Corps | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const one of s.corps) {
    if (corpsData(one.id).colour !== colour) continue;
    corps.push(one);
    const cost = spearCost(one, far, fromBase);
    if (cost >= least) continue;
    least = cost;
    spear = one;
  }
  const chosen = spear as Corps;
  const at = PLACE[chosen.at];
  return {
    s,
    seat,
    me,
    colour,
    ground,
    far,
    corps,
    spear: chosen,
    toSpear: legsFrom(ground, colour, at),
    fromBase,
    alone: isSolo(s),
    busy: null,
    depots: null,
    plan: isSolo(s) ? ALONE : AGAINST_RIVALS,
    ahead: aheadOf(ground, colour, at),
  };
}

function spearCost(one: Corps, far: Float64Array, fromBase: Uint8Array): number {
  const at = PLACE[one.at];
  return (
    (far[at] as number) +
    (one.immobilised ? 1 : 0) +
    (fromBase[at] === NOWHERE ? 6 : 0) -
    0.2 * Math.min(one.cargo.fuel, 3) -
    0.1 * Math.min(one.cargo.ammo, 3)
  );
}

function aheadOf(ground: Ground, colour: Colour, at: number): Look['ahead'] {
  let held = 0;
  let forts = 0;
  const way = wayFrom(ground, colour, at);
  for (let n = 0; n < NEXT_FIELDS && n < way.length; n++) {
    const to = way[n] as number;
    if (ground.control.charCodeAt(to) !== FREE) continue;
    if (ground.held[to] === 1) held++;
    if (FORT[to] === 1) forts++;
  }
  return { held, forts };
}

/** What one more token of a kind would be worth to a corps with so many of it at hand. */
export function craving(look: Look, one: Corps, kind: Kind, have: number): number {
  const at = Math.min(5, Math.floor(have));
  if (kind === 'food' && one.immobilised && have < 1) return look.plan.hunger;
  if (kind === 'ammo' && (look.ahead.held > 0 || look.ahead.forts > 0)) return look.plan.beforeResistance[at] as number;
  return look.plan.craving[kind][at] as number;
}

/** A corps takes what lies on its field while it has room, the most wanted first; null: nothing it wants. */
export function loadFor(look: Look, one: Corps): Kind | null {
  const here = look.s.fields[one.at];
  if (!here || one.cargo.fuel + one.cargo.ammo + one.cargo.food >= 6) return null;
  let best: Kind | null = null;
  let most = 0.1;
  for (const kind of KINDS) {
    if (here[kind] === 0 || (one !== look.spear && one.cargo[kind] >= look.plan.followers[kind])) continue;
    // What lies here is eaten as well as what is carried.
    const worth = kind === 'food' && one.cargo.food > 0 ? 0.05 : craving(look, one, kind, one.cargo[kind]);
    if (worth <= most) continue;
    most = worth;
    best = kind;
  }
  return best;
}

export const corpsNamed = ({ corps }: Look, id: CorpsId): Corps => corps.find((one) => one.id === id) as Corps;
