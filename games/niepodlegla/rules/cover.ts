/** Whether symbols suffice: NPG-4.2.12 for one seat, NPG-6.5.4 for the team in the final round. */
import type { Seat } from '@sztab/kernel';
import { isMoraleToken, TOKEN, type Token } from '../content/characters.ts';
import { faceOf } from '../content/dice.ts';
import {
  type ChallengeId,
  challengeOf,
  FINAL,
  type FinalId,
  finalOf,
  MAIN_FINALS,
  type MainFinal,
} from '../content/finals.ts';
import { type MissionId, missionOf } from '../content/missions.ts';
import type { Count } from '../content/symbols.ts';
import { type CardId, type OwnedToken, type Player, type PublicState, seatsOf, undertakenBy } from './state.ts';

/** Symbols in hand: one number each, and jokers. */
export interface Purse {
  readonly have: [number, number, number, number];
  jokers: number;
}

export const isFinal = (card: string): card is FinalId => card in FINAL;

/** What a card in the row asks for now. */
export function needsOf(s: Pick<PublicState, 'easy' | 'edition'>, card: CardId): Count {
  if (!isFinal(card)) return missionOf(card as MissionId).needs;
  const { hard, easy } = finalOf(card).sides(s.edition);
  return s.easy.includes(card) ? easy : hard;
}

/** The symbols that lie up on a seat's dice, and those of these tokens. */
export function purseOf(s: Pick<PublicState, 'players'>, seat: Seat, tokens: readonly Token[]): Purse {
  const have: [number, number, number, number] = [0, 0, 0, 0];
  let jokers = 0;
  for (const { die, up } of (s.players[seat] as Player).held) {
    if (up === 0) continue;
    const face = faceOf(die, up);
    jokers += face.jokers;
    add(have, face.symbols);
  }
  for (const token of tokens) add(have, TOKEN[token].symbols);
  return { have, jokers };
}

function add(sum: [number, number, number, number], count: Count): void {
  sum[0] += count[0];
  sum[1] += count[1];
  sum[2] += count[2];
  sum[3] += count[3];
}

function sumNeeds(
  s: Pick<PublicState, 'easy' | 'edition'>,
  cards: readonly CardId[],
): [number, number, number, number] {
  const sum: [number, number, number, number] = [0, 0, 0, 0];
  for (const card of cards) add(sum, needsOf(s, card));
  return sum;
}

/** Symbols that are missing before jokers help. */
export function shortfall(need: Count, have: Count): number {
  let missing = 0;
  for (let i = 0; i < 4; i++) missing += Math.max(0, (need[i] as number) - (have[i] as number));
  return missing;
}

/** NPG-4.2.14: what jokers cannot make up for. */
export function deficitOf(s: PublicState, seat: Seat, cards: readonly CardId[], tokens: readonly Token[]): number {
  const { have, jokers } = purseOf(s, seat, tokens);
  return Math.max(0, shortfall(sumNeeds(s, cards), have) - jokers);
}

/** NPG-4.2.9, NPG-5.8.3: null if this seat may use the symbols of the token, or pass it. */
export const noSymbolToken = (one: OwnedToken, seat: Seat): ReturnType<typeof noToken> | 'morale-token' =>
  noToken(one, one.holder, seat) ?? (isMoraleToken(one.token) ? 'morale-token' : null);

/** NPG-5.8.3: null if this seat may use the token that `whose` has, whatever for. */
export function noToken({ active }: OwnedToken, whose: Seat, seat: Seat): 'not-held' | 'token-spent' | null {
  if (whose !== seat) return 'not-held';
  return active ? null : 'token-spent';
}

/** In the order in which they were gained. */
export const symbolTokensOf = (s: Pick<PublicState, 'tokens'>, seat: Seat): Token[] =>
  s.tokens.filter((one) => noSymbolToken(one, seat) === null).map(({ token }) => token);

/** A main final mission or a challenge: anybody may help with it (NPG-6.5.3). */
export type JointId = MainFinal | ChallengeId;

export function jointNeeds(s: Pick<PublicState, 'main'>, joint: JointId): Count {
  if (joint === 'paris') return [0, s.main?.paris ?? 0, 0, 0];
  if (joint === 'warsaw') return [0, 0, 0, s.main?.warsaw ?? 0];
  return challengeOf(joint).needs;
}

/** What a seat has over when it completes these small finals; null: it cannot. */
function leftOver(s: PublicState, purse: Purse, cards: readonly CardId[]): Purse | null {
  const need = sumNeeds(s, cards);
  const jokers = purse.jokers - shortfall(need, purse.have);
  if (jokers < 0) return null;
  return { have: purse.have.map((n, i) => Math.max(0, n - (need[i] as number))) as Purse['have'], jokers };
}

function merge(a: Purse, b: Purse): Purse {
  const have = [...a.have] as Purse['have'];
  add(have, b.have);
  return { have, jokers: a.jokers + b.jokers };
}

function coversJoint(s: PublicState, left: Purse, joints: readonly JointId[]): boolean {
  const need: [number, number, number, number] = [0, 0, 0, 0];
  for (const joint of joints) add(need, jointNeeds(s, joint));
  return shortfall(need, left.have) <= left.jokers;
}

const pursesOf = (s: PublicState): Purse[] => seatsOf(s).map((seat) => purseOf(s, seat, symbolTokensOf(s, seat)));

/** What the team has over when every small final is completed; null: they are not. */
export function afterSmallFinals(s: PublicState): Purse | null {
  let sum: Purse = { have: [0, 0, 0, 0], jokers: 0 };
  for (const [seat, purse] of pursesOf(s).entries()) {
    const left = leftOver(s, purse, undertakenBy(s, seat));
    if (!left) return null;
    sum = merge(sum, left);
  }
  return sum;
}

/** NPG-6.5.4 for all of F and these challenges. */
export function isSatisfied(s: PublicState, challenges: readonly ChallengeId[]): boolean {
  const left = afterSmallFinals(s);
  return left !== null && coversJoint(s, left, [...MAIN_FINALS, ...challenges]);
}

/** Every choice out of a list, the larger ones later; small lists only. */
export function subsets<X>(items: readonly X[]): X[][] {
  const all: X[][] = [[]];
  for (const item of items) all.push(...all.map((some) => [...some, item]));
  return all;
}

/** NPG-6.6.4: the most challenges that go together with all of F; among equals those with the lowest numbers. */
export function mostChallenges(s: PublicState): ChallengeId[] {
  let best: ChallengeId[] = [];
  for (const some of subsets([...s.challenges].sort())) {
    if (some.length < best.length || !isSatisfied(s, some)) continue;
    if (some.length > best.length || some.join() < best.join()) best = some;
  }
  return best;
}

/** NPG-6.7.1: what of the last round is worth most, if not all of it could be completed. */
export function bestCompleted(
  s: PublicState,
  worth: (id: FinalId | JointId) => number,
): { points: number; completed: (FinalId | JointId)[] } {
  const worthOf = (ids: readonly (FinalId | JointId)[]): number => ids.reduce((sum, id) => sum + worth(id), 0);
  let ways: { left: Purse; cards: FinalId[] }[] = [{ left: { have: [0, 0, 0, 0], jokers: 0 }, cards: [] }];
  for (const [seat, purse] of pursesOf(s).entries()) {
    const own = subsets(undertakenBy(s, seat) as FinalId[]).flatMap((cards) => {
      const left = leftOver(s, purse, cards);
      return left ? [{ left, cards }] : [];
    });
    ways = ways.flatMap((way) =>
      own.map(({ left, cards }) => ({ left: merge(way.left, left), cards: [...way.cards, ...cards] })),
    );
  }
  // Dearest first: what follows can stop at the first that is covered.
  const joints = subsets<JointId>([...MAIN_FINALS, ...s.challenges])
    .map((ids) => ({ ids, points: worthOf(ids) }))
    .sort((a, b) => b.points - a.points);
  let best: { points: number; completed: (FinalId | JointId)[] } = { points: 0, completed: [] };
  for (const { left, cards } of ways) {
    const small = worthOf(cards);
    for (const { ids, points } of joints) {
      if (small + points <= best.points) break;
      if (!coversJoint(s, left, ids)) continue;
      best = { points: small + points, completed: [...cards, ...ids] };
      break;
    }
  }
  return best;
}
