/**
 * A figure of a rulebook: an ordinary match, cut where it is worth looking at, or the table of a printed example, and frames of it. It stands in the rulebook as a fenced block, so that
 * rule and picture are read together; the match it is cut from is data beside it. The rules know nothing of it.
 */
import type { Options } from '@sztab/kernel';

export interface FigureArrow {
  readonly from: string;
  readonly to: string;
  /** `cut`: a way that is closed. */
  readonly line: 'whole' | 'dashed' | 'cut';
  /** A number or a sign in its middle. */
  readonly sign: string;
}

export interface FigureFrame {
  /** Another match or position begins here; null: the one before goes on. */
  readonly match: string | null;
  /** Moves made since the frame before, `move` or `ROLE move`. */
  readonly play: readonly string[];
  /** Things that the caption speaks of. */
  readonly ring: readonly string[];
  /** Things that cannot be had. */
  readonly cross: readonly string[];
  readonly arrows: readonly FigureArrow[];
  /** A number or a sign upon a thing. */
  readonly counts: readonly { readonly thing: string; readonly sign: string }[];
  /** The open choice is drawn, after these touches; null: nothing can be chosen. */
  readonly touch: readonly string[] | null;
}

/** Of what a table shows. `zoom`: one thing, large; `seat`: the figures beside the name of whoever looks. */
const FIGURE_PARTS = ['board', 'hand', 'instruments', 'strip', 'zoom', 'phases', 'seat'] as const;
export type FigurePart = (typeof FIGURE_PARTS)[number];

export interface FigureSize {
  readonly width: number;
  readonly height: number;
}

export interface Figure {
  readonly id: string;
  /** Rules that it shows, and codes of examples. */
  readonly shows: readonly string[];
  /** A match of the game's `rulebook/figures.json` or a position, and whose eyes look; null: everybody's. */
  readonly match: string;
  /** It begins with a table laid out by hand (`rulebook/positions.json`), so nobody can play on from it. */
  readonly laidOut: boolean;
  readonly as: string | null;
  readonly part: FigurePart;
  /** Of `zoom`. */
  readonly thing: string | null;
  /** The box on a wide page and on a narrow one; on what the part is laid out before it is cropped. */
  readonly wide: FigureSize;
  readonly narrow: FigureSize;
  readonly sheet: FigureSize | null;
  /** What has to be in the picture; empty: all of it. */
  readonly crop: readonly string[];
  /** The lesson that teaches it. */
  readonly lesson: string | null;
  readonly frames: readonly FigureFrame[];
}

/** A block of a rulebook. In other languages than the master it has captions alone. */
export interface FigureBlock {
  readonly id: string;
  readonly figure: Figure | null;
  /** One a frame; none where they have not been translated yet. */
  readonly captions: readonly string[];
}

/** A match that figures are cut from. */
export interface FigureMatch {
  readonly players: number;
  readonly options: Options;
  readonly seed?: string;
  readonly entropy?: string;
  /** `PL deploy(PL-SCOUTS-1)` each. */
  readonly before: readonly string[];
}

/** A table laid out as a printed example has it, where no match that was played comes to it: `rulebook/positions.json` of a game. */
export interface FigurePosition {
  readonly roles: readonly string[];
  readonly state: unknown;
}

/** What a figure begins with. */
export type FigureStart = FigureMatch | FigurePosition;

/** `rulebook/figures.json` of a game. */
export interface FigureMatches {
  /** The codes of the examples that the printed rulebook has. */
  readonly printed: readonly string[];
  /** Those of them that no figure shows yet. */
  readonly undrawn?: readonly string[];
  readonly matches: Readonly<Record<string, FigureMatch>>;
}

export class FigureError extends Error {
  override readonly name = 'FigureError';
}

const WIDE: FigureSize = { width: 760, height: 470 };
const NARROW: FigureSize = { width: 380, height: 440 };

const EMPTY: FigureFrame = { match: null, play: [], ring: [], cross: [], arrows: [], counts: [], touch: null };

type Draft = { -readonly [K in keyof Figure]: Figure[K] } & { frames: FigureFrame[] };

/** `info`: what stands behind the fence, `figure escort OM3-6.3.2 W-14`. Captions are lines that begin with `|`, each the end of a frame. */
export function readFigure(info: string, text: string): FigureBlock {
  const [, id = '', ...shows] = info.trim().split(/\s+/);
  const wrong = (what: string): FigureError => new FigureError(`figure ${id}: ${what}`);
  const figure: Draft = {
    id,
    shows,
    match: '',
    laidOut: false,
    as: null,
    part: 'board',
    thing: null,
    wide: WIDE,
    narrow: NARROW,
    sheet: null,
    crop: [],
    lesson: null,
    frames: [],
  };
  const captions: string[] = [];
  let frame = null as FigureFrame | null;
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    if (line.startsWith('|')) {
      captions.push(line.slice(1).trim());
      if (frame) figure.frames.push(frame);
      frame = null;
      continue;
    }
    const [word = '', ...rest] = line.split(/\s+/);
    if (word === 'frame') frame = EMPTY;
    else if (frame !== null) frame = { ...frame, ...inFrame(frame, word, rest, wrong) };
    else Object.assign(figure, inHead(word, rest, wrong));
  }
  if (id === '') throw wrong('a figure has a name');
  if (frame) throw wrong('a frame ends with its caption');
  if (figure.match === '') return { id, figure: null, captions };
  if (figure.frames.length !== captions.length) throw wrong('every caption belongs to a frame');
  return { id, figure, captions };
}

type Wrong = (what: string) => FigureError;

function inHead(word: string, rest: readonly string[], wrong: Wrong): Partial<Draft> {
  const [first = '', second] = rest;
  if (word === 'match' || word === 'position')
    return { match: first, laidOut: word === 'position', as: rest[1] === 'as' ? (rest[2] ?? null) : null };
  if (word === 'part') {
    if (!FIGURE_PARTS.includes(first as FigurePart)) throw wrong(`no part ${first}`);
    return { part: first as FigurePart, thing: second ?? null };
  }
  if (word === 'size') return { wide: sizeOf(first, wrong), ...(second && { narrow: sizeOf(second, wrong) }) };
  if (word === 'sheet') return { sheet: sizeOf(first, wrong) };
  if (word === 'crop') return { crop: rest };
  if (word === 'try') return { lesson: first };
  throw wrong(`what is ${word}?`);
}

function inFrame(frame: FigureFrame, word: string, rest: readonly string[], wrong: Wrong): Partial<FigureFrame> {
  if (word === 'play') {
    const moves = rest.join(' ').split(';');
    return { play: [...frame.play, ...moves.map((move) => move.trim()).filter((move) => move !== '')] };
  }
  if (word === 'match' || word === 'position') return { match: rest[0] ?? null };
  if (word === 'ring') return { ring: [...frame.ring, ...rest] };
  if (word === 'cross') return { cross: [...frame.cross, ...rest] };
  if (word === 'touch') return { touch: rest };
  if (word === 'count') {
    const [thing, sign] = rest;
    if (!thing || !sign) throw wrong('count THING SIGN');
    return { counts: [...frame.counts, { thing, sign }] };
  }
  if (word === 'arrow') {
    const [from, dash, to, line = 'whole', sign = ''] = rest;
    const kinds = ['whole', 'dashed', 'cut'] as const;
    const kind = kinds.find((one) => one === line);
    if (!from || dash !== '->' || !to || !kind) throw wrong('arrow FROM -> TO [whole|dashed|cut] [SIGN]');
    return { arrows: [...frame.arrows, { from, to, line: kind, sign }] };
  }
  throw wrong(`what is ${word}?`);
}

function sizeOf(text: string, wrong: Wrong): FigureSize {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(text) ?? [];
  if (!width || !height) throw wrong(`${text} is no size`);
  return { width: Number(width), height: Number(height) };
}
