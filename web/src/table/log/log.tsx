/** What happened: grouped by turn, newest first, one line per event; a line that is pointed at lights its things on the board. */
import { type GameBoard, type Heard, type HistoryText, Glyph as Sign } from '@sztab/pieces';
import { Fragment, type KeyboardEvent, memo, useMemo } from 'react';
import './log.css';
import type { Sitting } from '../sitting.ts';

/** A line and its number in the whole log. */
interface Numbered extends Heard {
  readonly number: number;
}

interface Turn {
  /** The event that begins it; null before the first turn. */
  readonly begins: Numbered | null;
  /** Newest first. */
  readonly lines: Numbered[];
}

export function turnsOf(
  heard: readonly Heard[],
  beginsTurn: GameBoard['beginsTurn'],
  inLog?: GameBoard['inLog'],
): Turn[] {
  const turns: Turn[] = [];
  const events: unknown[] = [];
  let turn: Turn = { begins: null, lines: [] };
  for (const [number, { at, event }] of heard.entries()) {
    if (inLog && !inLog(event)) continue;
    const line = { number, at, event };
    if (beginsTurn(event, events)) {
      events.length = 0;
      if (turn.begins || turn.lines.length > 0) turns.unshift(turn);
      turn = { begins: line, lines: [] };
    } else turn.lines.unshift(line);
    events.push(event);
  }
  if (turn.begins || turn.lines.length > 0) turns.unshift(turn);
  return turns;
}

/** Which lines carry a history note, by their number: each note once, where it first fits. */
export function notesIn({ heard, board, language }: Pick<Sitting, 'heard' | 'board' | 'language'>) {
  const notes = new Map<number, HistoryText>();
  const shown = new Set<string>();
  for (const [number, { event }] of heard.entries()) {
    const note = board.note?.({ event }, language, shown);
    if (!note || shown.has(note.text)) continue;
    shown.add(note.text);
    notes.set(number, note);
  }
  return notes;
}

const NO_NOTES: ReadonlyMap<number, HistoryText> = new Map();

/**
 * The one line on the way of Tab, by its number: the first that can be pointed at. A long game has hundreds of them, and whoever
 * goes by keyboard must come past the log with one step.
 */
function lineForTab(turns: readonly Turn[], { logLine }: Pick<GameBoard, 'logLine'>): number | null {
  for (const { begins, lines } of turns) {
    for (const line of begins ? [begins, ...lines] : lines) {
      if ((logLine(line.event)?.things.length ?? 0) > 0) return line.number;
    }
  }
  return null;
}

/** Up and down go from line to line. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('button.log-line')];
  const here = lines.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowUp: here - 1, ArrowDown: here + 1, Home: 0, End: lines.length - 1 }[event.key];
  if (to === undefined || here < 0) return;
  event.preventDefault();
  lines[to]?.focus();
}

export const Log = memo(function Log({
  sitting,
  notes,
  highlight,
}: {
  sitting: Sitting;
  notes: boolean;
  highlight(things: readonly string[]): void;
}) {
  const { heard, board, say, at, language } = sitting;
  const turns = useMemo(() => turnsOf(heard, board.beginsTurn, board.inLog), [heard, board]);
  const noteAt = useMemo(
    () => (notes ? notesIn({ heard, board, language }) : NO_NOTES),
    [notes, heard, board, language],
  );
  const forTab = useMemo(() => lineForTab(turns, board), [turns, board]);
  const draw = (line: Numbered) => (
    <Line line={line} sitting={sitting} highlight={highlight} onTab={line.number === forTab} />
  );
  return (
    // Where no line leads anywhere, the log itself can be reached, to be scrolled by keys.
    <section className="log" aria-label={say.log} tabIndex={forTab === null ? 0 : undefined} onKeyDown={walk}>
      {turns.length === 0 && <p className="log-empty">{say.logEmpty}</p>}
      {turns.map(({ begins, lines }, i) => (
        <section key={begins?.number ?? -1}>
          <h3>
            {begins ? draw(begins) : say.logStart}
            {i === 0 && <time>{say.now}</time>}
          </h3>
          <ul>
            {lines.map((line) => (
              <Fragment key={line.number}>
                <li data-fresh={(line.at === at && at > 0) || undefined}>{draw(line)}</li>
                <Note note={noteAt.get(line.number)} item />
              </Fragment>
            ))}
          </ul>
          {begins && <Note note={noteAt.get(begins.number)} />}
        </section>
      ))}
    </section>
  );
});

/** A line that speaks of things on the board can be pointed at, by mouse and by keyboard. */
function Line({
  line,
  sitting,
  highlight,
  onTab,
}: {
  line: Heard;
  sitting: Sitting;
  highlight(things: readonly string[]): void;
  onTab: boolean;
}) {
  const { board, words } = sitting;
  const drawn = board.logLine(line.event);
  const things = drawn?.things ?? [];
  const said = (
    <>
      {drawn ? <Sign name={drawn.symbol} size={15} /> : <i />}
      <span lang={words.language}>{words.event(line.event)}</span>
    </>
  );
  if (things.length === 0) return <p className="log-line">{said}</p>;
  const dark = (): void => highlight([]);
  const bright = (): void => highlight(things);
  return (
    <button
      type="button"
      className="log-line"
      tabIndex={onTab ? 0 : -1}
      onPointerEnter={bright}
      onPointerLeave={dark}
      onFocus={bright}
      onBlur={dark}
    >
      {said}
    </button>
  );
}

function Note({ note, item }: { note: HistoryText | undefined; item?: boolean }) {
  if (!note) return null;
  const card = <HistoryNote {...note} />;
  return item ? <li>{card}</li> : card;
}

export function HistoryNote({ date, text }: HistoryText) {
  return (
    <aside className="history-note">
      {date && <b>{date}</b>}
      {text}
    </aside>
  );
}
