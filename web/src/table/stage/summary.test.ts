/** Recorded games of all titles: every entry of the log that others caused is in the summary of their turn, or counted. */
import { readdirSync, readFileSync } from 'node:fs';
import type { GameOnTable, Scene } from '@sztab/pieces';
import { expect, test } from 'vitest';
import { board as firstToFight } from '../../../../games/first-to-fight/board/index.tsx';
import { box as firstToFightBox } from '../../../../games/first-to-fight/index.ts';
import { board as generalOrders } from '../../../../games/general-orders/board/index.tsx';
import { box as generalOrdersBox } from '../../../../games/general-orders/index.ts';
import { board as niepodlegla } from '../../../../games/niepodlegla/board/index.tsx';
import { box as niepodleglaBox } from '../../../../games/niepodlegla/index.ts';
import { board as mostIII } from '../../../../games/operation-most-iii/board/index.tsx';
import { box as mostIIIBox } from '../../../../games/operation-most-iii/index.ts';
import { board as rhine } from '../../../../games/race-to-the-rhine/board/index.tsx';
import { box as rhineBox } from '../../../../games/race-to-the-rhine/index.ts';
import { recordedTable } from '../testing/recorded.ts';
import { staged } from '../testing/staged.ts';
import { stagingOf } from './plain.ts';
import type { Dispatch } from './stage.ts';
import { sentenceOf } from './summary.ts';

const GAMES = [
  { box: mostIIIBox, board: mostIII },
  { box: generalOrdersBox, board: generalOrders },
  { box: firstToFightBox, board: firstToFight },
  { box: niepodleglaBox, board: niepodlegla },
  { box: rhineBox, board: rhine },
] as unknown as readonly GameOnTable[];

const GAME_FOLDERS = new URL('../../../../games/', import.meta.url);

/** The records of the newest edition. */
const recordsOf = ({ box: { game } }: GameOnTable): string[] => {
  const folder = `${game.id}/records/edition-${game.edition}`;
  return readdirSync(new URL(folder, GAME_FOLDERS)).map((name) => `${folder}/${name}`);
};

/** What a summary has to say of an event: its marked beats, or its sentence in the log. */
function sentencesOf({ board }: GameOnTable, event: unknown, scene: Scene): readonly string[] {
  const beats = stagingOf(board).beatsOf(event, scene);
  const marked = beats.flatMap(({ dispatch, words }) => (dispatch && words ? [words] : []));
  return marked.length > 0 ? marked : [sentenceOf(beats) ?? scene.words.event(event)];
}

/** The summary would have other lines if this had not happened. */
function changesLines({ board }: GameOnTable, turn: readonly Scene[], at: number, event: unknown): boolean {
  const lines = board.staging?.lines;
  const scene = turn[at];
  if (!lines || !scene) return false;
  const texts = (scenes: readonly Scene[]): string =>
    lines(scenes)
      .map(({ text }) => text)
      .join('\n');
  return texts(turn) !== texts(turn.with(at, { ...scene, heard: scene.heard.filter((one) => one !== event) }));
}

/** Entries of this turn that the summary neither has nor counts. */
function lost(game: GameOnTable, turn: readonly Scene[], { all }: Dispatch): string[] {
  const texts = all.map(({ text }) => text);
  return turn.flatMap((scene, at) =>
    scene.heard.flatMap((event) => {
      if (game.board.log.has?.(event) === false) return [];
      const sentences = sentencesOf(game, event, scene);
      const isThere = sentences.every((one) => texts.some((text) => text.includes(one)));
      return isThere || changesLines(game, turn, at, event) ? [] : [sentences.join(' | ')];
    }),
  );
}

/** Goes through a game as its first seat, and returns what was lost and how often lines were counted. */
function readThrough(game: GameOnTable, path: string): { readonly losses: string[]; readonly counted: number } {
  const { table, length, step } = recordedTable(game, readFileSync(new URL(path, GAME_FOLDERS), 'utf8'));
  const { stage, close } = staged(table, 0, { speed: () => 'instant', opens: false });
  const { board } = game;
  const staging = stagingOf(board);
  let turn: Scene[] = [];
  let dispatch: Dispatch | null = null;
  /** Whose turn the moves under one title belong to. */
  let open: { readonly title: string; readonly turnOf: number } | null = null;
  let counted = 0;
  const losses: string[] = [];
  const end = (): void => {
    if (dispatch) losses.push(...lost(game, turn, dispatch).map((one) => `${path}: ${one}`));
    turn = [];
    dispatch = null;
  };
  for (let move = 1; move <= length; move++) {
    step();
    stage.finish();
    const by = table.movers()[move - 1] as number;
    const [before, after] = [move - 1, move].map((at) => table.sight(0, at).view);
    const heard = table.heard(0).flatMap(({ at, event }) => (at === move ? [event] : []));
    const scene: Scene = { before, after, seat: 0, heard, words: game.box.words.en, language: 'en' };
    const title = staging.title(scene);
    const goesOn: boolean = title !== null && !title.begins && title.title === open?.title;
    const turnOf: number = goesOn && open ? open.turnOf : by;
    open = title && { title: title.title, turnOf };
    if (turnOf === 0) {
      if (!goesOn && heard.some((event) => staging.beatsOf(event, scene).length > 0)) end();
      continue;
    }
    turn.push(scene);
    dispatch = stage.shown().dispatch;
    if (!dispatch) {
      const entries = turn.flatMap((one) => one.heard).filter((event) => board.log.has?.(event) !== false);
      expect(entries, `${path}, move ${move}: no summary`).toEqual([]);
      continue;
    }
    const { lines, all, more } = dispatch;
    expect(lines.length, `${path}, move ${move}`).toBe(Math.min(3, all.length));
    expect(more).toBe(all.length - lines.length);
    // Nothing changes places.
    expect(all.filter((line) => lines.includes(line))).toEqual(lines);
    if (more > 0) counted++;
  }
  end();
  close();
  return { losses, counted };
}

test.each(GAMES.map((game) => [game.box.game.id, game] as const))(
  '%s: each entry that others caused is in the summary of their turn, or counted',
  (_, game) => {
    const read = recordsOf(game).map((path) => readThrough(game, path));
    expect(read.flatMap(({ losses }) => losses)).toEqual([]);
    expect(read.some(({ counted }) => counted > 0)).toBe(true);
  },
);
