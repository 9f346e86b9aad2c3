/** What a bot may do alone while people play with it: nothing that belongs to all is spent without a yes. */
import { type Leave, moveParts, type Seat } from '@sztab/kernel';
import { BLACK_DIE, type Die, faceOf } from '../content/dice.ts';
import { type MissionId, missionOf } from '../content/missions.ts';
import { PASS_PRICE } from '../content/players.ts';
import { SHIELD_FROM, threatCards } from '../content/tracks.ts';
import { deficitOf, symbolTokensOf } from '../rules/cover.ts';
import type { Move } from '../rules/moves.ts';
import {
  type CardId,
  freeCards,
  isFinalRound,
  type Player,
  type PublicState,
  type State,
  undertakenBy,
} from '../rules/state.ts';

/** Below 4 markers a threat comes, below 6 the shield goes; a person may raise the floor, never lower it. */
export const FLOORS = [4, SHIELD_FROM] as const;

/** What so many markers mean at the check; in the last round only whether the team is still there. */
export type Band = 'shield' | 'calm' | 'one' | 'two' | 'four' | 'alive' | 'lost';

export function bandOf(s: Pick<PublicState, 'round'>, markers: number): Band {
  if (isFinalRound(s)) return markers > 0 ? 'alive' : 'lost';
  if (markers < 0) return 'four';
  if (markers >= SHIELD_FROM) return 'shield';
  return (['calm', 'one', 'two'] as const)[threatCards(markers, false) as 0 | 1 | 2];
}

/** Black dice that missions without a pawn still bring. */
export function blackDiceToCome(s: Pick<PublicState, 'row' | 'pawns' | 'round'>): number {
  if (isFinalRound(s)) return 0;
  let count = 0;
  for (const card of freeCards(s))
    for (const effect of missionOf(card as MissionId).negative) if (effect.is === 'black') count++;
  return count;
}

const MOST_PIPS = Math.max(...BLACK_DIE);

/** The least that can be left when this throw and every black die to come show their worst. */
export const worstAfterThrow = (s: PublicState): number => s.morale - MOST_PIPS * (1 + blackDiceToCome(s));

type VerbOf<M> = M extends `${infer V}(${string})` ? V : M;
export type Verb = VerbOf<Move>;

type Level = (s: State, seat: Seat, args: readonly string[], floor: number) => Leave;
const always =
  (leave: Leave): Level =>
  () =>
    leave;

/** Every verb has its level: a new one does not compile without. */
const LEVELS: Readonly<Record<Verb, Level>> = {
  // People place pawns and dice; a bot outlines them.
  placePawn: always('must'),
  takePawn: always('must'),
  giveDie: always('must'),
  returnDie: always('must'),
  commitPlan: always('must'),
  selectDie: always('free'),
  unselectDie: always('free'),
  reroll: (s, _seat, _args, floor) => (isFinalRound(s) || worstAfterThrow(s) < floor ? 'must' : 'ask'),
  passDie: always('must'),
  passToken: always('must'),
  useMoraleToken: always('ask'),
  done: (s, seat) => (couldGive(s, seat) ? 'ask' : 'free'),
  undone: always('free'),
  closeRolling: always('must'),
  claim: always('free'),
  unclaim: always('free'),
  useToken: always('ask'),
  unuseToken: always('free'),
  settle: (s, seat) => (usesTokens(s, seat) ? 'ask' : 'free'),
  chooseTown: always('must'),
  chooseAlternative: always('must'),
  chooseKind: always('must'),
  removeObstacle: always('must'),
  decline: always('must'),
  jailPawn: always('must'),
  jailDie: always('must'),
  discardMission: always('must'),
  setStakes: always('must'),
  agree: always('free'),
  object: always('must'),
  decide: always('must'),
};

export function consent(s: State, seat: Seat, move: Move, floor: number): Leave {
  const { verb, args } = moveParts(move);
  return LEVELS[verb as Verb](s, seat, args, Math.max(FLOORS[0], floor));
}

/** Tokens that the rules propose to use are spent with the settlement. */
function usesTokens(s: State, seat: Seat): boolean {
  const f = s.flow[s.flow.length - 1];
  return f?.step === 'settle' && (f.seats[seat]?.uses.length ?? 0) > 0;
}

/** Whether this seat has a die to spare with which somebody who still rolls would complete a mission; and the markers that passing it costs. */
function couldGive(s: State, seat: Seat): boolean {
  const f = s.flow[s.flow.length - 1];
  if (f?.step !== 'roll' || s.morale < PASS_PRICE) return false;
  return s.players.some((_, other) => other !== seat && !f.done[other] && giftsFor(s, seat, other).length > 0);
}

/** Dice of one seat that would complete a mission of another, and that complete nothing where they are. */
export function giftsFor(s: PublicState, from: Seat, to: Seat): Die[] {
  if (openOf(s, to).length === 0) return [];
  const { held } = s.players[from] as Player;
  return held.flatMap(({ die, up }) =>
    up > 0 && isSpare(s, from, die) && completedWith(s, to, die, up).length > 0 ? [die] : [],
  );
}

const openOf = (s: PublicState, seat: Seat): CardId[] =>
  undertakenBy(s, seat).filter((card) => deficitOf(s, seat, [card], symbolTokensOf(s, seat)) > 0);

function withHeld(s: PublicState, seat: Seat, held: Player['held']): PublicState {
  return { ...s, players: s.players.map((player, one) => (one === seat ? { ...player, held } : player)) };
}

const coverable = (s: PublicState, seat: Seat): number =>
  undertakenBy(s, seat).filter((card) => deficitOf(s, seat, [card], []) === 0).length;

function isSpare(s: PublicState, seat: Seat, die: Die): boolean {
  const without = (s.players[seat] as Player).held.filter((one) => one.die !== die);
  return coverable(withHeld(s, seat, without), seat) === coverable(s, seat);
}

/** Missions of a seat that are open and would be complete with this die as well; each of them, not all together. */
export function completedWith(s: PublicState, seat: Seat, die: Die, up: number): CardId[] {
  const { symbols, jokers } = faceOf(die, up);
  if (jokers === 0 && symbols.every((n) => n === 0)) return [];
  const more = withHeld(s, seat, [...(s.players[seat] as Player).held, { die, up, selected: false }]);
  return openOf(s, seat).filter((card) => deficitOf(more, seat, [card], symbolTokensOf(s, seat)) === 0);
}
