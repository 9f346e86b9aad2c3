/** What an attack may come to, before it is decided: counted from what lies open, and for its owner from the own hand. */
import type { AreaId, ZoneId } from '../content/areas.ts';
import { BONUS_ADDS } from '../content/bonuses.ts';
import { CARD, type CardTitle } from '../content/cards.ts';
import { HQ, HQ_ZONE, isArea } from '../content/map.ts';
import { enemyOf, type Side } from '../content/sides.ts';
import { DROP, isSpace, SPACE, type SpaceId } from '../content/spaces.ts';
import { combatResult, defenceDice } from '../rules/combat.ts';
import { diceCount, hitsOf } from '../rules/dice.ts';
import { barrageTargets, dropTargets, noDeployment, sources } from '../rules/legal.ts';
import { reserveFor } from '../rules/pieces.ts';
import { type CombatOdds, combatOdds, cutOffBy, fireOdds } from '../rules/preview.ts';
import type { Assault, CombatFrame, DiceFrame, DicePart, FireFrame, Frame } from '../rules/state.ts';
import { hasBonus, piecesIn } from '../rules/supply.ts';
import type { View } from '../rules/view.ts';

type Place = AreaId | ZoneId;

/** Why there are so many attackers: those who march, jump or fly, a bonus, or the title of a card. */
export interface ForcePart {
  readonly because: 'base' | 'forwardOutpost' | 'flightControl' | CardTitle;
  readonly pieces: number;
}

export interface Chances {
  /** Of a fight; null where nobody defends, and for guns and bombs. */
  readonly odds: CombatOdds | null;
  /** Of guns and bombs. */
  readonly fire: { readonly emptied: number; readonly mean: number } | null;
  /** That the game is won: of an attack on the enemy's headquarters alone. */
  readonly wins: number | null;
}

export interface Forecast extends Chances {
  readonly side: Side;
  readonly by: Assault | 'barrage' | 'bombing';
  readonly place: Place;
  /** Pieces that enter; dice are counted apart. */
  readonly attackers: number;
  readonly parts: readonly ForcePart[];
  readonly defenders: number;
  readonly dice: readonly DicePart[];
  /** `most`: nothing is chosen yet, this is the most that could be sent. */
  readonly stage: 'most' | 'now' | 'rolled';
  readonly faces: readonly number[];
  /** Cards with which the defender may change it, if the viewer does not know them better. */
  readonly enemyCards: number;
  /** The same with the card of this action, if the viewer holds it: the most that it can add. */
  readonly card: (Chances & { readonly title: CardTitle; readonly more: number }) | null;
  /** What the enemy would no longer supply if he lost the place. */
  readonly cutOff: readonly Place[];
}

/** `thing`: what somebody points at. */
export function forecastOf(view: View, thing: string | null): Forecast | null {
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
      const reserve = view.reserve[f.side].soldiers;
      const base = Math.min(DROP, reserve);
      const parts = [part('base', base), part('flightControl', Math.min(f.pieces, reserve) - base)];
      return ofEntry(view, { side: f.side, by: 'paradrop', place: thing, parts }, 'now', reserve - f.pieces);
    }
    case 'bombing.target':
      return thing !== null && isArea(thing) ? ofBombs(view, f.side, f.from, thing, null) : null;
    case 'bombing.scale':
      return ofBombs(view, f.side, f.from, f.target, numberOf(thing));
    case 'advance.move':
    case 'fly.move': {
      const pieces = f.pieces > 0 ? f.pieces : available(view, f.side, f.place);
      return ofMarch(view, { ...f, pieces }, f.outpost, f.pieces > 0 ? 'now' : 'most');
    }
    case 'advance.card':
    case 'fly.card':
    case 'paradrop.card': {
      const title = CARD_FOR[f.by as 'advance' | 'fly' | 'paradrop'];
      const more = numberOf(thing);
      const parts = [part('base', f.pieces), part(title, more ?? 0)];
      return ofEntry(view, { ...f, parts }, 'now', more === null ? reserveFor(view, f.side, f.place) : 0);
    }
    case 'scramble.place': {
      // GOW-5.9.4: over the own HQ held by the enemy they will fight.
      const place = HQ_ZONE[f.side];
      const pieces = f.placed[place] ?? 0;
      if (pieces === 0 || piecesIn(view, enemyOf(f.side), place) === 0) return null;
      return ofEntry(view, { side: f.side, by: 'scramble', place, parts: [part('base', pieces)] }, 'now', 0);
    }
    case 'combat.defence':
      return ofEntry(view, { ...f, parts: [part('base', f.pieces)] }, 'now', 0);
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

/** Less than that is not seen in the forecast. */
const SEEN = 0.005;

/** Whether the forecast of the action that is being decided says that the own card would make it better. */
export function cardHelps(view: View): boolean {
  const now = forecastOf(view, null);
  const then = now?.card;
  if (now?.fire && then?.fire) return then.fire.mean - now.fire.mean > SEEN;
  if (!now?.odds || !then?.odds) return false;
  return then.odds.taken - now.odds.taken > SEEN || now.odds.held - then.odds.held > SEEN;
}

/** From this chance on a headquarters is in danger. */
const DANGER = 0.1;

/** What the enemy's next Advance on the own headquarters may come to; null where there is nothing to fear. */
export function dangerTo(view: View, side: Side): (Forecast & { readonly wins: number }) | null {
  const hq = HQ[view.options.mode][side];
  const forecast = view.result ? null : ofDeployment(view, enemyOf(side), `adv:${hq}`);
  const wins = forecast?.wins ?? 0;
  return forecast && wins >= DANGER ? { ...forecast, wins } : null;
}

/** The card that sends more along, or adds dice, in each action. */
const CARD_FOR = {
  advance: 'assault',
  paradrop: 'airborneDrop',
  fly: 'wingman',
  barrage: 'artilleryStrike',
  bombing: 'airRaid',
} as const;

const part = (because: ForcePart['because'], pieces: number): ForcePart => ({ because, pieces });

/** How many pieces a picked number stands for. */
const numberOf = (thing: string | null): number | null => (thing && /^\d+$/.test(thing) ? Number(thing) : null);

/** One piece stays in each place. */
const available = (view: View, side: Side, place: Place): number =>
  sources(view, side, place).reduce((sum, from) => sum + piecesIn(view, side, from) - 1, 0);

function ofDeployment(view: View, side: Side, id: SpaceId): Forecast | null {
  const space = SPACE[id];
  if (noDeployment(view, side, id) !== null) return null;
  if (space.action !== 'advance' && space.action !== 'fly') return null;
  const place = space.action === 'advance' ? space.area : space.zone;
  const outpost = space.action === 'advance' && hasBonus(view, side, 'forwardOutpost');
  return ofMarch(view, { side, by: space.action, place, pieces: available(view, side, place) }, outpost, 'most');
}

/** An Advance or a Fly, with the soldier of the Forward outpost where one joins. */
function ofMarch(
  view: View,
  { side, by, place, pieces }: Pick<CombatFrame, 'side' | 'by' | 'place' | 'pieces'>,
  outpost: boolean,
  stage: Forecast['stage'],
): Forecast {
  const reserve = reserveFor(view, side, place);
  const joins = outpost ? Math.min(BONUS_ADDS.forwardOutpost, reserve) : 0;
  const parts = [part('base', pieces), part('forwardOutpost', joins)];
  return ofEntry(view, { side, by, place, parts }, stage, reserve - joins);
}

type Entry = Pick<CombatFrame, 'side' | 'by' | 'place'> & {
  readonly parts: readonly ForcePart[];
  readonly dice?: readonly DicePart[];
};

/** `reserve`: so many could still be sent along by a card. */
function ofEntry(view: View, entry: Entry, stage: Forecast['stage'], reserve: number): Forecast {
  const { side, by, place } = entry;
  const defender = enemyOf(side);
  const parts = entry.parts.filter(({ pieces }) => pieces > 0);
  const attackers = parts.reduce((sum, { pieces }) => sum + pieces, 0);
  const defenders = piecesIn(view, defender, place);
  const dice = defenders > 0 ? (entry.dice ?? defenceDice(view, defender, place)) : [];
  const chances = (more: number): Chances => {
    const odds = defenders > 0 && attackers > 0 ? combatOdds(attackers + more, defenders, diceCount(dice)) : null;
    return { odds, fire: null, wins: odds && winsOf(view, side, place, odds.taken, odds.empty) };
  };
  const title = by === 'scramble' ? null : CARD_FOR[by];
  const more = title && holds(view, side, title) ? Math.min(CARD[title].adds.count, reserve) : 0;
  return {
    ...chances(0),
    ...{ side, by, place, attackers, parts, defenders, dice, stage, faces: [] },
    enemyCards: defenders > 0 && view.you !== defender ? view.handSize[defender] : 0,
    card: title && more > 0 && defenders > 0 ? { title, more, ...chances(more) } : null,
    cutOff: defenders > 0 ? cutOffBy(view, side, place) : [],
  };
}

/** In the viewer's own hand, and its effect not yet used in this turn. */
const holds = (view: View, side: Side, title: CardTitle): boolean =>
  view.hand[side].includes(title) && !view.effects[side].includes(title);

/** GOW-4.5.1: who is driven from his headquarters has lost, also if nobody is left there; by option only to enemy soldiers. */
function winsOf(view: View, side: Side, place: Place, taken: number, empty: number): number | null {
  if (place !== HQ[view.options.mode][enemyOf(side)]) return null;
  return view.options.hqLoss === 'control' ? taken + empty : taken;
}

function ofFire(
  view: View,
  side: Side,
  by: 'barrage' | 'bombing',
  place: AreaId,
  dice: readonly DicePart[],
  stage: Forecast['stage'],
): Forecast {
  const defenders = piecesIn(view, enemyOf(side), place);
  const title = CARD_FOR[by];
  const chances = (more: number): Chances & { fire: NonNullable<Chances['fire']> } => {
    const fire = fireOdds(defenders, diceCount(dice) + more);
    return { odds: null, fire, wins: defenders > 0 ? winsOf(view, side, place, 0, fire.emptied) : null };
  };
  const more = CARD[title].adds.count;
  const asked = stage !== 'rolled' && defenders > 0 && !dice.some(({ because }) => because === title);
  const now = chances(0);
  return {
    ...now,
    ...{ side, by, place, attackers: 0, parts: [], defenders, dice, stage, faces: [], enemyCards: 0 },
    card: asked && holds(view, side, title) ? { title, more, ...chances(more) } : null,
    cutOff: now.fire.emptied > 0 ? cutOffBy(view, side, place) : [],
  };
}

function ofBombs(view: View, side: Side, from: ZoneId, area: AreaId, aircraft: number | null): Forecast {
  const most = Math.max(1, piecesIn(view, side, from) - 1);
  const dice = [{ because: 'base', dice: aircraft ?? most } as const];
  return ofFire(view, side, 'bombing', area, dice, aircraft === null ? 'most' : 'now');
}

/** The dice lie there: what they would do if they stood. */
function ofRoll(view: View, f: DiceFrame, below: Frame | undefined): Forecast | null {
  const hits = hitsOf(f.faces);
  if (below?.step === 'combat.losses') {
    const left = combatResult(below.pieces, piecesIn(view, enemyOf(below.side), below.place), hits);
    const odds = { taken: 0, empty: 0, held: 0 };
    odds[left.attackers > 0 ? 'taken' : left.defenders > 0 ? 'held' : 'empty'] = 1;
    const found = ofEntry(view, { ...below, parts: [part('base', below.pieces)] }, 'rolled', 0);
    const wins = winsOf(view, below.side, below.place, odds.taken, odds.empty);
    return { ...found, odds, wins, enemyCards: 0, faces: f.faces };
  }
  if (below?.step !== 'fire.losses') return null;
  const { side, by, target, dice } = below as FireFrame;
  const found = ofFire(view, side, by, target, dice, 'rolled');
  const fire = {
    emptied: hits >= found.defenders && found.defenders > 0 ? 1 : 0,
    mean: Math.min(hits, found.defenders),
  };
  return { ...found, fire, wins: winsOf(view, side, target, 0, fire.emptied), faces: f.faces };
}

/** The same fight if more came on either side, or more dice fell. */
export function withMore(
  view: View,
  f: Forecast,
  more: { readonly attackers?: number; readonly defenders?: number; readonly dice?: number },
) {
  const dice = diceCount(f.dice) + (more.dice ?? 0);
  const odds = combatOdds(f.attackers + (more.attackers ?? 0), f.defenders + (more.defenders ?? 0), dice);
  return { ...odds, wins: winsOf(view, f.side, f.place, odds.taken, odds.empty) };
}
