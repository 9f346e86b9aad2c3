/** What happened: grouped by turn, newest first, one line per event; a line that is pointed at lights its things on the board. */
import type { Heard } from '@sztab/pieces';
import { Glyph as Sign } from '@sztab/pieces';
import { Fragment, memo, type ReactNode, useMemo } from 'react';
import './log.css';
import type { Sitting } from './sitting.ts';

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

export function turnsOf(heard: readonly Heard[], beginsTurn: (event: unknown) => boolean): Turn[] {
  const turns: Turn[] = [];
  let turn: Turn = { begins: null, lines: [] };
  for (const [number, { at, event }] of heard.entries()) {
    const line = { number, at, event };
    if (beginsTurn(event)) {
      if (turn.begins || turn.lines.length > 0) turns.unshift(turn);
      turn = { begins: line, lines: [] };
    } else turn.lines.unshift(line);
  }
  if (turn.begins || turn.lines.length > 0) turns.unshift(turn);
  return turns;
}

interface Told {
  readonly date: string;
  readonly text: string;
}

/** A note is told where it first belongs, and not again: what is repeated is no longer read. */
export function notesOf(heard: readonly Heard[], noteOn: (event: unknown) => Told | null): Map<number, Told> {
  const told = new Map<number, Told>();
  const texts = new Set<string>();
  for (const [number, { event }] of heard.entries()) {
    const note = noteOn(event);
    if (!note || texts.has(note.text)) continue;
    texts.add(note.text);
    told.set(number, note);
  }
  return told;
}

export const Log = memo(function Log({
  sitting,
  notes,
  light,
}: {
  sitting: Sitting;
  notes: boolean;
  light(things: readonly string[]): void;
}) {
  const { heard, board, say, at, language } = sitting;
  const turns = useMemo(() => turnsOf(heard, board.beginsTurn), [heard, board]);
  const told = useMemo(
    () => (notes ? notesOf(heard, (event) => board.note({ event }, language)) : new Map<number, Told>()),
    [heard, board, language, notes],
  );
  const noteOn = ({ number }: Numbered): ReactNode => {
    const note = told.get(number);
    return note && <HistoryNote {...note} />;
  };
  return (
    <section className="log" aria-label={say.log}>
      {turns.length === 0 && <p className="log-empty">{say.logEmpty}</p>}
      {turns.map(({ begins, lines }, i) => (
        <section key={begins?.number ?? -1}>
          <h3>
            {begins ? <Line line={begins} sitting={sitting} light={light} /> : say.logStart}
            {i === 0 && <time>{say.now}</time>}
          </h3>
          <ul>
            {lines.map((line) => (
              <Fragment key={line.number}>
                <li data-fresh={(line.at === at && at > 0) || undefined}>
                  <Line line={line} sitting={sitting} light={light} />
                </li>
                {told.has(line.number) && <li>{noteOn(line)}</li>}
              </Fragment>
            ))}
          </ul>
          {begins && noteOn(begins)}
        </section>
      ))}
    </section>
  );
});

/** A line that speaks of things on the board can be pointed at, by mouse and by keyboard. */
function Line({ line, sitting, light }: { line: Heard; sitting: Sitting; light(things: readonly string[]): void }) {
  const { board, words } = sitting;
  const drawn = board.logLine(line.event);
  const things = drawn?.things ?? [];
  const said = (
    <>
      {drawn ? <Sign name={drawn.symbol} size={15} /> : <i />}
      <span>{words.event(line.event)}</span>
    </>
  );
  if (things.length === 0) return <p className="log-line">{said}</p>;
  const dark = (): void => light([]);
  const bright = (): void => light(things);
  return (
    <button
      type="button"
      className="log-line"
      onPointerEnter={bright}
      onPointerLeave={dark}
      onFocus={bright}
      onBlur={dark}
    >
      {said}
    </button>
  );
}

export function HistoryNote({ date, text }: Told) {
  return (
    <aside className="history-note">
      {date && <b>{date}</b>}
      {text}
    </aside>
  );
}
