/** D8, D9, D15, D16: recalling and placing pieces, as one plan that is carried out from the own end of the board. */
import { moveParts } from '@sztab/kernel';
import { enemyOf, STACK } from '../content/sides.ts';
import { type Move, TEXT } from '../rules/moves.ts';
import type { SupplyFrame } from '../rules/state.ts';
import { inOrder, NUMBER, rankOf, SKY } from './board.ts';
import { areaWorth, type Look } from './gains.ts';
import { HABIT } from './habits.ts';
import { lostOdds } from './odds.ts';
import { defenceDiceAt, potential } from './situation.ts';
import { starsBehind } from './terms.ts';

type Place = SupplyFrame['allowed'][number];

const isSky = (f: SupplyFrame): boolean => f.step.startsWith('scramble');

// Overwritten by every plan.
const plan = new Int8Array(20);

/** What one piece more is worth in a place that has `pieces`. */
function landMarginal(look: Look, area: number, pieces: number): number {
  const { situation, side, own, foe } = look;
  const { board } = situation;
  const isHq = area === board.hq[side];
  let worth: number = pieces < 3 ? HABIT.soldier : HABIT.soldier * 0.7;
  const near = board.borders[area] as number;
  const enemies = near & foe.held;
  const strangers = near & ~own.held;
  if (strangers === 0 && !isHq) worth *= 0.4;
  const danger = enemies === 0 ? 0 : potential(situation, foe, area);
  if (danger > 0) {
    const dice = defenceDiceAt(situation, own, area);
    const saved = lostOdds(danger, pieces, dice) - lostOdds(danger, pieces + 1, dice);
    const closed = foe.orders === 0 || (situation.closed & (1 << area)) !== 0;
    const stake = isHq ? HABIT.hq : starsBehind(situation, side, own, area) + 0.3;
    worth += saved * stake * (closed ? 0.25 : 0.7);
  }
  // Who stands next to something worth taking can take it.
  let prize = 0;
  for (let left = strangers & ~situation.closed; left !== 0; left &= left - 1) {
    const i = 31 - Math.clz32(left & -left);
    prize = Math.max(prize, i === board.hq[enemyOf(side)] ? 3 : areaWorth(situation, i));
  }
  if (own.orders > 0 || situation.round < 4) worth += 0.06 * prize;
  return worth;
}

function skyMarginal({ side, own, foe }: Look, zone: number, pieces: number): number {
  if (zone === SKY.hq[side] && (own.planes[zone] as number) === 0) return 5;
  let worth = pieces < 2 ? 1 : pieces < 4 ? 0.6 : 0.4;
  for (const other of SKY.near[zone] as readonly number[]) worth += 0.08 * (foe.planes[other] as number);
  return worth;
}

/** All clicks of placing that are left, and the end; null where a card or a lack of room has to be looked at. */
export function allPlaces(look: Look, f: SupplyFrame): Move[] | null {
  const moves: Move[] = [];
  if (f.remaining > 0) {
    planPlaces(look, f);
    for (const place of ranked(look, f)) {
      for (let n = f.placed[place] ?? 0; n < (plan[NUMBER[place]] as number); n++) moves.push(TEXT.place(place));
    }
    if (moves.length < f.remaining) return null;
  }
  moves.push('finish');
  return moves;
}

/** The next click of placing: the whole plan is made anew each time and comes out the same. */
export function nextPlace(look: Look, f: SupplyFrame, moves: readonly Move[]): Move {
  const mobilise = moves.findLast((move) => moveParts(move).verb === 'mobilise');
  if (mobilise) return mobilise;
  if (f.remaining === 0) return 'finish';
  planPlaces(look, f);
  for (const place of ranked(look, f)) {
    if ((plan[NUMBER[place]] as number) > (f.placed[place] ?? 0)) return TEXT.place(place);
  }
  return moves[0] as Move;
}

const rankIn = (look: Look, f: SupplyFrame, place: Place): number =>
  rankOf((isSky(f) ? SKY : look.situation.board).hq, look.side, NUMBER[place]);

/** The rank of the last place that has got something. */
function lastRank(look: Look, f: SupplyFrame): number {
  let last = Number.NEGATIVE_INFINITY;
  for (const place in f.placed) last = Math.max(last, rankIn(look, f, place as Place));
  return last;
}

/** Where pieces may be placed, in the order of the clicks. */
const ranked = (look: Look, f: SupplyFrame): readonly Place[] =>
  f.allowed.toSorted((a, b) => rankIn(look, f, a) - rankIn(look, f, b));

/** The plan as it was before the first click, if all clicks so far fit it; else the best that can still be made of them. */
function planPlaces(look: Look, f: SupplyFrame): void {
  const pieces = isSky(f) ? look.own.planes : look.own.men;
  const places = ranked(look, f);
  let clicks = 0;
  for (const place of places) {
    const placed = f.placed[place] ?? 0;
    const i = NUMBER[place];
    if (!waits(look, f, i)) pieces[i] = (pieces[i] as number) - placed;
    clicks += placed;
  }
  plan.fill(0);
  spread(look, f, places, f.remaining + clicks);
  const last = lastRank(look, f);
  const fits = (place: Place): boolean => {
    const placed = f.placed[place] ?? 0;
    const planned = plan[NUMBER[place]] as number;
    return rankIn(look, f, place) < last ? planned === placed : planned >= placed;
  };
  const asPlanned = clicks === 0 || places.every(fits);
  for (const place of places) {
    const i = NUMBER[place];
    if (!waits(look, f, i)) pieces[i] = (pieces[i] as number) + (f.placed[place] ?? 0);
    if (!asPlanned) plan[i] = f.placed[place] ?? 0;
  }
  if (asPlanned) return;
  spread(
    look,
    f,
    places.filter((place) => rankIn(look, f, place) >= last),
    f.remaining,
  );
}

/** Aircraft waiting over the enemy at home are not in the count of pieces. */
const waits = (look: Look, f: SupplyFrame, i: number): boolean => isSky(f) && (look.foe.planes[i] as number) > 0;

/** Adds so many pieces to the plan, one after another where it is worth most. */
function spread(look: Look, f: SupplyFrame, places: readonly Place[], count: number): void {
  const pieces = isSky(f) ? look.own.planes : look.own.men;
  const marginal = isSky(f) ? skyMarginal : landMarginal;
  const before = plan.slice();
  for (let left = count; left > 0; left--) {
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (const place of places) {
      const i = NUMBER[place];
      const there = (waits(look, f, i) ? plan[i] : pieces[i]) as number;
      if (there >= STACK) continue;
      const worth = marginal(look, i, there);
      if (worth <= most) continue;
      most = worth;
      best = i;
    }
    if (best < 0) break;
    plan[best] = (plan[best] as number) + 1;
    pieces[best] = (pieces[best] as number) + 1;
  }
  // Nobody has moved yet: the count goes back to what stands there.
  for (const place of places) {
    const i = NUMBER[place];
    pieces[i] = (pieces[i] as number) - (plan[i] as number) + (before[i] as number);
  }
}

/** Recalls from where nobody is near, never from the front. */
export function nextRecall(look: Look, f: SupplyFrame, moves: readonly Move[]): Move {
  const { situation, own, foe } = look;
  for (const move of inOrder(look.side, moves)) {
    if (move === 'done') continue;
    const i = NUMBER[moveParts(move).args[0] as Place];
    if (isSky(f)) {
      if ((own.sky & (1 << i)) === 0 && own.hangar < f.strength) return move;
    } else if (i !== situation.board.hq[look.side] && ((situation.board.borders[i] as number) & ~own.held) === 0)
      return move;
    else if ((own.supplied & (1 << i)) === 0 && ((situation.board.borders[i] as number) & foe.held) === 0) return move;
  }
  return 'done';
}

/** A place that is worth so much of the planned one is worth a thought. */
const CLOSE = 0.6;

/** Soldiers of the depot that stay in the reserve: seldom better, but for a drop or an Assault to come. */
const LEFT_OUT = 0.1;

/** Places before the one used last are never gone back to. */
export function placePriors(look: Look, f: SupplyFrame, moves: readonly Move[]): number[] {
  const planned = nextPlace(look, f, moves);
  const last = lastRank(look, f);
  const marginal = isSky(f) ? skyMarginal : landMarginal;
  const pieces = isSky(f) ? look.own.planes : look.own.men;
  const parts = moves.map((move) => moveParts(move));
  const worths = parts.map(({ verb, args }) => {
    if (verb !== 'place') return 0;
    const place = args[0] as Place;
    return rankIn(look, f, place) < last ? 0 : marginal(look, NUMBER[place], pieces[NUMBER[place]] as number);
  });
  const second = worths.filter((_, i) => moves[i] !== planned).reduce((a, b) => Math.max(a, b), 0);
  const first = worths[moves.indexOf(planned)] as number;
  return moves.map((move, i) => {
    if (move === planned) return 1;
    const { verb } = parts[i] as (typeof parts)[number];
    if (verb === 'mobilise') return 0;
    if (verb === 'finish') return f.remaining === 0 ? 0.4 : LEFT_OUT;
    return worths[i] === second && second > CLOSE * first ? 0.4 : 0;
  });
}
