/**
 * What happened, as a story: rounds as headings, the newest turn first, in each the deed before what came of it. A line that is pointed at lights its
 * things on the board. Of history one note stands at the foot, so that it never covers what is new.
 */
import { type HistoryText, type LogLine, Glyph as Sign, type SymbolName } from '@sztab/pieces';
import { type KeyboardEvent, type MouseEvent, memo, use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import './log.css';
import { loadGlossary, type Meaning, piecesOf } from '../house.ts';
import { AskWord, useGlossary } from '../meaning/worded.tsx';
import { SeatBadge } from '../seats/pencil.tsx';
import type { Sitting } from '../sitting.ts';
import { type Numbered, outlineOf, type Round, roundsOf } from './chapters.ts';
import { summedUp, type ToldLine, tellerOf } from './told.ts';

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

/** So many of the latest rounds stand open by themselves. */
const OPEN_ROUNDS = 2;

/** Up and down go from line to line: a long game has hundreds, and whoever goes by keyboard comes past the log with one step. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const here = lines.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowUp: here - 1, ArrowDown: here + 1, Home: 0, End: lines.length - 1 }[event.key];
  if (to === undefined || here < 0) return;
  event.preventDefault();
  lines[to]?.focus();
}

/** A line as it is drawn. */
interface Shown {
  readonly number: number;
  readonly text: string;
  readonly symbol?: SymbolName;
  readonly things?: readonly string[];
}
interface Drawn extends Numbered, ToldLine, Pick<Shown, 'symbol' | 'things'>, Pick<LogLine, 'by'> {}

export const Log = memo(function Log({
  sitting,
  notes,
  highlight,
}: {
  sitting: Sitting;
  notes: boolean;
  highlight(things: readonly string[]): void;
}) {
  const { heard, board, say } = sitting;
  const rounds = useMemo(() => roundsOf(heard, board.log), [heard, board]);
  const note = useMemo(() => (notes ? [...notesIn(sitting).values()].at(-1) : undefined), [notes, sitting]);
  const tell = useMemo(() => tellerOf(sitting), [sitting]);
  const [near, setNear] = useState(false);
  const ask = use(AskWord);
  const glossary = useGlossary(sitting, near && ask !== null, loadGlossary);
  const comeNear = (): void => setNear(true);
  // Whoever has scrolled down to read finds what is new at its top.
  const box = useRef<HTMLDivElement>(null);
  const newest = heard.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: something new was told
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = 0;
  }, [newest]);
  return (
    // The newest heading is on the way of Tab; a log without any can itself be reached, to be scrolled by keys.
    <section
      className="log"
      aria-label={say.log}
      tabIndex={rounds.length === 0 ? 0 : undefined}
      onKeyDown={walk}
      onPointerEnter={comeNear}
      onFocus={comeNear}
    >
      <div className="log-rounds" ref={box}>
        {rounds.length === 0 && <p className="log-empty">{say.logEmpty}</p>}
        {rounds.map((round, i) => (
          <Chapter
            key={round.begins?.number ?? -1}
            round={round}
            newest={i === 0}
            recent={i < OPEN_ROUNDS}
            {...{ sitting, tell, highlight, glossary }}
          />
        ))}
      </div>
      {note && <HistoryNote {...note} />}
    </section>
  );
});

interface Telling {
  readonly sitting: Sitting;
  /** The words that can be explained; none until somebody comes near. */
  readonly glossary: readonly Meaning[];
  tell(line: Numbered): ToldLine;
  highlight(things: readonly string[]): void;
}

function Chapter({ round, newest, recent, ...telling }: Telling & { round: Round; newest: boolean; recent: boolean }) {
  const { sitting, tell } = telling;
  const { say, words } = sitting;
  const [turned, turn] = useState(false);
  const open = turned ? !recent : recent;
  const { begins, turns } = round;
  return (
    <section>
      <h3>
        <button
          type="button"
          className="log-round"
          tabIndex={newest ? 0 : -1}
          aria-expanded={open}
          onClick={() => turn(!turned)}
        >
          <Sign name={open ? 'down' : 'chev'} size={14} />
          <span lang={words.language}>{begins ? tell(begins).text : say.logStart}</span>
          {newest && <time>{say.now}</time>}
        </button>
      </h3>
      {open && (
        <ol>
          {turns.map(({ lines, all }) => (
            <TurnLines key={lines[0]?.number} {...{ lines, all }} {...telling} />
          ))}
        </ol>
      )}
    </section>
  );
}

function TurnLines({
  lines,
  all,
  sitting,
  glossary,
  tell,
  highlight,
}: Telling & { lines: readonly Numbered[]; all: readonly Numbered[] }) {
  const { say, table, at, board } = sitting;
  const [unfolded, unfold] = useState(false);
  const told = lines.map((line): Drawn => ({ ...line, ...tell(line), ...board.log.line(line.event) }));
  const summed = summedUp(sitting, all)?.map((line, i): Shown => ({ ...line, number: i }));
  // Of a turn that has only begun there is nothing to tell; what is too small for a dispatch stands as it was heard.
  const outline: readonly Shown[] = summed && (summed.length > 0 || told.length === 1) ? summed : outlineOf(told);
  const [deed, ...effects] = unfolded ? told : outline;
  const more = told.length - outline.length;
  if (!deed || !told[0]) return null;
  // That a turn began is told with the last move of the turn before; whose it is, its first line about something says, or else its last.
  const own = told.find(({ things = [] }) => things.length > 0) ?? told.at(-1) ?? told[0];
  const mover = own.at > 0 ? table.movers()[own.at - 1] : undefined;
  const by = told[0].by === undefined ? mover : told[0].by;
  const fresh = at > 0 && told.at(-1)?.at === at;
  return (
    <li className="log-turn" data-fresh={fresh || undefined}>
      {by == null ? <i /> : <SeatBadge sitting={sitting} seat={by} size={18} />}
      <div>
        <Line line={deed} {...{ sitting, glossary, highlight }} deed />
        {effects.length > 0 && (
          <ul>
            {effects.map((line) => (
              <li key={line.number}>
                <Line line={line} {...{ sitting, glossary, highlight }} />
              </li>
            ))}
          </ul>
        )}
        {more > 0 && (
          <button
            type="button"
            className="log-more"
            tabIndex={-1}
            aria-expanded={unfolded}
            onClick={() => unfold(!unfolded)}
          >
            {unfolded ? say.logLess : say.logMore(more)}
          </button>
        )}
      </div>
    </li>
  );
}

/** A line that speaks of things on the board can be pointed at, by mouse and by keyboard; touched, it explains the word that was touched, or its first. */
function Line({
  line: { text, symbol, things = [] },
  sitting,
  glossary,
  highlight,
  deed,
}: Omit<Telling, 'tell'> & { line: Shown; deed?: boolean }) {
  const { words } = sitting;
  const ask = use(AskWord);
  const pieces = useMemo(() => piecesOf(text, glossary), [text, glossary]);
  const explained = pieces.flatMap(({ word }) => word ?? []);
  const said = (
    <>
      {symbol ? <Sign name={symbol} size={15} /> : <i />}
      <span lang={words.language}>
        {pieces.map(({ text: piece, word }) =>
          word ? (
            <span key={word.id} className="word" title={word.means} data-word={word.id}>
              {piece}
            </span>
          ) : (
            piece
          ),
        )}
      </span>
    </>
  );
  const explain = ({ target }: MouseEvent): void => {
    const id = (target as Element).closest<HTMLElement>('[data-word]')?.dataset.word;
    const word = explained.find((one) => one.id === id) ?? explained[0];
    if (word) ask?.(word);
  };
  if (things.length === 0 && explained.length === 0)
    return (
      <p className="log-line" data-deed={deed}>
        {said}
      </p>
    );
  const dark = (): void => highlight([]);
  const bright = (): void => highlight(things);
  return (
    <button
      type="button"
      className="log-line"
      data-deed={deed}
      tabIndex={-1}
      onPointerEnter={bright}
      onPointerLeave={dark}
      onFocus={bright}
      onBlur={dark}
      onClick={explain}
    >
      {said}
    </button>
  );
}

export function HistoryNote({ date, text }: HistoryText) {
  return (
    <aside className="history-note">
      {date && <b>{date}</b>}
      {text}
    </aside>
  );
}
