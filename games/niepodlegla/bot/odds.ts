/** How likely some dice are to cover a need, with rerolls of what does not help. Found once by throwing, then remembered. */
import { below, fastStream } from '@sztab/kernel';
import { JOKER, SHOWS, WIDTH } from './symbols.ts';

const SAMPLES = 96;
/** The first throw and three more. */
export const THROWS = 4;
const DICE = 18;

/** The same throws for every question, so that answers differ by the question alone. */
const LOT = new Uint8Array(SAMPLES * THROWS * DICE);
const lots = fastStream(1918);
for (let i = 0; i < LOT.length; i++) LOT[i] = below(lots, 6);

const known = new Map<number, Float64Array>();
const MOST_KNOWN = 150_000;

const NEVER = new Float64Array(THROWS);
const ALWAYS = new Float64Array(THROWS).fill(1);

const keyOf = (neutral: number, characters: number, need: readonly number[]): number => {
  let key = neutral * 32 + characters;
  for (let symbol = 0; symbol < 4; symbol++) key = key * 16 + Math.min(15, need[symbol] as number);
  return key;
};

/**
 * The chance that so many neutral dice and these characters (bit by bit) cover a need after one throw, two throws and so on; a
 * throw after the first takes all dice that do not help.
 */
export function oddsOf(neutral: number, characters: number, need: readonly number[]): Float64Array {
  const asked = (need[0] as number) + (need[1] as number) + (need[2] as number) + (need[3] as number);
  if (asked === 0) return ALWAYS;
  let dice = neutral;
  for (let bits = characters; bits > 0; bits >>= 1) dice += bits & 1;
  if (asked > 2 * dice) return NEVER;
  const key = keyOf(neutral, characters, need);
  let odds = known.get(key);
  if (!odds) {
    if (known.size >= MOST_KNOWN) known.clear();
    odds = thrown(neutral, characters, need);
    known.set(key, odds);
  }
  return odds;
}

/** With a number of rerolls that need not be whole. */
export function oddsWith(rerolls: number, neutral: number, characters: number, need: readonly number[]): number {
  const odds = oddsOf(neutral, characters, need);
  const whole = Math.min(THROWS - 1, Math.floor(rerolls));
  const next = Math.min(THROWS - 1, whole + 1);
  const part = rerolls - whole;
  return (odds[whole] as number) * (1 - part) + (odds[next] as number) * part;
}

const kinds = new Uint8Array(DICE);
const lotAt = new Uint8Array(DICE);
const shown = new Int32Array(DICE);
const have = [0, 0, 0, 0, 0];

function thrown(neutral: number, characters: number, need: readonly number[]): Float64Array {
  let count = 0;
  for (let c = 0; c < 5; c++) {
    if (!(characters & (1 << c))) continue;
    kinds[count] = c + 1;
    lotAt[count++] = 13 + c;
  }
  for (let i = 0; i < neutral; i++) {
    kinds[count] = 0;
    lotAt[count++] = i;
  }
  const hits = new Float64Array(THROWS);
  for (let sample = 0; sample < SAMPLES; sample++) {
    shown.fill(-1);
    have.fill(0);
    for (let n = 0; n < THROWS; n++) {
      throwFree(count, (sample * THROWS + n) * DICE);
      if (shortOf(need, 0, 0) <= 0) {
        for (let later = n; later < THROWS; later++) hits[later] = (hits[later] as number) + 1 / SAMPLES;
        break;
      }
      for (let i = 0; i < count; i++) freeIfUseless(need, i);
    }
  }
  return hits;
}

function throwFree(count: number, lot: number): void {
  for (let i = 0; i < count; i++) {
    if ((shown[i] as number) >= 0) continue;
    const at = ((kinds[i] as number) * 6 + (LOT[lot + (lotAt[i] as number)] as number)) * WIDTH;
    shown[i] = at;
    for (let symbol = 0; symbol < WIDTH; symbol++)
      have[symbol] = (have[symbol] as number) + (SHOWS[at + symbol] as number);
  }
}

/** What is missing if the die that shows this were away (`times` is 1), or as it is. */
function shortOf(need: readonly number[], at: number, times: 0 | 1): number {
  let short = times * (SHOWS[at + JOKER] as number) - (have[JOKER] as number);
  for (let symbol = 0; symbol < 4; symbol++) {
    const lack = (need[symbol] as number) - (have[symbol] as number) + times * (SHOWS[at + symbol] as number);
    if (lack > 0) short += lack;
  }
  return short;
}

function freeIfUseless(need: readonly number[], i: number): void {
  const at = shown[i] as number;
  if (shortOf(need, at, 1) > shortOf(need, 0, 0)) return;
  shown[i] = -1;
  for (let symbol = 0; symbol < WIDTH; symbol++)
    have[symbol] = (have[symbol] as number) - (SHOWS[at + symbol] as number);
}
