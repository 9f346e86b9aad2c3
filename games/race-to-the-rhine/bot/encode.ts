/** A state as a row of numbers, as one commander may know it: the own army first, then the others in the order of their seats. */
import { type Encoding, namedInputs, type Seat } from '@sztab/kernel';
import { COLOURS, PLACE, TOWNS, type Town, VICTORY } from '../content/fields.ts';
import { KINDS } from '../content/supplies.ts';
import type { Shape } from '../rules/moves.ts';
import { ROLE } from '../rules/setup.ts';
import { type Commander, isSolo, pileOf, type State } from '../rules/state.ts';
import { soloOdds, worthOf } from './evaluate.ts';
import { isOwn, NOWHERE } from './ground.ts';
import { depotsOf } from './haul.ts';
import { type Look, lookAt } from './look.ts';
import { CODE, FREE, ownerCode } from './map.ts';
import { TERMS, type TermName, termsOf } from './terms.ts';

const { names, one, row } = namedInputs();
const PLACES = ['own', 'left', 'second'] as const;
/** What terms are divided by, so that all inputs are of about one size. */
const SIZE: Readonly<Partial<Record<TermName, number>>> = {
  medals: 3,
  lastMedals: 3,
  divisions: 3,
  far: 6,
  work: 6,
  near: 3,
  fuel: 2,
  ammo: 2,
  stock: 4,
  gaps: 2,
  trucks: 3,
  fields: 12,
  bases: 2,
  cards: 2,
  lure: 5,
  reserves: 3,
  tail: 6,
};
const ABOUT = [
  ...TERMS,
  ...COLOURS,
  ...KINDS.map((kind) => `${kind} on the line`),
  'resistance ahead',
  'forts ahead',
  'short of ammunition',
  'idle corps',
  'air over the pursuit',
  'air over resistance',
  'level',
] as const;
const CORPS = ['first', 'second', 'third', 'fourth'] as const;
const OF_CORPS = ['far', ...KINDS, 'stuck', 'moved', 'cut off'] as const;

const ARMY = PLACES.map((place) => row(place, ABOUT));
const OWN_CORPS = CORPS.map((which) => row(`${which} corps`, OF_CORPS));
/** Who holds a town: 1 the own side, −1 another. Whoever holds one beyond the Rhine has won. */
const HELD_TOWNS = TOWNS.filter((town) => !VICTORY.has(town));
const HELD = row('held', HELD_TOWNS);
const STANDING = one('standing');
const TURN = row('turn of', PLACES);
const NOW = row('turn', ['actions', 'credit', 'recon', 'transfers']);
const TIME = row('time', ['round', 'rounds left', 'markers', 'medals', 'ending']);
const ROADS = row('trucks', ['on roads', 'on the track', 'in reserve']);
const TRACK = row('track', KINDS);
const POOL = row('pool', KINDS);
const AIRBORNE = row('airborne', ['out', 'left']);
const BOARD = row('board', ['ports', 'rain', 'Metz sleeps']);
const CARDS = row('cards', ['pursuit', 'resistance', 'top of the pursuit known', 'top of resistance known']);
const ALONE = row('alone', ['numbers', 'civilians', 'open fronts']);
const OPTIONS = row('option', ['training', 'no Antwerp', 'weather', 'one pursuit', 'Patton', 'Bradley', 'Montgomery']);

const limited = (value: number): number => Math.max(-4, Math.min(4, value));

function encode(s: State, seat: Seat, into: Float32Array): void {
  const { length } = s.commanders;
  let others = 0;
  let own = 0;
  for (let place = 0; place < length; place++) {
    const look = lookAt(s, (seat + place) % length);
    const amounts = termsOf(look);
    army(look, amounts, into, ARMY[place] as number);
    if (place === 0) {
      own = isSolo(s) ? soloOdds(s, amounts) : worthOf(s, amounts);
      corps(look, into);
    } else others += Math.exp(worthOf(s, amounts) - own);
  }
  // The logit of the hand-written judgement.
  into[STANDING] = limited((isSolo(s) ? own : -Math.log(others)) / 2);
  land(s, seat, into);
  common(s, seat, into);
}

function army(look: Look, amounts: readonly number[], into: Float32Array, at: number): void {
  const { me, corps: own, ahead, spear, ground, colour } = look;
  for (let i = 0; i < TERMS.length; i++)
    into[at + i] = limited((amounts[i] as number) / (SIZE[TERMS[i] as TermName] ?? 1));
  let next = at + TERMS.length;
  into[next + COLOURS.indexOf(me.colour)] = 1;
  next += COLOURS.length;
  for (const { at: place, here } of depotsOf(look)) {
    if (!isOwn(ground, place, colour)) continue;
    for (let k = 0; k < KINDS.length; k++)
      into[next + k] = limited((into[next + k] as number) + here[KINDS[k] as (typeof KINDS)[number]] / 4);
  }
  next += KINDS.length;
  into[next] = ahead.held / 2;
  into[next + 1] = ahead.forts / 2;
  // Half of all battles were lost by marching without it.
  into[next + 2] = Math.max(0, ahead.held + ahead.forts - spear.cargo.ammo) / 2;
  let idle = 0;
  for (const { cargo, immobilised } of own) if (!immobilised && cargo.fuel === 0) idle++;
  into[next + 3] = idle / 2;
  into[next + 4] = me.air === 'pursuit' ? 1 : 0;
  into[next + 5] = me.air === 'resistance' ? 1 : 0;
  into[next + 6] = (me.level - 1) / 2;
}

function corps(look: Look, into: Float32Array): void {
  for (let i = 0; i < look.corps.length; i++) {
    const { at, cargo, immobilised, moved } = look.corps[i] as (typeof look.corps)[number];
    const first = OWN_CORPS[i] as number;
    into[first] = limited((look.far[PLACE[at]] as number) / 6);
    for (let k = 0; k < KINDS.length; k++) into[first + 1 + k] = cargo[KINDS[k] as (typeof KINDS)[number]] / 2;
    into[first + 4] = immobilised ? 1 : 0;
    into[first + 5] = moved ? 1 : 0;
    into[first + 6] = look.fromBase[PLACE[at]] === NOWHERE ? 1 : 0;
  }
}

function land(s: State, seat: Seat, into: Float32Array): void {
  const own = CODE[(s.commanders[seat] as Commander).colour];
  for (let i = 0; i < HELD_TOWNS.length; i++) {
    const sign = s.control.charCodeAt(PLACE[HELD_TOWNS[i] as Town]);
    if (sign !== FREE) into[HELD + i] = ownerCode(sign) === own ? 1 : -1;
  }
}

function common(s: State, seat: Seat, into: Float32Array): void {
  const { length } = s.commanders;
  const active = s.order[s.at] as Seat;
  into[TURN + ((active - seat + length) % length)] = 1;
  into[NOW] = s.turn.base;
  into[NOW + 1] = s.turn.credit === 'ready' ? 1 : s.turn.credit === 'pending' ? 0.5 : 0;
  into[NOW + 2] = s.turn.recon ? 1 : 0;
  into[NOW + 3] = limited(s.turn.transfers / 4);
  const cap = isSolo(s) ? s.options.soloTurnCap : s.options.roundCap;
  into[TIME] = limited(s.round / 8);
  into[TIME + 1] = limited((cap - s.round) / 8);
  into[TIME + 2] = s.markerPool / 8;
  into[TIME + 3] = s.medalPool / 6;
  into[TIME + 4] = s.ending ? 1 : 0;
  into[ROADS] = limited(s.trucks.length / 5);
  into[ROADS + 1] = limited(s.trucksOnTrack / 3);
  into[ROADS + 2] = limited(s.reserve / 5);
  for (let k = 0; k < KINDS.length; k++) {
    const kind = KINDS[k] as (typeof KINDS)[number];
    into[TRACK + k] = limited(s.track[kind] / 4);
    into[POOL + k] = limited(s.pool[kind] / 10);
  }
  into[AIRBORNE] = limited(s.paratroops.length);
  into[AIRBORNE + 1] = s.paratroopsLeft / 2;
  into[BOARD] = (s.ostend ? 1 : 0) + (s.antwerpOpen ? 2 : 0);
  into[BOARD + 1] = s.weather === 'rain' ? 1 : 0;
  into[BOARD + 2] = s.metzSleeps ? 1 : 0;
  const { knows } = s.commanders[seat] as Commander;
  into[CARDS] = limited((s.pursuit[pileOf(s, seat)]?.length ?? 0) / 8);
  into[CARDS + 1] = limited(s.resistance.length / 10);
  into[CARDS + 2] = knows.pursuit ? 1 : 0;
  into[CARDS + 3] = knows.resistance ? 1 : 0;
  into[ALONE] = limited(s.numbers.length / 4);
  into[ALONE + 1] = limited(s.civilians / 2);
  into[ALONE + 2] = s.options.openFronts ? 1 : 0;
  into[OPTIONS] = s.options.training ? 1 : 0;
  into[OPTIONS + 1] = s.options.antwerp ? 0 : 1;
  into[OPTIONS + 2] = s.options.weather ? 1 : 0;
  into[OPTIONS + 3] = s.options.commonPursuitDeck ? 1 : 0;
  into[OPTIONS + 4] = s.options.hardPatton ? 1 : 0;
  into[OPTIONS + 5] = s.options.hardBradley ? 1 : 0;
  into[OPTIONS + 6] = s.options.hardMonty ? 1 : 0;
}

/** Weights of edition 3 fit: edition 4 changed only how a game alone begins (RTR-7.6.1), and those for one were learned again. */
export const encoding: Encoding<Shape> = {
  version: 1,
  since: 3,
  inputs: names,
  players: ({ commanders }) => commanders.length,
  encode,
  role: ({ commanders }, seat) => ROLE[(commanders[seat] as Commander).colour],
};
