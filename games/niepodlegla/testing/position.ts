/** For tests only: a table in the middle of a game from a few words, and whole lines of play from a list of moves. */
import { type Ask, begin, below, type FastStream, fastStream, type Options, type Seat, type Told } from '@sztab/kernel';
import { layOut, linesOf, wander as wanderIn, words } from '@sztab/kernel/testing';
import type { Token } from '../content/characters.ts';
import { type Character, type Die, facesOf, isCharacter } from '../content/dice.ts';
import type { ChallengeId, FinalId } from '../content/finals.ts';
import { MISSIONS, missionOf } from '../content/missions.ts';
import { type ThreatId, threatsOf } from '../content/threats.ts';
import { KINDS, type Kind, TOWNS, type Town } from '../content/towns.ts';
import type { Event } from '../rules/events.ts';
import { niepodlegla } from '../rules/index.ts';
import { type Move, takesBack } from '../rules/moves.ts';
import { type CardId, emptyJail, type Frame, type HeldDie, type State, type TownState } from '../rules/state.ts';

/** Lists are words with blanks between them. Whatever is not mentioned is filled in so that the invariants hold. */
export interface Position {
  readonly edition?: number;
  readonly players?: 2 | 3 | 4;
  readonly options?: Options;
  /** Which phase begins; `roll` is the middle of the struggle. Without a word: phase 1. */
  readonly at?: 'plan' | 'roll' | 'settle' | 'negative' | 'check' | 'positive' | 'time';
  readonly round?: number;
  readonly acc?: number;
  readonly fp?: number;
  readonly morale?: number;
  readonly overdrawn?: boolean;
  /** `krakow=2 wilno=ru1,cp1`; the other towns are empty. Without a word: as at the start. */
  readonly towns?: string;
  /** `A-04@0 A-10@1+ A-17`: with whose pawn lies there, and `+` if completed. The other missions are in the stack, or out of the game. Without a word: as at the start. */
  readonly row?: string;
  /** The first on top; without a word nothing, if the row is given. */
  readonly stack?: string;
  /** `0:A-04 1:A-10`, where pawns differ and the row does not, or were not laid in the order of the row. */
  readonly pawns?: string;
  /** In the order of the settling, where that is not the order of the row. */
  readonly completed?: string;
  /** One text a seat: `n1:P haller:FF`, each die with what it shows. Who is left out has a die with a P. */
  readonly held?: readonly string[];
  /** `pow@0 sapieha@1!`: whose, and `!` if spent. */
  readonly tokens?: string;
  /** `pilsudski@0` */
  readonly characters?: string;
  /** `morale neutral 1 haller`: a number is a seat's pawn. */
  readonly jail?: string;
  readonly shield?: boolean;
  /** On top of the deck from which threats come in this round. */
  readonly threats?: string;
  readonly spentThreats?: string;
  /** Round 10: which small finals lie with the easy side up; what the main ones need; the challenges. */
  readonly easy?: string;
  readonly main?: readonly [paris: number, warsaw: number];
  readonly challenges?: string;
  /** Faces of the next dice: of the black one 1 to 3 are blank, 4 and 5 are one pip, 6 is two. */
  readonly dice?: readonly number[];
}

/** Three players in the last struggle; each has two easy missions. Paris needs D4, Warsaw F3: less than they ever ask, for small hands. */
export const FINAL: Position = {
  at: 'roll',
  round: 10,
  acc: 8,
  fp: 8,
  towns: '',
  morale: 6,
  row: 'A-61 A-62 A-63 A-66 A-68 A-69',
  easy: 'A-61 A-62 A-63 A-66 A-68 A-69',
  pawns: '0:A-61 0:A-62 1:A-63 1:A-68 2:A-66 2:A-69',
  main: [4, 3],
};

/** The table, played up to its first question. */
export const position = (p: Position): State => positionTold(p).state;

const positionTold = (p: Position) =>
  layOut(niepodlegla, { ...p, players: p.players ?? 3 }, (blank) => build(p, blank));

const without = <X>(all: readonly X[], gone: readonly X[]): X[] => all.filter((one) => !gone.includes(one));

function build(p: Position, s: State): State {
  const players = p.players ?? 3;
  const round = p.round ?? 1;
  Object.assign(s, { round, acc: p.acc ?? 0, fp: p.fp ?? 0, shield: p.shield ?? false, barriers: 0 });
  if (p.morale !== undefined) s.morale = p.morale;
  s.overdrawn = p.overdrawn ?? false;
  if (p.towns !== undefined) for (const town of TOWNS) s.towns[town] = townFrom(p.towns, town);
  if (p.row !== undefined) {
    s.row = words(p.row).map((word) => word.split('@')[0] as CardId);
    s.stack = words(p.stack);
    const inGame = MISSIONS.filter((id) => players === 4 || !missionOf(id).four);
    s.out.push(...without<CardId>(inGame, [...s.row, ...s.stack]));
  }
  const undertaken = words(p.row).filter((word) => word.includes('@'));
  for (const word of undertaken) {
    const [card, seat] = word.split('@') as [CardId, string];
    s.pawns.push({ seat: Number(seat[0]), card });
    if (seat.endsWith('+')) s.completed.push(card);
  }
  for (const word of words(p.pawns)) s.pawns.push({ seat: Number(word[0]), card: word.slice(2) as CardId });
  s.completed.push(...words<CardId>(p.completed));
  for (const word of words(p.characters)) s.characters[word.split('@')[0] as Character] = Number(word.split('@')[1]);
  for (const word of words(p.tokens)) {
    const [token, at] = word.split('@') as [Token, string];
    const owner = Number(at[0]);
    s.tokens.push({ token, owner, holder: owner, active: !at.endsWith('!') });
  }
  s.jail = emptyJail();
  for (const word of words(p.jail)) {
    if (word === 'morale' || word === 'neutral') s.jail[word]++;
    else if (isCharacter(word)) s.jail.characters.push(word);
    else s.jail.pawns.push(Number(word));
  }
  s.spentThreats.push(...words<ThreatId>(p.spentThreats));
  const top = words<ThreatId>(p.threats);
  const left = (era: 'old' | 'new'): ThreatId[] => without(threatsOf(era), [...top, ...s.spentThreats]);
  s.threats.old = round >= 6 ? [] : [...top, ...left('old')];
  s.threats.new = round >= 6 ? [...top, ...left('new'), ...left('old')] : left('new');
  s.easy = words<FinalId>(p.easy);
  if (p.main) s.main = { paris: p.main[0], warsaw: p.main[1] };
  s.challenges = words<ChallengeId>(p.challenges);
  const at = p.at ?? 'plan';
  if (at !== 'plan') {
    s.pool = [];
    for (const [seat, player] of s.players.entries()) {
      player.held = at === 'time' ? [] : words(p.held?.[seat] ?? `n${13 - seat}:P`).map(heldFrom);
    }
  }
  s.phase = at;
  return { ...s, flow: flowAt(at, players) };
}

function flowAt(at: NonNullable<Position['at']>, players: number): Frame[] {
  const nobody = Array.from({ length: players }, () => false);
  const none = nobody.map(() => 0);
  switch (at) {
    case 'roll':
      return [{ step: 'roll', takeBacks: none, done: nobody, rerolls: 0 }];
    case 'check':
      return [{ step: 'time' }, { step: 'positive' }, { step: 'check' }];
    case 'positive':
      return [{ step: 'time' }, { step: 'positive' }];
    case 'time':
      return [{ step: 'time' }];
    default:
      return [{ step: `begin.${at}` }];
  }
}

function townFrom(text: string, town: Town): TownState {
  const state: TownState = { ind: 0, ru: 0, cp: 0, ua: 0 };
  const word = words(text).find((one) => one.startsWith(`${town}=`));
  for (const part of word?.split('=')[1]?.split(',') ?? []) {
    const kind = part.slice(0, 2) as Kind;
    if (KINDS.includes(kind)) state[kind] = Number(part.slice(2));
    else state.ind = Number(part);
  }
  return state;
}

function heldFrom(word: string): HeldDie {
  const [die, sign] = word.split(':') as [Die, string];
  const up = 1 + facesOf(die).findIndex((face) => face.sign === sign);
  if (up === 0) throw new RangeError(`not a face: ${word}`);
  return { die, up, selected: false };
}

/** `0 done`: who, and what this seat does one after the other. */
export type Line = `${number} ${string}`;

export const { playTo, after, begun, legal, toDecide, asked } = linesOf(niepodlegla, positionTold, {
  seatOf: Number,
  nameOf: (seat) => seat,
});

/** Of that list, the moves with this verb, in one line. */
export const legalOf = (s: State, seat: Seat, verb: string): string =>
  legal(s, seat)
    .filter((move) => move === verb || move.startsWith(`${verb}(`))
    .join(' ');

/** What random players choose from: they seldom take back, and often come to an end. */
function among(moves: readonly Move[], chance: FastStream): readonly Move[] {
  const on = moves.filter((move) => !takesBack(move));
  const end = on.filter((move) => move === 'done' || move === 'settle' || move === 'commitPlan' || move === 'reroll');
  if (on.length === 0 || below(chance, 12) === 0) return moves;
  return end.length > 0 && below(chance, 3) ? end : on;
}

/** Plays on at random; the table is shown before every move, and what was told after it. */
export const wander = (
  s: State,
  chance: FastStream,
  visit: (asked: readonly Ask[], seat: Seat, move: Move) => void,
  hear?: (told: Told<Event>[]) => void,
): void =>
  wanderIn(niepodlegla, s, chance, {
    among,
    visit: ({ seat }, move, asked) => visit(asked, seat, move),
    ...(hear && { hear }),
  });

/** A new game, or one on the eve of 11 November with the tracks met and many a character in play. */
export function gameFor(seed: number, players: 2 | 3 | 4, options: Options, late = false): State {
  if (!late) return begin(niepodlegla, players, options, fastStream(seed, players)).state;
  const s = position({
    players,
    options,
    at: 'time',
    round: 9,
    acc: 6 + (seed % 4),
    fp: 4 + (seed % 5),
    row: 'A-03 A-22',
    towns: 'krakow=1 lwow=1 stanislawow=2 kowno=1 wilno=ru3 luck=2 gdansk=1 opole=cp1',
    characters: 'pilsudski@1 dmowski@0 paderewski@1 witos@0 haller@0',
    tokens: 'pow@0 dowbor@1! daszynski@1 sapieha@0 korfanty@1',
    jail: '0 neutral',
    dice: [1 + (seed % 6), 1 + (seed % 5)],
  });
  return s;
}
