/**
 * What people are told of a position: a learned network, and one stretch, a shift for each role and one for the own seat that make it right among officers. It is apart from the judgement that
 * bots think with, which has to win matches and need not say how likely anything is.
 */
import { type Brain, type Encoding, fillOptions, type Game, hashText, type Seat, type Shape } from '@sztab/kernel';
import type { Bin } from './calibration.ts';
import { judgeOf } from './network.ts';
import { unpackWeights, type Weights } from './weights.ts';

/** On the logarithms of chances: stretched by one factor, shifted by the role of the seat that each belongs to, and the own one besides. */
export interface Calibration {
  readonly stretch: number;
  readonly shifts: Readonly<Record<string, number>>;
  /** Whoever looks knows the own cards, and of a rival's only that he has some: who learned from a policy may think too much of the own ones. Absent: no shift. */
  readonly own?: number;
}

/** Of judges that were compared on the same positions of officers' games: how far off, and how surprised. */
export interface Honesty {
  readonly error: number;
  readonly logLoss: number;
}

/**
 * What is told after a move. By then whoever moved has not been answered yet, and may seem to stand better or worse than he did before, although a move that was
 * the best one changes no chance. So one shift of the logarithm of the odds makes the average that of the same decisions before the move, where chances are known to be right.
 */
export interface AfterMove {
  readonly shift: number;
  readonly games: number;
  readonly positions: number;
  /**
   * How much higher it is on average than before the move, with half the 95 % interval by whole games; and then each half of the games by the shift of the other. Where the
   * interval holds nothing at all, there is no shift.
   */
  readonly lean: number;
  readonly bar: number;
  readonly left: number;
  /** As in `ChanceWeights.officers`. */
  readonly of: string;
}

/** The files in `bot/chances`: weights, what calibrates them, and how honest they were found to be. */
export interface ChanceWeights extends Weights {
  readonly calibration: Calibration;
  readonly after?: AfterMove;
  readonly officers: {
    readonly player: string;
    readonly games: number;
    readonly positions: number;
    /** As the bots' own judgement alone would say it; as learned; and calibrated on the other half of the games. */
    readonly judgement: Honesty;
    readonly learned: Honesty;
    readonly calibrated: Honesty;
    /** Of the calibrated one. */
    readonly bins: readonly Bin[];
    /** The error of the calibrated one in each quarter of a game and for each role. */
    readonly parts: Readonly<Record<string, number>>;
    /** A hash of the weights and the calibration that these figures belong to. */
    readonly of: string;
  };
}

export const hashOfChances = ({ layers, calibration }: Pick<ChanceWeights, 'layers' | 'calibration'>): string =>
  hashText(JSON.stringify([layers, calibration]));

/** One position: what a network said of each seat from the own one on, their roles, and what became of them. One of each where all win together. */
export interface Told {
  readonly game: number;
  readonly chances: readonly number[];
  readonly roles: readonly string[];
  readonly results: readonly number[];
}

/** Of nothing that can still happen one says 0. */
const LEAST = 1e-6;
const log = (p: number): number => Math.log(Math.max(p, LEAST));
/** Whether somebody wins or nobody does, for a team or one alone: the other chance, with no role of its own. */
const both = (list: readonly number[]): readonly number[] =>
  list.length === 1 ? [list[0] as number, 1 - (list[0] as number)] : list;

export function calibrated(chances: readonly number[], roles: readonly string[], by: Calibration): number[] {
  // A team has no rivals, and the role of all is its own.
  const own = chances.length > 1 ? (by.own ?? 0) : 0;
  const worths = both(chances).map(
    (p, i) => by.stretch * log(p) + (by.shifts[roles[i] as string] ?? 0) + (i === 0 ? own : 0),
  );
  const top = Math.max(...worths);
  const shares = worths.map((worth) => Math.exp(worth - top));
  const sum = shares.reduce((total, one) => total + one, 0);
  return shares.slice(0, chances.length).map((one) => one / sum);
}

const ROUNDS = 30;
/**
 * A pull towards no change, as strong as so many games: few of them must not carry it off, and positions of one game are no independent witnesses. A team of
 * officers wins more often than one of the policy; among rivals who all play better the balance of roles hardly moves.
 */
const PULL = { stretch: 4, own: 4, team: 1, rivals: 30 } as const;

/** The stretch and the shifts under which what happened surprises least, by Newton's method. */
export function calibrationOf(all: readonly Told[]): Calibration {
  const roles = [...new Set(all.flatMap((one) => one.roles))].sort();
  const isTeam = all[0]?.roles.length === 1;
  // The stretch, a shift for each role, and that of the own seat.
  const size = 1 + roles.length + (isTeam ? 0 : 1);
  const point = new Float64Array(size);
  point[0] = 1;
  const aGame = all.length / Math.max(1, new Set(all.map(({ game }) => game)).size);
  const pullOf = (k: number): number =>
    aGame * PULL[k === 0 ? 'stretch' : k > roles.length ? 'own' : isTeam ? 'team' : 'rivals'];
  for (let round = 0; round < ROUNDS; round++) {
    const slope = point.map((value, k) => pullOf(k) * (value - (k === 0 ? 1 : 0)));
    const bend = Array.from({ length: size }, (_, k) =>
      Float64Array.from({ length: size }, (_, j) => (j === k ? pullOf(k) : 0)),
    );
    for (const one of all) addTo(slope, bend, point, one, roles);
    const step = solved(bend, slope);
    for (let k = 0; k < size; k++) point[k] = (point[k] as number) - (step[k] as number);
  }
  const round = (n: number): number => Math.round(n * 1e4) / 1e4;
  return {
    stretch: round(point[0] as number),
    shifts: Object.fromEntries(roles.map((role, k) => [role, round(point[k + 1] as number)])),
    ...(!isTeam && { own: round(point[size - 1] as number) }),
  };
}

/** Adds what one position says about slope and bend of the surprise. */
function addTo(
  slope: Float64Array,
  bend: readonly Float64Array[],
  point: Float64Array,
  { chances, roles, results }: Told,
  names: readonly string[],
): void {
  const size = slope.length;
  // What each outcome's worth is made of: the logarithm, times the stretch, and the shift of its role.
  const parts = both(chances).map((p, i) => {
    const part = new Float64Array(size);
    part[0] = log(p);
    const role = names.indexOf(roles[i] as string);
    if (role >= 0) part[role + 1] = 1;
    if (i === 0 && size > names.length + 1) part[size - 1] = 1;
    return part;
  });
  const shifts = Object.fromEntries(names.map((name, k) => [name, point[k + 1] as number]));
  const own = size > names.length + 1 ? (point[size - 1] as number) : 0;
  const said = both(calibrated(chances, roles, { stretch: point[0] as number, shifts, own }));
  const came = both(results);
  const mean = new Float64Array(size);
  parts.forEach((part, i) => {
    for (let k = 0; k < size; k++) {
      mean[k] = (mean[k] as number) + (said[i] as number) * (part[k] as number);
      slope[k] = (slope[k] as number) + ((said[i] as number) - (came[i] as number)) * (part[k] as number);
    }
  });
  bend.forEach((line, k) => {
    for (let j = 0; j < size; j++) {
      let sum = -(mean[k] as number) * (mean[j] as number);
      parts.forEach((part, i) => {
        sum += (said[i] as number) * (part[k] as number) * (part[j] as number);
      });
      line[j] = (line[j] as number) + sum;
    }
  });
}

/** Gauss, with the largest pivot. */
function solved(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const lines = matrix.map((line, k) => Float64Array.from([...line, right[k] as number]));
  for (let k = 0; k < size; k++) {
    let top = k;
    for (let i = k + 1; i < size; i++)
      if (Math.abs(lines[i]?.[k] as number) > Math.abs(lines[top]?.[k] as number)) top = i;
    [lines[k], lines[top]] = [lines[top] as (typeof lines)[number], lines[k] as (typeof lines)[number]];
    const pivot = lines[k] as (typeof lines)[number];
    for (const line of lines) {
      if (line === pivot) continue;
      const share = (line[k] as number) / (pivot[k] as number);
      for (let j = k; j <= size; j++) line[j] = (line[j] as number) - share * (pivot[j] as number);
    }
  }
  return Float64Array.from(lines, (line, k) => (line[size] as number) / (line[k] as number));
}

/** The chances of all seats, as `Brain.chances` says them; null for a number of players that nothing was learned of. */
export function chancesBy<S extends Shape>(
  game: Game<S>,
  encoding: Encoding<S>,
  learned: readonly ChanceWeights[],
): (s: S['state'], seat: Seat) => readonly number[] | null {
  const judges = new Map(
    learned.map((weights) => {
      const roles = weights.outputs === 1 ? null : game.roles(weights.players, fillOptions(game, {}));
      return [weights.players, { ...weights, judge: judgeOf(unpackWeights(weights, encoding.inputs.length)), roles }];
    }),
  );
  const x = new Float32Array(encoding.inputs.length);
  return (s, seat) => {
    const known = judges.get(encoding.players(s));
    if (!known) return null;
    x.fill(0);
    encoding.encode(s, seat, x);
    const { players, roles, calibration } = known;
    const from = [...known.judge(x)];
    if (!roles) {
      const [all] = calibrated(from, [TEAM], calibration);
      return Array.from({ length: players }, () => all as number);
    }
    const seats = Array.from({ length: players }, (_, i) => (seat + i) % players);
    const named = seats.map((one) => encoding.role?.(s, one) ?? (roles[one] as string));
    const told = calibrated(from, named, calibration);
    return seats.map((_, one) => told[(one - seat + players) % players] as number);
  };
}

/** The one role of a team, or of somebody alone. */
export const TEAM = 'all';

/** How likely every seat is to win, as far as this one may know: as people are told. */
export function chancesFor<S extends Shape>(
  brain: Brain<S>,
  s: S['state'],
  seat: Seat,
  players: number,
): readonly number[] {
  const told = brain.chances?.(s, seat);
  if (told) return told;
  const judged = Array.from({ length: players }, (_, one) => brain.evaluate(s, one));
  const mine = judged[seat] as number;
  const others = judged.reduce((sum, one) => sum + one, 0) - mine;
  return judged.map((one, at) => (at === seat || others === 0 ? one : (one / others) * (1 - mine)));
}

/** The chance of one seat alone, as it may know it. */
export const chanceFor = <S extends Shape>(brain: Brain<S>, s: S['state'], seat: Seat): number =>
  brain.chances?.(s, seat)[seat] ?? brain.evaluate(s, seat);
