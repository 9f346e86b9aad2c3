/** The fight that is open now, if there is one: who does what to whom, and how it stands. */
import { digits } from '@sztab/kernel/words';
import { type CardId, cardOf } from '../content/cards.ts';
import { enemyOf, type Side, type Zone } from '../content/zones.ts';
import type { Event } from '../rules/events.ts';
import { needOf, totalOf } from '../rules/roll-window.ts';
import type { RollFrame } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { BoardWords } from '../text/board.ts';

export interface Fight {
  readonly action: RollFrame['action'];
  readonly side: Side;
  readonly actor: CardId;
  /** The card that is fought; null in a Search or a theft. */
  readonly struck: CardId | null;
  /** The card first picked, where an Escort is fought in its stead. */
  readonly escorted?: CardId;
  readonly zone: Zone;
  /** It was decided without dice. */
  readonly ambushed?: true;
  /** Null while no die lies. */
  readonly roll: RollFrame | null;
}

export function fightOf(view: View): Fight | null {
  const f = view.flow[view.flow.length - 1];
  switch (f?.step) {
    case 'attack.escort':
      return attack(view, f.side, f.actor, f.target);
    case 'attack.ambush':
    case 'attack.nurse':
      return attack(view, f.side, f.actor, f.struck);
    case 'roll.react': {
      const { action, side, actor, struck } = f;
      return { action, side, actor, struck, zone: zoneOf(view, actor), roll: f };
    }
    default:
      return null;
  }
}

/** The fight that these events tell of, as far as they have come; null if they have gone on to something else. */
export function fightTold(events: readonly Event[]): Fight | null {
  let fight: Fight | null = null;
  for (const event of events) fight = toldSoFar(event, fight);
  return fight;
}

function toldSoFar(event: Event, fight: Fight | null): Fight | null {
  switch (event.is) {
    case 'attack-declared': {
      const { side, actor, target, zone } = event;
      return { action: 'attack', side, actor, struck: target, zone, roll: null };
    }
    case 'search-declared':
      return { action: 'search', ...event, struck: null, zone: 'surroundings', roll: null };
    case 'steal-declared':
      return { action: 'steal', ...event, struck: null, roll: null };
    case 'escorted':
      return fight && { ...fight, struck: event.card, escorted: event.target };
    case 'ambushed':
      return fight && { ...fight, ambushed: true };
    case 'rolled':
      return fight && { ...fight, roll: rollOf(fight, event.dice) };
    case 'die-changed': {
      const { roll } = fight ?? {};
      if (!fight || !roll) return fight;
      const { side, card, die, delta } = event;
      const mods = { ...roll.mods, [die]: roll.mods[die] + delta };
      return { ...fight, roll: { ...roll, mods, plays: [...roll.plays, { side, card, delta }] } };
    }
    default:
      return isOfFight(event) ? fight : null;
  }
}

/** What may happen in a fight after it was declared. */
const OF_FIGHT: ReadonlySet<Event['is']> = new Set([
  'escorted',
  'ambushed',
  'rolled',
  'die-changed',
  'let-stand',
  'attack-ended',
  'search-ended',
  'steal-ended',
  'removed',
  'nursed',
  'part-moved',
]);
export const isOfFight = ({ is }: Event): boolean => OF_FIGHT.has(is);

const rollOf = ({ action, side, actor, struck, escorted }: Fight, dice: RollFrame['dice']): RollFrame => ({
  step: 'roll.react',
  action,
  side,
  actor,
  struck,
  ...(escorted && { escorted }),
  dice,
  mods: { PL: 0, DE: 0 },
  priority: side,
  passes: 0,
  plays: [],
});

const zoneOf = (view: View, card: CardId): Zone => view.cards.find(({ id }) => id === card)?.zone ?? 'surroundings';

const attack = (view: View, side: Side, actor: CardId, struck: CardId): Fight => ({
  action: 'attack',
  side,
  actor,
  struck,
  zone: zoneOf(view, actor),
  roll: null,
});

/** `Attack 6 : 5`, `Search 3, needs 4`, and before the dice the bullets. */
export function fightLabel({ action, side, actor, struck, roll, ambushed }: Fight, say: BoardWords): string {
  if (ambushed) return say.fight.ambush[side];
  const name = say.fight[action][side];
  if (action !== 'attack') return roll ? `${name} ${digits(totalOf(roll, side))}, ${say.needs(needOf(roll))}` : name;
  if (roll) return `${name} ${digits(totalOf(roll, side))} : ${digits(totalOf(roll, enemyOf(side)))}`;
  return struck ? `${name}, ${say.bullets} ${cardOf(actor).bullets} : ${cardOf(struck).bullets}` : name;
}
