/** Where a corps should go: all ways of up to three steps, weighed by what they gain and what may happen on them. */
import { DIVISION, type PursuitId, pursuitOf, RESISTANCE, type ResistanceId } from '../content/cards.ts';
import { FORWARD_BASES, PLACE, TOWNS, type Town } from '../content/fields.ts';
import { type Corps, pileOf } from '../rules/state.ts';
import { isOpen, isOwn, lureOf, NOWHERE } from './ground.ts';
import { gapsOf, isExposed, isGuarded } from './guard.ts';
import type { Look } from './look.ts';
import { BESIDE, CROSSING, FORT, NEAR, OPEN_TO, SHARED } from './map.ts';
import type { Plan } from './plans.ts';

/** Of 22 pursuit cards 4 are divisions, 6 make the next step cost a fuel, 6 find something. */
const DIVISIONS = 4 / 22;
const PAYS = 6 / 22;
const FINDS = 6 / 22;
const CIVILIANS = 3 / 22;

interface March {
  readonly look: Look;
  readonly one: Corps;
  readonly food: number;
  /** Far of the foremost of the others. */
  readonly others: number;
  /** Fields of the line that nobody else guards. */
  readonly gaps: readonly number[];
  readonly taken: (at: number) => boolean;
  /** Fields entered in this move, in their order. */
  readonly path: number[];
  readonly linked: boolean;
  /** The next card of each deck, if this seat knows it, and the help of an own air marker. */
  readonly pursuit: PursuitId | null;
  readonly resistance: ResistanceId | null;
  readonly points: Plan['points'];
  readonly gap: number;
  readonly lure: Float64Array;
  /** Where the other own corps stand. */
  readonly stands: readonly number[];
  /** Cards drawn so far on this way. */
  drawn: { pursuit: number; resistance: number };
}

interface Stay {
  readonly at: number;
  readonly fuel: number;
  readonly ammo: number;
  readonly pays: boolean;
}

function marchOf(look: Look, one: Corps): March {
  const { s, corps, far, fromBase } = look;
  let others = NOWHERE;
  const stands: number[] = [];
  for (const other of corps) {
    if (other === one) continue;
    const at = PLACE[other.at];
    stands.push(at);
    if ((far[at] as number) < others && fromBase[at] !== NOWHERE) others = far[at] as number;
  }
  const everyone = s.corps.map(({ at }) => PLACE[at]);
  const { knows } = look.me;
  const { points } = look.plan;
  return {
    look,
    one,
    food: one.cargo.food,
    others,
    gaps: gapsOf(look, stands),
    taken: (at) => everyone.includes(at),
    path: [],
    linked: fromBase[PLACE[one.at]] !== NOWHERE,
    pursuit: (knows.pursuit && s.pursuit[pileOf(s, look.seat)]?.[0]) || null,
    resistance: (knows.resistance && s.resistance[0]) || null,
    lure: lureOf(look.ground, look.colour),
    stands,
    points,
    gap: points.gap / (1 + points.gapFades * Math.max(0, s.round - 7)),
    drawn: { pursuit: 0, resistance: 0 },
  };
}

/** What a move of this corps is worth, the fuel that begins it paid. */
export function marchWorth(look: Look, one: Corps): number {
  const m = marchOf(look, one);
  const at = PLACE[one.at];
  const start: Stay = { at, fuel: one.cargo.fuel - 1, ammo: one.cargo.ammo, pays: false };
  const rest = restWorth(m, at);
  let best = Number.NEGATIVE_INFINITY;
  for (const to of NEAR[look.colour][at] as readonly number[]) best = Math.max(best, stepWorth(m, start, to, 3));
  return best - rest - m.points.fuel;
}

/** What each step, and stopping, is worth in the middle of a move. */
export function stepWorths(
  look: Look,
  one: Corps,
  steps: number,
  pays: boolean,
): { readonly stop: number; step(to: Town): number } {
  const m = marchOf(look, one);
  const stay: Stay = { at: PLACE[one.at], fuel: one.cargo.fuel, ammo: one.cargo.ammo, pays };
  const stop = restWorth(m, stay.at);
  return { stop, step: (to) => stepWorth(m, stay, PLACE[to], 3 - steps) };
}

/** How good it is to stand there in the end. */
function restWorth({ look, one, others, gaps, path, gap, lure, stands, linked, points }: March, at: number): number {
  // A corps without a line counts as if it stood further back.
  const far = (look.far[at] as number) + (linked || look.fromBase[at] !== NOWHERE ? 0 : points.unlinked);
  let worth = -points.step * Math.min(others, far) - points.follow * Math.min(far, 20);
  if (points.lure > 0 && !path.some((to) => look.ground.medals[to] === 1)) {
    worth += points.lure * Math.max(0, points.lureReach - (lure[at] as number));
  }
  if (gaps.length > 0) {
    const beside = BESIDE[at] as readonly number[];
    for (const one of gaps) if (one === at || beside.includes(one)) worth += gap;
  }
  // What is left behind unguarded.
  if (path.length > 2) {
    const beside = BESIDE[at] as readonly number[];
    for (let n = 0; n < path.length - 2; n++) {
      const behind = path[n] as number;
      if (!beside.includes(behind) && !isGuarded(behind, stands) && isExposed(look.ground, behind, path)) worth -= gap;
    }
  }
  const here = look.s.fields[TOWNS[at] as Town];
  if (here && one.cargo.fuel === 0 && here.fuel > 0) worth += 0.3;
  return worth;
}

/** The best that can come after standing there with so many steps left. */
function onward(m: March, stay: Stay, left: number): number {
  let best = restWorth(m, stay.at);
  if (left === 0 || (stay.pays && stay.fuel < 0.9)) return best;
  for (const to of NEAR[m.look.colour][stay.at] as readonly number[]) {
    const worth = stepWorth(m, stay, to, left);
    if (worth > best) best = worth;
  }
  return best;
}

function stepWorth(m: March, { at, fuel, ammo, pays }: Stay, to: number, left: number): number {
  const { look, path } = m;
  const { ground, colour } = look;
  if (m.taken(to)) return Number.NEGATIVE_INFINITY;
  const toll = pays ? 1 : 0;
  if (fuel < toll) return Number.NEGATIVE_INFINITY;
  const after = fuel - toll;
  const cost = toll * m.points.fuel;
  if (isOwn(ground, to, colour) || path.includes(to)) {
    return onward(m, { at: to, fuel: after, ammo, pays: false }, left - 1) - cost;
  }
  if (!isOpen(ground, to) || OPEN_TO[colour][to] === 0) return Number.NEGATIVE_INFINITY;
  path.push(to);
  const worth = ground.held[to] === 1 ? attack(m, at, to, after, ammo, left) : pursue(m, at, to, after, ammo, left);
  path.pop();
  return worth - cost;
}

/** What the field itself brings. */
function prize({ look, linked, points }: March, to: number): number {
  if (CROSSING[to] === 1) return linked ? points.crossing : points.field;
  const town = TOWNS[to] as Town;
  return (
    points.field +
    (rejoins(look, linked, to) ? points.rejoin : 0) +
    (look.ground.medals[to] === 1 && look.s.medalPool > 0 ? points.medal : 0) +
    (SHARED[to] === 1 ? points.shared : 0) +
    (FORWARD_BASES.has(town) || town === 'oostende' ? points.forward : 0)
  );
}

/** Taking it joins own fields with the line again. */
function rejoins({ ground, fromBase, colour }: Look, linked: boolean, to: number): boolean {
  let other = false;
  let line = linked;
  for (const at of NEAR[colour][to] as readonly number[]) {
    if (!isOwn(ground, at, colour)) continue;
    if (fromBase[at] === NOWHERE) other = true;
    else line = true;
  }
  return other && line;
}

const airOn = ({ look }: March, deck: 'pursuit' | 'resistance'): number => (look.me.air === deck ? 1 : 0);

function pursue(m: March, from: number, to: number, fuel: number, ammo: number, left: number): number {
  const { points } = m;
  const fresh = m.drawn.pursuit === 0;
  let shells = ammo + (fresh ? airOn(m, 'pursuit') : 0);
  if (FORT[to] === 1) {
    if (shells < 0.9) return Number.NEGATIVE_INFINITY;
    shells--;
  }
  const known = fresh && m.pursuit ? pursuitOf(m.pursuit).type : null;
  const divisions = known ? (known === 'division' ? 1 : 0) : DIVISIONS;
  const pays = known ? (known === 'division' || known === 'boches' ? 1 : 0) : PAYS;
  const armed = shells >= 0.9;
  const lost = armed ? 0 : divisions;
  const kept = Math.max(0, Math.min(ammo, shells - divisions));
  m.drawn.pursuit++;
  const freely = onward(m, { at: to, fuel, ammo: kept, pays: false }, left - 1);
  const paying = pays > 0 ? onward(m, { at: to, fuel, ammo: kept, pays: true }, left - 1) : freely;
  m.drawn.pursuit--;
  const share = armed ? pays : (pays - divisions) / Math.max(0.01, 1 - lost);
  const won =
    prize(m, to) +
    FINDS * points.find +
    (m.food > 0 ? CIVILIANS * Math.max(0, points.feed - 1) : 0) +
    (armed ? divisions * (points.division - points.ammo) : 0) -
    (ammo - kept > divisions + 0.1 ? points.ammo : 0) +
    freely +
    share * (paying - freely);
  return lost === 0 ? won : (1 - lost) * won + lost * restWorth(m, from);
}

/** Chances against a card of resistance, and what it costs on average. */
export function odds(known: ResistanceId | null, ammo: number, fuel: number): number {
  if (known) {
    const { ammo: shells, fuel: barrels } = DIVISION[RESISTANCE[known]];
    return ammo >= shells && fuel >= barrels ? 1 : 0;
  }
  if (ammo < 1.9) return 0;
  return (ammo < 2.9 ? 0.5 : 0.75) + (fuel >= 0.9 ? 0.25 : 0);
}

function attack(m: March, from: number, to: number, fuel: number, ammo: number, left: number): number {
  const { points } = m;
  const fresh = m.drawn.resistance === 0;
  const empty = m.look.s.resistance.length === 0;
  let shells = ammo + (fresh ? airOn(m, 'resistance') : 0);
  for (const { town } of m.look.s.paratroops) if (PLACE[town] === to) shells++;
  if (FORT[to] === 1) {
    if (shells < 0.9) return Number.NEGATIVE_INFINITY;
    shells--;
  }
  const won = empty ? 1 : odds(fresh ? m.resistance : null, shells, fuel);
  const kept = Math.max(0, Math.min(ammo, shells - 2.25));
  m.drawn.resistance++;
  const next = onward(m, { at: to, fuel: fuel - 0.25, ammo: kept, pays: true }, left - 1);
  m.drawn.resistance--;
  const gain = prize(m, to) + points.resistance + next - (ammo - kept) * points.ammo - 0.25 * points.fuel;
  // Whoever loses has shot everything away.
  const loss = restWorth(m, from) - Math.min(ammo, 3) * points.ammo;
  return won * gain + (1 - won) * loss;
}
