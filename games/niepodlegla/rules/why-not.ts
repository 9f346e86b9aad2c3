/** Why a touch means nothing now: what stands against it, asked of the functions that the lists of moves are made with. */
import { citing, isSpelled, type Seat, whyNotBy } from '@sztab/kernel';
import { TOKEN, type Token } from '../content/characters.ts';
import { type Die, isCharacter, placeOf } from '../content/dice.ts';
import { CHALLENGE, MAIN_FINALS } from '../content/finals.ts';
import { MISSION } from '../content/missions.ts';
import { COLOURS } from '../content/players.ts';
import { TOWN, type Town } from '../content/towns.ts';
import { noCommit, noDie } from './assignment.ts';
import { isFinal, noSymbolToken } from './cover.ts';
import { noAnswer, noSay, noTakeBack } from './decisions.ts';
import { noRemoval, noTown } from './effects.ts';
import { mayStop } from './final.ts';
import { niepodlegla } from './index.ts';
import type { Shape } from './moves.ts';
import { type Because, REASON_RULE, type WhyNotReason } from './reasons.ts';
import { noClaim, noSettling, noUse } from './settlement.ts';
import {
  type CardId,
  colourOf,
  type Frame,
  noPawn,
  noUndertaking,
  type PlanFrame,
  type Player,
  type RollFrame,
  type SettleFrame,
  type Settlement,
  seatsOf,
  type TeamFrame,
  undertakenBy,
} from './state.ts';
import { noClosing, noMoraleToken, noPassing, noReroll, noSelection } from './struggle.ts';
import type { View } from './view.ts';

export const whyNot = whyNotBy<Shape, WhyNotReason>(niepodlegla, 'NPG', REASON_RULE, {
  seatOf: ({ you }) => you,
  notAsked: reasonAgainst,
  // One thing may stand for several moves: a card takes a pawn, and gives it back.
  against: (view, touched, moves) => (isSpelled(touched, moves) ? null : reasonAgainst(view, touched)),
});

function reasonAgainst(view: View, touched: readonly string[]): Because {
  const you = view.you as Seat;
  const f = view.flow[view.flow.length - 1] as Frame;
  if ('motion' in f && f.motion)
    return noAnswer(view, f.motion, you) ?? (f.step === 'plan' ? 'plan-frozen' : 'other-decision');
  return stepReason(view, you, f, touched, meant(touched)) ?? 'other-decision';
}

function stepReason(view: View, you: Seat, f: Frame, touched: readonly string[], thing: string): Because | null {
  switch (f.step) {
    case 'plan':
      return planReason(view, you, f, touched, thing);
    case 'roll':
      return rollReason(view, you, f, touched, thing);
    case 'settle':
      return settleReason(view, you, f, thing);
    case 'team':
      return noSay(view, you) ?? teamReason(view, f, thing);
    default:
      return null;
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

const isCard = (thing: string): thing is CardId => thing in MISSION || isFinal(thing);
const isJoint = (thing: string): boolean => thing in CHALLENGE || (MAIN_FINALS as readonly string[]).includes(thing);
const isDie = (thing: string): thing is Die => thing in placeOf;
const isToken = (thing: string): thing is Token => thing in TOKEN;
const isColour = (thing: string): boolean => (COLOURS as readonly string[]).includes(thing);

function planReason(view: View, you: Seat, f: PlanFrame, touched: readonly string[], thing: string): Because | null {
  if (thing === 'commitPlan') return noCommit(view, f, you);
  if (touched.includes('takePawn') || touched.includes('returnDie')) return noTakeBack(f, you) ?? 'no-such-option';
  if (isJoint(thing)) return 'joint-mission';
  const seat = seatsOf(view).find((one) => touched.includes(colourOf(view, one)));
  if (isCard(thing)) {
    if (!view.row.includes(thing)) return ['no-such-option', '4.1.1'];
    const occupied = noUndertaking(view, thing);
    if (occupied) return occupied;
    if (seat !== undefined) return noPawn(view, seat);
    return seatsOf(view).some((one) => noPawn(view, one) === null) ? 'pawn-first' : 'no-pawn-left';
  }
  if (isColour(thing) || touched.includes('giveDie')) return noDie(view, seat ?? you);
  return isDie(thing) || isToken(thing) ? ['other-decision', '4.1.5'] : null;
}

function rollReason(view: View, you: Seat, f: RollFrame, touched: readonly string[], thing: string): Because | null {
  if (thing === 'closeRolling') return citing(noClosing(view, f, you), '4.2.11', 'no-such-option');
  if (f.done[you]) return noTakeBack(f, you) ?? 'you-are-done';
  if (thing === 'done') return mayStop(view) ? null : 'cannot-stop';
  if (thing === 'reroll') return noReroll(view, you);
  const isPassing = touched.some((one) => one === 'passDie' || one === 'passToken' || isColour(one));
  const tooDear = isPassing ? noPassing(view) : null;
  if (tooDear) return tooDear;
  if (isDie(thing)) return dieReason(view, you, f, thing);
  if (isToken(thing)) {
    if (touched.includes('useMoraleToken')) return tokenReason(view, you, thing, noMoraleToken);
    return tokenReason(view, you, thing, noSymbolToken) ?? noPassing(view);
  }
  return isCard(thing) ? 'only-when-settled' : null;
}

function dieReason(view: View, you: Seat, f: RollFrame, die: Die): Because | null {
  const held = (view.players[you] as Player).held.find((one) => one.die === die);
  if (held) return noSelection(view, f, you, held);
  return isCharacter(die) && view.jail.characters.includes(die) ? 'die-in-prison' : 'not-held';
}

/** A token that nobody owns is not held either. */
function tokenReason(
  view: View,
  you: Seat,
  token: Token,
  no: typeof noSymbolToken | typeof noMoraleToken,
): Because | null {
  const one = view.tokens.find((other) => other.token === token);
  return citing(one ? no(one, you) : 'not-held', '4.2.9', 'not-held');
}

function settleReason(view: View, you: Seat, f: SettleFrame, thing: string): Because | null {
  const own = f.seats[you] as Settlement;
  if (own.settled) return ['already-answered', '4.2.15'];
  if (thing === 'settle') return noSettling(view, you, own);
  if (isCard(thing)) {
    if (!undertakenBy(view, you).includes(thing)) return 'not-undertaken';
    return own.claims.includes(thing) ? noTakeBack(f, you) : noClaim(view, you, own, thing);
  }
  if (!isToken(thing)) return null;
  const reason = tokenReason(view, you, thing, noSymbolToken);
  return reason ?? (own.uses.includes(thing) ? noTakeBack(f, you) : noUse(view, you, own, thing));
}

function teamReason(view: View, { question }: TeamFrame, thing: string): Because | null {
  const town = thing in TOWN ? (thing as Town) : null;
  switch (question.is) {
    case 'bonus':
      return town && noRemoval(view, town);
    case 'obs':
    case 'ind': {
      const reason = town && noTown(question, town);
      return question.is === 'obs' ? citing(reason, '5.3.5', 'same-town') : reason;
    }
    default:
      return 'no-such-option';
  }
}
