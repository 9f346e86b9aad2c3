/** Sections 6.1 and 6.2: land and air combat. */
import { moveParts } from '@sztab/kernel';
import { AREA } from '../content/areas.ts';
import { BONUS_ADDS } from '../content/bonuses.ts';
import { CARD } from '../content/cards.ts';
import { isArea, isZone } from '../content/map.ts';
import { enemyOf, type Side, STACK } from '../content/sides.ts';
import { pushCheck } from './check.ts';
import { pushRoll } from './dice.ts';
import { canPlay, playCard } from './hand.ts';
import type { GoMove, GoSteps } from './moves.ts';
import { add, fromReserve, remove, roomIn, toReserve } from './pieces.ts';
import { controls, piecesIn, standingOf, supplies } from './supply.ts';
import { type CombatFrame, type DicePart, type GoTable, goOn, type OpenTable, seatOf, tell } from './table.ts';

type Attack = Pick<CombatFrame, 'side' | 'by' | 'place' | 'pieces'>;

/** GOW-6.1.3, GOW-6.2.2: the defender's dice before any card, and why. */
export function defenceDice(
  t: Pick<OpenTable, 'soldiers' | 'aircraft' | 'options'>,
  defender: Side,
  place: Attack['place'],
): DicePart[] {
  const dice: DicePart[] = [{ because: 'base', dice: 1 }];
  if (isZone(place)) return dice;
  const { zone, city } = AREA[place];
  if (zone && supplies(t, defender, zone)) dice.push({ because: 'zone', dice: 1 });
  const holdsCity = t.options.citySupply === 'controlled' || supplies(t, defender, place);
  if (city && holdsCity) dice.push({ because: 'city', dice: BONUS_ADDS.cityCentre }); // GOW-6.6.8
  return dice;
}

/** GOW-6.7.2: the window opens if and only if the defender holds cards; otherwise the roll is made at once. */
export function beginCombat(t: GoTable, { side, by, place, pieces }: Attack): void {
  const defender = enemyOf(side);
  const combat = { side, by, place, pieces, dice: defenceDice(t, defender, place), hits: null };
  goOn(t, { step: 'combat.defence', ...combat });
  if (t.hand[defender].length === 0) rollDefence(t, t.flow[t.flow.length - 1] as CombatFrame);
}

function rollDefence(t: GoTable, f: CombatFrame): void {
  goOn(t, { ...f, step: 'combat.losses' });
  pushRoll(t, enemyOf(f.side), 'defence', f.place, f.dice, f.pieces);
}

export const combatSteps: GoSteps<'combat.defence' | 'combat.losses'> = {
  'combat.defence': {
    ask(t, f) {
      const moves: GoMove[] = [...defenceCards(t, f), 'roll'];
      return [{ seat: seatOf(enemyOf(f.side)), prompt: 'defence', moves, window: true }];
    },
    take(t, f, _seat, move) {
      if (move !== 'roll') playDefence(t, f, move);
      if (move === 'roll' || t.hand[enemyOf(f.side)].length === 0) rollDefence(t, f);
    },
  },

  'combat.losses': {
    run(t, f) {
      t.flow.pop();
      const before = standingOf(t);
      losses(t, f, f.hits as number);
      pushCheck(t, before);
    },
  },
};

/** D17 */
function defenceCards(t: GoTable, f: CombatFrame): GoMove[] {
  const side = enemyOf(f.side);
  const moves: GoMove[] = [];
  if (isArea(f.place)) {
    if (canPlay(t, side, 'counterAttack') && supplies(t, side, f.place)) {
      // GOW-6.5.2
      const most = Math.min(CARD.counterAttack.adds.count, t.reserve[side].soldiers, roomIn(t, side, f.place));
      for (let count = 1; count <= most; count++) moves.push(`counterAttack(${count as 1 | 2})`);
    }
    if (canPlay(t, side, 'ambush')) moves.push('ambush'); // GOW-6.5.4
    if (f.by === 'paradrop' && canPlay(t, side, 'antiAircraft')) moves.push('antiAircraft'); // GOW-6.5.8
  } else if (canPlay(t, side, 'interception')) moves.push('interception'); // GOW-6.5.10
  return moves;
}

function playDefence(t: GoTable, f: CombatFrame, move: GoMove): void {
  const side = enemyOf(f.side);
  const { verb, args } = moveParts(move);
  if (verb === 'counterAttack') {
    const count = Number(args[0]);
    fromReserve(t, side, f.place, count);
    add(t, side, f.place, count);
    playCard(t, side, 'counterAttack', count, f.place);
    return;
  }
  const title = verb as 'ambush' | 'antiAircraft' | 'interception';
  const { count } = CARD[title].adds;
  f.dice.push({ because: title, dice: count });
  playCard(t, side, title, count, f.place);
}

/** What a combat leaves (GOW-6.1.8): also the arithmetic of every preview. */
export function combatResult(attackers: number, defenders: number, hits: number) {
  const hit = Math.min(attackers, hits); // GOW-6.1.5
  const attrition = Math.min(attackers - hit, defenders); // GOW-6.1.6
  const left = attackers - hit - attrition;
  const surplus = Math.max(0, left - STACK); // GOW-6.1.7
  return { hit, attrition, surplus, attackers: left - surplus, defenders: defenders - attrition };
}

function losses(t: GoTable, { side, by, place, pieces }: CombatFrame, hits: number): void {
  const defender = enemyOf(side);
  const { hit, attrition, surplus, attackers, defenders } = combatResult(pieces, piecesIn(t, defender, place), hits);
  remove(t, defender, place, attrition);
  toReserve(t, side, place, pieces - attackers);
  add(t, side, place, attackers);
  const holder = attackers > 0 ? side : controls(t, defender, place) ? defender : null;
  const left = Math.max(attackers, defenders);
  tell({ is: 'combat-ended', attacker: side, by, place, hits, hit, attrition, surplus, holder, left });
}
