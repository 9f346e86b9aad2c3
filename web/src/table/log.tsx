/** What happened: grouped by turn, newest first, one line per event; a line that is pointed at lights its things on the board. */
import type { Heard } from '@sztab/pieces';
import { Symbol as Sign } from '@sztab/pieces';
import { memo, useMemo } from 'react';
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

export const Log = memo(function Log({
  sitting,
  notes,
  light,
}: {
  sitting: Sitting;
  notes: boolean;
  light(things: readonly string[]): void;
}) {
  const { heard, board, words, say, at } = sitting;
  const turns = useMemo(() => turnsOf(heard, board.beginsTurn), [heard, board]);
  return (
    <section className="log" aria-label={say.log}>
      {turns.length === 0 && <p className="log-empty">{say.logEmpty}</p>}
      {turns.map((turn, i) => (
        <section key={turn.begins?.number ?? -1}>
          <h3>
            <span>{turn.begins ? words.event(turn.begins.event) : say.logStart}</span>
            {i === 0 && <time>{say.now}</time>}
          </h3>
          <ul>
            {turn.lines.map((line) => (
              <Line key={line.number} line={line} fresh={line.at === at && at > 0} {...{ sitting, notes, light }} />
            ))}
          </ul>
          {turn.begins && notes && <Note sitting={sitting} event={turn.begins.event} />}
        </section>
      ))}
    </section>
  );
});

function Line({
  line,
  fresh,
  sitting,
  notes,
  light,
}: {
  line: Heard;
  fresh: boolean;
  sitting: Sitting;
  notes: boolean;
  light(things: readonly string[]): void;
}) {
  const { board, words } = sitting;
  const drawn = board.logLine(line.event);
  const things = drawn?.things ?? [];
  const text = words.event(line.event);
  const sign = drawn ? <Sign name={drawn.symbol} size={15} /> : <i />;
  const dark = (): void => light([]);
  return (
    <>
      <li data-fresh={fresh || undefined}>
        {things.length === 0 ? (
          <p>
            {sign}
            <span>{text}</span>
          </p>
        ) : (
          <button
            type="button"
            onPointerEnter={() => light(things)}
            onPointerLeave={dark}
            onFocus={() => light(things)}
            onBlur={dark}
          >
            {sign}
            <span>{text}</span>
          </button>
        )}
      </li>
      {notes && <Note sitting={sitting} event={line.event} item />}
    </>
  );
}

function Note({ sitting, event, item }: { sitting: Sitting; event: unknown; item?: boolean }) {
  const note = sitting.board.note({ event }, sitting.language);
  if (!note) return null;
  const card = <HistoryNote {...note} />;
  return item ? <li>{card}</li> : card;
}

export function HistoryNote({ date, text }: { date: string; text: string }) {
  return (
    <aside className="history-note">
      <b>{date}</b>
      {text}
    </aside>
  );
}
