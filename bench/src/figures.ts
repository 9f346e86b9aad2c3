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

/** Both sides of a ratio come from the same round, so that they saw the same noise. */
const MEASURED = {
  decisions: {
    what: 'decisions: list and apply, random play',
    unit: 'per CPU-second',
    goal: 90_000, // a random game of 300 decisions 300 times
    of: ({ play }) => rate(play),
  },
  decisionsPerRoundTrip: {
    what: 'decisions in one JSON round trip of the state',
    unit: 'ratio',
    goal: 10,
    of: ({ play, roundTrip }) => rate(play) / rate(roundTrip),
  },
  games: {
    what: 'random games, from shuffle to result',
    unit: 'per CPU-second',
    goal: null,
    of: ({ play }) => play.calls / play.seconds,
  },
  clone: {
    what: 'copying a state',
    unit: 'µs',
    goal: null,
    of: ({ clone }) => 1e6 / rate(clone),
  },
  search: {
    what: 'search iterations of the officer',
    unit: 'per CPU-second',
    goal: 5000,
    of: ({ search }) => rate(search),
  },
  peerMoves: {
    what: 'boardgame.io: moves, same rules and play',
    unit: 'per CPU-second',
    goal: null,
    of: ({ peerPlay }) => rate(peerPlay),
  },
  movesToPeer: {
    what: 'our decisions to one move of boardgame.io',
    unit: 'ratio',
    goal: 50,
    of: ({ play, peerPlay }) => rate(play) / rate(peerPlay),
  },
  peerSearch: {
    what: 'boardgame.io: iterations of its MCTS bot',
    unit: 'per CPU-second',
    goal: null,
    of: ({ peerSearch }) => rate(peerSearch),
  },
  searchToPeer: {
    what: 'our iterations to one of boardgame.io',
    unit: 'ratio',
    goal: null,
    of: ({ search, peerSearch }) => rate(search) / rate(peerSearch),
  },
} satisfies Record<string, Row & { of(round: Round): number }>;

const COUNTED = {
  stateBytes: { what: 'a state as JSON, mean', unit: 'bytes', goal: null },
  viewBytes: { what: "a seat's view as JSON, mean", unit: 'bytes', goal: null },
} satisfies Record<string, Row>;

export type Lines = Readonly<Record<keyof typeof MEASURED | keyof typeof COUNTED, Line>>;

export function linesOf<S extends Shape>(game: Game<S>, rounds: readonly Round[]): Lines {
  const lines: Record<string, Line> = {};
  for (const [id, { of, ...row }] of Object.entries<Row & { of(round: Round): number }>(MEASURED)) {
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
