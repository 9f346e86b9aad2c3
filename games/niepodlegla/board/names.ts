/** Names and symbols of everything that can be touched or chosen, and the question that stands open in the order line. */

import type { Language } from '@sztab/kernel';
import { capital, complete, eachLanguage, typeset } from '@sztab/kernel/words';
import type { Choice, SymbolName } from '@sztab/pieces';
import { TOKEN, type Token } from '../content/characters.ts';
import { type Die, FACES, faceOf, isCharacter, placeOf } from '../content/dice.ts';
import type { Effect } from '../content/effects.ts';
import { CHALLENGE, MAIN_FINALS } from '../content/finals.ts';
import { MISSION, missionOf } from '../content/missions.ts';
import { COLOURS, type Colour } from '../content/players.ts';
import { THREAT, type ThreatId } from '../content/threats.ts';
import { KINDS, type Kind, TOWN, type Town } from '../content/towns.ts';
import { isFinal, type JointId, needsOf } from '../rules/cover.ts';
import { areBolsheviks } from '../rules/map.ts';
import type { Move } from '../rules/moves.ts';
import { type CardId, pawnOn, pawnsInHand, seatOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { effectsText, faceText, needText } from '../text/cards.ts';
import { NAMES as en } from '../text/en/names.ts';
import { partnerWords } from '../text/partner.ts';
import { NAMES as pl } from '../text/pl/names.ts';
import { usedDice } from './filling.ts';
import { kindSign } from './marks.ts';

/** As they are printed: no word of one letter, and no number, stays behind at the end of a line. */
const printed = <N extends Readonly<Record<string, string>>>(names: N, language: Language): N =>
  Object.fromEntries(
    Object.entries(names).map(([id, name]) => [id, typeset(name, language).replace(/(\d) /g, '$1\u00a0')]),
  ) as N;

type Named = keyof typeof en;
const names = complete<Readonly<Record<Named, string>>>({ en, pl });
export const NAMES = eachLanguage((language) => printed(names[language], language));

export const isCard = (token: string): token is CardId => token in MISSION || isFinal(token);
export const isJoint = (token: string): token is JointId =>
  token in CHALLENGE || (MAIN_FINALS as readonly string[]).includes(token);
export const isDie = (token: string): token is Die => token in placeOf;
export const isTown = (token: string): token is Town => token in TOWN;
export const isToken = (token: string): token is Token => token in TOKEN;
export const isColour = (token: string): token is Colour => (COLOURS as readonly string[]).includes(token);
const isKind = (token: string): token is Kind => (KINDS as readonly string[]).includes(token);
export const isThreat = (token: string): token is ThreatId => token in THREAT;

const kindName = (kind: Kind, bolsheviks: boolean, language: Language): string =>
  NAMES[language][kind === 'ru' && bolsheviks ? 'bolsheviks' : kind];

export const shortName = (card: CardId, language: Language): string =>
  typeset(partnerWords[language].called(card), language);

export function nameOf(token: string, view: View, language: Language): string {
  const say = boardWords[language];
  const question = view.flow.at(-1);
  if (question?.step === 'team') {
    if (question.question.is === 'alternative' && /^[01]$/.test(token)) {
      return effectsText(apart(missionOf(question.question.mission).positive, Number(token)), language, false);
    }
    if (question.question.is === 'stakes' && /^\d$/.test(token)) return say.challenges(Number(token));
  }
  if (isColour(token)) return say.colours[token];
  if (isDie(token)) return dieName(token, view, language);
  // In a sentence or on a tile they have the names that people call them by.
  if (isCard(token)) return shortName(token, language);
  if (isKind(token)) return kindName(token, areBolsheviks(view), language);
  if (token in NAMES[language]) return NAMES[language][token as Named];
  return say.verbs[token] ?? token;
}

/** What only this alternative brings: that is what is chosen. */
const apart = (alternatives: readonly (readonly Effect[])[], index: number): readonly Effect[] => {
  const common = alternatives.filter((_, i) => i !== index).flatMap((other) => other.map((one) => JSON.stringify(one)));
  return (alternatives[index] ?? []).filter((one) => !common.includes(JSON.stringify(one)));
};

const shownBy = (die: Die, view: View): number =>
  view.players.flatMap(({ held }) => held).find((one) => one.die === die)?.up ?? 0;

/** A die by what lies up; equal dice are told apart by nothing else. Short, because the tile of a phone has two lines for it. */
function dieName(die: Die, view: View, language: Language): string {
  const up = shownBy(die, view);
  const face = up === 0 ? '' : faceName(die, up, language);
  if (!isCharacter(die)) return capital(face || boardWords[language].die);
  const name = NAMES[language][die];
  // What lies up counts while dice roll; whoever goes to prison goes with the whole name.
  return face && view.phase === 'roll' ? `${name.split(' ').at(-1)}: ${face}` : name;
}

/** The same for those who hear it and do not see a die: „kość: ludzie i pieniądze”. */
export function spokenDie(die: Die, view: View, language: Language): string {
  const up = shownBy(die, view);
  const name = isCharacter(die) ? NAMES[language][die] : boardWords[language].die;
  return up === 0 ? name : `${name}: ${faceName(die, up, language)}`;
}

export const faceName = (die: Die, up: number, language: Language): string => faceText(faceOf(die, up), language);

/** „2 ludzie, walka”: what a card asks for, in words. */
export const needsName = (card: CardId, view: View, language: Language): string =>
  needText(needsOf(view, card), language);

const VERB_SYMBOLS: Readonly<Record<string, SymbolName>> = {
  placePawn: 'pawn',
  takePawn: 'undo',
  giveDie: 'die',
  returnDie: 'undo',
  commitPlan: 'check',
  selectDie: 'target',
  unselectDie: 'undo',
  reroll: 'refresh',
  passDie: 'hands',
  passToken: 'hands',
  useMoraleToken: 'flame',
  done: 'pass',
  undone: 'undo',
  closeRolling: 'pass',
  claim: 'check',
  unclaim: 'undo',
  useToken: 'star',
  unuseToken: 'undo',
  settle: 'check',
  decline: 'pass',
  agree: 'check',
  object: 'x',
  decide: 'rosette',
};

export function symbolOf(token: string, view: View): SymbolName {
  if (isColour(token)) return 'pawn';
  if (token in FACES || isDie(token)) return 'die';
  if (isKind(token)) return token === 'ua' ? 'flag' : kindSign(token, areBolsheviks(view));
  if (isTown(token)) return 'city';
  if (isToken(token)) return TOKEN[token].morale > 0 ? 'flame' : 'star';
  if (isThreat(token)) return 'warn';
  if (isCard(token) || isJoint(token)) return 'note';
  return VERB_SYMBOLS[token] ?? 'target';
}

/** Beside a name in the list of targets. */
export function detailOf(thing: string, _choice: Choice<Move>, view: View, language: Language): string {
  const say = boardWords[language];
  if (isCard(thing)) return undoes(thing, view, language) ?? needsName(thing, view, language);
  if (isDie(thing)) return dieState(thing, view, language);
  if (isColour(thing)) {
    const seat = seatOf(view, thing);
    return say.bowl(pawnsInHand(view, seat), view.players[seat]?.held.length ?? 0);
  }
  if (isTown(thing)) return townState(thing, view, language);
  return '';
}

/** A touch of what lies there takes it back. */
function undoes(card: CardId, view: View, language: Language): string | null {
  const { verbs } = boardWords[language];
  const f = view.flow.at(-1);
  const owner = pawnOn(view, card);
  if (owner === null) return null;
  if (f?.step === 'plan') return verbs.takePawn ?? null;
  return f?.step === 'settle' && f.seats[owner]?.claims.includes(card) ? (verbs.unclaim ?? null) : null;
}

/** Whether it goes into the throw, or is needed where it lies. */
function dieState(die: Die, view: View, language: Language): string {
  const say = boardWords[language];
  const owner = view.players.findIndex(({ held }) => held.some((one) => one.die === die));
  const held = view.players[owner]?.held.find((one) => one.die === die);
  if (view.phase !== 'roll' || !held) return '';
  if (held.selected) return say.inThrow;
  return usedDice(view, owner).has(die) ? say.usedDie : '';
}

export function townState(town: Town, view: View, language: Language): string {
  const say = boardWords[language];
  const state = view.towns[town];
  if (state.ind > 0) return say.held(state.ind);
  const kinds = KINDS.filter((kind) => state[kind] > 0);
  if (kinds.length === 0) return say.empty;
  return kinds.map((kind) => `${kindName(kind, areBolsheviks(view), language)} ${state[kind]}`).join(', ');
}

/** What comes next, in a word or two. */
export function nextSlot({ legal, open, picked, moves }: Choice<Move>, _view: View, language: Language): string {
  const { slots } = boardWords[language];
  const next = [...legal][0] ?? '';
  if (open.length === 0 || next === '') return '';
  const offers = (verb: string): boolean => moves.some((move) => move.startsWith(verb));
  if (picked.length === 0) {
    if (offers('placePawn')) return slots.plan;
    if (offers('giveDie')) return slots.seat;
    // Where the primary button is the next step, or the question itself says what to choose, another blank only asks twice.
    return offers('selectDie') && !offers('reroll') ? slots.dice : '';
  }
  if (isColour(next)) return slots.seat;
  return isCard(next) ? slots.mission : slots.kind;
}
