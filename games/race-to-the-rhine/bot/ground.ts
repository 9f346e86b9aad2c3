/** What follows from who controls what and where resistance lies: ways to the Rhine, legs of trucks. Kept, for it is asked again and again. */
import { type Colour, FORWARD_BASES, PLACE, TOWNS, type Town } from '../content/fields.ts';
import { connected } from '../rules/control.ts';
import type { State } from '../rules/state.ts';
import { CODE, CROSSING, FORT, FREE, medalsIn, NEAR, OPEN_TO, ownerCode, SIZE, SYMBOL } from './map.ts';
import { WAY } from './weights.ts';

export const NOWHERE = 99;

export interface Ground {
  readonly control: string;
  /** 1: a medal is to be had there, by the edition of the state. */
  readonly medals: Uint8Array;
  /** 1: a resistance card is drawn there. */
  readonly held: Uint8Array;
  /** Free and linked with Düsseldorf: from there the Germans come back. */
  readonly hostile: readonly boolean[];
  /** How far it is from each town to the Rhine, in weighted steps. */
  readonly far: Partial<Record<Colour, Float64Array>>;
  /** The same to the nearest medal that is still to be had. */
  readonly lure: Partial<Record<Colour, Float64Array>>;
  /** What is still to be taken on the way. */
  readonly work: Partial<Record<Colour, Float64Array>>;
  /** Fields with a marker, and forward bases among them. */
  readonly taken: Partial<Record<Colour, { readonly fields: number; readonly bases: number }>>;
  /** By colour and town: legs over own fields from there to every other, the cheapest way to the Rhine, and how far all would be if it were held. */
  readonly legs: Map<number, Uint8Array>;
  readonly ways: Map<number, readonly number[]>;
  readonly ifHeld: Map<number, Float64Array>;
}

const MOST = 3000;
const known = new Map<string, Ground>();
let last: { readonly s: State; readonly markers: number; readonly ground: Ground } | null = null;

export function groundOf(s: State): Ground {
  // A marker goes only when somebody takes its field: the same signs and as many markers are the same ground.
  if (last?.s === s && last.markers === s.markers.length && last.ground.control === s.control) return last.ground;
  const key = s.edition + s.control + s.markers.join();
  let ground = known.get(key);
  if (!ground) {
    if (known.size >= MOST) known.clear();
    const held = SYMBOL.slice();
    for (const town of s.markers) held[PLACE[town]] = 1;
    ground = {
      control: s.control,
      medals: medalsIn(s.edition),
      held,
      hostile: connected(s),
      far: {},
      lure: {},
      work: {},
      taken: {},
      legs: new Map(),
      ways: new Map(),
      ifHeld: new Map(),
    };
    known.set(key, ground);
  }
  last = { s, markers: s.markers.length, ground };
  return ground;
}

const COLOUR_NO: Readonly<Record<Colour, number>> = { R: 0, W: 1, B: 2 };
const keyOf = (colour: Colour, at: number): number => COLOUR_NO[colour] * 128 + at;

export const isOwn = ({ control }: Ground, at: number, colour: Colour): boolean =>
  ownerCode(control.charCodeAt(at)) === CODE[colour];
export const isOpen = ({ control }: Ground, at: number): boolean => control.charCodeAt(at) === FREE;

export function takenBy(ground: Ground, colour: Colour): { readonly fields: number; readonly bases: number } {
  const known = ground.taken[colour];
  if (known) return known;
  let fields = 0;
  let bases = 0;
  for (let at = 0; at < SIZE; at++) {
    if (ground.control.charCodeAt(at) !== CODE[colour]) continue;
    fields++;
    if (FORWARD_BASES.has(TOWNS[at] as Town)) bases++;
  }
  const taken = { fields, bases };
  ground.taken[colour] = taken;
  return taken;
}

/** What it costs to enter a field; nothing that is closed. */
function toll({ control, held }: Ground, at: number, colour: Colour, extra: number, own: number): number {
  const sign = control.charCodeAt(at);
  if (ownerCode(sign) === CODE[colour]) return own;
  if (sign !== FREE || OPEN_TO[colour][at] === 0) return Number.POSITIVE_INFINITY;
  return WAY.fresh + (held[at] === 1 || at === extra ? WAY.resistance : 0) + (FORT[at] === 1 ? WAY.fort : 0);
}

export function farOf(ground: Ground, colour: Colour): Float64Array {
  ground.far[colour] ??= waysTo(ground, colour, crossingsOf(colour), -1);
  return ground.far[colour] as Float64Array;
}

/** The same if one more field were held. */
export function farIfHeld(ground: Ground, colour: Colour, extra: number): Float64Array {
  const key = keyOf(colour, extra);
  let far = ground.ifHeld.get(key);
  if (far) return far;
  far = waysTo(ground, colour, crossingsOf(colour), extra);
  ground.ifHeld.set(key, far);
  return far;
}

const crossings: Partial<Record<Colour, number[]>> = {};
function crossingsOf(colour: Colour): readonly number[] {
  crossings[colour] ??= TOWNS.map((_, at) => at).filter((at) => CROSSING[at] === 1 && NEAR[colour][at]?.length !== 0);
  return crossings[colour];
}

export function lureOf(ground: Ground, colour: Colour): Float64Array {
  const known = ground.lure[colour];
  if (known) return known;
  const goals: number[] = [];
  for (let at = 0; at < SIZE; at++) {
    if (ground.medals[at] === 1 && OPEN_TO[colour][at] === 1 && ground.control.charCodeAt(at) === FREE) goals.push(at);
  }
  const lure = waysTo(ground, colour, goals, -1);
  ground.lure[colour] = lure;
  return lure;
}

/** What is still to be taken for an unbroken line from there to the Rhine, in weighted fields. */
export function workOf(ground: Ground, colour: Colour, base: number): number {
  ground.work[colour] ??= waysTo(ground, colour, crossingsOf(colour), -1, WAY.held);
  return (ground.work[colour] as Float64Array)[base] as number;
}

function waysTo(
  ground: Ground,
  colour: Colour,
  goals: readonly number[],
  extra: number,
  own: number = WAY.own,
): Float64Array {
  const far = new Float64Array(SIZE).fill(NOWHERE);
  const near = NEAR[colour];
  const open: number[] = [];
  for (const at of goals) {
    if (!Number.isFinite(toll(ground, at, colour, extra, own))) continue;
    far[at] = 0;
    open.push(at);
  }
  for (let next = 0; next < open.length; next++) {
    const at = open[next] as number;
    const here = (far[at] as number) + toll(ground, at, colour, extra, own);
    for (const to of near[at] as readonly number[]) {
      if (CROSSING[to] === 1 || here >= (far[to] as number)) continue;
      if (!Number.isFinite(toll(ground, to, colour, extra, own))) continue;
      far[to] = here;
      open.push(to);
    }
  }
  return far;
}

/** The cheapest way from a town to the Rhine, without the town itself. */
export function wayFrom(ground: Ground, colour: Colour, from: number): readonly number[] {
  const key = keyOf(colour, from);
  let way = ground.ways.get(key);
  if (way) return way;
  way = walk(ground, colour, from);
  ground.ways.set(key, way);
  return way;
}

function walk(ground: Ground, colour: Colour, from: number): number[] {
  const far = farOf(ground, colour);
  const way: number[] = [];
  for (let at = from; (far[at] as number) > 0 && way.length < 20; ) {
    let best = -1;
    let least = NOWHERE;
    for (const to of NEAR[colour][at] as readonly number[]) {
      const cost = (far[to] as number) + toll(ground, to, colour, -1, WAY.own);
      if (cost >= least) continue;
      least = cost;
      best = to;
    }
    if (best < 0) break;
    way.push(best);
    at = best;
  }
  return way;
}

/** Legs over own fields; `NOWHERE` where no line leads. */
export function legsFrom(ground: Ground, colour: Colour, from: number): Uint8Array {
  const key = keyOf(colour, from);
  let legs = ground.legs.get(key);
  if (legs) return legs;
  legs = new Uint8Array(SIZE).fill(NOWHERE);
  ground.legs.set(key, legs);
  const near = NEAR[colour];
  const open = [from];
  legs[from] = 0;
  for (let next = 0; next < open.length; next++) {
    const at = open[next] as number;
    const more = (legs[at] as number) + 1;
    for (const to of near[at] as readonly number[]) {
      if ((legs[to] as number) <= more || !isOwn(ground, to, colour)) continue;
      legs[to] = more;
      open.push(to);
    }
  }
  return legs;
}
