/** The figures for people: one table a game. */
import Table from 'cli-table3';
import type { Line, Lines } from './figures.ts';

export interface GameReport {
  readonly game: string;
  readonly players: number;
  readonly figures: Lines;
}

export interface Report {
  readonly node: string;
  readonly processor: string;
  /** The name and version of what stands beside us. */
  readonly peer: string;
  /** CPU seconds that were to be spent in all. */
  readonly seconds: number;
  readonly rounds: number;
  readonly games: readonly GameReport[];
}

const HEAD = ['figure', 'unit', 'median', 'lowest – highest', 'goal', 'met'];

export function tableOf({ game, players, figures }: GameReport): string {
  const table = new Table({
    head: HEAD,
    colAligns: ['left', 'left', 'right', 'right', 'right', 'left'],
    // No colours: what is printed here is mostly read in files.
    style: { head: [], border: [], compact: true },
  });
  for (const line of Object.values<Line>(figures)) table.push(cellsOf(line));
  return `${game}, ${players} players\n${table.toString()}`;
}

function cellsOf({ what, unit, value, low, high, goal, met }: Line): string[] {
  const range = low === high ? '' : `${number(low)} – ${number(high)}`;
  return [what, unit, number(value), range, goal === null ? '' : `≥ ${number(goal)}`, MET[String(met)] ?? ''];
}

const MET: Readonly<Record<string, string>> = { true: 'yes', false: 'NO' };

const number = (n: number): string => n.toLocaleString('en', { maximumFractionDigits: n < 100 ? 1 : 0 });

/** With less time than this the engine has hardly compiled anything, neither ours nor the peer's. */
const TELLING_SECONDS_A_GAME = 9;

/** What one has to know to read the tables. */
export function notesOf({ node, processor, peer, seconds, rounds, games }: Report): string {
  const notes = [
    `A CPU-second is one core kept busy for a second. Medians of ${rounds} interleaved rounds after a warm-up, in one run of`,
    `${number(seconds)} CPU-seconds. Node ${node}, ${processor}: only ratios can be compared with other machines.`,
    `The peer is ${peer}: its local client, and its bot at its defaults (play-outs of at most 50 random moves,`,
    'on the true state). Our officer imagines the hidden things anew in every iteration.',
  ];
  if (seconds < TELLING_SECONDS_A_GAME * games.length)
    notes.push('This run was too short for its figures to mean much.');
  return notes.join('\n');
}
