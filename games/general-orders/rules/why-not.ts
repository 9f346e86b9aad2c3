/**
 * Why a touch means nothing now, as far as the one who touches may know. Touched are things and verbs; the answer is `possible`
 * exactly where some move that this side may make is spelled with them.
 */
import { asks, fastStream, moveParts, type WhyNot } from '@sztab/kernel';
import type { AreaId, ZoneId } from '../content/areas.ts';
import { CARD, type CardTitle } from '../content/cards.ts';
import { ADJACENT, ADJACENT_ZONES, HQ, isArea, isZone } from '../content/map.ts';
import { enemyOf, type Side } from '../content/sides.ts';
import { isSpace, SPACE } from '../content/spaces.ts';
import { generalOrders } from './index.ts';
import { isOccupied, noDeployment } from './legal.ts';
import { roomIn } from './pieces.ts';
import { type Because, REASON_RULE } from './reasons.ts';
import { type Frame, seatOf } from './state.ts';
import { controls, hqIsEmpty, piecesIn, supplies } from './supply.ts';
import { imagine, type View } from './view.ts';

type Place = AreaId | ZoneId;

export function whyNot(view: View, touched: readonly string[]): WhyNot {
  const because = reasonOf(view, touched);
  const [reason, rule] = typeof because === 'string' ? [because, REASON_RULE[because]] : because;
  return { reason, rule: `GOW-${rule}` };
}

function reasonOf(view: View, touched: readonly string[]): Because {
  const { you } = view;
  if (view.result) return 'game-over';
  if (!you) return 'only-watching';
  // Whatever is hidden does not change the own moves, so any possible table gives the true list.
  const mine = asks(generalOrders, imagine(view, fastStream(1))).find(({ seat }) => seat === seatOf(you));
  if (!mine) return 'not-your-decision';
  const spelled = ({ verb, args }: ReturnType<typeof moveParts>): boolean =>
    touched.every((token) => token === verb || args.includes(token));
  if (mine.moves.some((move) => spelled(moveParts(move)))) return 'possible';
  const f = view.flow[view.flow.length - 1] as Frame;
  const thing = touched[touched.length - 1] as string;
  if (thing in CARD) return cardReason(view, you, f, thing as CardTitle);
  if (isSpace(thing)) return f.step === 'turn' ? spaceReason(view, you, thing) : spaceLater(f);
  if (isArea(thing) || isZone(thing)) return placeReason(view, you, f, thing);
  return verbReason(f, thing);
}

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

function spaceReason(view: View, you: Side, space: keyof typeof SPACE): Because {
  if (isOccupied(view, space)) return 'space-occupied';
  const reason = noDeployment(view, you, space) as Exclude<ReturnType<typeof noDeployment>, null>;
  const ofAction = reason === 'no-source' || reason === 'not-held' || reason === 'not-supplied';
  return ofAction ? [reason, CONDITIONS[SPACE[space].action]] : reason;
}

const spaceLater = (f: Frame): Because => (f.step === 'signal.loss' ? 'choose-commander' : 'finish-action');

/** An area or a zone was touched, and this question has no use for it. */
function placeReason(view: View, you: Side, f: Frame, place: Place): Because {
  switch (f.step) {
    case 'turn':
      return 'space-first';
    case 'advance.move':
      return sourceReason(view, you, f.place, place, '5.2.2');
    case 'fly.move':
      return sourceReason(view, you, f.place, place, '5.7.2');
    case 'barrage.target':
      return isArea(place) ? 'out-of-range' : ['other-decision', '5.3.2'];
    case 'paradrop.target':
      if (!isArea(place)) return ['other-decision', '5.4.2'];
      if (hqIsEmpty(view, you)) return 'only-own-hq';
      return place === HQ[view.options.mode][enemyOf(you)] ? 'enemy-hq' : 'no-drop';
    case 'bombing.target':
      return 'other-zone';
    case 'bombing.scale':
      return 'choose-number';
    case 'reinforce.recall':
      return heldReason(view, you, place, '5.5.4') ?? ['last-stays', '5.5.4'];
    case 'scramble.recall':
      return heldReason(view, you, place, '5.9.5') ?? ['last-stays', '5.9.5'];
    case 'reinforce.place':
    case 'scramble.place': {
      if (f.remaining === 0) return 'all-placed';
      const rule = f.step === 'reinforce.place' ? '5.5.3' : '5.9.2';
      if (f.allowed.includes(place)) return 'stack-full';
      return heldReason(view, you, place, rule) ?? ['not-supplied', rule];
    }
    default:
      return windowReason(f);
  }
}

function sourceReason(view: View, you: Side, to: Place, from: Place, rule: string): Because {
  if (from === to) return ['target-itself', rule];
  const near: readonly Place[] = isZone(to) ? ADJACENT_ZONES[to] : ADJACENT[to];
  if (!near.includes(from)) return ['not-adjacent', rule];
  const not = heldReason(view, you, from, rule);
  if (not) return not;
  return piecesIn(view, you, from) < 2 ? ['last-stays', rule] : ['not-supplied', rule];
}

const heldReason = (view: View, you: Side, place: Place, rule: string): Because | null =>
  controls(view, you, place) ? null : ['not-yours', rule];

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

/** Where each card that needs an action is played; Momentum and the defence cards have their own questions. */
const PLAYED_IN: Readonly<Partial<Record<CardTitle, Frame['step']>>> = {
  assault: 'advance.card',
  airborneDrop: 'paradrop.card',
  wingman: 'fly.card',
  mobilisation: 'reinforce.place',
};

function cardReason(view: View, you: Side, f: Frame, title: CardTitle): Because {
  if (!view.hand[you].includes(title)) return 'card-not-held';
  if (view.effects[you].includes(title)) return 'effect-used';
  const defending = f.step === 'combat.defence';
  if (CARD[title].timing === 'defence') return defending ? defenceReason(view, you, f, title) : 'defence-only';
  if (defending) return 'own-turn-only';
  const rule = EFFECT_RULE[title];
  if (title === 'momentum') return f.step === 'turn' ? 'nobody-ready' : ['card-elsewhere', rule];
  return [PLAYED_IN[title] === f.step ? 'nothing-to-add' : 'card-elsewhere', rule];
}

function defenceReason(
  view: View,
  you: Side,
  f: Extract<Frame, { by: unknown; pieces: unknown }>,
  title: CardTitle,
): Because {
  const rule = EFFECT_RULE[title];
  if (isZone(f.place) || title === 'interception') return ['card-elsewhere', rule];
  if (title === 'antiAircraft') return 'only-against-drop';
  if (!supplies(view, you, f.place)) return ['not-supplied', rule];
  return roomIn(view, you, f.place) === 0 ? ['stack-full', rule] : ['nothing-to-add', rule];
}

/** A word was chosen that this question does not know. */
function verbReason(f: Frame, verb: string): Because {
  if (verb === 'finish') {
    if (f.step === 'advance.move') return 'move-one-first';
    if (f.step === 'fly.move') return ['move-one-first', '5.7.2'];
    if (f.step === 'reinforce.place') return 'place-all';
    if (f.step === 'scramble.place') return ['place-all', '5.9.6'];
  }
  if (verb === 'pass' || verb === 'deploy') return 'finish-action';
  return f.step === 'turn' ? 'space-first' : windowReason(f);
}
