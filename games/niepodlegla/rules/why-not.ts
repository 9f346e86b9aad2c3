/**
 * Why a touch means nothing now. Touched are things and verbs; the answer is `possible` exactly where some move that this seat may
 * make is spelled with them.
 */
import { asks, fastStream, moveParts, type Seat, type WhyNot } from '@sztab/kernel';
import { isMoraleToken, TOKEN, type Token } from '../content/characters.ts';
import { type Die, isCharacter, placeOf } from '../content/dice.ts';
import { CHALLENGE, MAIN_FINALS } from '../content/finals.ts';
import { MISSION } from '../content/missions.ts';
import { COLOURS, PASS_PRICE, TAKE_BACKS } from '../content/players.ts';
import { TOWN, type Town, townsOf } from '../content/towns.ts';
import { planLacks } from './assignment.ts';
import { isFinal, symbolTokensOf } from './cover.ts';
import { niepodlegla } from './index.ts';
import { type Because, REASON_RULE } from './reasons.ts';
import {
  arbiterOf,
  type CardId,
  type Frame,
  type Player,
  pawnOn,
  pawnsInHand,
  seatsOf,
  undertakenBy,
} from './state.ts';
import { mayReroll } from './struggle.ts';
import { imagine, type View } from './view.ts';

export function whyNot(view: View, touched: readonly string[]): WhyNot {
  const because = reasonOf(view, touched);
  const [reason, rule] = typeof because === 'string' ? [because, REASON_RULE[because]] : because;
  return { reason, rule: `NPG-${rule}` };
}

function reasonOf(view: View, touched: readonly string[]): Because {
  const { you } = view;
  if (view.result) return 'game-over';
  if (you === null) return 'only-watching';
  // Whatever is hidden does not change the own moves, so any possible table gives the true list.
  const mine = asks(niepodlegla, imagine(view, fastStream(1))).find(({ seat }) => seat === you);
  const f = view.flow[view.flow.length - 1] as Frame;
  if (mine?.moves.map(moveParts).some(({ verb, args }) => isSpelled(touched, verb, args))) return 'possible';
  if ('motion' in f && f.motion) return motionReason(view, you, f.motion);
  const thing = meant(touched);
  switch (f.step) {
    case 'plan':
      return planReason(view, you, f, touched, thing);
    case 'roll':
      return rollReason(view, you, f, touched, thing);
    case 'settle':
      return settleReason(view, you, f, thing);
    case 'team':
      if (!mine) return 'not-arbiter';
      return teamReason(f, thing);
    default:
      return 'other-decision';
  }
}

/** A board may touch a thing and its verb at once; the reason is then about the thing. */
const OF_A_THING: ReadonlySet<string> = new Set([
  'selectDie',
  'unselectDie',
  'passDie',
  'passToken',
  'useMoraleToken',
  'claim',
  'unclaim',
  'useToken',
  'unuseToken',
]);
function meant(touched: readonly string[]): string {
  const [last, before] = [touched[touched.length - 1] as string, touched[touched.length - 2]];
  return before !== undefined && OF_A_THING.has(last) ? before : last;
}

/** The things in their order, the verb anywhere among them or left out. */
function isSpelled(touched: readonly string[], verb: string, args: readonly string[]): boolean {
  const things = touched.filter((token) => token !== verb);
  return things.length <= args.length && things.every((token, i) => args[i] === token);
}

type FrameAt<K extends Frame['step']> = Extract<Frame, { step: K }>;

const isCard = (thing: string): thing is CardId => thing in MISSION || isFinal(thing);
const isJoint = (thing: string): boolean => thing in CHALLENGE || (MAIN_FINALS as readonly string[]).includes(thing);
const isDie = (thing: string): thing is Die => thing in placeOf;
const isToken = (thing: string): thing is Token => thing in TOKEN;
const isColour = (thing: string): boolean => (COLOURS as readonly string[]).includes(thing);
const usedUp = (
  f: { readonly takeBacks: readonly number[]; readonly step: keyof typeof TAKE_BACKS },
  you: Seat,
): boolean => (f.takeBacks[you] as number) >= TAKE_BACKS[f.step];

function motionReason(
  view: View,
  you: Seat,
  { by, agreed, objected }: NonNullable<FrameAt<'team'>['motion']>,
): Because {
  if (by === you || agreed.includes(you)) return 'already-answered';
  if (objected && you !== arbiterOf(view)) return 'not-arbiter';
  return view.phase === 'plan' ? 'plan-frozen' : 'other-decision';
}

function planReason(view: View, you: Seat, f: FrameAt<'plan'>, touched: readonly string[], thing: string): Because {
  const lacks = planLacks(view);
  if (thing === 'commitPlan') {
    if (lacks) return lacks;
    return view.options.consent === 'arbiter' && you !== arbiterOf(view) ? 'not-arbiter' : 'motions-used-up';
  }
  if (touched.includes('takePawn') || touched.includes('returnDie'))
    return usedUp(f, you) ? 'no-take-back-left' : 'no-such-option';
  if (isJoint(thing)) return 'joint-mission';
  if (isCard(thing)) {
    if (!view.row.includes(thing)) return ['no-such-option', '4.1.1'];
    if (pawnOn(view, thing) !== null) return 'mission-occupied';
    return seatsOf(view).some((seat) => pawnsInHand(view, seat) > 0) && touched.length === 1
      ? 'pawn-first'
      : 'no-pawn-left';
  }
  if (isColour(thing) || touched.includes('giveDie'))
    return view.pool.length === 0 ? 'no-die-left' : 'seat-without-die';
  if (isDie(thing) || isToken(thing)) return ['other-decision', '4.1.5'];
  return 'other-decision';
}

function rollReason(view: View, you: Seat, f: FrameAt<'roll'>, touched: readonly string[], thing: string): Because {
  if (thing === 'closeRolling') {
    if (view.options.consent === 'open') return ['no-such-option', '4.2.11'];
    return you === arbiterOf(view) ? 'done-first' : 'not-arbiter';
  }
  if (f.done[you]) return usedUp(f, you) ? 'no-take-back-left' : 'you-are-done';
  if (thing === 'done') return 'cannot-stop';
  if (thing === 'reroll') return mayReroll(view) ? 'empty-selection' : 'no-morale';
  if (touched.some((one) => one === 'passDie' || one === 'passToken' || isColour(one)) && view.morale < PASS_PRICE)
    return 'not-enough-morale';
  if (isDie(thing)) return dieReason(view, you, f, thing);
  if (isToken(thing)) return tokenReason(view, you, thing);
  if (isCard(thing)) return 'only-when-settled';
  return 'other-decision';
}

function dieReason(view: View, you: Seat, f: FrameAt<'roll'>, die: Die): Because {
  const held = (view.players[you] as Player).held.find((one) => one.die === die);
  if (!held) return isCharacter(die) && view.jail.characters.includes(die) ? 'die-in-prison' : 'not-held';
  if (!mayReroll(view)) return 'no-morale';
  return usedUp(f, you) ? 'no-take-back-left' : 'not-held';
}

function tokenReason(view: View, you: Seat, token: Token): Because {
  const one = view.tokens.find((other) => other.token === token);
  if (!one || one.holder !== you) return ['not-held', '4.2.9'];
  if (!one.active) return 'token-spent';
  if (isMoraleToken(token)) return 'morale-token';
  return view.morale < PASS_PRICE ? 'not-enough-morale' : 'symbol-token';
}

function settleReason(view: View, you: Seat, f: FrameAt<'settle'>, thing: string): Because {
  const own = f.seats[you];
  if (own?.settled) return ['already-answered', '4.2.15'];
  if (isCard(thing)) {
    if (!undertakenBy(view, you).includes(thing)) return 'not-undertaken';
    return own?.claims.includes(thing) ? 'no-take-back-left' : 'claim-not-covered';
  }
  if (isToken(thing)) {
    if (!symbolTokensOf(view, you).includes(thing)) return tokenReason(view, you, thing);
    return own?.uses.includes(thing) ? 'no-take-back-left' : 'token-not-needed';
  }
  if (thing === 'settle') return 'claim-not-covered';
  return 'other-decision';
}

function teamReason({ question }: FrameAt<'team'>, thing: string): Because {
  if (question.is === 'bonus') return thing in TOWN ? 'no-obstacle' : 'other-decision';
  if (!(thing in TOWN)) return question.is === 'obs' || question.is === 'ind' ? 'other-decision' : 'no-such-option';
  if (question.is !== 'obs' && question.is !== 'ind') return 'no-such-option';
  if (question.not === thing) return question.is === 'ind' ? 'same-town' : ['same-town', '5.3.5'];
  return townsOf(question.where).includes(thing as Town) ? 'other-decision' : 'town-not-in-region';
}
