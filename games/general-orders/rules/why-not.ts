/** Why a touch means nothing now: what stands against each thing, asked of the functions that the lists of moves are made with. */
import { citing, isSpelled, moveParts, whyNotBy } from '@sztab/kernel';
import type { AreaId, ZoneId } from '../content/areas.ts';
import { CARD, type CardTitle } from '../content/cards.ts';
import { AREAS, isArea, ZONES_OF } from '../content/map.ts';
import type { Side } from '../content/sides.ts';
import { SPACE, SPACES, type SpaceId } from '../content/spaces.ts';
import { noCard } from './hand.ts';
import { generalOrders } from './index.ts';
import { noBarrage, noBombing, noDeployment, noDrop, noPlacement, noRecall, noSource } from './legal.ts';
import type { Move, Shape } from './moves.ts';
import { kindIn } from './pieces.ts';
import { type Because, REASON_RULE, type WhyNotReason } from './reasons.ts';
import { type Frame, seatOf } from './state.ts';
import type { View } from './view.ts';

export const whyNot = whyNotBy<Shape, WhyNotReason>(generalOrders, 'GOW', REASON_RULE, {
  seatOf: ({ you }) => you && seatOf(you),
  notAsked: () => 'not-your-decision',
  against(view, touched, moves) {
    for (const token of touched.toReversed()) {
      const because = reasonAgainst(view, view.you as Side, token, moves);
      if (because) return because;
    }
    // No move names two things: each may be good, and both together mean nothing.
    return touched.length === 1 || isSpelled(touched, moves) ? null : 'other-decision';
  },
});

function reasonAgainst(view: View, you: Side, token: string, moves: readonly Move[]): Because | null {
  const f = view.flow[view.flow.length - 1] as Frame;
  const { mode } = view.options;
  if (token in CARD) return cardReason(view, you, f, token as CardTitle);
  if (isOneOf(SPACES[mode], token)) return spaceReason(view, you, f, token);
  if (isOneOf(AREAS[mode], token) || isOneOf(ZONES_OF[mode], token)) return placeReason(view, you, f, token);
  const isOffered = moves.map(moveParts).some(({ verb, args }) => verb === token || args.includes(token));
  return isOffered ? null : wordReason(f, token);
}

const isOneOf = <X extends string>(list: readonly X[], token: string): token is X => list.includes(token as X);

/** The rule behind a refused deployment is the condition of its own action. */
const CONDITIONS = {
  advance: '5.2.1',
  barrage: '5.3.1',
  paradrop: '5.4.1',
  fly: '5.7.1',
  bombing: '5.8.1',
  reinforce: '5.1.4',
  plan: '5.6.1',
  scramble: '5.1.4',
} as const;

function spaceReason(view: View, you: Side, f: Frame, space: SpaceId): Because | null {
  if (f.step === 'signal.loss') return view.deployed[you].includes(space) ? null : 'choose-commander';
  if (f.step !== 'turn') return 'finish-action';
  const reason = noDeployment(view, you, space);
  const ofAction = reason === 'no-source' || reason === 'not-held' || reason === 'not-supplied';
  return ofAction ? [reason, CONDITIONS[SPACE[space].action]] : reason;
}

function placeReason(view: View, you: Side, f: Frame, place: AreaId | ZoneId): Because | null {
  switch (f.step) {
    case 'turn':
      return 'space-first';
    case 'advance.move':
      return citing(noSource(view, you, place, f.place), '5.2.2');
    case 'fly.move':
      return citing(noSource(view, you, place, f.place), '5.7.2');
    case 'barrage.target':
      return isArea(place) ? noBarrage(f.from, place) : ['other-decision', '5.3.2'];
    case 'paradrop.target':
      return isArea(place) ? noDrop(view, you, place) : ['other-decision', '5.4.2'];
    case 'bombing.target':
      return noBombing(f.from, place);
    case 'bombing.scale':
      return 'choose-number';
    case 'reinforce.recall':
      return citing(noRecall(view, you, place) ?? notOf('soldiers', place), '5.5.4');
    case 'scramble.recall':
      return citing(noRecall(view, you, place) ?? notOf('aircraft', place), '5.9.5');
    case 'reinforce.place':
    case 'scramble.place': {
      const reason = noPlacement(view, f, place);
      if (reason === 'all-placed' || reason === 'stack-full') return reason;
      return citing(reason, f.step === 'reinforce.place' ? '5.5.3' : '5.9.2');
    }
    default:
      return windowReason(f);
  }
}

/** Soldiers are not recalled from the air, nor aircraft from an area. */
const notOf = (kind: ReturnType<typeof kindIn>, place: AreaId | ZoneId): 'other-decision' | null =>
  kindIn(place) === kind ? null : 'other-decision';

/** What has to be decided instead, where only a card or a word is asked for. */
function windowReason({ step }: Frame): Because {
  switch (step) {
    case 'advance.card':
    case 'paradrop.card':
    case 'fly.card':
    case 'fire.card':
      return 'card-or-go-on';
    case 'combat.defence':
      return 'defend-first';
    case 'dice.reroll':
      return 'keep-or-reroll';
    case 'signal.loss':
      return 'choose-commander';
    default:
      return 'other-decision';
  }
}

/** The rule of each title's special effect. */
const EFFECT_RULE: Readonly<Record<CardTitle, string>> = {
  assault: '6.5.1',
  counterAttack: '6.5.2',
  momentum: '6.5.3',
  ambush: '6.5.4',
  mobilisation: '6.5.5',
  artilleryStrike: '6.5.6',
  airborneDrop: '6.5.7',
  antiAircraft: '6.5.8',
  airRaid: '6.5.9',
  interception: '6.5.10',
  wingman: '6.5.11',
};

/** Reasons that follow from what all cards have in common; the others from what this one does. */
const OF_ALL_CARDS: ReadonlySet<string> = new Set(['card-not-held', 'effect-used', 'defence-only', 'own-turn-only']);

function cardReason(view: View, you: Side, f: Frame, title: CardTitle): Because | null {
  // GOW-6.3.2: for a reroll any card will do.
  if (f.step === 'dice.reroll') return view.hand[you].includes(title) ? null : 'card-not-held';
  const reason = noCard(view, you, f, title);
  if (reason) return OF_ALL_CARDS.has(reason) ? reason : [reason, EFFECT_RULE[title]];
  // Those two are played by another word than their title.
  return title === 'momentum' || title === 'mobilisation' ? ['other-decision', EFFECT_RULE[title]] : null;
}

/** A word was chosen that this question does not know. */
function wordReason(f: Frame, word: string): Because {
  if (word === 'finish') {
    if (f.step === 'advance.move') return 'move-one-first';
    if (f.step === 'fly.move') return ['move-one-first', '5.7.2'];
    if (f.step === 'reinforce.place') return 'place-all';
    if (f.step === 'scramble.place') return ['place-all', '5.9.6'];
  }
  if (word === 'pass' || word === 'deploy') return 'finish-action';
  return f.step === 'turn' ? 'space-first' : windowReason(f);
}
