/** What a language must be able to say about this game, and how codes and cards become its sentences. */

import { findFrame, frameAt, moveParts, type Options, type Outcome, type Prompt, type Words } from '@sztab/kernel';
import { type FullCatalogue, known, wordsOf } from '@sztab/kernel/words';
import {
  type CardClass,
  type CardId,
  cardOf,
  DIE_CHANGE,
  type InstantEffect,
  KINDS,
  type Kind,
  type KindId,
  type SpecialEffect,
} from '../content/cards.ts';
import { STAGES } from '../content/rocket-tests.ts';
import type { Why } from '../content/why.ts';
import { enemyOf, type Side, type Zone } from '../content/zones.ts';
import type { Event } from '../rules/events.ts';
import type { Move, Shape } from '../rules/moves.ts';
import type { OPTIONS } from '../rules/options.ts';
import type { WhyNotReason } from '../rules/reasons.ts';
import { needOf, succeeds, totalOf } from '../rules/roll-window.ts';
import { passEnds } from '../rules/stage.ts';
import { type ChainSource, type Reason, type RollFrame, sideOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { whyNot } from '../rules/why-not.ts';
import { positionOf } from './position.ts';

export type Ability =
  | 'attack'
  | 'search'
  | 'spy'
  | 'sturmwind'
  | 'move'
  | 'order'
  | 'volunteers'
  | 'escort'
  | 'supportInAction';

export interface CardWords {
  readonly name: string;
  /** What the card does, for its face: at most 120 signs, its numbers taken from the content. */
  readonly rule: string;
}

/** What a card does, by what makes it different from others. */
export interface RuleWords {
  escort(k: Kind): string;
  search(k: Kind): string;
  steal(k: Kind): string;
  support(k: Kind): string;
  readonly effects: Readonly<Record<InstantEffect | SpecialEffect, (k: Kind) => string>>;
}

/** A place in the forms that sentences ask for; `title` is what stands on the zone card. */
export interface ZoneWords {
  readonly title: string;
  readonly in: string;
  readonly to: string;
  readonly from: string;
}

/** What a pass would end, where the other side has passed before or can do nothing any more. */
export type Ends = 'nothing' | 'stage' | 'game';

/** A roll as it stands for the one who may react to it. */
export interface Standing {
  readonly action: RollFrame['action'];
  /** The side that acts, and whether that is the one who reads this. */
  readonly side: Side;
  readonly mine: boolean;
  readonly struck: CardId | null;
  /** The card that was picked, where an Escort is struck in its stead. */
  readonly escorted: CardId | null;
  readonly total: number;
  /** In an Attack the total of the defender, which must be beaten; else the number to reach. */
  readonly against: number;
  readonly succeeds: boolean;
  /** How much more the acting side needs; 0 if nothing. */
  readonly missing: number;
}

/** What one reaction does to a die. */
export interface Change {
  readonly card: CardId;
  readonly delta: number;
  /** The total now; null where no roll is open to look at. */
  readonly now: number | null;
}

/** How a game ended. */
export interface Ending {
  readonly winner: Side;
  readonly score: Readonly<Record<Side, number>>;
  /** The players had agreed to give ties to the Poles. */
  readonly agreed: boolean;
}

export interface MoveWords {
  readonly keep: string;
  readonly mulligan: string;
  deploy(card: CardId, mark: Mark): string;
  /** Both lie in one zone; it is named if there are others like one of them elsewhere. */
  attack(unit: CardId, target: CardId, mark: Mark): string;
  search(unit: CardId, witnesses: CardId | null): string;
  steal(unit: CardId): string;
  move(unit: CardId, from: Zone | null, to: Zone, motorcycles: CardId | null): string;
  order(support: CardId, unit: CardId, mark: Mark): string;
  volunteers(support: CardId): string;
  /** The unit is null where none is exhausted. */
  highMorale(unit: CardId | null, mark: Mark): string;
  hideFragments(parts: number): string;
  mostIII(parts: number): string;
  readonly motorisedColumn: string;
  pass(ends: Ends): string;
  /** The link is null where none is open to look at. */
  endChain(link: { readonly source: ChainSource; readonly remaining: number } | null): string;
  escort(unit: CardId): string;
  readonly noEscort: string;
  readonly ambush: string;
  readonly roll: string;
  warLuck(change: Change): string;
  warMisfortune(change: Change): string;
  supportInAction(change: Change): string;
  readonly passReaction: string;
  /** The unit is null where no fight is open to look at. */
  nurse(unit: CardId | null): string;
  declineNurse(unit: CardId | null): string;
  refresh(unit: CardId, mark: Mark): string;
  readonly declineRefresh: string;
}

/** Sentences for the order line of the one who decides. */
export interface OrderWords {
  readonly mulligan: string;
  /** `can`: whether there is an action at all. `passed`: whether the enemy has passed just now. */
  act(ends: Ends, stage: number, enemy: Side, can: boolean, passed: boolean): string;
  chain(source: ChainSource, remaining: number, can: boolean): string;
  escort(attacker: Side, actor: CardId, target: CardId): string;
  /** `escorted`: the card that was picked, where an Escort is struck in its stead. */
  ambush(actor: CardId, struck: CardId, escorted: CardId | null): string;
  roll(standing: Standing): string;
  nurse(struck: CardId, escorted: CardId | null): string;
  readonly columnRefresh: string;
}

/** And for those who wait. Made of open things only, so that they betray nothing. */
export interface WaitingWords {
  mulligan(sides: readonly Side[]): string;
  act(side: Side): string;
  chain(side: Side, source: ChainSource, remaining: number): string;
  /** One sentence for every window, whatever may be held and whatever is asked. */
  react(side: Side): string;
  columnRefresh(side: Side): string;
}

/** All of one language. Both languages have the same keys, or they do not compile. */
export interface Catalogue extends FullCatalogue<WhyNotReason, typeof OPTIONS, Why, Event, Reason, Ending> {
  readonly sides: Readonly<Record<Side, string>>;
  readonly classes: Readonly<Record<CardClass, string>>;
  readonly abilities: Readonly<Record<Ability, string>>;
  readonly cards: Readonly<Record<KindId, CardWords>>;
  readonly zones: Readonly<Record<Zone, ZoneWords>>;
  readonly orders: OrderWords;
  readonly waiting: WaitingWords;
  readonly moves: MoveWords;
  /** One card by its name. */
  card(id: CardId): string;
}

/** What tells a card from its twins: where it lies, and whether it is used; the START card from others in the hand. */
export interface Mark {
  readonly zone: Zone | null;
  readonly exhausted: boolean;
  readonly start: boolean;
}
const UNMARKED: Mark = { zone: null, exhausted: false, start: false };

function markOf(view: View, id: CardId): Mark {
  const twin = (other: CardId): boolean => other !== id && cardOf(other).id === cardOf(id).id;
  const card = view.cards.find((one) => one.id === id);
  if (!card) return { ...UNMARKED, start: cardOf(id).isStart && view.hand[cardOf(id).side].some(twin) };
  const twins = view.cards.filter((one) => twin(one.id));
  return {
    zone: twins.some(({ zone }) => zone !== card.zone) ? card.zone : null,
    exhausted: !card.ready && twins.some(({ zone, ready }) => zone === card.zone && ready),
    start: false,
  };
}

/** The faces of all cards, from their names and from what a language says of each effect. */
export function faces(names: Readonly<Record<KindId, string>>, rules: RuleWords): Readonly<Record<KindId, CardWords>> {
  const rule = (k: Kind): string => {
    if (k.effect !== null) return rules.effects[k.effect](k);
    if (k.class === 'support') return rules.support(k);
    if (k.search !== null) return rules.search(k);
    return k.steal !== null ? rules.steal(k) : rules.escort(k);
  };
  const face = (k: Kind): [KindId, CardWords] => [k.id, { name: names[k.id], rule: rule(k) }];
  return Object.fromEntries(KINDS.map(face)) as Record<KindId, CardWords>;
}

export const words = (c: Catalogue): Words<Shape> =>
  wordsOf<Shape, Catalogue>(c, { prompt: promptOf, position: positionOf, move: moveOf, outcome: outcomeOf });

/** Whether some card of the one who reads this can act; to anybody else it says nothing. */
const canAct = (view: View): boolean =>
  [...(view.you ? view.hand[view.you] : []), ...view.cards.map(({ id }) => id)].some(
    (id) => whyNot(view, [id]).reason === 'possible',
  );

function promptOf(c: Catalogue, prompt: string, view: View): Prompt {
  const { orders, waiting } = c;
  switch (prompt) {
    case 'mulligan': {
      const { asked, answers } = frameAt(view, 'stage.mulligan');
      const awaited = asked.filter((side) => !answers[side]);
      const others = awaited.filter((side) => side !== view.you);
      return { yours: orders.mulligan, theirs: waiting.mulligan(others.length > 0 ? others : awaited) };
    }
    case 'act': {
      const { side } = frameAt(view, 'turn.act');
      const passed = findFrame(view, 'stage.turns')?.passes === 1;
      const yours = orders.act(endsWithPass(view), view.stage, enemyOf(side), canAct(view), passed);
      return { yours, theirs: waiting.act(side) };
    }
    case 'chain': {
      const { side, source, remaining } = frameAt(view, 'chain');
      return { yours: orders.chain(source, remaining, canAct(view)), theirs: waiting.chain(side, source, remaining) };
    }
    case 'escort': {
      const { side, actor, target } = frameAt(view, 'attack.escort');
      return { yours: orders.escort(side, actor, target), theirs: waiting.react(enemyOf(side)) };
    }
    case 'ambush': {
      const { side, actor, struck, escorted } = frameAt(view, 'attack.ambush');
      return { yours: orders.ambush(actor, struck, escorted ?? null), theirs: waiting.react(side) };
    }
    case 'roll-window': {
      const f = frameAt(view, 'roll.react');
      return { yours: orders.roll(standing(f)), theirs: waiting.react(f.priority) };
    }
    case 'nurse': {
      const { side, struck, escorted } = frameAt(view, 'attack.nurse');
      return { yours: orders.nurse(struck, escorted ?? null), theirs: waiting.react(enemyOf(side)) };
    }
    case 'column-refresh': {
      const { side } = frameAt(view, 'column.refresh');
      return { yours: orders.columnRefresh, theirs: waiting.columnRefresh(side) };
    }
    default:
      throw new RangeError(`there are no words for the prompt "${prompt}"`);
  }
}

function endsWithPass(view: View): Ends {
  if (!passEnds(view)) return 'nothing';
  return view.stage < STAGES ? 'stage' : 'game';
}

function standing(f: RollFrame): Standing {
  const { action, side, struck, escorted = null } = f;
  const total = totalOf(f, side);
  const against = action === 'attack' ? totalOf(f, enemyOf(side)) : needOf(f);
  // An attacker has to be higher, not merely as high.
  const missing = Math.max(0, against - total + (action === 'attack' ? 1 : 0));
  return { action, side, mine: f.priority === side, struck, escorted, total, against, succeeds: succeeds(f), missing };
}

function moveOf(c: Catalogue, move: Move, view: View): string {
  const { verb, args } = moveParts(move);
  const first = args[0] as CardId;
  const second = args[1] as CardId;
  const { moves } = c;
  switch (verb as keyof MoveWords) {
    case 'deploy':
      return moves.deploy(first, markOf(view, first));
    case 'attack': {
      const target = markOf(view, second);
      return moves.attack(first, second, { ...target, zone: target.zone ?? markOf(view, first).zone });
    }
    case 'search':
      return moves.search(first, second ?? null);
    case 'steal':
      return moves.steal(first);
    case 'move': {
      const from = view.cards.find(({ id }) => id === first)?.zone ?? null;
      return moves.move(first, from, args[1] as Zone, (args[2] ?? null) as CardId | null);
    }
    case 'order':
      return moves.order(first, second, markOf(view, second));
    case 'volunteers':
      return moves.volunteers(first);
    case 'highMorale':
      return second ? moves.highMorale(second, markOf(view, second)) : moves.highMorale(null, UNMARKED);
    case 'hideFragments':
      return moves.hideFragments(Number(second));
    case 'mostIII':
      return moves.mostIII(view.parts.forest);
    case 'motorisedColumn':
      return moves.motorisedColumn;
    case 'pass':
      return moves.pass(endsWithPass(view));
    case 'endChain':
      return moves.endChain(findFrame(view, 'chain'));
    case 'escort':
      return moves.escort(first);
    case 'warLuck':
      return moves.warLuck(change(view, first, 'warLuck'));
    case 'warMisfortune':
      return moves.warMisfortune(change(view, first, 'warMisfortune'));
    case 'supportInAction':
      return moves.supportInAction(change(view, first, 'supportInAction'));
    case 'nurse':
      return moves.nurse(findFrame(view, 'attack.nurse')?.struck ?? null);
    case 'declineNurse':
      return moves.declineNurse(findFrame(view, 'attack.nurse')?.struck ?? null);
    case 'refresh':
      return moves.refresh(first, markOf(view, first));
    case 'keep':
    case 'mulligan':
    case 'noEscort':
    case 'ambush':
    case 'roll':
    case 'passReaction':
    case 'declineRefresh':
      return moves[verb as 'keep'];
    default:
      throw new RangeError(`there are no words for the move "${move}"`);
  }
}

function change(view: View, card: CardId, by: keyof typeof DIE_CHANGE): Change {
  const { side } = cardOf(card);
  const die = by === 'warMisfortune' ? enemyOf(side) : side;
  const f = findFrame(view, 'roll.react');
  return { card, delta: DIE_CHANGE[by], now: f && f.dice[die] !== undefined ? totalOf(f, die) : null };
}

function outcomeOf(c: Catalogue, { winners, reason, scores }: Outcome, options: Options): string {
  const [seat] = winners;
  if (seat === undefined || winners.length > 1) return c.noWinner;
  const score = { PL: scores[0] ?? 0, DE: scores[1] ?? 0 };
  return known(c.endings, reason)({ winner: sideOf(seat), score, agreed: options.tieWinner === 'PL' });
}
