/** A struggle tried out for one seat, many times with the same luck: how often each of its missions is completed. */
import { below, fastStream } from '@sztab/kernel';
import type { Count } from '../content/symbols.ts';
import type { Hopes } from './hopes.ts';
import { oddsOf } from './odds.ts';
import { JOKER, missing, type Needs, SHOWS, WIDTH } from './symbols.ts';

const TRIALS = 64;
/** What a throw costs on average: less than this is not worth one. */
const THROW = 0.3;

/** Nothing is certain that was only tried so often. */
const LEAST = 0.01;
/**
 * Whole teams do better than one seat alone, and the better the longer they play: tokens, dice that are passed, throws where they pay most. So many times the odds
 * of the trials were those of 2,695 missions, played by such plans by teams of two to four (fitted to one half, 0.02 off on average in the other); a test
 * holds it against other games.
 */
const teamOdds = (round: number): number => Math.exp(0.25 + 0.17 * round);

/** What a share of the trials comes to in a team. */
export function ofTeam(share: number, round: number): number {
  const alone = Math.min(1 - LEAST, Math.max(LEAST, share));
  const odds = (teamOdds(round) * alone) / (1 - alone);
  return odds / (1 + odds);
}

/** Some of the missions together, bit by bit. */
interface Bundle {
  readonly set: number;
  readonly need: Count;
  readonly value: number;
}

function bundlesOf({ needs, values }: Hopes, missions: readonly number[]): Bundle[] {
  const bundles: Bundle[] = [];
  for (let set = 0; set < 1 << missions.length; set++) {
    const need: Needs = [0, 0, 0, 0];
    let value = 0;
    missions.forEach((card, m) => {
      if (!(set & (1 << m))) return;
      for (let symbol = 0; symbol < 4; symbol++) need[symbol] = (need[symbol] as number) + (needs[card]?.[symbol] ?? 0);
      value += 0.1 + (values[card] as number);
    });
    bundles.push({ set, need, value });
  }
  return bundles;
}

/** The dice of a trial: which each is, and what it shows. */
interface Dice {
  readonly kinds: readonly number[];
  readonly up: number[];
}

const shows = ({ kinds, up }: Dice, die: number, symbol: number): number =>
  SHOWS[((kinds[die] as number) * 6 + (up[die] as number)) * WIDTH + symbol] as number;

function shown(dice: Dice): number[] {
  const have = [0, 0, 0, 0, 0];
  for (let die = 0; die < dice.kinds.length; die++)
    for (let symbol = 0; symbol < WIDTH; symbol++) have[symbol] = (have[symbol] as number) + shows(dice, die, symbol);
  return have;
}

/** The best that these dice complete. */
function covered(bundles: readonly Bundle[], dice: Dice): Bundle {
  const have = shown(dice);
  let best = bundles[0] as Bundle;
  for (const bundle of bundles)
    if (bundle.value > best.value && missing(bundle.need, have, have[JOKER] as number) === 0) best = bundle;
  return best;
}

/** Dice that bring nothing for a need, and the chance that a throw of them brings what is missing. */
function throwFor(need: Count, dice: Dice): { free: number[]; chance: number } {
  const open: Needs = [...need];
  const free: number[] = [];
  let neutral = 0;
  let people = 0;
  let jokers = 0;
  for (let die = 0; die < dice.kinds.length; die++) {
    const joker = shows(dice, die, JOKER);
    let helps = joker > 0;
    for (let symbol = 0; symbol < 4; symbol++)
      if (shows(dice, die, symbol) > 0 && (open[symbol] as number) > 0) helps = true;
    if (helps) {
      jokers += joker;
      for (let symbol = 0; symbol < 4; symbol++)
        open[symbol] = Math.max(0, (open[symbol] as number) - shows(dice, die, symbol));
      continue;
    }
    free.push(die);
    const kind = dice.kinds[die] as number;
    if (kind === 0) neutral++;
    else people |= 1 << (kind - 1);
  }
  for (; jokers > 0; jokers--) {
    const most = open.indexOf(Math.max(...open));
    open[most] = Math.max(0, (open[most] as number) - 1);
  }
  return { free, chance: oddsOf(neutral, people, open)[0] as number };
}

/** How often each of these missions is completed by so many dice and these characters, bit by bit. */
export function tried(hopes: Hopes, missions: readonly number[], neutral: number, characters: number): number[] {
  const kinds = Array.from({ length: neutral }, () => 0);
  for (let c = 0; c < 5; c++) if (characters & (1 << c)) kinds.push(c + 1);
  const bundles = bundlesOf(hopes, missions);
  const counts = missions.map(() => 0);
  for (let trial = 0; trial < TRIALS; trial++) {
    const luck = fastStream(1918, trial);
    const dice: Dice = { kinds, up: kinds.map(() => below(luck, 6)) };
    let done = covered(bundles, dice);
    const throws = Math.floor(hopes.rerolls + trial / TRIALS);
    for (let n = 0; n < throws; n++) {
      let best: { free: number[]; gain: number } = { free: [], gain: THROW };
      for (const { set, need, value } of bundles) {
        if (value <= done.value || (set & done.set) !== done.set) continue;
        const { free, chance } = throwFor(need, dice);
        const gain = chance * (value - done.value);
        if (gain > best.gain) best = { free, gain };
      }
      if (best.free.length === 0) break;
      for (const die of best.free) dice.up[die] = below(luck, 6);
      done = covered(bundles, dice);
    }
    for (let m = 0; m < counts.length; m++) if (done.set & (1 << m)) counts[m] = (counts[m] as number) + 1;
  }
  return counts.map((count) => count / TRIALS);
}
