/** Section 5: what effects do, one after the other, and what the team is asked meanwhile. */
import { moveParts, roll, type Seat } from '@sztab/kernel';
import { BLACK_DIE, CHARACTERS, type Character } from '../content/dice.ts';
import type { Effect, Prisoner, Track } from '../content/effects.ts';
import { MOST_CHALLENGES } from '../content/finals.ts';
import { missionOf } from '../content/missions.ts';
import type { Colour } from '../content/players.ts';
import { type Kind, TOWNS, type Town, townsOf } from '../content/towns.ts';
import { BONUS, FEBRUARY, TIME_SPACE, TOP } from '../content/tracks.ts';
import { answerMotion, askTeam, decideOn, isOnlyMotion, newMotion } from './decisions.ts';
import { bolsheviks, isPresent, kindsIn, placeIndependence, placeObstacle, removeObstacle } from './map.ts';
import { type NpMove, type NpSteps, TEXT } from './moves.ts';
import { loseMorale, refreshTokens } from './pools.ts';
import {
  type CardId,
  colourOf,
  freeCards,
  jailedPawns,
  type Motion,
  type NpTable,
  pawnOn,
  type Question,
  type Queued,
  seatOf,
  seatsOf,
  setOf,
  type TeamFrame,
  tell,
} from './table.ts';

const queued = (effects: readonly Effect[], card: CardId | null): Queued[] =>
  effects.map((effect) => ({ effect, card, not: null }));

/** Effects that come before whatever is waiting. */
export function resolveFirst(t: NpTable, effects: readonly Effect[], card: CardId | null = null): void {
  if (effects.length > 0) t.flow.push({ step: 'effects', queue: queued(effects, card) });
}

function apply(t: NpTable, { effect, card, not }: Queued): void {
  switch (effect.is) {
    case 'track':
      moveTrack(t, effect.track, effect.by);
      return;
    case 'ind':
      askOrDo(t, { is: 'ind', where: effect.where, not, more: effect.count === 2 }, card);
      return;
    case 'obs':
      askOrDo(t, { is: 'obs', kind: effect.kind, where: effect.where, not, more: effect.count === 2 }, card);
      return;
    case 'die':
      t.characters[effect.character] = owner(t, card); // NPG-5.8.1
      tell({ is: 'character-gained', who: colourOf(t, owner(t, card)), character: effect.character });
      return;
    case 'token':
      t.tokens.push({ token: effect.token, owner: owner(t, card), holder: owner(t, card), active: true }); // NPG-5.8.2
      tell({ is: 'token-gained', who: colourOf(t, owner(t, card)), token: effect.token });
      return;
    case 'shield':
      t.shield = true; // NPG-5.7.1
      tell({ is: 'shield' });
      return;
    case 'time':
      timePasses(t);
      return;
    case 'black':
      blackDie(t);
      return;
    case 'remove':
      t.row = t.row.filter((other) => other !== card); // NPG-5.6.1
      t.out.push(card as CardId);
      tell({ is: 'mission-removed', card: card as CardId });
      return;
    case 'discard':
      discard(t, effect.count);
      return;
    case 'jail':
      imprison(t, effect.what);
      return;
    case 'unless':
      // NPG-5.10.2, NPG-5.10.4: checked after the upper half.
      if (effect.regions.some((region) => isPresent(t, region))) tell({ is: 'averted', regions: effect.regions });
      else resolveFirst(t, [effect.effect]);
      return;
    case 'removeObstacle':
      if (TOWNS.some((town) => kindsIn(t, town).length > 0)) askOrDo(t, { is: 'bonus' }, null); // NPG-5.1.4
      return;
    case 'refreshTokens':
      refreshTokens(t);
      return;
  }
}

/** The seat that undertook the mission (NPG-5.8.1). */
const owner = (t: NpTable, card: CardId | null): Seat => pawnOn(t, card as CardId) as Seat;

/** NPG-5.1.1 to NPG-5.1.3 */
function moveTrack(t: NpTable, track: Track, by: 1 | -1): void {
  const from = t[track];
  const to = Math.max(0, Math.min(TOP, from + by));
  if (to === from) {
    tell({ is: 'track-stands', track, at: from });
    return;
  }
  t[track] = to;
  tell({ is: 'track', track, from, to });
  if (by < 0) return;
  const bonus = BONUS[track][to];
  if (bonus === 'removeObstacle' || bonus === 'refreshTokens') resolveFirst(t, [{ is: bonus }]);
}

/** NPG-5.4: the next space at once, which no shield covers; in round 9 nothing happens. */
function timePasses(t: NpTable): void {
  if (t.round >= 9) {
    tell({ is: 'time-stands' });
    return;
  }
  t.round++;
  tell({ is: 'time', round: t.round, shielded: false, early: true });
  enterSpace(t, false);
}

/** NPG-4.6.3, NPG-4.6.4: the event of the space, then its effect. */
export function enterSpace(t: NpTable, shielded: boolean): void {
  if (t.round === FEBRUARY) {
    tell({ is: 'february', bolsheviks: bolsheviks(t), merged: t.threats.old.length });
    t.threats.new.push(...t.threats.old.splice(0));
    refreshTokens(t);
  }
  if (!shielded) resolveFirst(t, TIME_SPACE[t.round] as readonly Effect[]);
}

/** NPG-5.5.1 */
function blackDie(t: NpTable): void {
  const pips = BLACK_DIE[roll(t) - 1] as number;
  tell({ is: 'black-die', pips });
  loseMorale(t, pips);
}

/** NPG-5.10.5 */
function discard(t: NpTable, count: 1 | 2): void {
  const open = freeCards(t);
  if (open.length > count) {
    t.flow.push({ step: 'team', question: { is: 'discard', count }, card: null, motion: null });
    return;
  }
  for (const card of open) discardOne(t, card);
  if (open.length < count) tell({ is: 'nothing-to-discard', lacking: (count - open.length) as 1 | 2 });
}

function discardOne(t: NpTable, card: CardId): void {
  t.row = t.row.filter((other) => other !== card);
  t.out.push(card);
  tell({ is: 'mission-discarded', card });
}

/** NPG-5.9.2 to NPG-5.9.5 */
function imprison(t: NpTable, what: Prisoner): void {
  if (what === 'pawn') askOrDo(t, { is: 'jail-pawn' }, null);
  else if (what === 'char') askOrDo(t, { is: 'jail-die' }, null);
  else {
    t.jail[what]++;
    tell({ is: 'jailed', what, who: null, character: null });
  }
}

const freeCharacters = (t: NpTable): Character[] =>
  CHARACTERS.filter((one) => t.characters[one] !== null && !t.jail.characters.includes(one));

/** The legal options of a team decision, as moves. */
export function optionsOf(t: NpTable, q: Question): NpMove[] {
  switch (q.is) {
    case 'obs':
    case 'ind':
      return townsOf(q.where)
        .filter((town) => town !== q.not)
        .map(TEXT.chooseTown);
    case 'kind':
      return kindsIn(t, q.town).map((kind): NpMove => `chooseKind(${kind})`);
    case 'bonus':
      return [
        ...TOWNS.flatMap((town) => kindsIn(t, town).map((kind): NpMove => `removeObstacle(${town},${kind})`)),
        'decline',
      ];
    case 'alternative':
      return missionOf(q.mission).positive.map((_, i): NpMove => `chooseAlternative(${i as 0 | 1})`);
    case 'jail-pawn':
      return seatsOf(t)
        .filter((seat) => jailedPawns(t, seat) < setOf(t).pawns)
        .map((seat): NpMove => `jailPawn(${colourOf(t, seat)})`);
    case 'jail-die':
      return freeCharacters(t).map((character): NpMove => `jailDie(${character})`);
    case 'discard':
      return freeCards(t).map((card): NpMove => `discardMission(${card})`);
    case 'stakes':
      return Array.from({ length: MOST_CHALLENGES + 1 }, (_, count): NpMove => `setStakes(${count})`);
  }
}

/** NPG-4.0.10: without a choice nobody is asked. */
export function askOrDo(t: NpTable, question: Question, card: CardId | null): void {
  const options = optionsOf(t, question);
  if (options.length > 1) t.flow.push({ step: 'team', question, card, motion: null });
  else if (options.length === 1) carryOut(t, question, card, options[0] as NpMove);
  else if (question.is === 'jail-die') tell({ is: 'nobody-jailed', what: 'char' });
  else if (question.is === 'jail-pawn') tell({ is: 'nobody-jailed', what: 'pawn' });
}

function carryOut(t: NpTable, q: Question, card: CardId | null, move: NpMove): void {
  const [thing] = moveParts(move).args as [string];
  switch (q.is) {
    case 'obs':
      placeObstacle(t, thing as Town, q.kind);
      if (q.more) second(t, { is: 'obs', kind: q.kind, where: q.where, count: 1 }, card, thing as Town);
      return;
    case 'ind':
      // The second town is chosen after the first token lies (NPG-5.2.5), and its obstacle after that.
      if (q.more) second(t, { is: 'ind', where: q.where, count: 1 }, card, thing as Town);
      independence(t, thing as Town, card);
      return;
    case 'kind':
      placeIndependence(t, q.town, thing as Kind);
      return;
    case 'bonus':
      if (move === 'decline') tell({ is: 'bonus-declined' });
      else removeObstacle(t, thing as Town, moveParts(move).args[1] as Kind);
      return;
    case 'alternative':
      resolveFirst(t, missionOf(q.mission).positive[Number(thing)] as readonly Effect[], q.mission);
      return;
    case 'jail-pawn':
      t.jail.pawns.push(seatOf(t, thing as Colour));
      tell({ is: 'jailed', what: 'pawn', who: thing as Colour, character: null });
      return;
    case 'jail-die':
      t.jail.characters.push(thing as Character);
      tell({ is: 'jailed', what: 'char', who: null, character: thing as Character });
      return;
    case 'discard':
      discardOne(t, thing as CardId);
      if (q.count === 2) discard(t, 1);
      return;
    case 'stakes':
      t.flow.push({ step: 'begin.challenges', count: Number(thing) });
      return;
  }
}

function second(t: NpTable, effect: Effect, card: CardId | null, not: Town): void {
  t.flow.push({ step: 'effects', queue: [{ effect, card, not }] });
}

/** NPG-5.2.1, NPG-5.2.2 */
function independence(t: NpTable, town: Town, card: CardId | null): void {
  const kinds = kindsIn(t, town);
  if (kinds.length > 1) askOrDo(t, { is: 'kind', town }, card);
  else placeIndependence(t, town, kinds[0] ?? null);
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

export const effectSteps: NpSteps<'effects' | 'team'> = {
  effects: {
    run(t, f) {
      const next = f.queue.shift();
      // What the last effect sets off comes into its place.
      if (f.queue.length === 0) t.flow.pop();
      if (next) apply(t, next);
    },
  },

  team: {
    ask(t, f) {
      return askTeam(t, f.motion, PROMPT[f.question.is], optionsOf(t, f.question));
    },
    take(t, f, seat, move) {
      const option = f.motion ? answer(t, f, f.motion, seat, move) : proposed(t, f, seat, move);
      if (!option) return;
      // Nobody takes a choice of the team back (NPG-4.0.4).
      if (t.edition >= 2) t.barriers++;
      t.flow.pop();
      carryOut(t, f.question, f.card, option);
    },
  },
};

function proposed(t: NpTable, f: TeamFrame, seat: Seat, move: NpMove): NpMove | null {
  if (!isOnlyMotion(t, seat)) return move;
  f.motion = newMotion(t, seat, move);
  return null;
}

function answer(t: NpTable, f: TeamFrame, motion: Motion, seat: Seat, move: NpMove): NpMove | null {
  if (move === 'agree' || move === 'object') return answerMotion(t, motion, seat, move);
  const option = optionsOf(t, f.question).find((one) => decideOn(one) === move) as NpMove;
  tell({ is: 'decided', by: colourOf(t, seat), option });
  return option;
}
