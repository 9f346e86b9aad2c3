/** What each deployment is expected to bring, by formula and in stars: nothing is played. */
import { moveParts } from '@sztab/kernel';
import { BONUS_ADDS } from '../content/bonuses.ts';
import type { Places } from '../content/map.ts';
import { enemyOf, ROUNDS, type Side, STACK } from '../content/sides.ts';
import { BARRAGE, DROP, INITIATIVE_SPACE, SPACE, type Space, type SpaceId, STRENGTH } from '../content/spaces.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { NUMBER, SKY } from './board.ts';
import { HABIT } from './habits.ts';
import { planMarch } from './march.ts';
import { emptyOdds, fireAt, lostOdds, takenOdds } from './odds.ts';
import { type Camp, count, defenceDiceAt, holds, potential, type Situation } from './situation.ts';
import { starsBehind } from './terms.ts';

/** One side's look at a situation. */
export interface Look {
  readonly s: State;
  readonly situation: Situation;
  readonly side: Side;
  readonly own: Camp;
  readonly foe: Camp;
}

export function lookAt(s: State, side: Side): Look {
  const situation = count(s);
  return { s, situation, side, own: situation[side], foe: situation[enemyOf(side)] };
}

const byRound = (row: readonly number[], situation: Situation): number => row[situation.round - 1] as number;
export const cardWorth = ({ situation, own }: Look): number =>
  byRound(HABIT.card, situation) + (situation.round === ROUNDS ? HABIT.cardPerOrder * own.orders : 0);

/** What holding an area is worth to a side that supplies it. */
export function areaWorth(situation: Situation, area: number): number {
  return (
    (situation.board.stars[area] as number) + (situation.bonus[area] === null ? 0 : byRound(HABIT.token, situation))
  );
}

/** What the enemy loses with an area; all if it is his HQ. */
export function lossWorth({ situation, side, foe }: Look, area: number): number {
  const enemy = enemyOf(side);
  if (area === situation.board.hq[enemy]) return HABIT.hq;
  const token =
    situation.bonus[area] !== null && (foe.supplied & (1 << area)) !== 0 ? byRound(HABIT.token, situation) : 0;
  return starsBehind(situation, enemy, foe, area) + token;
}

/** What taking an area with so many is worth to the one who then holds it: less where the enemy can come back next round. */
function takeWorth({ situation, foe }: Look, area: number, left: number): number {
  const worth = areaWorth(situation, area);
  if (situation.round === ROUNDS) return worth;
  const back = potential(situation, foe, area);
  return back === 0 ? worth : worth * (1 - HABIT.exposed * lostOdds(back, Math.max(1, left), 1));
}

/** Dice that the defender's cards stand for: nobody knows them, but everybody sees how many they are. */
const feared = (cards: number): number => HABIT.feared * Math.min(2, cards);

/** Between two numbers of dice. */
function blend(odds: (a: number, d: number, k: number) => number, a: number, d: number, dice: number): number {
  const whole = Math.floor(dice);
  const part = dice - whole;
  return (1 - part) * odds(a, d, whole) + (part === 0 ? 0 : part * odds(a, d, whole + 1));
}

/** An attack of so many on an area. */
export function attackGain(look: Look, area: number, strength: number, dice: number): number {
  const { situation, side, foe } = look;
  const defenders = foe.men[area] as number;
  const taken = blend(takenOdds, strength, defenders, dice);
  const empty = blend(emptyOdds, strength, defenders, dice);
  const cost = HABIT.soldier * Math.min(dice, strength);
  const loss = lossWorth(look, area);
  if (area === situation.board.hq[enemyOf(side)]) return (taken + empty) * loss - cost;
  return taken * (loss + takeWorth(look, area, strength - defenders - Math.round(dice))) + empty * loss - cost;
}

function advanceGain(look: Look, area: number): number {
  const { situation, side, own, foe } = look;
  const { strength, defenders, dice } = planMarch(situation, side, area, false);
  if (defenders > 0) return attackGain(look, area, strength, dice + feared(foe.cards));
  if ((own.men[area] as number) > 0)
    return HABIT.shift + ((own.supplied & (1 << area)) === 0 ? areaWorth(situation, area) : 0);
  return takeWorth(look, area, strength);
}

/** Guns or bombs on an area. */
export function fireGain(look: Look, area: number, dice: number): number {
  const { situation, own, foe } = look;
  const men = foe.men[area] as number;
  if (men === 0) return (own.men[area] as number) > 0 ? -5 : -1;
  const { emptied, mean } = fireAt(men, dice);
  // Who is about to attack it wants it thin.
  const follow =
    own.orders > 1 && (situation.closed & (1 << area)) === 0 && potential(situation, own, area) > 0 ? 0.1 : 0;
  return emptied * lossWorth(look, area) + mean * (HABIT.soldier + follow);
}

function bestFire(look: Look, reach: number, dice: number): number {
  let best = 0;
  for (let left = reach & look.foe.held; left !== 0; left &= left - 1) {
    best = Math.max(best, fireGain(look, 31 - Math.clz32(left & -left), dice));
  }
  return best;
}

/** Soldiers from the sky, beside the own lines or far from them. */
export function dropGain(look: Look, area: number, soldiers: number): number {
  const { situation, own, foe } = look;
  if ((own.men[area] as number) > 0) return HABIT.soldier * soldiers * 0.5;
  const joins = ((situation.board.borders[area] as number) & own.supplied) !== 0;
  if ((foe.men[area] as number) === 0) {
    return takeWorth(look, area, soldiers) * (joins ? 1 : HABIT.cutOff) + HABIT.soldier * 0.5 * soldiers;
  }
  const gain = attackGain(look, area, soldiers, defenceDiceAt(situation, foe, area) + feared(foe.cards));
  return joins
    ? gain
    : gain - takenOdds(soldiers, foe.men[area] as number, 1) * areaWorth(situation, area) * (1 - HABIT.cutOff);
}

function bestDrop(look: Look): number {
  const { situation, side, own } = look;
  const soldiers = Math.min(
    own.reserve,
    DROP + (holds(situation, own, 'flightControl') ? BONUS_ADDS.flightControl : 0),
  );
  if (soldiers === 0) return HABIT.idle;
  const { board } = situation;
  const all = (2 ** board.ids.length - 1) & ~board.noDrop & ~(1 << board.hq[enemyOf(side)]);
  let best = 0;
  for (let left = all & ~own.held; left !== 0; left &= left - 1) {
    best = Math.max(best, dropGain(look, 31 - Math.clz32(left & -left), soldiers));
  }
  return best;
}

function flyGain({ situation, side, own, foe }: Look, zone: number): number {
  const { strength, defenders, dice } = planMarch(situation, side, zone, true);
  if ((own.planes[zone] as number) > 0) return HABIT.shift;
  const worth = HABIT.zone * (zone === SKY.hq[side] || zone === SKY.hq[enemyOf(side)] ? 2.5 : 1);
  if (defenders === 0) return worth;
  const odds = dice + feared(foe.cards) / 2;
  return (
    (2 * blend(takenOdds, strength, defenders, odds) + blend(emptyOdds, strength, defenders, odds)) * worth -
    HABIT.aircraft * dice
  );
}

function supportGain(look: Look, space: Extract<Space, { support: unknown }>): number {
  const { s, situation, side, own } = look;
  const strength = STRENGTH[space.support][s.options.mode][side];
  const late = situation.round === ROUNDS;
  if (space.action === 'plan') {
    const cards = strength + (holds(situation, own, 'reconPost') ? BONUS_ADDS.reconPost : 0);
    const leads = space.support === INITIATIVE_SPACE && s.initiative !== side;
    return (
      cards * (late ? cardWorth(look) - HABIT.cardPerOrder : cardWorth(look)) * (own.cards > 3 ? 0.6 : 0.8) +
      (leads ? byRound(HABIT.initiative, situation) : 0)
    );
  }
  if (space.action === 'scramble') {
    const lost = own.planes[SKY.hq[side]] === 0 ? 1.5 : 0;
    const planes = Math.min(strength, own.hangar, roomIn(own.sky | (1 << SKY.hq[side]), own.planes));
    if (planes === 0) return HABIT.idle;
    return HABIT.aircraft * planes * (late ? 0.4 : 0.7) + lost;
  }
  const depot = holds(situation, own, 'supplyDepot') ? BONUS_ADDS.supplyDepot : 0;
  const men = Math.min(strength + depot, own.reserve, roomIn(own.supplied, own.men));
  if (men === 0) return HABIT.idle;
  return HABIT.soldier * men * (late ? 0.25 + 0.1 * own.orders : 1) + hqNeed(look);
}

/** What these places lack to five each. */
function roomIn(places: Places, pieces: Int8Array): number {
  let room = 0;
  for (let left = places; left !== 0; left &= left - 1) {
    room += Math.max(0, STACK - (pieces[31 - Math.clz32(left & -left)] as number));
  }
  return room;
}

/** How much a few soldiers more would save the HQ. */
function hqNeed({ situation, side, own, foe }: Look): number {
  const hq = situation.board.hq[side];
  const danger = potential(situation, foe, hq);
  if (danger === 0 || foe.orders === 0) return 0;
  return HABIT.hq * 0.2 * lostOdds(danger, own.men[hq] as number, defenceDiceAt(situation, own, hq));
}

function deployGain(look: Look, id: SpaceId): number {
  const { situation, own } = look;
  const space = SPACE[id];
  switch (space.action) {
    case 'advance':
      return advanceGain(look, NUMBER[space.area]);
    case 'barrage': {
      const dice = BARRAGE.dice + (holds(situation, own, 'observationPost') ? BONUS_ADDS.observationPost : 0);
      return bestFire(look, situation.board.range[look.side], dice);
    }
    case 'paradrop':
      return bestDrop(look);
    case 'fly':
      return flyGain(look, NUMBER[space.zone]);
    case 'bombing': {
      const zone = NUMBER[space.zone];
      const bombs = (own.planes[zone] as number) - 1;
      if (bombs === 0) return HABIT.idle;
      return bestFire(look, SKY.areas[zone] as number, bombs) - HABIT.aircraft * 0.5 * bombs;
    }
    default:
      return supportGain(look, space);
  }
}

/** The expected gain of every move of a turn, in the order of the list. */
export function turnGains(look: Look, moves: readonly Move[]): number[] {
  return moves.map((move) => {
    if (move === 'pass') return 0;
    if (move === 'playMomentum') return momentumGain(look);
    return deployGain(look, moveParts(move).args[0] as SpaceId);
  });
}

/** Best kept until the enemy has no order left to answer with; worthless after the last one. */
function momentumGain({ situation, own, foe }: Look): number {
  if (own.orders === 0) return 1;
  return situation.round >= 2 && foe.orders === 0 ? 3 : -1;
}
