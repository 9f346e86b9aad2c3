/** What a language must be able to say about this game, and how codes and cards become its sentences. */

import {
  type FrameAt,
  findFrame,
  frameAt,
  moveParts,
  type Outcome,
  type Prompt,
  type Seat,
  type Words,
} from '@sztab/kernel';
import { type Explained, type FullCatalogue, known, type Said, wordsOf } from '@sztab/kernel/words';
import type { Ability } from '../content/abilities.ts';
import { type Effect, type EventId, eventOf } from '../content/events.ts';
import type { Attribute, Formation } from '../content/formations.ts';
import type { MissionId } from '../content/missions.ts';
import { type Bonus, CAMP_SOLDIERS, ORDERS, type Order, RECRUITS } from '../content/orders.ts';
import type { Region } from '../content/regions.ts';
import { type SoldierId, soldierOf } from '../content/soldiers.ts';
import type { Month } from '../content/time.ts';
import type { Why } from '../content/why.ts';
import { freeBonuses } from '../rules/concentration.ts';
import type { Event } from '../rules/events.ts';
import type { Move, Shape } from '../rules/moves.ts';
import type { OPTIONS } from '../rules/options.ts';
import type { WhyNotReason } from '../rules/reasons.ts';
import { sabotagePoints, sabotageTargets } from '../rules/sabotage.ts';
import type { Fighter, Frame, OrderFrame, Result } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { positionOf } from './position.ts';

export interface Face {
  readonly name: string;
  /** What it does, for a card or a tile: at most 120 signs, its numbers taken from the content. */
  readonly rule: string;
}

export interface OrderWords {
  readonly name: string;
  /** What everybody may do; where a number of it goes by the edition, of that edition. */
  readonly basic: Said<[edition: number]>;
  /** What the one who chose it gets. */
  readonly special: string;
}

/** The special rule of a region; what it does may go by the edition. */
export interface RuleWords {
  readonly name: string;
  readonly rule: Said<[edition: number]>;
}

/** A region in the forms that sentences ask for. */
export interface RegionWords {
  readonly title: string;
  /** Where there is little room. */
  readonly short: string;
  /** As the object of a sentence: „Europę Zachodnią”. */
  readonly whom: string;
  /** Of what: „Europy Zachodniej”. */
  readonly of: string;
  readonly in: string;
  readonly to: string;
  readonly from: string;
}

export interface FormationWords {
  readonly title: string;
  /** Beside the name of one soldier. */
  readonly one: string;
  /** Of whom: „lotników”. */
  readonly of: string;
}

export interface MonthWords {
  readonly title: string;
  /** „kwietnia 1940” */
  readonly of: string;
  readonly in: string;
}

/** Every rank on the cards. */
export const RANKS = [
  'gen. dyw.',
  'gen. bryg.',
  'płk',
  'ppłk',
  'mjr',
  'kpt.',
  'rtm.',
  'por.',
  'ppor.',
  'plut. pchor.',
  'wiceadm.',
  'komandor',
  'kmdr por.',
  'kmdr ppor.',
  'kpt. mar.',
  'hm.',
] as const;
export type Rank = (typeof RANKS)[number];

/** What somebody who declines does not do. */
export type Declined = Exclude<Order, 'maneuvers'> | 'rule' | 'ability';
/** Main front without a discard is used all the same. */
export type Kept = 'front';
/** What somebody who is done has finished. */
export type Finished = 'camp' | 'treatment';

/** Sentences for the one who decides. */
export interface AskWords {
  keepMissions(count: number): string;
  draft(others: number, left: Seat): string;
  readonly draftLast: string;
  chooseOrder(active: readonly Order[]): string;
  move(anywhere: boolean): string;
  readonly train: string;
  sabotage(regions: readonly Region[]): string;
  readonly regionRule: string;
  readonly drop: string;
  readonly nameFormation: string;
  /** How many more may be trained; whether somebody has been. */
  camp(more: number, begun: boolean): string;
  /** Whether all missions may be kept. */
  frontDiscard(mayKeep: boolean): string;
  recruitRegion(cards: number): string;
  recruitPick(region: Region): string;
  ability(soldier: SoldierId): string;
  readonly liaison: string;
  concentration(bonuses: readonly Bonus[]): string;
  readonly placeToken: string;
  readonly concentrationMove: string;
  treat(nurses: number): string;
  readonly keepMission: string;
  lossRegion(regions: readonly Region[]): string;
  lossWound(region: Region, left: number): string;
  /** Null: the card is not among those that lie open. */
  eventWound(event: EventId | null, region: Region): string;
}

/** And for those who wait. Made of open things only, so that they betray nothing. */
export interface WaitWords {
  keepMissions(seats: readonly Seat[]): string;
  draft(seats: readonly Seat[]): string;
  chooseOrder(seat: Seat): string;
  /** Decides whether and how to use the running order. */
  use(seat: Seat, order: Declined): string;
  drop(seat: Seat): string;
  nameFormation(seat: Seat): string;
  camp(seat: Seat): string;
  frontDiscard(seat: Seat, mayKeep: boolean): string;
  recruitPick(seat: Seat, region: Region): string;
  ability(seat: Seat, soldier: SoldierId): string;
  liaison(seat: Seat): string;
  placeToken(seat: Seat): string;
  concentrationMove(seat: Seat): string;
  treat(seat: Seat): string;
  keepMission(seat: Seat): string;
  lossRegion(seat: Seat): string;
  wound(seat: Seat, region: Region): string;
}

/** Numbers and places are null where the view has none to look at. */
export interface MoveWords {
  keepAll(count: number | null): string;
  discard(mission: MissionId): string;
  keep(mission: MissionId): string;
  order(order: Order, vp: number): string;
  pass(what: Declined | Kept | null): string;
  move(soldier: SoldierId, to: Region): string;
  train(soldier: SoldierId, attribute: Attribute, now: number | null): string;
  sabotage(region: Region, points: number): string;
  rule(region: Region): string;
  drop(soldier: SoldierId, from: Region | null): string;
  name(formation: Formation): string;
  front(mission: MissionId): string;
  recruit(region: Region): string;
  pick(soldier: SoldierId): string;
  use(ability: Ability | null, region: Region | null): string;
  abilityMove(soldier: SoldierId | null, to: Region): string;
  abilityTrain(soldier: SoldierId | null, attribute: Attribute): string;
  /** With neutral events their date and their effect count too. */
  top(event: EventId, neutralEvents: boolean): string;
  bonus(bonus: Bonus): string;
  token(formation: Formation, region: Region): string;
  treat(soldier: SoldierId, region: Region | null): string;
  done(what: Finished | null): string;
  losses(region: Region): string;
  wound(soldier: SoldierId): string;
}

export type Ending = Pick<Outcome, 'winners' | 'scores' | 'resigned'>;

/** All of one language. Both languages have the same keys, or they do not compile. */
export interface Catalogue extends FullCatalogue<WhyNotReason, typeof OPTIONS, Why, Event, Result['reason'], Ending> {
  /** A player by seat. */
  staff(seat: Seat): string;
  readonly orders: Readonly<Record<Order, OrderWords>>;
  readonly bonuses: Readonly<Record<Bonus, Explained>>;
  readonly regions: Readonly<Record<Region, RegionWords>>;
  readonly rules: Readonly<Record<Region, RuleWords>>;
  readonly formations: Readonly<Record<Formation, FormationWords>>;
  readonly attributes: Readonly<Record<Attribute, string>>;
  readonly abilities: Readonly<Record<Ability, Face>>;
  /** What using an ability does, in a few words. */
  readonly uses: Readonly<Record<Ability, string>>;
  readonly missions: Readonly<Record<MissionId, string>>;
  /** The neutral events; their rule is what they do in the advanced game. */
  readonly eventCards: Readonly<Record<EventId, Face>>;
  readonly ranks: Readonly<Record<Rank, string>>;
  effect(effect: Effect): string;
  month(at: Month): MonthWords;
  /** „5 miesięcy” */
  months(count: number): string;
  /** Rank, name and pseudonym. */
  soldier(id: SoldierId): string;
  /** As others call this soldier: the pseudonym in quotation marks, or the surname. */
  called(id: SoldierId): string;
  readonly asking: AskWords;
  readonly waiting: WaitWords;
  readonly moves: MoveWords;
}

export const words = (c: Catalogue): Words<Shape> =>
  wordsOf<Shape, Catalogue>(c, {
    role: ({ staff }, role) => staff(seatOfRole(role)),
    prompt: promptOf,
    position: positionOf,
    move: moveOf,
    outcome: outcomeOf,
  });

/** The roles are numbered from one. */
function seatOfRole(role: string): Seat {
  const number = /^staff-([1-4])$/.exec(role)?.[1];
  if (number === undefined) throw new RangeError(`there are no words for "${role}"`);
  return Number(number) - 1;
}

type FrameOf<K extends Frame['step']> = FrameAt<Frame, K>;

const runningOrder = (view: View): OrderFrame => frameAt(view, 'order') as OrderFrame;

const leaderOf = (view: View): Seat => view.leader ?? 0;

/** Those whose sealed answer is missing; whoever looks counts last. */
function awaited({ answers }: FrameOf<'setup.keep' | 'setup.draft'>, you: Seat | null): Seat[] {
  const all = answers.flatMap((answer, seat) => (answer === null ? [seat] : []));
  const others = all.filter((seat) => seat !== you);
  return others.length > 0 ? others : all;
}

function promptOf(c: Catalogue, prompt: string, view: View): Prompt {
  const { asking, waiting } = c;
  switch (prompt) {
    case 'keep-missions': {
      const f = frameAt(view, 'setup.keep');
      const cards = view.staffs[view.you ?? 0]?.hand.length ?? 0;
      return { yours: asking.keepMissions(cards), theirs: waiting.keepMissions(awaited(f, view.you)) };
    }
    case 'draft':
    case 'draft-last': {
      const f = frameAt(view, 'setup.draft');
      const you = view.you ?? 0;
      // Four, three and then two cards lie in a packet.
      const yours = prompt === 'draft' ? asking.draft(4 - f.pick, (you + 1) % view.staffs.length) : asking.draftLast;
      return { yours, theirs: waiting.draft(awaited(f, view.you)) };
    }
    case 'choose-order': {
      const { seat } = frameAt(view, 'orders.choose');
      const active = ORDERS.filter((order) => view.tiles[order].active);
      return { yours: asking.chooseOrder(active), theirs: waiting.chooseOrder(seat) };
    }
    case 'move': {
      const { seat } = frameAt(view, 'movement');
      return { yours: asking.move(seat === runningOrder(view).chooser), theirs: waiting.use(seat, 'movement') };
    }
    case 'train': {
      const { seat } = frameAt(view, 'training');
      return { yours: asking.train, theirs: waiting.use(seat, 'training') };
    }
    case 'sabotage': {
      const { seat } = frameAt(view, 'sabotage');
      return {
        yours: asking.sabotage(sabotageTargets(view, runningOrder(view))),
        theirs: waiting.use(seat, 'sabotage'),
      };
    }
    case 'recruit-region': {
      const { seat } = frameAt(view, 'recruitment');
      const drawn = seat === runningOrder(view).chooser ? RECRUITS.chooser : RECRUITS.usual;
      const yours = asking.recruitRegion(Math.min(drawn, view.deckCount));
      return { yours, theirs: waiting.use(seat, 'recruitment') };
    }
    case 'concentration': {
      const { seat } = frameAt(view, 'concentration');
      const bonuses = freeBonuses(view, runningOrder(view), seat);
      return { yours: asking.concentration(bonuses), theirs: waiting.use(seat, 'concentration') };
    }
    default:
      return furtherPromptOf(c, prompt, view);
  }
}

/** Questions of one sentence, which leave nothing to say but who is asked: the frame and the words of each. */
const PLAIN = {
  drop: ['rule.drop', 'drop'],
  'name-formation': ['rule.formation', 'nameFormation'],
  liaison: ['recruit.liaison', 'liaison'],
  'place-token': ['concentration.token', 'placeToken'],
  'concentration-move': ['concentration.move', 'concentrationMove'],
  'keep-mission': ['stage2', 'keepMission'],
} as const;

/** The questions within an order. */
function furtherPromptOf(c: Catalogue, prompt: string, view: View): Prompt {
  const { asking, waiting } = c;
  if (Object.hasOwn(PLAIN, prompt)) {
    const [step, said] = PLAIN[prompt as keyof typeof PLAIN];
    return { yours: asking[said], theirs: waiting[said](frameAt(view, step).seat) };
  }
  switch (prompt) {
    case 'region-rule': {
      const { seat } = frameAt(view, 'rule.choose');
      return { yours: asking.regionRule, theirs: waiting.use(seat, 'rule') };
    }
    case 'camp': {
      const { seat, picked } = frameAt(view, 'rule.camp');
      const yours = asking.camp(CAMP_SOLDIERS - picked.length, picked.length > 0);
      return { yours, theirs: waiting.camp(seat) };
    }
    case 'front-discard': {
      const { seat } = frameAt(view, 'rule.front');
      const mayKeep = view.edition >= 2;
      return { yours: asking.frontDiscard(mayKeep), theirs: waiting.frontDiscard(seat, mayKeep) };
    }
    case 'recruit-pick': {
      const { seat, region } = frameAt(view, 'recruit.pick');
      return { yours: asking.recruitPick(region), theirs: waiting.recruitPick(seat, region) };
    }
    case 'ability': {
      const { seat, soldier } = frameAt(view, 'recruit.ability');
      return { yours: asking.ability(soldier), theirs: waiting.ability(seat, soldier) };
    }
    default:
      return endingPromptOf(c, prompt, view);
  }
}

/** The questions of the Ending Phase. */
function endingPromptOf({ asking, waiting }: Catalogue, prompt: string, view: View): Prompt {
  const leader = leaderOf(view);
  switch (prompt) {
    case 'treat': {
      const { seat } = frameAt(view, 'ending.treat');
      return { yours: asking.treat(view.staffs[seat]?.nurses ?? 0), theirs: waiting.treat(seat) };
    }
    case 'loss-region': {
      const { regions } = frameAt(view, 'ending.losses');
      return { yours: asking.lossRegion(regions), theirs: waiting.lossRegion(leader) };
    }
    case 'loss-wound': {
      const { region, left } = frameAt(view, 'losses.choose');
      return { yours: asking.lossWound(region, left), theirs: waiting.wound(leader, region) };
    }
    case 'event-wound': {
      const { region } = frameAt(view, 'event.wound');
      const wounds = ({ is, ...e }: Effect): boolean => is === 'wound' && 'region' in e && e.region === region;
      const event = view.laidOut.find((id) => eventOf(id).date <= view.time && eventOf(id).effects.some(wounds));
      return { yours: asking.eventWound(event ?? null, region), theirs: waiting.wound(leader, region) };
    }
    default:
      throw new RangeError(`there are no words for the prompt "${prompt}"`);
  }
}

function moveOf(c: Catalogue, move: Move, view: View): string {
  const { verb, args } = moveParts(move);
  const { moves } = c;
  const [first, second] = args as [string, string];
  const mission = first as MissionId;
  const soldier = first as SoldierId;
  const region = first as Region;
  const fighter = view.soldiers.find(({ id }) => id === soldier);
  switch (verb) {
    case 'keepAll':
      return moves.keepAll(cardsToKeep(view));
    case 'discard':
      return moves.discard(mission);
    case 'keep':
      return moves.keep(mission);
    case 'order':
      return moves.order(first as Order, view.tiles[first as Order].vp);
    case 'pass':
      return moves.pass(declined(view));
    case 'move':
      return moves.move(soldier, second as Region);
    case 'train':
      return moves.train(soldier, second as Attribute, valueNow(fighter, second as Attribute));
    case 'camp':
      return moves.train(soldier, 'S', valueNow(fighter, 'S'));
    case 'sabotage':
      return moves.sabotage(region, sabotagePoints(view, region));
    case 'rule':
      return moves.rule(region);
    case 'drop':
      return moves.drop(soldier, fighter?.region ?? null);
    case 'name':
      return moves.name(first as Formation);
    case 'front':
      return moves.front(mission);
    case 'recruit':
      return moves.recruit(region);
    case 'pick':
      return moves.pick(soldier);
    case 'ability':
      return abilityOf(c, first as Attribute | Region | 'use', view);
    case 'top':
      return moves.top(first as EventId, view.options.neutralEvents);
    case 'bonus':
      return moves.bonus(first as Bonus);
    case 'token':
      return moves.token(first as Formation, second as Region);
    case 'treat':
      return moves.treat(soldier, fighter?.region ?? null);
    case 'done':
      return moves.done(finished(view));
    case 'losses':
      return moves.losses(region);
    case 'wound':
      return moves.wound(soldier);
    default:
      throw new RangeError(`there are no words for the move "${move}"`);
  }
}

const valueNow = (fighter: Fighter | undefined, attribute: Attribute): number | null =>
  fighter ? (attribute === 'S' ? fighter.s : fighter.u) : null;

function cardsToKeep(view: View): number | null {
  if (findFrame(view, 'setup.draft')) return 2;
  return findFrame(view, 'setup.keep') ? (view.staffs[view.you ?? 0]?.hand.length ?? null) : null;
}

/** What a pass means at each step. */
const DECLINED: Partial<Record<Frame['step'], Declined | Kept>> = {
  movement: 'movement',
  training: 'training',
  sabotage: 'sabotage',
  recruitment: 'recruitment',
  concentration: 'concentration',
  'rule.choose': 'rule',
  'rule.front': 'front',
  'recruit.ability': 'ability',
};

const declined = (view: View): Declined | Kept | null => {
  const top = view.flow.at(-1);
  return top ? (DECLINED[top.step] ?? null) : null;
};

const finished = (view: View): Finished | null =>
  findFrame(view, 'rule.camp') ? 'camp' : findFrame(view, 'ending.treat') ? 'treatment' : null;

function abilityOf({ moves }: Catalogue, how: Attribute | Region | 'use', view: View): string {
  const f = findFrame(view, 'recruit.ability');
  if (how === 'S' || how === 'U') return moves.abilityTrain(f?.soldier ?? null, how);
  if (how !== 'use') return moves.abilityMove(f?.soldier ?? null, how);
  return moves.use(f ? soldierOf(f.soldier).ability : null, f?.region ?? null);
}

function outcomeOf(c: Catalogue, outcome: Outcome): string {
  if (outcome.winners.length === 0) return c.noWinner;
  return known(c.endings, outcome.reason)(outcome);
}
