/** How honest chances are that people would have been told in games of officers: each half of the games by what the other half calibrated. */
import { type Figures, figuresOf, type Said } from './calibration.ts';
import { type ChanceWeights, calibrated, calibrationOf, type Honesty, hashOfChances, type Told } from './chances.ts';
import { unpacked } from './fit.ts';
import { judgeOf, type Network } from './network.ts';
import { countOf, type Rows } from './rows.ts';
import type { Weights } from './weights.ts';

/** `rolesOf`: the roles of all seats of a game from one on; a single one where all win together. */
export function chanceWeightsOf(
  weights: Weights,
  rows: Rows,
  network: Network,
  rolesOf: (game: number, seat: number) => readonly string[],
  iterations: number,
): ChanceWeights {
  const told = toldBy(network, rows, rolesOf);
  const halves = [0, 1].map((half) => calibrationOf(told.filter(({ game }) => game % 2 === half)));
  const said = told.map(
    (one): Said => ({
      game: one.game,
      said: calibrated(one.chances, one.roles, halves[(one.game + 1) % 2] as (typeof halves)[number])[0] as number,
      won: one.results[0] as number,
    }),
  );
  const calibration = calibrationOf(told);
  const figures = figuresOf(said);
  const partOf = (one: Told, row: number): string[] => [
    `quarter ${1 + Math.min(3, Math.floor((rows.at[row] as number) * 4))}`,
    ...(one.roles.length > 1 ? [one.roles[0] as string] : []),
  ];
  const parts = [...new Set(told.flatMap(partOf))].sort();
  return {
    ...weights,
    calibration,
    officers: {
      player: `officers of ${iterations} iterations`,
      games: figures.games,
      positions: figures.positions,
      judgement: honestyOf(figuresOf(searchedOf(rows))),
      learned: honestyOf(
        figuresOf(
          told.map(({ game, chances, results }) => ({ game, said: chances[0] as number, won: results[0] as number })),
        ),
      ),
      calibrated: honestyOf(figures),
      bins: figures.bins.map(({ count, said, won, bar }) => ({
        count,
        said: rounded(said),
        won: rounded(won),
        bar: rounded(bar),
      })),
      parts: Object.fromEntries(
        parts.map((part) => [
          part,
          rounded(figuresOf(said.filter((_, row) => partOf(told[row] as Told, row).includes(part))).error),
        ]),
      ),
      of: hashOfChances({ layers: weights.layers, calibration }),
    },
  };
}

function toldBy(network: Network, rows: Rows, rolesOf: (game: number, seat: number) => readonly string[]): Told[] {
  const judge = judgeOf(network);
  const x = new Float32Array(network[0].inputs);
  return Array.from({ length: countOf(rows) }, (_, row) => {
    const game = rows.games[row] as number;
    return {
      game,
      chances: [...judge(unpacked(rows, row, x))],
      roles: rolesOf(game, rows.seats[row] as number),
      results: [...rows.results.subarray(row * rows.outputs, (row + 1) * rows.outputs)],
    };
  });
}

/** What the bots' own search thought, where it had something to think about. */
const searchedOf = ({ searched, games, results, outputs }: Rows): Said[] =>
  [...searched]
    .map((said, row) => ({ game: games[row] as number, said, won: results[row * outputs] as number }))
    .filter(({ said }) => !Number.isNaN(said));

const rounded = (n: number): number => Math.round(n * 1e4) / 1e4;
const honestyOf = ({ error, logLoss }: Figures): Honesty => ({ error: rounded(error), logLoss: rounded(logLoss) });
