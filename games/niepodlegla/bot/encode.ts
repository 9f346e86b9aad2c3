/** A state as a row of numbers. All win or lose together and see the same, so it is the table's, not a seat's. */
import { type Encoding, namedInputs } from '@sztab/kernel';
import { TOKENS } from '../content/characters.ts';
import { CHARACTERS } from '../content/dice.ts';
import { FINALS, type FinalId, finalOf, MAIN_FINALS } from '../content/finals.ts';
import { MISSION, type MissionId, missionOf } from '../content/missions.ts';
import { SYMBOLS, total } from '../content/symbols.ts';
import { KINDS, type Kind, REGIONS, TOWNS, type Town } from '../content/towns.ts';
import { FINAL_ROUND, MEETING, TOP } from '../content/tracks.ts';
import { jointNeeds, needsOf } from '../rules/cover.ts';
import { CONDITION } from '../rules/final.ts';
import { isControlled } from '../rules/map.ts';
import type { Shape } from '../rules/moves.ts';
import { nextDice, nextMorale } from '../rules/pools.ts';
import { isFinalRound, type State, setOf } from '../rules/state.ts';
import { evaluate } from './evaluate.ts';
import { TERMS, termsOf } from './terms.ts';

const { names, one, row } = namedInputs();
const levels = (to: number): number[] => Array.from({ length: to + 1 }, (_, level) => level);

const ROUND = row(
  'round',
  Array.from({ length: FINAL_ROUND }, (_, i) => i + 1),
);
/** Each step by itself: some bring a reward, those beyond the last one bring nothing. */
const ACC = row('accord', levels(TOP));
const FP = row('foreign policy', levels(TOP));
const TRACKS = row('tracks', ['gap', 'met by', 'met by more than seven']);
/** By the name that these inputs had when the weights were learned. */
const TERM = row('feature', TERMS);
const STANDING = one('standing');
const POOLS = row('pool', ['morale', 'overdrawn', 'dice', 'next dice', 'next morale']);
/** Towns that a kind of obstacle never reaches. */
const NEVER: Readonly<Record<Kind, ReadonlySet<Town>>> = {
  ru: new Set(['gdansk', 'poznan', 'opole', 'cieszyn', 'krakow']),
  cp: new Set(['wilno', 'pinsk', 'luck']),
  ua: new Set(TOWNS.filter((town) => !['lwow', 'stanislawow', 'lublin'].includes(town))),
};
const FREED = row('independent', TOWNS);
const OBSTACLES = KINDS.map((kind) => {
  const towns = TOWNS.filter((town) => !NEVER[kind].has(town));
  return { kind, towns, at: row(kind, towns) };
});
const CONTROLLED = row('controlled', REGIONS);
/** All towns at once is more than any team brings about. */
const TURNED = FINALS.filter((id) => finalOf(id).easyIf !== 'all16');
const EASY = row('easy', TURNED);
const OWNED = row('owned', CHARACTERS);
/** How many character dice one seat has together. */
const HOARDED = one('hoarded');
const TOKEN = row('token', TOKENS);
const SPENT = row('spent', TOKENS);
const JAIL = row('jail', ['morale', 'neutral', 'pawns', 'characters']);
const SHIELD = one('shield');
const MISSIONS = Object.keys(MISSION) as MissionId[];
const missionAt = Object.fromEntries(MISSIONS.map((id, i) => [id, i])) as Readonly<Record<string, number>>;
const LIES = row('lies', [...MISSIONS, ...FINALS]);
const finalAt = Object.fromEntries(FINALS.map((id, i) => [id, MISSIONS.length + i])) as Readonly<
  Record<string, number>
>;
const ASKED = row('row asks for', SYMBOLS);
const ROW = row('row', ['cards', 'cheap', 'must']);
const PAWNS = one('pawns placed');
const MAIN = row('main', MAIN_FINALS);
const JOINT = row('challenges ask for', SYMBOLS);
const CHALLENGES = one('challenges');
const LEFT = row('left', ['missions', 'threats', 'out']);
const STAKES = row('stakes', ['asked', 'number']);

const limited = (value: number): number => Math.max(-4, Math.min(4, value));

function encode(s: State, _seat: number, into: Float32Array): void {
  const sum = s.acc + s.fp;
  into[ROUND + s.round - 1] = 1;
  into[ACC + s.acc] = 1;
  into[FP + s.fp] = 1;
  into[TRACKS] = Math.max(0, MEETING - sum) / 3;
  into[TRACKS + 1] = limited(Math.max(0, sum - MEETING) / 3);
  into[TRACKS + 2] = limited(Math.max(0, sum - MEETING - 7));
  const amounts = termsOf(s);
  for (let i = 0; i < amounts.length; i++) into[TERM + i] = limited((amounts[i] as number) / 4);
  const chance = evaluate(s);
  into[STANDING] = limited(Math.log(Math.max(1e-6, chance) / Math.max(1e-6, 1 - chance)) / 2);
  const set = setOf(s);
  into[POOLS] = s.morale / 4;
  into[POOLS + 1] = s.overdrawn ? 1 : 0;
  into[POOLS + 2] = s.pool.length / 4;
  into[POOLS + 3] = (nextDice(s) - set.baseDice) / 2;
  into[POOLS + 4] = (nextMorale(s) - set.baseMorale) / 2;
  map(s, into);
  people(s, into);
  cards(s, into);
}

function map(s: State, into: Float32Array): void {
  for (let i = 0; i < TOWNS.length; i++) {
    into[FREED + i] = limited(s.towns[TOWNS[i] as Town].ind);
  }
  for (const { kind, towns, at } of OBSTACLES)
    for (let i = 0; i < towns.length; i++) into[at + i] = limited(s.towns[towns[i] as Town][kind]);
  for (let i = 0; i < REGIONS.length; i++)
    into[CONTROLLED + i] = isControlled(s, REGIONS[i] as (typeof REGIONS)[number]) ? 1 : 0;
  for (let i = 0; i < TURNED.length; i++) {
    const id = TURNED[i] as FinalId;
    const easy = isFinalRound(s) ? s.easy.includes(id) : CONDITION[finalOf(id).easyIf](s);
    into[EASY + i] = easy ? 1 : 0;
  }
}

/** Who stands by the team: dice with a character, tokens, and who sits in Magdeburg. */
function people(s: State, into: Float32Array): void {
  let most = 0;
  for (let seat = 0; seat < s.players.length; seat++) {
    let own = 0;
    for (const character of CHARACTERS) if (s.characters[character] === seat) own++;
    if (own > most) most = own;
  }
  into[HOARDED] = Math.max(0, most - 1);
  for (let i = 0; i < CHARACTERS.length; i++)
    into[OWNED + i] = s.characters[CHARACTERS[i] as (typeof CHARACTERS)[number]] === null ? 0 : 1;
  for (const { token, active } of s.tokens) into[(active ? TOKEN : SPENT) + TOKENS.indexOf(token)] = 1;
  into[JAIL] = limited(s.jail.morale);
  into[JAIL + 1] = limited(s.jail.neutral);
  into[JAIL + 2] = limited(s.jail.pawns.length);
  into[JAIL + 3] = limited(s.jail.characters.length);
  into[SHIELD] = s.shield ? 1 : 0;
}

function cards(s: State, into: Float32Array): void {
  for (const card of s.row) {
    into[LIES + (missionAt[card] ?? (finalAt[card] as number))] = 1;
    const needs = needsOf(s, card);
    for (let symbol = 0; symbol < SYMBOLS.length; symbol++)
      into[ASKED + symbol] = limited((into[ASKED + symbol] as number) + (needs[symbol] as number) / 8);
    if (total(needs) <= 2) into[ROW + 1] = (into[ROW + 1] as number) + 0.5;
    if (card in missionAt && missionOf(card as MissionId).bang) into[ROW + 2] = (into[ROW + 2] as number) + 0.5;
  }
  into[ROW] = s.row.length / 4;
  into[PAWNS] = limited(s.pawns.length / 3);
  if (s.main) {
    for (let i = 0; i < MAIN_FINALS.length; i++)
      into[MAIN + i] = s.main[MAIN_FINALS[i] as (typeof MAIN_FINALS)[number]] / 4;
  }
  for (const id of s.challenges) {
    const needs = jointNeeds(s, id);
    for (let symbol = 0; symbol < SYMBOLS.length; symbol++)
      into[JOINT + symbol] = limited((into[JOINT + symbol] as number) + (needs[symbol] as number) / 4);
  }
  into[CHALLENGES] = s.challenges.length / 2;
  into[LEFT] = s.stack.length / 16;
  into[LEFT + 1] = (s.threats.old.length + s.threats.new.length) / 8;
  into[LEFT + 2] = limited(s.out.length / 14);
  into[STAKES] = s.options.stakes === 'ask' ? 1 : 0;
  into[STAKES + 1] = s.options.stakes === 'ask' ? 0 : s.options.stakes / 2;
}

/** Weights of edition 2 fit: edition 3 changed the rank after the end and nothing that is played (NPG-6.7.3). */
export const encoding: Encoding<Shape> = {
  version: 1,
  since: 2,
  inputs: names,
  players: ({ players }) => players.length,
  encode,
};
