/** One pair of eyes at a table: everything the parts of the frame are drawn from. */
import type { Language, Seat, Viewer, Words } from '@sztab/kernel';
import type { GameBoard, Heard } from '@sztab/pieces';
import { useMemo } from 'react';
import { personAt, type TableHandle, type TableState, useLanguage } from './house.ts';
import type { Shown } from './stage/stage.ts';
import { type FrameWords, frameWords } from './words.ts';

export interface Sitting {
  readonly table: TableHandle;
  readonly state: TableState;
  readonly viewer: Viewer;
  /** Null for somebody who only watches. */
  readonly seat: Seat | null;
  /** How many moves this picture shows; less than there are while the past is shown. */
  readonly at: number;
  readonly view: unknown;
  readonly asked: TableState['asked'];
  /** Empty unless this seat decides now. */
  readonly moves: readonly string[];
  readonly heard: readonly Heard[];
  readonly board: GameBoard;
  readonly words: Words;
  readonly say: FrameWords;
  readonly language: Language;
}

/**
 * `past`: the picture after so many moves instead of now. `picture`: what has been told so far of the newest ones. Nothing can be decided in
 * either: the present has not been seen yet.
 */
export function useSitting(
  table: TableHandle,
  state: TableState,
  viewer: Viewer,
  past: number | null = null,
  picture: Shown['picture'] = null,
): Sitting {
  const [language] = useLanguage();
  return useMemo(() => {
    const seen = past === null ? table.sight(viewer) : table.sight(viewer, past);
    const now = past === null && picture === null;
    return {
      table,
      state,
      viewer,
      seat: viewer === 'public' ? null : viewer,
      at: past ?? picture?.move ?? state.moves,
      view: picture ? picture.view : seen.view,
      asked: picture ? NOBODY : seen.asked,
      moves: now && !state.answered ? seen.moves : NO_MOVES,
      heard: picture ? picture.heard : past === null ? table.heard(viewer) : table.heard(viewer, past),
      board: table.game.board,
      words: table.game.box.words[language],
      say: frameWords[language],
      language,
    };
  }, [table, state, viewer, past, picture, language]);
}
const NOBODY: TableState['asked'] = [];
const NO_MOVES: readonly string[] = [];

/** Where a moment of the match can be seen again. */
export const momentPath = ({ paths: { replay } }: TableHandle, at: number): string =>
  `${replay}${replay.includes('?') ? '&' : '?'}at=${at}`;

/** How a player is called: a person by name, a bot by what it plays and how well. */
export function nameOfSeat(
  { table, words, language }: Pick<Sitting, 'table' | 'words' | 'language'>,
  seat: Seat,
): string {
  const sitter = table.sitters[seat];
  return sitter && sitter.is !== 'bot' ? personAt(sitter, language) : roleOfSeat({ table, words }, seat);
}

export function roleOfSeat({ table, words }: Pick<Sitting, 'table' | 'words'>, seat: Seat): string {
  return words.role(table.header.seats[seat]?.role ?? '');
}

/** What is asked now, to the one who decides or to those who wait; null when nobody is asked. */
export function promptNow({ asked, seat, words, view }: Sitting): { mine: boolean; text: string; seat: Seat } | null {
  const own = asked.find((ask) => ask.seat === seat);
  const ask = own ?? asked[0];
  if (!ask) return null;
  const { yours, theirs } = words.prompt(ask.prompt, view);
  return { mine: own !== undefined, text: own ? yours : theirs, seat: ask.seat };
}
