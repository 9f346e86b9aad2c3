/** What counts for a commander's chances, in numbers. */
import { divisionOf } from '../content/cards.ts';
import { PLACE } from '../content/fields.ts';
import { ICONS_A_MEDAL } from '../content/logistics.ts';
import { KINDS } from '../content/supplies.ts';
import { BASE_ACTIONS } from '../rules/actions.ts';
import { mainBaseOf } from '../rules/control.ts';
import { medalsOf } from '../rules/outcome.ts';
import type { Corps } from '../rules/state.ts';
import { isOpen, isOwn, legsFrom, lureOf, NOWHERE, takenBy, wayFrom, workOf } from './ground.ts';
import { gapsOf } from './guard.ts';
import { closeness, depotsOf } from './haul.ts';
import { craving, type Look } from './look.ts';
import { CROSSING, FORT } from './map.ts';
import { odds } from './march.ts';

export const TERMS = [
  'medals',
  /** Counted again when the last markers go. */
  'lastMedals',
  'icons',
  'divisions',
  /** Steps to the Rhine, as the weights of the way count them: of the spearhead, beyond six and within. */
  'far',
  /** Fields still to be taken for an unbroken line. */
  'work',
  'near',
  'cross',
  'fuel',
  'ammo',
  'food',
  'stock',
  'hungry',
  'stuck',
  'cutOff',
  'gaps',
  'trucks',
  'fields',
  'bases',
  'cards',
  'ability',
  'lure',
  'reserves',
  'tempo',
  /** Steps of all the others to the Rhine. */
  'tail',
] as const;
export type TermName = (typeof TERMS)[number];

const NEAR_RHINE = 6;
const LURE = 5;
const FOLLOWER = 0.6;
/** What a token is worth in the main base, and for every leg that it has come. */
const BASE = 0.35;
const LEG = 0.065;

export function termsOf(look: Look): number[] {
  const { s, me, spear, corps, far, fromBase, ground, colour } = look;
  let distance = 16;
  const lure = lureOf(ground, colour);
  let icons = 0;
  for (const id of me.captured) icons += divisionOf(id).icons;
  const stands = corps.map((one) => PLACE[one.at]);
  const cutOff = stands.filter((place) => fromBase[place] === NOWHERE).length;
  let hungry = 0;
  let stuck = 0;
  let prospects = 0;
  let reserves = 0;
  let tail = 0;
  for (const one of corps) {
    const place = PLACE[one.at];
    distance = Math.min(distance, far[place] as number);
    if (one.immobilised) stuck++;
    else if (one.cargo.food === 0 && !(s.fields[one.at]?.food ?? 0)) hungry++;
    if (one.cargo.fuel > 0 && !one.immobilised) prospects += Math.max(0, LURE - (lure[place] as number));
    if (one === spear) continue;
    reserves += Math.min(2, one.cargo.fuel);
    tail += Math.min(16, far[place] as number);
  }
  const stock = stockWorth(look);
  const { fields, bases } = takenBy(ground, colour);
  const medals = medalsOf(me);
  const order = s.order.indexOf(look.seat);
  return [
    medals,
    s.ending || s.markerPool <= s.commanders.length ? medals : 0,
    (icons % ICONS_A_MEDAL) / ICONS_A_MEDAL,
    me.captured.length,
    distance,
    Math.min(20, workOf(ground, colour, PLACE[mainBaseOf(s, colour)])),
    Math.max(0, NEAR_RHINE - distance),
    crossingChance(look, spear),
    Math.min(3, spear.cargo.fuel),
    Math.min(4, spear.cargo.ammo),
    Math.min(1, spear.cargo.food),
    stock,
    hungry,
    stuck,
    cutOff,
    gapsOf(look, stands).length,
    Math.min(9, me.trucks),
    fields,
    bases,
    me.kept.length,
    me.active ? 1 : 0,
    prospects,
    reserves,
    order === s.at ? s.turn.base : order > s.at ? BASE_ACTIONS : 0,
    tail / Math.max(1, corps.length - 1),
  ];
}

/** What lies on the line, the nearest first: each token for the corps that wants it more, and less the more it has already. */
function stockWorth(look: Look): number {
  const { ground, colour, corps, spear, fromBase, toSpear } = look;
  const towns = depotsOf(look).filter(({ at }) => isOwn(ground, at, colour));
  if (towns.length === 0) return 0;
  if (towns.length > 1) towns.sort((a, b) => (toSpear[a.at] as number) - (toSpear[b.at] as number));
  let second: Corps | null = null;
  for (const one of corps) {
    if (one === spear || fromBase[PLACE[one.at]] === NOWHERE) continue;
    if (!second || (look.far[PLACE[one.at]] as number) < (look.far[PLACE[second.at]] as number)) second = one;
  }
  const legs = second ? legsFrom(ground, colour, PLACE[second.at]) : null;
  const first = { ...spear.cargo };
  const other = second ? { ...second.cargo } : first;
  let worth = 0;
  for (const { at, here } of towns) {
    // Counted from the base: a spearhead that goes on does not make what follows it worth less.
    const near = fromBase[at] === NOWHERE ? 0.2 : Math.min(0.95, BASE + LEG * (fromBase[at] as number));
    const nearOther = legs ? FOLLOWER * closeness(look, legs[at] as number) : 0;
    for (const kind of KINDS) {
      for (let n = 0; n < here[kind]; n++) {
        const wanted = near * craving(look, spear, kind, first[kind]);
        const wantedThere = second ? nearOther * craving(look, second, kind, other[kind]) : 0;
        if (wanted >= wantedThere) first[kind]++;
        else other[kind]++;
        worth += Math.max(wanted, wantedThere);
      }
    }
  }
  return worth;
}

/** The chance to be over the Rhine with the next move. */
function crossingChance(look: Look, one: Corps): number {
  const { ground, colour, fromBase, s } = look;
  const at = PLACE[one.at];
  if (one.immobilised || one.cargo.fuel === 0 || fromBase[at] === NOWHERE || (look.far[at] as number) > 9) return 0;
  const way = wayFrom(ground, colour, at);
  if (way.length > 3 || CROSSING[way[way.length - 1] ?? 0] === 0) return 0;
  let chance = 1;
  let fuel = one.cargo.fuel - 1;
  let { ammo } = one.cargo;
  for (const to of way) {
    if (!isOpen(ground, to)) continue;
    if (s.corps.some((other) => other !== one && PLACE[other.at] === to)) return 0;
    if (FORT[to] === 1) ammo--;
    if (ammo < 0) return 0;
    if (ground.held[to] === 1) {
      chance *= odds(null, ammo, fuel);
      ammo = Math.max(0, ammo - 2.25);
      fuel -= CROSSING[to] === 1 ? 0 : 1.25;
    } else {
      chance *= ammo >= 1 ? 1 : 0.82;
      if (CROSSING[to] === 0 && fuel < 1) chance *= 0.75;
    }
  }
  return chance;
}
