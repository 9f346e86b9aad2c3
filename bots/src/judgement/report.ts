/** What is known of a judgement, as data and as a page with plain plots. */
import { type Figures, figuresOf, gainOf, type Said, stretched, stretchOf } from './calibration.ts';
import { unpacked } from './fit.ts';
import { judgeOf, type Network } from './network.ts';
import { countOf, type Rows } from './rows.ts';
import type { MatchResult, WeightsHead } from './weights.ts';

/** The three that are compared on the same positions. */
export interface Compared {
  readonly base: Figures;
  readonly byHand: Figures;
  readonly learned: Figures;
  /** How much less the learned one is surprised than the hand-written one, and half the 95 % interval by games. */
  readonly gain: number;
  readonly bar: number;
}

/** Games of one kind of player. */
export interface Sample extends Compared {
  readonly of: string;
  /** The same for a part of the positions: a quarter of the game, a role, a value of an option. */
  readonly parts: Readonly<Record<string, Compared>>;
  /** The learned chance of those who win in the end, and of those who lose, by twentieths of the game. */
  readonly winners: readonly number[];
  readonly losers: readonly number[];
  /** By quarter: the share of positions in which somebody's chance is above 95 %. */
  readonly decided: readonly number[];
  /** By role: stretch and shift that would make the learned chances fit, found on one half of the games, and the log-loss of the other half before and after. */
  readonly stretch: Readonly<Record<string, { stretch: number; shift: number; before: number; after: number }>>;
}

export interface Report {
  readonly weights: WeightsHead;
  readonly samples: readonly Sample[];
  /** By budget of CPU time; absent before a match was played. */
  readonly matches?: readonly MatchOfReport[];
  /** Which judgement the game keeps, as the matches say. */
  readonly keeps?: 'learned' | 'hand-written';
}

interface MatchOfReport extends MatchResult {
  /** CPU time of a learned seat against that of a hand-written one. */
  readonly cpuRatio: number;
}

/** Rows that were held out, looked at by all judges. `traits`: what part of the whole a game belongs to, such as `mode=island`. */
export function sampleOf(
  of: string,
  rows: Rows,
  network: Network,
  inputs: number,
  isIn: (game: number) => boolean,
  roleOf: (game: number, seat: number) => string,
  traitsOf: (game: number) => readonly string[],
): Sample {
  const judge = judgeOf(network);
  const x = new Float32Array(inputs);
  const byHand: Said[] = [];
  const learned: Said[] = [];
  const tags: string[][] = [];
  const roles: string[] = [];
  const places: number[] = [];
  const decided: boolean[] = [];
  for (let row = 0; row < countOf(rows); row++) {
    const game = rows.games[row] as number;
    const hand = rows.byHand[row] as number;
    if (!isIn(game) || Number.isNaN(hand)) continue;
    const won = rows.results[row * rows.outputs] as number;
    const chances = judge(unpacked(rows, row, x));
    byHand.push({ game, won, said: hand });
    learned.push({ game, won, said: chances[0] as number });
    const at = rows.at[row] as number;
    const role = roleOf(game, rows.seats[row] as number);
    roles.push(role);
    places.push(at);
    decided.push(chances.some((one) => one > 0.95 || (chances.length === 1 && one < 0.05)));
    tags.push([`quarter ${1 + Math.min(3, Math.floor(at * 4))}`, `role ${role}`, ...traitsOf(game)]);
  }
  const compare = (which: (i: number) => boolean): Compared => {
    const hand = byHand.filter((_, i) => which(i));
    const net = learned.filter((_, i) => which(i));
    const mean = net.reduce((sum, { won }) => sum + won, 0) / Math.max(1, net.length);
    const base = net.map((one) => ({ ...one, said: mean }));
    return { base: figuresOf(base), byHand: figuresOf(hand), learned: figuresOf(net), ...gainOf(hand, net) };
  };
  const curve = (won: boolean): number[] =>
    Array.from({ length: 20 }, (_, n) => {
      const there = learned.filter(
        (one, i) => one.won > 0.5 === won && Math.min(19, Math.floor((places[i] as number) * 20)) === n,
      );
      return there.reduce((sum, { said }) => sum + said, 0) / Math.max(1, there.length);
    });
  const names = [...new Set(tags.flat())].sort();
  return {
    of,
    ...compare(() => true),
    parts: Object.fromEntries(names.map((name) => [name, compare((i) => tags[i]?.includes(name) ?? false)])),
    winners: curve(true),
    losers: curve(false),
    decided: [1, 2, 3, 4].map((quarter) => {
      const there = decided.filter((_, i) => tags[i]?.includes(`quarter ${quarter}`));
      return there.filter(Boolean).length / Math.max(1, there.length);
    }),
    stretch: Object.fromEntries(
      [...new Set(roles)].sort().map((role) => {
        const own = learned.filter((_, i) => roles[i] === role);
        const half = own.filter(({ game }) => (Math.floor(game / 10) & 1) === 0);
        const rest = own.filter(({ game }) => (Math.floor(game / 10) & 1) === 1);
        const by = stretchOf(half);
        const after = figuresOf(rest.map((one) => ({ ...one, said: stretched(one.said, by) }))).logLoss;
        return [role, { ...by, before: figuresOf(rest).logLoss, after }];
      }),
    ),
  };
}

const f = (n: number, digits = 3): string => n.toFixed(digits);

export function pageOf({ weights, samples, matches = [], keeps }: Report): string {
  const title = `${weights.game}, ${weights.players} players, generation ${weights.generation}`;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${title}</title>
<style>
body { font: 15px/1.45 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; } td, th { padding: .15rem .6rem; text-align: right; } td:first-child, th:first-child { text-align: left; }
tr { border-bottom: 1px solid #ddd; } figure { display: inline-block; margin: 0 1rem 1rem 0; } figcaption { font-size: .85rem; }
.hand { stroke: #b4632a; fill: #b4632a; } .learned { stroke: #1f5fa8; fill: #1f5fa8; } .line { fill: none; stroke-width: 2; } .frame { fill: none; stroke: #999; }
</style>
<h1>${title}</h1>
<p>${weights.games} games, ${weights.positions} positions, seed ${weights.seed}. Played by: ${weights.player}. Learned: ${weights.target}.
Brown: hand-written. Blue: learned. Bars: 95 %, by whole games.</p>
<p>${matches.length > 0 ? matches.map(matchLine).join('<br>') : 'No match played yet.'}${keeps ? `<br>The game keeps the ${keeps} judgement.` : ''}</p>
${samples.map(sectionOf).join('\n')}
</html>
`;
}

const matchLine = ({ games, against, won, low, high, cpuRatio }: MatchOfReport): string =>
  `Match against ${against}: ${games} games, ${f(100 * won, 1)} % [${f(100 * low, 1)}–${f(100 * high, 1)}], CPU time ${f(cpuRatio, 2)} : 1.`;

function sectionOf(sample: Sample): string {
  const row = (name: string, { base, byHand, learned, gain, bar }: Compared): string =>
    `<tr><td>${name}<td>${learned.games}<td>${learned.positions}<td>${f(base.logLoss)}<td>${f(byHand.logLoss)}<td>${f(learned.logLoss)}<td>${f(gain)} ± ${f(bar)}<td>${f(byHand.brier)}<td>${f(learned.brier)}<td>${f(byHand.error)}<td>${f(learned.error)}<td>${f(byHand.area)}<td>${f(learned.area)}`;
  return `<h2>${sample.of}</h2>
<figure>${reliability(sample)}<figcaption>said → won, ten bins</figcaption></figure>
<figure>${curves(sample)}<figcaption>learned chance of winners and losers over the game</figcaption></figure>
<p>Decided (a chance above 95 %), by quarter: ${sample.decided.map((one) => `${f(100 * one, 0)} %`).join(', ')}.</p>
<p>Brier score of the learned one: ${f(sample.learned.brier, 4)} = base ${f(sample.base.brier, 4)} + calibration ${f(sample.learned.calibration, 4)} − resolution ${f(sample.learned.resolution, 4)}, but for what lies within a bin.</p>
<table><tr><th><th>games<th>positions<th colspan="3">log-loss: base, hand, learned<th>gain<th colspan="2">Brier: hand, learned<th colspan="2">error: hand, learned<th colspan="2">area: hand, learned
${row('all', sample)}
${Object.entries(sample.parts)
  .map(([name, part]) => row(name, part))
  .join('\n')}
</table>
<table><tr><th>role<th>stretch<th>shift<th>log-loss before<th>after
${Object.entries(sample.stretch)
  .map(
    ([role, { stretch, shift, before, after }]) =>
      `<tr><td>${role}<td>${f(stretch, 2)}<td>${f(shift, 2)}<td>${f(before)}<td>${f(after)}`,
  )
  .join('\n')}
</table>`;
}

const SIZE = 240;
const spot = (x: number, y: number): string => `${f(x * SIZE, 1)},${f((1 - y) * SIZE, 1)}`;
const plot = (inside: string): string =>
  `<svg width="${SIZE + 20}" height="${SIZE + 20}" viewBox="-10 -10 ${SIZE + 20} ${SIZE + 20}"><rect class="frame" width="${SIZE}" height="${SIZE}"/>${inside}</svg>`;

function reliability({ byHand, learned }: Compared): string {
  const of = ({ bins }: Figures, colour: string): string => {
    const met = bins.filter(({ count }) => count > 0);
    const bars = met.map(({ said, won, bar }) => {
      const [low, high] = [Math.max(0, won - bar), Math.min(1, won + bar)];
      return `<path class="${colour}" d="M${spot(said, low)}L${spot(said, high)}"/><circle class="${colour}" r="3" cx="${f(said * SIZE, 1)}" cy="${f((1 - won) * SIZE, 1)}"><title>${f(said)} said, ${f(won)} won</title></circle>`;
    });
    return `<polyline class="${colour} line" points="${met.map(({ said, won }) => spot(said, won)).join(' ')}"/>${bars.join('')}`;
  };
  return plot(`<path class="frame" d="M${spot(0, 0)}L${spot(1, 1)}"/>${of(byHand, 'hand')}${of(learned, 'learned')}`);
}

const curves = ({ winners, losers }: Sample): string =>
  plot(
    [winners, losers]
      .map(
        (curve) =>
          `<polyline class="learned line" points="${curve.map((y, i) => spot((i + 0.5) / 20, y)).join(' ')}"/>`,
      )
      .join(''),
  );
