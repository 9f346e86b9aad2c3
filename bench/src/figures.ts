/** Every figure the bench prints: what it is, how it comes out of the rounds, and what it should be. */
import type { Game, Shape } from '@sztab/kernel';
import type { Round } from './contest.ts';
import { type Figure, figureOf, type Stretch } from './measure.ts';
import { sampleTables } from './random-play.ts';

interface Row {
  readonly what: string;
  readonly unit: 'per CPU-second' | 'ratio' | 'µs' | 'bytes';
  /** At least this much; null where a figure is only told. */
  readonly goal: number | null;
}

export interface Line extends Row, Figure {
  readonly met: boolean | null;
}

const rate = ({ units, seconds }: Stretch): number => units / seconds;

interface Measured extends Row {
  of(round: Round): number;
}

const perSecond = (what: string, goal: number | null, of: Measured['of']): Measured => ({
  what,
  unit: 'per CPU-second',
  goal,
  of,
});
/** Both sides come from the same round, so that they saw the same noise. */
const ratio = (what: string, goal: number | null, of: Measured['of']): Measured => ({ what, unit: 'ratio', goal, of });

const MEASURED = {
  // A random game of 300 decisions 300 times.
  decisions: perSecond('decisions: list and apply, random play', 90_000, ({ play }) => rate(play)),
  decisionsPerRoundTrip: ratio(
    'decisions in one JSON round trip of the state',
    10,
    ({ play, roundTrip }) => rate(play) / rate(roundTrip),
  ),
  games: perSecond('random games, from shuffle to result', null, ({ play }) => play.calls / play.seconds),
  clone: { what: 'copying a state', unit: 'µs', goal: null, of: ({ clone }) => 1e6 / rate(clone) },
  search: perSecond('search iterations of the officer', 5000, ({ search }) => rate(search)),
  peerMoves: perSecond('boardgame.io: moves, same rules and play', null, ({ peerPlay }) => rate(peerPlay)),
  movesToPeer: ratio(
    'our decisions to one move of boardgame.io',
    50,
    ({ play, peerPlay }) => rate(play) / rate(peerPlay),
  ),
  peerSearch: perSecond('boardgame.io: iterations of its MCTS bot', null, ({ peerSearch }) => rate(peerSearch)),
  searchToPeer: ratio(
    'our iterations to one of boardgame.io',
    null,
    ({ search, peerSearch }) => rate(search) / rate(peerSearch),
  ),
} satisfies Record<string, Measured>;

const COUNTED = {
  stateBytes: { what: 'a state as JSON, mean', unit: 'bytes', goal: null },
  viewBytes: { what: "a seat's view as JSON, mean", unit: 'bytes', goal: null },
} satisfies Record<string, Row>;

export type Lines = Readonly<Record<keyof typeof MEASURED | keyof typeof COUNTED, Line>>;

export function linesOf<S extends Shape>(game: Game<S>, rounds: readonly Round[]): Lines {
  const lines: Record<string, Line> = {};
  for (const [id, { of, ...row }] of Object.entries<Measured>(MEASURED)) {
    const figure = figureOf(rounds.map(of));
    lines[id] = { ...row, ...figure, met: row.goal === null ? null : figure.value >= row.goal };
  }
  const bytes = bytesOf(game);
  for (const [id, row] of Object.entries(COUNTED)) {
    lines[id] = { ...row, ...figureOf([bytes[id as keyof typeof COUNTED]]), met: null };
  }
  return lines as Lines;
}

function bytesOf<S extends Shape>(game: Game<S>): Record<keyof typeof COUNTED, number> {
  const tables = sampleTables(game);
  const seats = Array.from({ length: game.players[1] }, (_, seat) => seat);
  return {
    stateBytes: mean(tables.map(jsonBytes)),
    viewBytes: mean(tables.flatMap((table) => seats.map((seat) => jsonBytes(game.view(table, seat))))),
  };
}

const jsonBytes = (data: unknown): number => Buffer.byteLength(JSON.stringify(data));
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
