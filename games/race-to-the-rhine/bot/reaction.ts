/** The Germans for one move: in a rival's way, or at his thinnest place. */
import { moveParts, type Seat } from '@sztab/kernel';
import { PLACE, type Town } from '../content/fields.ts';
import { amount } from '../content/supplies.ts';
import { controllerOf, mainBaseOf } from '../rules/control.ts';
import type { Move } from '../rules/moves.ts';
import { medalsOf } from '../rules/outcome.ts';
import { seatOfColour } from '../rules/state.ts';
import { farIfHeld, isOpen, isOwn, NOWHERE, wayFrom } from './ground.ts';
import { type Look, lookAt } from './look.ts';
import { BESIDE, CROSSING, NEAR, OPEN_TO, SIZE, SYMBOL } from './map.ts';
import { REACTION } from './weights.ts';

interface Rival {
  readonly look: Look;
  readonly weight: number;
  /** The fields of his way, in order. */
  readonly way: readonly number[];
}

const standing = ({ me, far, spear }: Look): number =>
  3 * medalsOf(me) - 0.75 * (far[PLACE[spear.at]] as number) + 0.3 * spear.cargo.fuel + 0.2 * spear.cargo.ammo;

function rivalsOf({ s, seat }: Look): Rival[] {
  const looks = s.commanders
    .map((_, other) => other)
    .filter((other) => other !== seat)
    .map((other) => lookAt(s, other));
  const best = Math.max(...looks.map(standing));
  return looks.map((look) => ({
    look,
    weight: looks.length > 1 && standing(look) === best ? REACTION.leader : 1,
    way: wayFrom(look.ground, look.colour, PLACE[look.spear.at]),
  }));
}

export function reactionGains(look: Look, moves: readonly Move[]): number[] {
  const rivals = rivalsOf(look);
  const own = wayFrom(look.ground, look.colour, PLACE[look.spear.at]);
  const lead = medalsOf(look.me) - Math.max(...rivals.map((rival) => medalsOf(rival.look.me)));
  // Whoever leads lets the clock run.
  const clock = 0.35 * Math.max(-2, Math.min(2, lead));
  return moves.map((move) => {
    const { verb, args } = moveParts(move);
    if (verb === 'counter') return counterGain(look, rivals, args[0] as Town);
    return verb === 'resist'
      ? clock + resistGain(look, rivals, own, PLACE[args[0] as Town])
      : verb === 'resistBox'
        ? clock
        : 0;
  });
}

function resistGain({ colour, ground }: Look, rivals: readonly Rival[], own: readonly number[], at: number): number {
  // A symbol is there already: only the clock runs.
  if (SYMBOL[at] === 1) return 0;
  let gain = OPEN_TO[colour][at] === 1 && CROSSING[at] === 0 ? -0.3 : 0;
  if (own.includes(at)) gain -= 1.5;
  for (const { look: rival, weight, way } of rivals) {
    if (OPEN_TO[rival.colour][at] === 0) continue;
    if (ground.medals[at] === 1) gain += weight * REACTION.medalTown;
    const n = way.indexOf(at);
    if (n < 0) {
      gain += weight * stone(rival, way, at);
      continue;
    }
    const before = rival.far[PLACE[rival.spear.at]] as number;
    const after = farIfHeld(rival.ground, rival.colour, at)[PLACE[rival.spear.at]] as number;
    gain += weight * (Math.min(2, after - before) * REACTION.delay + 0.4) * Math.max(0.3, 1 - REACTION.ahead * n);
  }
  return gain;
}

/** From here the next marker could grow into a rival's way. */
function stone({ ground }: Look, way: readonly number[], at: number): number {
  for (const to of BESIDE[at] as readonly number[]) {
    const n = way.indexOf(to);
    if (n < 0 || ground.held[to] === 1 || !isOpen(ground, to)) continue;
    if (!(BESIDE[to] as readonly number[]).some((source) => ground.held[source] === 1 && isOpen(ground, source))) {
      return REACTION.stone;
    }
  }
  return 0.05;
}

function counterGain({ s, ground }: Look, rivals: readonly Rival[], town: Town): number {
  const seat: Seat = seatOfColour(s, controllerOf(s, town) ?? 'R');
  const rival = rivals.find(({ look }) => look.seat === seat);
  if (!rival) return 0;
  const { look, weight } = rival;
  const at = PLACE[town];
  const tokens = s.fields[town];
  return (
    weight *
    (REACTION.field +
      (ground.medals[at] === 1 && look.me.medals > 0 ? REACTION.medal : 0) +
      (tokens ? amount(tokens) * REACTION.token : 0) +
      (cuts(look, at) ? REACTION.cut : 0))
  );
}

/** Without this field the line to the spearhead is broken. */
function cuts({ s, ground, colour, spear, fromBase, toSpear }: Look, without: number): boolean {
  const goal = PLACE[spear.at];
  if (fromBase[goal] === NOWHERE || fromBase[without] === NOWHERE || toSpear[without] === NOWHERE) return false;
  const seen = new Uint8Array(SIZE);
  const base = PLACE[mainBaseOf(s, colour)];
  seen[base] = 1;
  seen[without] = 1;
  const open = [base];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at === goal) return false;
    for (const to of NEAR[colour][at] as readonly number[]) {
      if (seen[to] === 1 || !isOwn(ground, to, colour)) continue;
      seen[to] = 1;
      open.push(to);
    }
  }
  return true;
}
