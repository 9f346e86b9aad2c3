/** Games that a brain plays against itself, for the positions in them. */
import {
  advance,
  asks,
  type Brain,
  begin,
  below,
  type FastStream,
  fastStreamFrom,
  type Game,
  type Options,
  optionsOf,
  type Seat,
  type Shape,
} from '@sztab/kernel';
import { SEARCH } from '../levels.ts';
import { goOn } from '../play-out.ts';
import { think } from '../search.ts';
import { pickCopy, priorsOf, type Sort, sortsOf } from '../sorts.ts';
import { speakerOf } from '../speaker.ts';
import type { Choice } from './leaning.ts';
import { kindOf, type Thinking } from './learned.ts';
import { isHeldOut, type Row } from './rows.ts';

export interface Plan {
  readonly seed: string;
  readonly players: number;
  /** All win together, or one plays alone: one chance for all. */
  readonly together: boolean;
  /** Options that every game has; the others vary from game to game. */
  readonly options: Options;
  /** 0: the policy plays. Else a search of so many iterations. */
  readonly iterations: number;
  /** Officers as people meet them: they think at every question, nothing is left to chance, and all their games are looked at. */
  readonly inEarnest: boolean;
  /** What one who plays alone plays for: the worth of the end, as bots see it (sooner is better), or to win at all. With others it is the same. */
  readonly counts: 'worth' | 'won';
}

/**
 * The noisy beginning: it takes at most this part of a usual game, and of ten decisions in it so many are left to chance. One game in
 * `cleanEvery` has none: else hardly anything would be learned of first turns.
 */
const NOISE = { part: 0.6, inTen: 3, cleanEvery: 4 };
/** Not more positions of one game than this; at least half as many where the game is long enough. */
const MOST_POSITIONS = 40;
/** Worlds over which the hand-written judgement is averaged: it looks at hidden cards as if they were known. */
const WORLDS = 4;
/** A usual option is played in so many of ten games; in the others any of its values. */
const USUAL = 7;

export const outputsOf = ({ players, together }: Plan): number => (together ? 1 : players);

/** The options of one game: as usual, or any. Each value is played now and then. */
export function optionsOfGame(game: Pick<Game, 'options' | 'edition'>, plan: Plan, number: number): Options {
  const dice = fastStreamFrom(`sztab train options\n${plan.seed}\n${number}`);
  const drawn = optionsOf(game, game.edition)
    .filter(({ concerns, id }) => concerns === 'rules' && !Object.hasOwn(plan.options, id))
    .map(({ id, values }) => [id, values[below(dice, 10) < USUAL ? 0 : below(dice, values.length)] as string]);
  return { ...Object.fromEntries(drawn), ...plan.options };
}

interface Kept {
  readonly n: number;
  readonly seat: Seat;
  readonly x: Float32Array;
  readonly value: number;
  readonly byHand: number;
  readonly choices: readonly Choice[];
}

/** The positions of one game. The same plan and number give the same ones, wherever it is played. */
export function positionsOf<S extends Shape>(
  thinking: Thinking<S>,
  brain: Brain<S>,
  plan: Plan,
  number: number,
): Row[] {
  const { game, encoding } = thinking;
  if (!encoding) throw new RangeError(`${game.id} has no encoding`);
  const dice = fastStreamFrom(`sztab train\n${plan.seed}\n${number}`);
  const clean = plan.inEarnest || below(dice, NOISE.cleanEvery) === 0;
  const noisy = clean ? 0 : below(dice, 1 + Math.round(NOISE.part * usualLength(game, brain, plan)));
  const settings = { ...SEARCH, iterations: plan.iterations };
  const asked = plan.inEarnest || isHeldOut(number);
  const s = opened(game, plan, number);
  const kept: Kept[] = [];
  let apart = 1;
  let quiet = 0;
  let decisions = 0;

  const keep = (seat: Seat, value: number | null, choices: readonly Choice[]): void => {
    if (decisions < noisy || quiet++ % apart !== 0) return;
    const x = new Float32Array(encoding.inputs.length);
    encoding.encode(s, seat, x);
    const byHand = asked ? askHand(game, thinking.brain, s, seat, dice) : Number.NaN;
    kept.push({ n: decisions, seat, x, value: value ?? Number.NaN, byHand, choices });
    if (kept.length < MOST_POSITIONS) return;
    // Long games are looked at less often, all over their length.
    apart *= 2;
    for (let i = kept.length - 1; i > 0; i -= 2) kept.splice(i, 1);
  };

  for (; ; decisions++) {
    const isQuiet = brain.quiet(s);
    if (plan.iterations === 0 && isQuiet && s.flow.length > 0) keep(below(dice, plan.players), null, []);
    const lapse = decisions < noisy && below(dice, 10) < NOISE.inTen;
    if (!lapse && (plan.iterations === 0 || !(isQuiet || plan.inEarnest))) {
      if (goOn(game, brain, s, dice)) continue;
      break;
    }
    const ask = speakerOf(brain, s, asks(game, s));
    if (!ask) break;
    const { seat, moves } = ask;
    if (lapse) {
      const sorts = sortsOf(brain, s, seat, moves);
      advance(game, s, seat, pickCopy(sorts[below(dice, sorts.length)] as Sort<S['move']>, dice));
      continue;
    }
    const { move, value, visits } = think(game, brain, settings, { seat, moves, view: game.view(s, seat) }, dice);
    // Chances are told to everybody, also to those who wait; a judgement is asked by whoever is about to move.
    const who = plan.inEarnest && plan.counts === 'won' ? below(dice, plan.players) : seat;
    if (isQuiet && who === seat) keep(seat, value, choicesOf(thinking.brain, s, seat, moves, visits));
    else if (isQuiet) keep(who, null, []);
    advance(game, s, seat, move);
  }

  // What the hand-written judgement says of a finished game is its result.
  const winners = game.outcome(s)?.winners ?? [];
  const ends = Array.from({ length: plan.players }, (_, seat) =>
    plan.counts === 'won' ? Number(winners.includes(seat)) : thinking.brain.evaluate(s, seat),
  );
  const sum = ends.reduce((total, one) => total + one, 0);
  const shares = plan.together ? ends.slice(0, 1) : ends.map((one) => (sum > 0 ? one / sum : 1 / plan.players));
  return kept.map(({ n, seat, x, value, byHand, choices }) => ({
    game: number,
    seat,
    at: n / decisions,
    x,
    results: shares.map((_, i) => shares[(seat + i) % shares.length] as number),
    value,
    byHand,
    choices,
  }));
}

/** What the search made of each move, beside what the hand-written priors said of it. */
function choicesOf<S extends Shape>(
  brain: Brain<S>,
  s: S['state'],
  seat: Seat,
  moves: readonly S['move'][],
  visits: ReturnType<typeof think<S>>['visits'],
): Choice[] {
  const priors = priorsOf(brain, s, seat, moves);
  return visits.map((one) => ({
    kind: kindOf(brain, s, seat, one.move),
    prior: Math.max(1e-4, priors[moves.indexOf(one.move)] as number),
    visits: one.visits,
  }));
}

const opened = <S extends Shape>(game: Game<S>, plan: Plan, number: number): S['state'] => {
  const dice = fastStreamFrom(`sztab train deal\n${plan.seed}\n${number}`);
  return begin(game, plan.players, optionsOfGame(game, plan, number), dice).state;
};

/** Decisions of a game that the policy plays; the same for all games of a plan. */
function usualLength<S extends Shape>(game: Game<S>, brain: Brain<S>, plan: Plan): number {
  const key = `${game.id} ${plan.seed} ${plan.players}`;
  if (lengths.key !== key) {
    const dice = fastStreamFrom(`sztab train length\n${plan.seed}`);
    const s = opened(game, plan, 0);
    let decisions = 0;
    while (goOn(game, brain, s, dice)) decisions++;
    lengths = { key, decisions };
  }
  return lengths.decisions;
}

// The length found last: it depends on the plan alone, and every game of it asks again.
let lengths = { key: '', decisions: 0 };

function askHand<S extends Shape>(game: Game<S>, brain: Brain<S>, s: S['state'], seat: Seat, dice: FastStream): number {
  const view = game.view(s, seat);
  let sum = 0;
  for (let n = 0; n < WORLDS; n++) sum += brain.evaluate(game.imagine(view, dice), seat);
  return sum / WORLDS;
}
