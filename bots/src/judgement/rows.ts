/** Positions of many games with their results. Most inputs are 0, so that only the others are kept. */
import type { Choice } from './leaning.ts';

/** One position as one seat saw it. */
export interface Row {
  /** The number of its game: positions of one game are no independent witnesses. */
  readonly game: number;
  readonly seat: number;
  /** How far the game had come, from 0 to 1. */
  readonly at: number;
  readonly x: Float32Array;
  /** What became of each seat, from this seat on in the order of play; of all, where there is one output. */
  readonly results: readonly number[];
  /** What a search thought of this seat's chance; NaN where nobody searched. */
  readonly value: number;
  /** What the hand-written judgement says of it; NaN where nobody asked. */
  readonly byHand: number;
  /** What a search made of the moves; none where nobody searched. */
  readonly choices: readonly Choice[];
}

/** Rows side by side: of each row the places from `starts[row]` to `starts[row + 1]` are not 0. */
export interface Rows {
  readonly outputs: number;
  readonly starts: Uint32Array;
  readonly columns: Uint16Array;
  readonly values: Float32Array;
  readonly results: Float32Array;
  readonly searched: Float32Array;
  readonly byHand: Float32Array;
  readonly games: Uint32Array;
  readonly seats: Uint8Array;
  readonly at: Float32Array;
}

export const countOf = ({ games }: Rows): number => games.length;

export function rowsOf(list: readonly Row[], outputs: number): Rows {
  const starts = new Uint32Array(list.length + 1);
  const columns: number[] = [];
  const values: number[] = [];
  list.forEach(({ x }, row) => {
    for (let i = 0; i < x.length; i++) {
      if (x[i] === 0) continue;
      columns.push(i);
      values.push(x[i] as number);
    }
    starts[row + 1] = columns.length;
  });
  return {
    outputs,
    starts,
    columns: Uint16Array.from(columns),
    values: Float32Array.from(values),
    results: Float32Array.from(list.flatMap(({ results }) => results)),
    searched: Float32Array.from(list.map(({ value }) => value)),
    byHand: Float32Array.from(list.map(({ byHand }) => byHand)),
    games: Uint32Array.from(list.map(({ game }) => game)),
    seats: Uint8Array.from(list.map(({ seat }) => seat)),
    at: Float32Array.from(list.map(({ at }) => at)),
  };
}

type Column = Exclude<keyof Rows, 'outputs'>;
const KINDS = {
  starts: Uint32Array,
  columns: Uint16Array,
  values: Float32Array,
  results: Float32Array,
  searched: Float32Array,
  byHand: Float32Array,
  games: Uint32Array,
  seats: Uint8Array,
  at: Float32Array,
} as const;
const COLUMNS = Object.keys(KINDS) as Column[];

/** One after another, as if they had been played at once. */
export function joined(parts: readonly Rows[], outputs: number): Rows {
  const all = {} as Record<Column, Rows[Column]>;
  for (const column of COLUMNS) {
    const length = parts.reduce((sum, part) => sum + part[column].length, 0);
    const whole = new KINDS[column](column === 'starts' ? length - parts.length + 1 : length);
    let at = 0;
    for (const part of parts) {
      const last = column === 'starts' ? (whole[at] as number) : 0;
      if (column === 'starts') for (const [i, start] of part.starts.entries()) whole[at + i] = last + start;
      else whole.set(part[column], at);
      at += part[column].length - (column === 'starts' ? 1 : 0);
    }
    all[column] = whole;
  }
  return { outputs, ...all } as Rows;
}

/** As bytes: the lengths of the columns, then the columns, each from a multiple of eight on. */
export function toBytes(rows: Rows): Uint8Array {
  const places = layOut(COLUMNS.map((column) => rows[column].byteLength));
  const bytes = new Uint8Array(places.end);
  const head = new Uint32Array(bytes.buffer, 0, COLUMNS.length + 1);
  head[0] = rows.outputs;
  COLUMNS.forEach((column, i) => {
    head[i + 1] = rows[column].length;
    const { buffer, byteOffset, byteLength } = rows[column];
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), places.from[i]);
  });
  return bytes;
}

export function fromBytes(bytes: Uint8Array): Rows {
  const { buffer } = bytes.slice();
  const head = new Uint32Array(buffer, 0, COLUMNS.length + 1);
  const lengths = COLUMNS.map((_, i) => head[i + 1] as number);
  const places = layOut(COLUMNS.map((column, i) => (lengths[i] as number) * KINDS[column].BYTES_PER_ELEMENT));
  const columns = COLUMNS.map((column, i) => [column, new KINDS[column](buffer, places.from[i], lengths[i])]);
  return { outputs: head[0] as number, ...Object.fromEntries(columns) } as Rows;
}

function layOut(sizes: readonly number[]): { readonly from: readonly number[]; readonly end: number } {
  const up = (n: number): number => Math.ceil(n / 8) * 8;
  let end = up(4 * (COLUMNS.length + 1));
  const from = sizes.map((size) => {
    const at = end;
    end = up(at + size);
    return at;
  });
  return { from, end };
}

/** Every tenth game, as a whole, is kept from the fit to tell how good it is; another tenth tells which pass was the best. */
const HELD_OUT = 10;
export const isHeldOut = (game: number): boolean => game % HELD_OUT === 0;
export const isForChoosing = (game: number): boolean => game % HELD_OUT === 1;

/** What searches made of the moves at each of the positions in a file. */
export const choicesBeside = (file: string): string => file.replace(/\.rows$/, '.choices.json');
