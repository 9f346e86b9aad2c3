/** The words of the log's lines: those in which the director told them, with “you” for the one who reads; else the game's plain ones. */
import type { DispatchLine, Scene } from '@sztab/pieces';
import { memoryOfTables } from '../memory.ts';
import type { Sitting } from '../sitting.ts';
import { stagingOf } from '../stage/plain.ts';
import { beatsOf, sentenceOf } from '../stage/summary.ts';
import type { Numbered } from './chapters.ts';

export interface ToldLine {
  readonly text: string;
  /** As of beats: 1 decides something, 3 is bookkeeping. */
  readonly rank: number;
}

type Eyes = Pick<Sitting, 'table' | 'viewer' | 'seat' | 'board' | 'words' | 'language'>;
interface Kept {
  readonly events: readonly unknown[];
  readonly lines: readonly ToldLine[];
}

/** A move is put into words once for each pair of eyes and language. */
const memoryOf = memoryOfTables<string, Kept>();

interface Summed {
  readonly last: unknown;
  readonly count: number;
  readonly lines: readonly DispatchLine[];
}
/** A turn is summed up once for each pair of eyes and language, and again when more of it was told. */
const summedOf = memoryOfTables<string, Summed>();

/** How the lines of the log are told to these eyes. Ask anew when the table has changed. */
export function tellerOf(eyes: Eyes): (line: Numbered) => ToldLine {
  const { table, viewer, words, language, board } = eyes;
  const plain = (event: unknown): ToldLine => ({ text: words.event(event), rank: 2 });
  if (!board.staging) return ({ event }) => plain(event);
  const memory = memoryOf(table);
  const heard = table.heard(viewer);
  const firstOf = new Map<number, number>();
  for (const [number, { at }] of heard.entries()) if (!firstOf.has(at)) firstOf.set(at, number);
  return ({ at, number, event }) => {
    const first = firstOf.get(at) ?? 0;
    const key = `${viewer} ${language} ${at}`;
    const known = memory.get(key) ?? { events: [], lines: [] };
    // What was taken back may have been played otherwise since.
    if (known.events[number - first] === event) return known.lines[number - first] ?? plain(event);
    const events = heard.flatMap((line) => (line.at === at ? [line.event] : []));
    const lines = linesOf(eyes, at, events);
    memory.set(key, { events, lines });
    return lines[number - first] ?? plain(event);
  };
}

/** A move as these eyes saw it. */
function sceneAt({ table, viewer, seat, words, language }: Eyes, at: number, heard: readonly unknown[]): Scene {
  const after = table.sight(viewer, at).view;
  const before = at === 0 ? after : table.sight(viewer, at - 1).view;
  return { before, after, seat, heard, words, language };
}

function linesOf(eyes: Eyes, at: number, heard: readonly unknown[]): ToldLine[] {
  const { board, words } = eyes;
  const scene = sceneAt(eyes, at, heard);
  return heard.map((event) => {
    const beats = beatsOf(stagingOf(board), event, scene);
    const text = sentenceOf(beats);
    return { text: text ?? words.event(event), rank: text ? Math.min(...beats.map(({ rank }) => rank)) : 3 };
  });
}

/** A turn in the lines of its dispatch; null where the log tells it line by line. */
export function summedUp(eyes: Eyes, turn: readonly Numbered[]): readonly DispatchLine[] | null {
  const { table, viewer, board, language } = eyes;
  const lines = board.log.inLines ? board.staging?.lines : undefined;
  const [first, last] = [turn[0], turn.at(-1)];
  if (!lines || !first || !last) return null;
  const memory = summedOf(table);
  const key = `${viewer} ${language} ${first.number}`;
  const known = memory.get(key);
  if (known && known.last === last.event && known.count === turn.length) return known.lines;
  const moves = [...new Set(turn.map(({ at }) => at))];
  const heardAt = (at: number) => turn.filter((line) => line.at === at).map(({ event }) => event);
  const scenes = moves.map((at) => sceneAt(eyes, at, heardAt(at)));
  const summed = lines(scenes);
  memory.set(key, { last: last.event, count: turn.length, lines: summed });
  return summed;
}
