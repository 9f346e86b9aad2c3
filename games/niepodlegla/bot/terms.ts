/** What decides a game, as a few numbers: how things stand before a round is planned. */
import { byEdition } from '@sztab/kernel';
import { TOKEN } from '../content/characters.ts';
import { CHARACTERS } from '../content/dice.ts';
import { FINALS, type FinalId, finalOf, parisNeeds } from '../content/finals.ts';
import { total } from '../content/symbols.ts';
import { TOWNS } from '../content/towns.ts';
import { MEETING } from '../content/tracks.ts';
import { STANDING } from '../content/why.ts';
import { jointNeeds, needsOf } from '../rules/cover.ts';
import { CONDITION } from '../rules/final.ts';
import { nextDice, nextMorale } from '../rules/pools.ts';
import { isFinalRound, type State, setOf } from '../rules/state.ts';

/** Symbols and tokens count once each, towns and obstacles by fours, Russian tokens by the three that cost Warsaw one symbol. */
export const TERMS = STANDING;
export type TermName = (typeof TERMS)[number];

/** What the hard sides of all nine ask for, and what the easy side of each saves. */
function sumsOf(edition: number): { readonly hard: number; readonly saved: ReadonlyMap<FinalId, number> } {
  let sum = 0;
  const saved = new Map<FinalId, number>();
  for (const id of FINALS) {
    const { hard, easy } = finalOf(id).sides(edition);
    sum += total(hard);
    saved.set(id, total(hard) - total(easy));
  }
  return { hard: sum, saved };
}
const SUMS = byEdition({ 1: sumsOf(1), 2: sumsOf(2) });

/** Symbols that the small finals will ask for, or do ask for. */
export function smallNeeds(s: State): number {
  if (isFinalRound(s)) {
    let sum = 0;
    for (const card of s.row) sum += total(needsOf(s, card));
    return sum;
  }
  const { hard, saved } = SUMS(s.edition);
  let sum = hard;
  for (const id of FINALS) if (CONDITION[finalOf(id).easyIf](s)) sum -= saved.get(id) as number;
  return (sum * setOf(s).finals) / FINALS.length;
}

/** How much there is of each, in their order. */
export function termsOf(s: State): number[] {
  const set = setOf(s);
  const sum = s.acc + s.fp;
  let symbols = 0;
  let markers = 0;
  for (const { token } of s.tokens) {
    symbols += total(TOKEN[token].symbols);
    markers += TOKEN[token].morale;
  }
  let russians = 0;
  let obstacles = 0;
  let held = 0;
  for (const town of TOWNS) {
    const { ind, ru, cp, ua } = s.towns[town];
    russians += ru;
    obstacles += cp + ua;
    if (ind > 0) held++;
  }
  let challenges = 0;
  for (const id of s.challenges) challenges += total(jointNeeds(s, id));
  return [
    Math.max(0, MEETING - sum),
    parisNeeds(s.edition, Math.max(0, sum - MEETING)) - 6,
    Math.min(12, russians) / 3,
    smallNeeds(s) - 2 * set.finals + 0.5 * challenges,
    nextDice(s) - set.baseDice,
    CHARACTERS.filter((one) => s.characters[one] !== null).length - 5,
    symbols,
    nextMorale(s) - set.baseMorale,
    markers,
    held / 4,
    obstacles / 4,
    s.jail.pawns.length + s.jail.characters.length,
  ];
}
