/** GOW-6.1 and GOW-6.2: land and air combat. */
import { finish, goOn, moveParts } from '@sztab/kernel';
import { AREA } from '../content/areas.ts';
import { BONUS_ADDS } from '../content/bonuses.ts';
import { CARD } from '../content/cards.ts';
import { isZone } from '../content/map.ts';
import { enemyOf, type Side, STACK } from '../content/sides.ts';
import { callCheck } from './check.ts';
import { callRoll } from './dice.ts';
import { noCard, playCard } from './hand.ts';
import type { Move, Steps } from './moves.ts';
import { add, fromReserve, remove, roomIn, toReserve } from './pieces.ts';
import { type CombatFrame, type DicePart, type PublicState, type State, seatOf, tell } from './state.ts';
import { controls, piecesIn, standingToTell, supplies } from './supply.ts';

type Attack = Pick<CombatFrame, 'side' | 'by' | 'place' | 'pieces'>;

/** GOW-6.1.3, GOW-6.2.2: the defender's dice before any card, and why. */
export function defenceDice(
  s: Pick<PublicState, 'soldiers' | 'aircraft' | 'options'>,
  defender: Side,
  place: Attack['place'],
): DicePart[] {
  const dice: DicePart[] = [{ because: 'base', dice: 1 }];
  if (isZone(place)) return dice;
  const { zone, city } = AREA[place];
  if (zone && supplies(s, defender, zone)) dice.push({ because: 'zone', dice: 1 });
  const holdsCity = s.options.citySupply === 'controlled' || supplies(s, defender, place);
  if (city && holdsCity) dice.push({ because: 'city', dice: BONUS_ADDS.cityCentre }); // GOW-6.6.8
  return dice;
}

/** GOW-6.7.2: the window opens if and only if the defender holds cards; otherwise the roll is made at once. */
export function beginCombat(s: State, { side, by, place, pieces }: Attack): void {
  const defender = enemyOf(side);
  const dice = defenceDice(s, defender, place);
  const combat: CombatFrame = { step: 'combat.defence', side, by, place, pieces, dice, hits: null };
  goOn(s, combat);
  if (s.hand[defender].length === 0) rollDefence(s, combat);
}

function rollDefence(s: State, f: CombatFrame): void {
  goOn(s, { ...f, step: 'combat.losses' });
  callRoll(s, enemyOf(f.side), 'defence', f.place, f.dice, f.pieces);
}

export const combatSteps: Steps<'combat.defence' | 'combat.losses'> = {
  'combat.defence': {
    ask(s, f) {
      const moves: Move[] = [...defenceCards(s, f), 'roll'];
      return [{ seat: seatOf(enemyOf(f.side)), prompt: 'defence', moves, window: true }];
    },
    take(s, f, _seat, move) {
      if (move !== 'roll') playDefence(s, f, move);
      if (move === 'roll' || s.hand[enemyOf(f.side)].length === 0) rollDefence(s, f);
    },
  },

  'combat.losses': {
    run(s, f) {
      finish(s);
      const before = standingToTell(s);
      losses(s, f, f.hits as number);
      callCheck(s, before);
    },
  },
};

/** The cards that add dice to a defence. */
const MORE_DICE = ['ambush', 'antiAircraft', 'interception'] as const;

/** D17 */
function defenceCards(s: State, f: CombatFrame): Move[] {
  const side = enemyOf(f.side);
  const moves: Move[] = [];
  if (noCard(s, side, f, 'counterAttack') === null) {
    const most = Math.min(CARD.counterAttack.adds.count, s.reserve[side].soldiers, roomIn(s, side, f.place));
    for (let count = 1; count <= most; count++) moves.push(`counterAttack(${count as 1 | 2})`);
  }
  for (const title of MORE_DICE) if (noCard(s, side, f, title) === null) moves.push(title);
  return moves;
}

function playDefence(s: State, f: CombatFrame, move: Move): void {
  const side = enemyOf(f.side);
  const { verb, args } = moveParts(move);
  if (verb === 'counterAttack') {
    const count = Number(args[0]);
    fromReserve(s, side, f.place, count);
    add(s, side, f.place, count);
    playCard(s, side, 'counterAttack', count, f.place);
    return;
  }
  const title = verb as (typeof MORE_DICE)[number];
  const { count } = CARD[title].adds;
  f.dice.push({ because: title, dice: count });
  playCard(s, side, title, count, f.place);
}

/** What a combat leaves (GOW-6.1.8): also the arithmetic of every preview. */
export function combatResult(attackers: number, defenders: number, hits: number) {
  const hit = Math.min(attackers, hits); // GOW-6.1.5
  const attrition = Math.min(attackers - hit, defenders); // GOW-6.1.6
  const left = attackers - hit - attrition;
  const surplus = Math.max(0, left - STACK); // GOW-6.1.7
  return { hit, attrition, surplus, attackers: left - surplus, defenders: defenders - attrition };
}

function losses(s: State, { side, by, place, pieces }: CombatFrame, hits: number): void {
  const defender = enemyOf(side);
  const { hit, attrition, surplus, attackers, defenders } = combatResult(pieces, piecesIn(s, defender, place), hits);
  remove(s, defender, place, attrition);
  toReserve(s, side, place, pieces - attackers);
  add(s, side, place, attackers);
  const holder = attackers > 0 ? side : controls(s, defender, place) ? defender : null;
  const left = Math.max(attackers, defenders);
  tell({ is: 'combat-ended', attacker: side, by, place, hits, hit, attrition, surplus, holder, left });
}
