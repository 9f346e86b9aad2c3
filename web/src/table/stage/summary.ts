/** The others' turn in lines: those that the game makes of it, and every other entry of the log in its own words, in order. */
import type { Beat, DispatchLine, GameBoard, Scene, Staging } from '@sztab/pieces';
import { stagingOf } from './plain.ts';

/** A line of the summary. */
export interface SummaryLine extends DispatchLine {
  /** Small print: an entry of the log that no line of the game tells. */
  readonly small?: true;
}

interface Entry {
  readonly scene: Scene;
  readonly event: unknown;
}

/** An act that has no valid beats is shown as it is: the truth does not depend on how it is told. */
export function beatsOf(staging: Staging, event: unknown, scene: Scene): readonly Beat[] {
  try {
    return staging.beatsOf(event, scene);
  } catch (error) {
    console.error(error);
    return [];
  }
}

/** The result of an event says more than its cause. */
export const sentenceOf = (beats: readonly Beat[]): string | undefined =>
  (beats.find(({ kind, words }) => kind === 'verdict' && words) ?? beats.find(({ words }) => words))?.words;

/** The log has an entry for it. */
export const isEntry = ({ log }: GameBoard, event: unknown): boolean => log.has?.(event) !== false;

export function summaryOf(board: GameBoard, turn: readonly Scene[]): readonly SummaryLine[] {
  const staging = stagingOf(board);
  return staging.lines ? withTheRest(board, staging.lines, turn) : turn.flatMap((scene) => linesOf(board, scene));
}

/** The summary of a move never changes, and a long turn asks for it again with each new move. */
const memory = new WeakMap<Scene, readonly SummaryLine[]>();

/** Each event in the lines that its beats are marked for, or as the log has it. */
function linesOf(board: GameBoard, scene: Scene): readonly SummaryLine[] {
  const known = memory.get(scene);
  if (known) return known;
  const staging = stagingOf(board);
  const lines = scene.heard.flatMap((event): readonly SummaryLine[] => {
    const marked = beatsOf(staging, event, scene).flatMap(({ dispatch, words, rank, against, things }) =>
      dispatch && words ? [{ text: words, rank, things: things ?? [], ...(against && { against }) }] : [],
    );
    return marked.length > 0 ? marked : isEntry(board, event) ? [ownLine(board, { scene, event })] : [];
  });
  memory.set(scene, lines);
  return lines;
}

/** The lines of the game, and between them the entries that none of them tells. */
function withTheRest(
  board: GameBoard,
  linesFor: NonNullable<Staging['lines']>,
  turn: readonly Scene[],
): readonly SummaryLine[] {
  const lines = linesFor(turn);
  const texts = new Set(lines.map(({ text }) => text));
  const summary: SummaryLine[] = [];
  let next = 0;
  for (const [at, scene] of turn.entries())
    for (const [place, event] of scene.heard.entries()) {
      const without = { ...scene, heard: scene.heard.filter((_, i) => i !== place) };
      const told = firstChange(lines, linesFor(turn.with(at, without)));
      if (told !== null) {
        summary.push(...lines.slice(next, told + 1));
        next = Math.max(next, told + 1);
      } else if (isEntry(board, event)) {
        const own = ownLine(board, { scene, event });
        if (!texts.has(own.text)) summary.push(own);
      }
    }
  return [...summary, ...lines.slice(next)];
}

/** The first line that would be another without an event: the line that tells it. Null where no line would change. */
function firstChange(lines: readonly DispatchLine[], without: readonly DispatchLine[]): number | null {
  const at = lines.findIndex(({ text }, i) => text !== without[i]?.text);
  return at === -1 ? null : at;
}

function ownLine(board: GameBoard, { scene, event }: Entry): SummaryLine {
  const text = sentenceOf(beatsOf(stagingOf(board), event, scene)) ?? scene.words.event(event);
  return { text, rank: 3, things: board.log.line(event)?.things ?? [], small: true };
}

/** Lines of a summary that stand before it is unfolded. */
const MOST_LINES = 3;

/** The lines that matter most, in the order in which they happened: a line against the reader comes before all others. */
export function foldedOf<L extends SummaryLine>(lines: readonly L[], harms: (line: L) => boolean): readonly L[] {
  const weight = (line: L): number => (harms(line) ? 0 : line.small ? 8 : 2 * line.rank - Number(line.leads ?? false));
  const kept = new Set(lines.toSorted((a, b) => weight(a) - weight(b)).slice(0, MOST_LINES));
  return lines.filter((line) => kept.has(line));
}
