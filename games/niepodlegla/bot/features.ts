/** What decides a game, as a few numbers: how things stand before a round is planned. */
import { TOKEN } from '../content/characters.ts';
import { CHARACTERS } from '../content/dice.ts';
import { FINALS, type FinalId, finalOf, parisNeeds } from '../content/finals.ts';
import { total } from '../content/symbols.ts';
import { TOWNS } from '../content/towns.ts';
import { MEETING } from '../content/tracks.ts';
import { jointNeeds } from '../rules/cover.ts';
import { CONDITION } from '../rules/final.ts';
import { nextDice, nextMorale } from '../rules/pools.ts';
import { isFinalRound, type NpTable, setOf } from '../rules/table.ts';

/** Symbols and tokens count once each, towns and obstacles by fours, Russian tokens by the three that cost Warsaw one symbol. */
export const FEATURES = [
  'gap',
  'paris',
  'russians',
  'small',
  'dice',
  'characters',
  'symbols',
  'morale',
  'moraleTokens',
  'held',
  'obstacles',
  'jail',
] as const;
export type Feature = (typeof FEATURES)[number];

const SAVED = Object.fromEntries(FINALS.map((id) => [id, total(finalOf(id).hard) - total(finalOf(id).easy)])) as Record<
  FinalId,
  number
>;
const HARD = FINALS.reduce((sum, id) => sum + total(finalOf(id).hard), 0);

/** Symbols that the small finals will ask for, or do ask for. */
function smallNeeds(t: NpTable): number {
  if (isFinalRound(t)) {
    let sum = 0;
    for (const card of t.row as FinalId[])
      sum += total(t.easy.includes(card) ? finalOf(card).easy : finalOf(card).hard);
    return sum;
  }
  let sum = HARD;
  for (const id of FINALS) if (CONDITION[finalOf(id).easyIf](t)) sum -= SAVED[id];
  return (sum * setOf(t).finals) / FINALS.length;
}

/** In the order of `FEATURES`. */
export function featuresOf(t: NpTable): number[] {
  const set = setOf(t);
  const sum = t.acc + t.fp;
  let symbols = 0;
  let markers = 0;
  for (const { token } of t.tokens) {
    symbols += total(TOKEN[token].symbols);
    markers += TOKEN[token].morale;
  }
  let russians = 0;
  let obstacles = 0;
  let held = 0;
  for (const town of TOWNS) {
    const { ind, ru, cp, ua } = t.towns[town];
    russians += ru;
    obstacles += cp + ua;
    if (ind > 0) held++;
  }
  let challenges = 0;
  for (const id of t.challenges) challenges += total(jointNeeds(t, id));
  return [
    Math.max(0, MEETING - sum),
    parisNeeds(Math.max(0, sum - MEETING)) - 6,
    Math.min(12, russians) / 3,
    smallNeeds(t) - 2 * set.finals + 0.5 * challenges,
    nextDice(t) - set.baseDice,
    CHARACTERS.filter((one) => t.characters[one] !== null).length - 5,
    symbols,
    nextMorale(t) - set.baseMorale,
    markers,
    held / 4,
    obstacles / 4,
    t.jail.pawns.length + t.jail.characters.length,
  ];
}
