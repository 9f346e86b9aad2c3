/** What a language must be able to say about this game, and how codes and numbers become its sentences. */

import { type FrameAt, findFrame, frameAt, moveParts, type Outcome, type Prompt, type Words } from '@sztab/kernel';
import { type Explained, type FullCatalogue, known, wordsOf } from '@sztab/kernel/words';
import type { AreaId, ZoneId } from '../content/areas.ts';
import type { BonusId } from '../content/bonuses.ts';
import { CARD, type CardTitle } from '../content/cards.ts';
import { isZone } from '../content/map.ts';
import { enemyOf, type Mode, ROUNDS, type Side } from '../content/sides.ts';
import { type Action, INITIATIVE_SPACE, SPACE, type Space, type SpaceId } from '../content/spaces.ts';
import type { Why } from '../content/why.ts';
import { diceCount, hitsOf } from '../rules/dice.ts';
import type { Event } from '../rules/events.ts';
import { idleBecause, noDeployment, sources, strengthOf } from '../rules/legal.ts';
import type { Move, Shape } from '../rules/moves.ts';
import type { OPTIONS } from '../rules/options.ts';
import { kindIn, reserveFor, roomIn } from '../rules/pieces.ts';
import type { WhyNotReason } from '../rules/reasons.ts';
import { type Assault, type DiceReason, type Frame, type Reason, sideOf } from '../rules/state.ts';
import { piecesIn, supplies } from '../rules/supply.ts';
import type { View } from '../rules/view.ts';
import { entriesOf } from './phrases.ts';
import { positionOf } from './position.ts';

export type Place = AreaId | ZoneId;
export type Pieces = 'soldiers' | 'aircraft';
export type Counted = Pieces | 'commanders' | 'cards' | 'stars' | 'dice' | 'hits';

export interface CardWords {
  readonly name: string;
  /** What the card does, for its face: at most 120 signs, its numbers taken from the content. */
  readonly rule: string;
}

/** A place in the forms that sentences ask for. */
export interface PlaceWords {
  /** On the map and in lists. */
  readonly title: string;
  /** Where there is little room. */
  readonly short: string;
  /** As the object of a sentence: “bombed the Kagman Peninsula”. */
  readonly whom: string;
  readonly at: string;
  readonly to: string;
  readonly from: string;
}

export interface SpaceWords {
  /** The action and its place: “Advance: Riola”. */
  readonly name: string;
  /** The action alone, for the small hex on the map. */
  readonly short: string;
}

/** What a pass would end, now that the other side has passed before. */
export type Ends = 'nothing' | 'round' | 'game';

/** Pieces on their way into a place. */
export interface Entry {
  readonly by: Assault;
  readonly place: Place;
  readonly pieces: number;
  /** Enemy pieces there. */
  readonly enemies: number;
}

/** Guns or bombs before the dice fall. */
export interface Fire {
  readonly by: 'barrage' | 'bombing';
  readonly target: AreaId;
  readonly dice: number;
  readonly enemies: number;
}

/** A roll that lies on the table. */
export interface Rolled {
  readonly by: 'defence' | 'barrage' | 'bombing';
  readonly place: Place;
  readonly hits: number;
  /** How many pieces the hits could remove. */
  readonly exposed: number;
}

export interface Ending {
  readonly winner: Side;
  readonly stars: Readonly<Record<Side, number>>;
}

export interface MoveWords {
  /** `idle`: nothing would be done, the space is only closed (GOW-5.1.4). */
  deploy(space: Space, strength: number, takesInitiative: boolean, idle: boolean): string;
  pass(ends: Ends): string;
  /** A card and how many pieces, dice or commanders it adds. */
  play(title: CardTitle, count: number): string;
  move(from: Place): string;
  /** What is finished, and how many pieces it moved; null where no such step is open to look at. */
  finish(what: 'advance' | 'fly' | 'placing' | null, pieces: number): string;
  readonly continue: string;
  /** How many dice, if that is to be seen. */
  roll(dice: number | null): string;
  /** `enemies`: how many are there; null where that is told elsewhere. */
  target(area: AreaId, by: 'barrage' | 'paradrop' | 'bombing' | null, enemies: number | null): string;
  aircraft(count: number): string;
  recall(from: Place): string;
  readonly done: string;
  place(to: Place): string;
  keep(hits: number | null): string;
  rerollWith(title: CardTitle): string;
  takeBack(space: SpaceId): string;
}

/** What is still to be placed; `optional` of it may be left in the reserve, and `placed` stands already. */
export interface Left {
  readonly remaining: number;
  readonly optional: number;
  readonly placed: number;
}

/** Sentences for the order line of the one who decides. `holds`: the card of this step can be played. */
export interface OrderWords {
  turn(commanders: number, ends: Ends, enemy: Side): string;
  turnEmpty(holds: boolean): string;
  /** `more`: there are still pieces that could go along. */
  move(entry: Entry, more: boolean): string;
  entryCard(entry: Entry, title: CardTitle, holds: boolean): string;
  barrageTarget(from: AreaId, dice: number): string;
  paradropTarget(soldiers: number): string;
  bombingTarget(from: ZoneId): string;
  bombingScale(target: AreaId, most: number, enemies: number): string;
  fireCard(fire: Fire, title: CardTitle, holds: boolean): string;
  recall(pieces: Pieces, strength: number, reserve: number): string;
  place(pieces: Pieces, left: Left, mayMobilise: boolean): string;
  /** The defenders are the enemies of the entry; `holds`: some defence card can be played. */
  defence(entry: Entry, dice: number, holds: boolean): string;
  reroll(rolled: Rolled): string;
  readonly signalLoss: string;
}

/** And for those who wait. Made of open things only, so that they betray nothing. */
export interface WaitingWords {
  turn(side: Side): string;
  /** One sentence for every window and every card step, whatever may be held and whatever is asked. */
  decide(side: Side): string;
  move(side: Side, entry: Entry): string;
  target(side: Side, by: 'barrage' | 'paradrop' | 'bombing'): string;
  scale(side: Side): string;
  recall(side: Side, pieces: Pieces): string;
  place(side: Side, pieces: Pieces, remaining: number): string;
  signalLoss(side: Side): string;
}

/** All of one language. Both languages have the same keys, or they do not compile. */
export interface Catalogue extends FullCatalogue<WhyNotReason, typeof OPTIONS, Why, Event, Reason, Ending> {
  readonly sides: Readonly<Record<Side, string>>;
  readonly modes: Readonly<Record<Mode, Explained>>;
  readonly areas: Readonly<Record<AreaId, PlaceWords>>;
  readonly zones: Readonly<Record<ZoneId, PlaceWords>>;
  readonly actions: Readonly<Record<Action, Explained>>;
  readonly cards: Readonly<Record<CardTitle, CardWords>>;
  /** The black and the red symbol of a card. */
  readonly timing: Readonly<Record<'own' | 'defence', string>>;
  readonly bonuses: Readonly<Record<BonusId | 'cityCentre', Explained>>;
  /** Why there is a die, after its number: “1 City centre”. */
  diceReason(because: DiceReason, dice: number, by: Rolled['by']): string;
  readonly orders: OrderWords;
  readonly waiting: WaitingWords;
  readonly moves: MoveWords;
  /** A number with its noun. */
  readonly count: Readonly<Record<Counted, (n: number) => string>>;
  space(id: SpaceId): SpaceWords;
}

export const words = (c: Catalogue): Words<Shape> =>
  wordsOf<Shape, Catalogue>(c, { prompt: promptOf, position: positionOf, move: moveOf, outcome: outcomeOf });

type FrameOf<K extends Frame['step']> = FrameAt<Frame, K>;

/** Held, and its effect not yet used in this turn. */
const holds = (view: View, side: Side, title: CardTitle): boolean =>
  view.hand[side].includes(title) && !view.effects[side].includes(title);

/** D17: some card of the defender fits this combat. */
function canDefend(view: View, { side, by, place }: FrameOf<'combat.defence'>): boolean {
  const defender = enemyOf(side);
  const fits = (title: CardTitle): boolean => holds(view, defender, title);
  if (isZone(place)) return fits('interception');
  if (fits('ambush') || (by === 'paradrop' && fits('antiAircraft'))) return true;
  const mayJoin = supplies(view, defender, place) && view.reserve[defender].soldiers > 0;
  return fits('counterAttack') && mayJoin && roomIn(view, defender, place) > 0;
}

/** D9: there are soldiers and room beyond what must still be placed. */
function canMobilise(view: View, f: FrameOf<'reinforce.place'>): boolean {
  if (f.step !== 'reinforce.place' || !holds(view, f.side, 'mobilisation')) return false;
  const room = f.allowed.reduce((sum, place) => sum + roomIn(view, f.side, place), 0);
  return Math.min(room, view.reserve[f.side].soldiers) > f.remaining;
}

const enemiesAt = (view: View, side: Side, place: Place): number => piecesIn(view, enemyOf(side), place);

const entryOf = (view: View, f: Pick<Entry, 'by' | 'place' | 'pieces'> & { readonly side: Side }): Entry => ({
  by: f.by,
  place: f.place,
  pieces: f.pieces,
  enemies: enemiesAt(view, f.side, f.place),
});

function endsWithPass(view: View): Ends {
  const turn = findFrame(view, 'turn');
  if (!turn || !view.passed[enemyOf(turn.side)]) return 'nothing';
  return view.round < ROUNDS ? 'round' : 'game';
}

/** The card that each step may bring in. */
const CARD_OF_STEP = {
  'advance-card': 'assault',
  'paradrop-card': 'airborneDrop',
  'fly-card': 'wingman',
  'barrage-card': 'artilleryStrike',
  'bombing-card': 'airRaid',
} as const satisfies Readonly<Record<string, CardTitle>>;

function promptOf(c: Catalogue, prompt: string, view: View): Prompt {
  const { orders, waiting } = c;
  switch (prompt) {
    case 'turn': {
      const { side } = frameAt(view, 'turn');
      const { commanders } = view.reserve[side];
      return { yours: orders.turn(commanders, endsWithPass(view), enemyOf(side)), theirs: waiting.turn(side) };
    }
    case 'turn-empty': {
      const { side } = frameAt(view, 'turn');
      return { yours: orders.turnEmpty(holds(view, side, 'momentum')), theirs: waiting.decide(side) };
    }
    case 'advance-move':
    case 'fly-move': {
      const f = frameAt(view, 'advance.move', 'fly.move');
      const entry = entryOf(view, f);
      const more = sources(view, f.side, f.place).length > 0;
      return { yours: orders.move(entry, more), theirs: waiting.move(f.side, entry) };
    }
    case 'advance-card':
    case 'paradrop-card':
    case 'fly-card': {
      const f = frameAt(view, 'advance.card', 'paradrop.card', 'fly.card');
      const title = CARD_OF_STEP[prompt];
      const yours = orders.entryCard(entryOf(view, f), title, holds(view, f.side, title));
      return { yours, theirs: waiting.decide(f.side) };
    }
    case 'barrage-card':
    case 'bombing-card': {
      const { side, by, target, dice } = frameAt(view, 'fire.card');
      const title = CARD_OF_STEP[prompt];
      const fire = { by, target, dice: diceCount(dice), enemies: enemiesAt(view, side, target) };
      return { yours: orders.fireCard(fire, title, holds(view, side, title)), theirs: waiting.decide(side) };
    }
    case 'barrage-target': {
      const { side, from, dice } = frameAt(view, 'barrage.target');
      return { yours: orders.barrageTarget(from, diceCount(dice)), theirs: waiting.target(side, 'barrage') };
    }
    case 'paradrop-target': {
      const { side, pieces } = frameAt(view, 'paradrop.target');
      const soldiers = Math.min(pieces, view.reserve[side].soldiers);
      return { yours: orders.paradropTarget(soldiers), theirs: waiting.target(side, 'paradrop') };
    }
    case 'bombing-target': {
      const { side, from } = frameAt(view, 'bombing.target');
      return { yours: orders.bombingTarget(from), theirs: waiting.target(side, 'bombing') };
    }
    case 'bombing-scale': {
      const { side, from, target } = frameAt(view, 'bombing.scale');
      const most = piecesIn(view, side, from) - 1;
      const yours = orders.bombingScale(target, most, enemiesAt(view, side, target));
      return { yours, theirs: waiting.scale(side) };
    }
    default:
      return laterPromptOf(c, prompt, view);
  }
}

function laterPromptOf({ orders, waiting }: Catalogue, prompt: string, view: View): Prompt {
  switch (prompt) {
    case 'reinforce-recall':
    case 'scramble-recall': {
      const { side, strength, allowed } = frameAt(view, 'reinforce.recall', 'scramble.recall');
      const first = allowed[0] as Place;
      const yours = orders.recall(kindIn(first), strength, reserveFor(view, side, first));
      return { yours, theirs: waiting.recall(side, kindIn(first)) };
    }
    case 'reinforce-place':
    case 'scramble-place': {
      const f = frameAt(view, 'reinforce.place', 'scramble.place');
      const { side, allowed, remaining, optional = 0 } = f;
      const pieces = kindIn(allowed[0] as Place);
      const placed = entriesOf(f.placed).reduce((sum, [, n]) => sum + n, 0);
      const yours = orders.place(pieces, { remaining, optional, placed }, canMobilise(view, f));
      return { yours, theirs: waiting.place(side, pieces, remaining) };
    }
    case 'defence': {
      const f = frameAt(view, 'combat.defence');
      const yours = orders.defence(entryOf(view, f), diceCount(f.dice), canDefend(view, f));
      return { yours, theirs: waiting.decide(enemyOf(f.side)) };
    }
    case 'reroll': {
      const { side, by, place, faces, exposed } = frameAt(view, 'dice.reroll');
      const yours = orders.reroll({ by, place, hits: hitsOf(faces), exposed });
      return { yours, theirs: waiting.decide(side) };
    }
    case 'signal-loss': {
      const { side } = frameAt(view, 'signal.loss');
      return { yours: orders.signalLoss, theirs: waiting.signalLoss(side) };
    }
    default:
      throw new RangeError(`there are no words for the prompt "${prompt}"`);
  }
}

/** The verbs that play a card. */
const CARD_OF_VERB: Readonly<Record<string, CardTitle>> = {
  playMomentum: 'momentum',
  assault: 'assault',
  artilleryStrike: 'artilleryStrike',
  airborneDrop: 'airborneDrop',
  wingman: 'wingman',
  airRaid: 'airRaid',
  mobilise: 'mobilisation',
  counterAttack: 'counterAttack',
  ambush: 'ambush',
  antiAircraft: 'antiAircraft',
  interception: 'interception',
};

function moveOf(c: Catalogue, move: Move, view: View): string {
  const { verb, args } = moveParts(move);
  const { moves } = c;
  const title = Object.hasOwn(CARD_OF_VERB, verb) ? CARD_OF_VERB[verb] : undefined;
  if (title) return moves.play(title, args[0] === undefined ? CARD[title].adds.count : Number(args[0]));
  switch (verb as keyof MoveWords) {
    case 'deploy':
      return deployOf(c, SPACE[args[0] as SpaceId], view);
    case 'pass':
      return moves.pass(endsWithPass(view));
    case 'move':
      return moves.move(args[0] as Place);
    case 'finish': {
      const f = findFrame(view, 'advance.move', 'fly.move');
      if (f) return moves.finish(f.step === 'advance.move' ? 'advance' : 'fly', f.pieces);
      return moves.finish(findFrame(view, 'reinforce.place', 'scramble.place') && 'placing', 0);
    }
    case 'continue':
      return moves.continue;
    case 'roll': {
      const f = findFrame(view, 'fire.card', 'combat.defence');
      return moves.roll(f && diceCount(f.dice));
    }
    case 'target':
      return targetOf(c, args[0] as AreaId, view);
    case 'aircraft':
      return moves.aircraft(Number(args[0]));
    case 'recall':
      return moves.recall(args[0] as Place);
    case 'done':
      return moves.done;
    case 'place':
      return moves.place(args[0] as Place);
    case 'keep': {
      const f = findFrame(view, 'dice.reroll');
      return moves.keep(f && hitsOf(f.faces));
    }
    case 'rerollWith':
      return moves.rerollWith(args[0] as CardTitle);
    case 'takeBack':
      return moves.takeBack(args[0] as SpaceId);
    default:
      throw new RangeError(`there are no words for the move "${move}"`);
  }
}

function deployOf({ moves }: Catalogue, space: Space, view: View): string {
  const side = findFrame(view, 'turn')?.side ?? view.you ?? 'blue';
  const idle = noDeployment(view, side, space.id) === null && idleBecause(view, side, space) !== null;
  if (!('support' in space)) return moves.deploy(space, 0, false, idle);
  const takes = space.support === INITIATIVE_SPACE && view.initiative !== side;
  return moves.deploy(space, strengthOf(view, side, space.support), takes, idle);
}

function targetOf({ moves }: Catalogue, area: AreaId, view: View): string {
  const f = findFrame(view, 'barrage.target', 'paradrop.target', 'bombing.target');
  if (!f) return moves.target(area, null, 0);
  const by = f.step.slice(0, -'.target'.length) as 'barrage' | 'paradrop' | 'bombing';
  return moves.target(area, by, enemiesAt(view, f.side, area));
}

function outcomeOf(c: Catalogue, { winners, reason, scores }: Outcome): string {
  const [seat] = winners;
  if (seat === undefined || winners.length > 1) return c.noWinner;
  const stars = { blue: scores[0] ?? 0, yellow: scores[1] ?? 0 };
  return known(c.endings, reason)({ winner: sideOf(seat), stars });
}
