/** Targets, cards and rerolls: single answers inside an action. */
import { bestBy, moveParts } from '@sztab/kernel';
import type { AreaId, ZoneId } from '../content/areas.ts';
import { CARD, type CardTitle } from '../content/cards.ts';
import { isZone } from '../content/map.ts';
import { enemyOf, STACK } from '../content/sides.ts';
import { SPACE, type SpaceId } from '../content/spaces.ts';
import { combatResult } from '../rules/combat.ts';
import { diceCount, hitsOf } from '../rules/dice.ts';
import type { Move } from '../rules/moves.ts';
import type { CombatFrame, DiceFrame, EntryCardFrame, FireFrame, Frame } from '../rules/state.ts';
import { inOrder, NUMBER, SKY } from './board.ts';
import { areaWorth, attackGain, cardWorth, dropGain, fireGain, type Look, lossWorth } from './gains.ts';
import { HABIT, KEEP } from './habits.ts';
import { lostOdds, meanOver, takenOdds } from './odds.ts';
import { starsBehind } from './terms.ts';

/** The move that a formula likes best; the first of equals. */
const best = (moves: readonly Move[], worth: (move: Move) => number): Move => bestBy(moves, worth) as Move;

const numberIn = (move: Move): number => NUMBER[moveParts(move).args[0] as AreaId];
const countIn = (move: Move): number => Number(moveParts(move).args[0]);

type TargetFrame = Extract<Frame, { step: 'barrage.target' | 'bombing.target' | 'paradrop.target' }>;

/** What each target brings, in the order of the list. */
export function targetGains(look: Look, f: TargetFrame, moves: readonly Move[]): number[] {
  if (f.step === 'paradrop.target') {
    const soldiers = Math.min(f.pieces, look.own.reserve);
    return moves.map((move) => dropGain(look, numberIn(move), soldiers));
  }
  const dice = f.step === 'barrage.target' ? diceCount(f.dice) : (look.own.planes[NUMBER[f.from]] as number) - 1;
  return moves.map((move) => fireGain(look, numberIn(move), dice));
}

export function chooseTarget(look: Look, f: TargetFrame, moves: readonly Move[]): Move {
  const gains = targetGains(look, f, moves);
  return best(inOrder(look.side, moves), (move) => gains[moves.indexOf(move)] as number);
}

/** As many as pay: each aircraft is a die, and is gone. */
export const chooseBombs = (look: Look, target: AreaId, moves: readonly Move[]): Move =>
  best(moves, (move) => fireGain(look, NUMBER[target], countIn(move)) - HABIT.aircraft * 0.6 * countIn(move));

/** A card that sends more along, if that is worth the card. */
export function chooseEntryCard(look: Look, f: EntryCardFrame, moves: readonly Move[]): Move {
  const price = HABIT.thrift * cardWorth(look);
  const i = NUMBER[f.place];
  const gain = (pieces: number): number => {
    if (isZone(f.place)) return 2 * HABIT.zone * takenOdds(pieces, look.foe.planes[i] as number, 1) + 0.2 * pieces;
    if ((look.foe.men[i] as number) === 0) return HABIT.soldier * Math.min(STACK, pieces);
    return attackGain(look, i, pieces, f.by === 'paradrop' ? 1.5 : dieGuess(look, i)) + HABIT.soldier * pieces;
  };
  const without = gain(f.pieces);
  return best(moves, (move) => (move === 'continue' ? without : gain(f.pieces + countIn(move)) - price));
}

/** The dice one counts on against an area: its own, and something for hidden cards. */
const dieGuess = ({ situation, foe }: Look, area: number): number => {
  const zone = situation.board.zone[area] as number;
  return 1 + (zone >= 0 && (foe.sky & (1 << zone)) !== 0 ? 1 : 0) + (foe.cards > 0 ? 0.4 : 0);
};

export function chooseFireCard(look: Look, f: FireFrame): Move {
  const title = f.by === 'barrage' ? 'artilleryStrike' : 'airRaid';
  const i = NUMBER[f.target];
  const dice = diceCount(f.dice);
  const more = fireGain(look, i, dice + CARD[title].adds.count) - fireGain(look, i, dice);
  return more > HABIT.thrift * cardWorth(look) ? title : 'roll';
}

/** What the defender has to lose where he is attacked. */
function stakeOf({ situation, side, own }: Look, place: AreaId | ZoneId): number {
  const i = NUMBER[place];
  if (isZone(place)) return HABIT.zone * (i === SKY.hq[side] ? 3 : 1.5);
  if (i === situation.board.hq[side]) return HABIT.hq;
  return starsBehind(situation, side, own, i) + areaWorth(situation, i);
}

/** D17: the card that saves most for its price, or the roll. */
export function chooseDefence(look: Look, f: CombatFrame, moves: readonly Move[]): Move {
  const stake = stakeOf(look, f.place);
  const defenders = (isZone(f.place) ? look.own.planes : look.own.men)[NUMBER[f.place]] as number;
  const dice = diceCount(f.dice);
  const price = HABIT.thrift * cardWorth(look);
  return best(moves, (move) => {
    if (move === 'roll') return -lostOdds(f.pieces, defenders, dice) * stake;
    const { verb } = moveParts(move);
    if (verb === 'counterAttack') {
      const men = countIn(move);
      return -lostOdds(f.pieces, defenders + men, dice) * stake + HABIT.soldier * 0.5 * men - price;
    }
    const { count } = CARD[verb as CardTitle].adds;
    return -lostOdds(f.pieces, defenders, dice + count) * stake + HABIT.soldier * 0.5 * count - price;
  });
}

/** D18: all dice again for the card one misses least. */
export function chooseReroll(look: Look, f: DiceFrame, below: Frame, moves: readonly Move[]): Move {
  const worth = rollWorth(look, f, below);
  const dice = diceCount(f.dice);
  const gain = meanOver(dice, worth) - worth(hitsOf(f.faces));
  const worthless = look.situation.round === 4 && look.own.orders + look.foe.orders === 0;
  if (gain <= (worthless ? 0.01 : HABIT.thrift * cardWorth(look))) return 'keep';
  return best(moves, (move) => (move === 'keep' ? -99 : -KEEP[moveParts(move).args[0] as CardTitle]));
}

/** What so many hits are worth to the one who rolls. */
function rollWorth(look: Look, f: DiceFrame, below: Frame): (hits: number) => number {
  const i = NUMBER[f.place];
  if (below.step !== 'combat.losses') {
    const men = look.foe.men[i] as number;
    const loss = lossWorth(look, i);
    return (hits) => HABIT.soldier * Math.min(hits, men) + (hits >= men ? loss : 0);
  }
  const stake = stakeOf(look, f.place);
  const defenders = (isZone(f.place) ? look.own.planes : look.own.men)[i] as number;
  return (hits) => {
    const left = combatResult(below.pieces, defenders, hits);
    const lost = left.attackers > 0 ? 1 : left.defenders > 0 ? 0 : 0.7;
    return (
      HABIT.soldier * left.hit -
      stake * (f.place === look.situation.board.ids[look.situation.board.hq[look.side]] && lost > 0 ? 1 : lost)
    );
  };
}

/** D19: the commander whose space the enemy can use least: his own guns first, a support space last. */
export const chooseTakeBack = (look: Look, moves: readonly Move[]): Move =>
  best(moves, (move) => {
    const space = SPACE[moveParts(move).args[0] as SpaceId];
    if (space.action === 'barrage' || space.action === 'paradrop') return 2;
    if (space.action !== 'advance') return 0;
    return look.situation[enemyOf(look.side)].orders === 0
      ? 1.5
      : 1 - 0.1 * areaWorth(look.situation, NUMBER[space.area]);
  });
