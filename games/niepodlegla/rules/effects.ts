/** Chapter 5 of the rulebook: what effects do, one after the other, and what the team is asked meanwhile. */
import { call, finish, moveParts, roll, type Seat, seal } from '@sztab/kernel';
import { BLACK_DIE, CHARACTERS, type Character } from '../content/dice.ts';
import type { Effect, Prisoner, Track } from '../content/effects.ts';
import { MOST_CHALLENGES } from '../content/finals.ts';
import { missionOf } from '../content/missions.ts';
import type { Colour } from '../content/players.ts';
import { type Kind, TOWNS, type Town, townsOf } from '../content/towns.ts';
import { BONUS, FEBRUARY, TIME_SPACE, TOP } from '../content/tracks.ts';
import { answerMotion, askTeam, decideOn, isOnlyMotion, newMotion } from './decisions.ts';
import { bolsheviks, isPresent, kindsIn, placeIndependence, placeObstacle, removeObstacle } from './map.ts';
import { type Move, type Steps, TEXT } from './moves.ts';
import { loseMorale, refreshTokens } from './pools.ts';
import {
  type CardId,
  colourOf,
  freeCards,
  jailedPawns,
  type Motion,
  type PublicState,
  pawnOn,
  type Question,
  type Queued,
  type State,
  seatOf,
  seatsOf,
  setOf,
  type TeamFrame,
  tell,
} from './state.ts';

const queued = (effects: readonly Effect[], card: CardId | null): Queued[] =>
  effects.map((effect) => ({ effect, card, not: null }));

/** Effects that come before whatever is waiting. */
export function resolveFirst(s: State, effects: readonly Effect[], card: CardId | null = null): void {
  if (effects.length > 0) call(s, { step: 'effects', queue: queued(effects, card) });
}

function apply(s: State, { effect, card, not }: Queued): void {
  switch (effect.is) {
    case 'track':
      moveTrack(s, effect.track, effect.by);
      return;
    case 'ind':
      askOrDo(s, { is: 'ind', where: effect.where, not, more: effect.count === 2 }, card);
      return;
    case 'obs':
      askOrDo(s, { is: 'obs', kind: effect.kind, where: effect.where, not, more: effect.count === 2 }, card);
      return;
    case 'die':
      s.characters[effect.character] = owner(s, card); // NPG-5.8.1
      tell({ is: 'character-gained', who: colourOf(s, owner(s, card)), character: effect.character });
      return;
    case 'token':
      s.tokens.push({ token: effect.token, owner: owner(s, card), holder: owner(s, card), active: true }); // NPG-5.8.2
      tell({ is: 'token-gained', who: colourOf(s, owner(s, card)), token: effect.token });
      return;
    case 'shield':
      s.shield = true; // NPG-5.7.1
      tell({ is: 'shield' });
      return;
    case 'time':
      timePasses(s);
      return;
    case 'black':
      blackDie(s);
      return;
    case 'remove':
      s.row = s.row.filter((other) => other !== card); // NPG-5.6.1
      s.out.push(card as CardId);
      tell({ is: 'mission-removed', card: card as CardId });
      return;
    case 'discard':
      discard(s, effect.count);
      return;
    case 'jail':
      imprison(s, effect.what);
      return;
    case 'unless':
      // NPG-5.10.2, NPG-5.10.4: checked after the upper half.
      if (effect.regions.some((region) => isPresent(s, region))) tell({ is: 'averted', regions: effect.regions });
      else resolveFirst(s, [effect.effect]);
      return;
    case 'removeObstacle':
      if (TOWNS.some((town) => noRemoval(s, town) === null)) askOrDo(s, { is: 'bonus' }, null);
      return;
    case 'refreshTokens':
      refreshTokens(s);
      return;
  }
}

/** The seat that undertook the mission (NPG-5.8.1). */
const owner = (s: State, card: CardId | null): Seat => pawnOn(s, card as CardId) as Seat;

/** NPG-5.1.1 to NPG-5.1.3 */
function moveTrack(s: State, track: Track, by: 1 | -1): void {
  const from = s[track];
  const to = Math.max(0, Math.min(TOP, from + by));
  if (to === from) {
    tell({ is: 'track-stands', track, at: from });
    return;
  }
  s[track] = to;
  tell({ is: 'track', track, from, to });
  if (by < 0) return;
  const bonus = BONUS[track][to];
  if (bonus === 'removeObstacle' || bonus === 'refreshTokens') resolveFirst(s, [{ is: bonus }]);
}

/** NPG-5.4: the next space at once, which no shield covers; in round 9 nothing happens. */
function timePasses(s: State): void {
  if (s.round >= 9) {
    tell({ is: 'time-stands' });
    return;
  }
  s.round++;
  tell({ is: 'time', round: s.round, shielded: false, early: true });
  enterSpace(s, false);
}

/** NPG-4.6.3, NPG-4.6.4: the event of the space, then its effect. */
export function enterSpace(s: State, shielded: boolean): void {
  if (s.round === FEBRUARY) {
    tell({ is: 'february', bolsheviks: bolsheviks(s), merged: s.threats.old.length });
    s.threats.new.push(...s.threats.old.splice(0));
    refreshTokens(s);
  }
  if (!shielded) resolveFirst(s, TIME_SPACE[s.round] as readonly Effect[]);
}

/** NPG-5.5.1 */
function blackDie(s: State): void {
  const pips = BLACK_DIE[roll(s) - 1] as number;
  tell({ is: 'black-die', pips });
  loseMorale(s, pips);
}

/** NPG-5.10.5 */
function discard(s: State, count: 1 | 2): void {
  const open = freeCards(s);
  if (open.length > count) {
    call(s, { step: 'team', question: { is: 'discard', count }, card: null, motion: null });
    return;
  }
  for (const card of open) discardOne(s, card);
  if (open.length < count) tell({ is: 'nothing-to-discard', lacking: (count - open.length) as 1 | 2 });
}

function discardOne(s: State, card: CardId): void {
  s.row = s.row.filter((other) => other !== card);
  s.out.push(card);
  tell({ is: 'mission-discarded', card });
}

/** NPG-5.9.2 to NPG-5.9.5 */
function imprison(s: State, what: Prisoner): void {
  if (what === 'pawn') askOrDo(s, { is: 'jail-pawn' }, null);
  else if (what === 'char') askOrDo(s, { is: 'jail-die' }, null);
  else {
    s.jail[what]++;
    tell({ is: 'jailed', what, who: null, character: null });
  }
}

const freeCharacters = (s: State): Character[] =>
  CHARACTERS.filter((one) => s.characters[one] !== null && !s.jail.characters.includes(one));

type TownQuestion = Extract<Question, { is: 'obs' | 'ind' }>;

/** NPG-5.2.5, NPG-5.2.7, NPG-5.3.5: null if the token may lie in this town. */
export function noTown({ where, not }: TownQuestion, town: Town): 'same-town' | 'town-not-in-region' | null {
  if (town === not) return 'same-town';
  return townsOf(where).includes(town) ? null : 'town-not-in-region';
}

/** NPG-5.1.4: null if there is an obstacle to be removed. */
export const noRemoval = (s: Pick<PublicState, 'towns'>, town: Town): 'no-obstacle' | null =>
  kindsIn(s, town).length > 0 ? null : 'no-obstacle';

/** The legal options of a team decision, as moves. */
export function optionsOf(s: State, q: Question): Move[] {
  switch (q.is) {
    case 'obs':
    case 'ind':
      return townsOf(q.where)
        .filter((town) => noTown(q, town) === null)
        .map(TEXT.chooseTown);
    case 'kind':
      return kindsIn(s, q.town).map((kind): Move => `chooseKind(${kind})`);
    case 'bonus':
      return [
        ...TOWNS.flatMap((town) => kindsIn(s, town).map((kind): Move => `removeObstacle(${town},${kind})`)),
        'decline',
      ];
    case 'alternative':
      return missionOf(q.mission).positive.map((_, i): Move => `chooseAlternative(${i as 0 | 1})`);
    case 'jail-pawn':
      return seatsOf(s)
        .filter((seat) => jailedPawns(s, seat) < setOf(s).pawns)
        .map((seat): Move => `jailPawn(${colourOf(s, seat)})`);
    case 'jail-die':
      return freeCharacters(s).map((character): Move => `jailDie(${character})`);
    case 'discard':
      return freeCards(s).map((card): Move => `discardMission(${card})`);
    case 'stakes':
      return Array.from({ length: MOST_CHALLENGES + 1 }, (_, count): Move => `setStakes(${count})`);
  }
}

/** NPG-4.0.10: without a choice nobody is asked. */
export function askOrDo(s: State, question: Question, card: CardId | null): void {
  const options = optionsOf(s, question);
  if (options.length > 1) call(s, { step: 'team', question, card, motion: null });
  else if (options.length === 1) carryOut(s, question, card, options[0] as Move);
  else if (question.is === 'jail-die') tell({ is: 'nobody-jailed', what: 'char' });
  else if (question.is === 'jail-pawn') tell({ is: 'nobody-jailed', what: 'pawn' });
}

function carryOut(s: State, q: Question, card: CardId | null, move: Move): void {
  const [thing] = moveParts(move).args as [string];
  switch (q.is) {
    case 'obs':
      placeObstacle(s, thing as Town, q.kind);
      if (q.more) second(s, { is: 'obs', kind: q.kind, where: q.where, count: 1 }, card, thing as Town);
      return;
    case 'ind':
      // The second town is chosen after the first token lies (NPG-5.2.5), and its obstacle after that.
      if (q.more) second(s, { is: 'ind', where: q.where, count: 1 }, card, thing as Town);
      independence(s, thing as Town, card);
      return;
    case 'kind':
      placeIndependence(s, q.town, thing as Kind);
      return;
    case 'bonus':
      if (move === 'decline') tell({ is: 'bonus-declined' });
      else removeObstacle(s, thing as Town, moveParts(move).args[1] as Kind);
      return;
    case 'alternative':
      resolveFirst(s, missionOf(q.mission).positive[Number(thing)] as readonly Effect[], q.mission);
      return;
    case 'jail-pawn':
      s.jail.pawns.push(seatOf(s, thing as Colour));
      tell({ is: 'jailed', what: 'pawn', who: thing as Colour, character: null });
      return;
    case 'jail-die':
      s.jail.characters.push(thing as Character);
      tell({ is: 'jailed', what: 'char', who: null, character: thing as Character });
      return;
    case 'discard':
      discardOne(s, thing as CardId);
      if (q.count === 2) discard(s, 1);
      return;
    case 'stakes':
      call(s, { step: 'begin.challenges', count: Number(thing) });
      return;
  }
}

function second(s: State, effect: Effect, card: CardId | null, not: Town): void {
  call(s, { step: 'effects', queue: [{ effect, card, not }] });
}

/** NPG-5.2.1, NPG-5.2.2 */
function independence(s: State, town: Town, card: CardId | null): void {
  const kinds = kindsIn(s, town);
  if (kinds.length > 1) askOrDo(s, { is: 'kind', town }, card);
  else placeIndependence(s, town, kinds[0] ?? null);
}

/** What the order line asks for, by question. */
export const PROMPT: Readonly<Record<Question['is'], string>> = {
  obs: 'place-obstacle',
  ind: 'place-independence',
  kind: 'choose-kind',
  bonus: 'remove-obstacle',
  alternative: 'choose-alternative',
  'jail-pawn': 'jail-pawn',
  'jail-die': 'jail-die',
  discard: 'discard-mission',
  stakes: 'set-stakes',
};

export const effectSteps: Steps<'effects' | 'team'> = {
  effects: {
    run(s, f) {
      const next = f.queue.shift();
      // What the last effect sets off comes into its place.
      if (f.queue.length === 0) finish(s);
      if (next) apply(s, next);
    },
  },

  team: {
    ask(s, f) {
      return askTeam(s, f.motion, PROMPT[f.question.is], optionsOf(s, f.question));
    },
    take(s, f, seat, move) {
      const option = f.motion ? answer(s, f, f.motion, seat, move) : proposed(s, f, seat, move);
      if (!option) return;
      // Nobody takes a choice of the team back (NPG-4.0.4).
      if (s.edition >= 2) seal(s);
      finish(s);
      carryOut(s, f.question, f.card, option);
    },
  },
};

function proposed(s: State, f: TeamFrame, seat: Seat, move: Move): Move | null {
  if (!isOnlyMotion(s, seat)) return move;
  f.motion = newMotion(s, seat, move);
  return null;
}

function answer(s: State, f: TeamFrame, motion: Motion, seat: Seat, move: Move): Move | null {
  if (move === 'agree' || move === 'object') return answerMotion(s, motion, seat, move);
  const option = optionsOf(s, f.question).find((one) => decideOn(one) === move) as Move;
  tell({ is: 'decided', by: colourOf(s, seat), option });
  return option;
}
