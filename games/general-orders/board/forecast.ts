/** What an attack may come to, before it is decided: counted from what lies open, so it is the same for both sides. */
import type { AreaId, ZoneId } from '../content/areas.ts';
import { BONUS_ADDS } from '../content/bonuses.ts';
import { CARD } from '../content/cards.ts';
import { HQ_ZONE, isArea } from '../content/map.ts';
import { enemyOf, type Side } from '../content/sides.ts';
import { isSpace, SPACE, type SpaceId } from '../content/spaces.ts';
import { combatResult, defenceDice } from '../rules/combat.ts';
import { diceCount, hitsOf } from '../rules/dice.ts';
import { barrageTargets, dropTargets, noDeployment, sources } from '../rules/legal.ts';
import { type CombatOdds, combatOdds, cutOffBy, fireOdds } from '../rules/preview.ts';
import { hasBonus, piecesIn } from '../rules/supply.ts';
import type { Assault, CombatFrame, DiceFrame, DicePart, FireFrame, GoFrame } from '../rules/table.ts';
import type { GoView } from '../rules/view.ts';

type Place = AreaId | ZoneId;

export interface Forecast {
  readonly side: Side;
  readonly by: Assault | 'barrage' | 'bombing';
  readonly place: Place;
  /** Pieces that enter; dice are counted apart. */
  readonly attackers: number;
  readonly defenders: number;
  readonly dice: readonly DicePart[];
  /** `most`: nothing is chosen yet, this is the most that could be sent. */
  readonly stage: 'most' | 'now' | 'rolled';
  readonly faces: readonly number[];
  /** Of a fight; null where nobody defends, and for guns and bombs. */
  readonly odds: CombatOdds | null;
  /** Of guns and bombs. */
  readonly fire: { readonly emptied: number; readonly mean: number } | null;
  /** What the enemy would no longer supply if he lost the place. */
  readonly cutOff: readonly Place[];
}

/** `thing`: what somebody points at. */
export function forecastOf(view: GoView, thing: string | null): Forecast | null {
  const f = view.flow.at(-1);
  if (!f || view.result) return null;
  switch (f.step) {
    case 'turn':
      return thing !== null && isSpace(thing) ? ofDeployment(view, f.side, thing) : null;
    case 'barrage.target':
      if (thing === null || !isArea(thing) || !barrageTargets(view, f.from).includes(thing)) return null;
      return ofFire(view, f.side, 'barrage', thing, f.dice, 'now');
    case 'paradrop.target': {
      if (thing === null || !isArea(thing) || !dropTargets(view, f.side).includes(thing)) return null;
      const pieces = Math.min(f.pieces, view.reserve[f.side].soldiers);
      return ofEntry(view, { side: f.side, by: 'paradrop', place: thing, pieces }, 'now');
    }
    case 'bombing.target':
      return thing !== null && isArea(thing) ? ofBombs(view, f.side, f.from, thing, null) : null;
    case 'bombing.scale':
      return ofBombs(view, f.side, f.from, f.target, numberOf(thing));
    case 'advance.move':
    case 'fly.move': {
      const joins = f.outpost && view.reserve[f.side].soldiers > 0 ? BONUS_ADDS.forwardOutpost : 0;
      if (f.pieces > 0) return ofEntry(view, { ...f, pieces: f.pieces + joins }, 'now');
      return ofEntry(view, { ...f, pieces: available(view, f.side, f.place) + joins }, 'most');
    }
    case 'advance.card':
    case 'fly.card':
    case 'paradrop.card':
      return ofEntry(view, { ...f, pieces: f.pieces + (numberOf(thing) ?? 0) }, 'now');
    case 'scramble.place': {
      // GOW-5.9.4: over the own HQ held by the enemy they will fight.
      const place = HQ_ZONE[f.side];
      const pieces = f.placed[place] ?? 0;
      if (pieces === 0 || piecesIn(view, enemyOf(f.side), place) === 0) return null;
      return ofEntry(view, { side: f.side, by: 'scramble', place, pieces }, 'now');
    }
    case 'combat.defence':
      return ofEntry(view, f, 'now');
    case 'fire.card': {
      const card = thing === 'artilleryStrike' || thing === 'airRaid' ? thing : null;
      const more: DicePart[] = card ? [{ because: card, dice: CARD[card].adds.count }] : [];
      return ofFire(view, f.side, f.by, f.target, [...f.dice, ...more], 'now');
    }
    case 'dice.reroll':
      return ofRoll(view, f, view.flow.at(-2));
    default:
      return null;
  }
}

/** How many pieces a picked number stands for. */
const numberOf = (thing: string | null): number | null => (thing && /^\d+$/.test(thing) ? Number(thing) : null);

/** One piece stays in each place. */
const available = (view: GoView, side: Side, place: Place): number =>
  sources(view, side, place).reduce((sum, from) => sum + piecesIn(view, side, from) - 1, 0);

function ofDeployment(view: GoView, side: Side, id: SpaceId): Forecast | null {
  const space = SPACE[id];
  if (noDeployment(view, side, id) !== null) return null;
  if (space.action === 'advance') {
    const outpost = hasBonus(view, side, 'forwardOutpost') && view.reserve[side].soldiers > 0;
    const pieces = available(view, side, space.area) + (outpost ? BONUS_ADDS.forwardOutpost : 0);
    return ofEntry(view, { side, by: 'advance', place: space.area, pieces }, 'most');
  }
  if (space.action !== 'fly') return null;
  return ofEntry(view, { side, by: 'fly', place: space.zone, pieces: available(view, side, space.zone) }, 'most');
}

type Entry = Pick<CombatFrame, 'side' | 'by' | 'place' | 'pieces'> & { readonly dice?: readonly DicePart[] };

function ofEntry(view: GoView, entry: Entry, stage: Forecast['stage']): Forecast {
  const { side, by, place, pieces: attackers } = entry;
  const defender = enemyOf(side);
  const defenders = piecesIn(view, defender, place);
  const dice = defenders > 0 ? (entry.dice ?? defenceDice(view, defender, place)) : [];
  const odds = defenders > 0 && attackers > 0 ? combatOdds(attackers, defenders, diceCount(dice)) : null;
  const cutOff = defenders > 0 ? cutOffBy(view, side, place) : [];
  return { side, by, place, attackers, defenders, dice, stage, faces: [], odds, fire: null, cutOff };
}

function ofFire(
  view: GoView,
  side: Side,
  by: 'barrage' | 'bombing',
  place: AreaId,
  dice: readonly DicePart[],
  stage: Forecast['stage'],
): Forecast {
  const defenders = piecesIn(view, enemyOf(side), place);
  const fire = fireOdds(defenders, diceCount(dice));
  const cutOff = fire.emptied > 0 ? cutOffBy(view, side, place) : [];
  return { side, by, place, attackers: 0, defenders, dice, stage, faces: [], odds: null, fire, cutOff };
}

function ofBombs(view: GoView, side: Side, from: ZoneId, area: AreaId, aircraft: number | null): Forecast {
  const most = Math.max(1, piecesIn(view, side, from) - 1);
  const dice = [{ because: 'base', dice: aircraft ?? most } as const];
  return ofFire(view, side, 'bombing', area, dice, aircraft === null ? 'most' : 'now');
}

/** The dice lie there: what they would do if they stood. */
function ofRoll(view: GoView, f: DiceFrame, below: GoFrame | undefined): Forecast | null {
  const hits = hitsOf(f.faces);
  if (below?.step === 'combat.losses') {
    const left = combatResult(below.pieces, piecesIn(view, enemyOf(below.side), below.place), hits);
    const odds = { taken: 0, empty: 0, held: 0 };
    odds[left.attackers > 0 ? 'taken' : left.defenders > 0 ? 'held' : 'empty'] = 1;
    return { ...ofEntry(view, below, 'rolled'), odds, faces: f.faces };
  }
  if (below?.step !== 'fire.losses') return null;
  const { side, by, target, dice } = below as FireFrame;
  const found = ofFire(view, side, by, target, dice, 'rolled');
  const fire = {
    emptied: hits >= found.defenders && found.defenders > 0 ? 1 : 0,
    mean: Math.min(hits, found.defenders),
  };
  return { ...found, fire, faces: f.faces };
}

/** The same fight if more pieces came, or more dice fell. */
export const withMore = (f: Forecast, more: { attackers?: number; defenders?: number; dice?: number }): CombatOdds =>
  combatOdds(
    f.attackers + (more.attackers ?? 0),
    f.defenders + (more.defenders ?? 0),
    diceCount(f.dice) + (more.dice ?? 0),
  );
