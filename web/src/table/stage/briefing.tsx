/**
 * The briefing: the one place for the long form of what happens. While a move is told, its rows come one by one, then the verdict; it stays until
 * something else is told. After the others' turn it is the dispatch: what they did, three lines of it and the others counted, and what it means for you.
 */
import type { Seat } from '@sztab/kernel';
import { type BriefingRow, Glyph as Sign } from '@sztab/pieces';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Face } from '../board/reading.tsx';
import type { Again, Desk } from '../desk.ts';
import { notesIn } from '../log/log.tsx';
import { DiceTray, OwnedDie } from '../panes/dice-tray.tsx';
import { Pieces } from './pieces.tsx';
import { Price } from './price.tsx';
import { SPEEDS } from './script.ts';
import './briefing.css';
import './shared-rail.css';
import './upright-sheet.css';
import { useSpeed } from '../preferences.ts';
import { nameOfSeat, type Sitting } from '../sitting.ts';
import { useScrolls } from '../use-scrolls.ts';
import type { Dispatch, Shown } from './stage.ts';

/** Nothing is told, was told or is pointed at: its place is free. */
export const isFree = (desk: Desk): boolean => {
  const { now, again, last, dispatch } = desk.stage;
  return now === null && !again && last === null && dispatch === null && consideredOf(desk) === null;
};

/** `covers`: it lies over the lower edge of the board for a while. `rest`: what is read there while nothing is told. */
export function Briefing({ desk, covers, rest }: { desk: Desk; covers?: 'strip' | 'sheet'; rest?: ReactNode }) {
  const { sitting, stage, again } = desk;
  const { say } = sitting;
  const considered = stage.now || stage.again || covers ? null : consideredOf(desk);
  const told = stage.now ?? stage.last;
  // What is told now comes first, then what the others did; an own result stays until then.
  const dispatch = stage.now || stage.again ? null : stage.dispatch;
  // Of a long story the newest is in sight; whatever else is read here begins at its top.
  const box = useRef<HTMLElement>(null);
  const grows = !considered && !dispatch && told ? told.rows.length + Number(told.verdict !== null) : 0;
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = grows > 0 ? box.current.scrollHeight : 0;
  }, [grows]);
  // The strip of a tablet never scrolls, and while something is told the newest is in sight by itself.
  const scrolls = useScrolls(box, stage.now === null && covers !== 'strip');
  return (
    <section
      ref={box}
      className="briefing"
      aria-label={say.briefing}
      // What does not fit is read by keys, too.
      tabIndex={scrolls ? 0 : undefined}
      onKeyDown={scrolls ? keepScrolling : undefined}
      data-telling={stage.now ? '' : undefined}
      data-covers={covers}
    >
      {rest ||
        considered ||
        (dispatch ? (
          <Dispatched desk={desk} dispatch={dispatch} covers={covers} />
        ) : (
          <Told sitting={sitting} told={told} said={covers === 'sheet' ? (stage.now?.words ?? null) : null} />
        ))}
      <div className="briefing-acts">
        {(stage.now === null || again.running) && <ShowAgain sitting={sitting} again={again} />}
        <Pace sitting={sitting} />
      </div>
    </section>
  );
}

/** Up and down scroll what has the focus; the table would go to the next thing that can be touched. */
function keepScrolling(event: KeyboardEvent): void {
  if (event.target === event.currentTarget && (event.key === 'ArrowUp' || event.key === 'ArrowDown'))
    event.stopPropagation();
}

/** What was told last once more, in one go or beat by beat. */
export function ShowAgain({ sitting: { say }, again }: { sitting: Sitting; again: Again }) {
  if (again.moves === 0 && !again.recap) return null;
  return (
    <>
      <button type="button" className="btn quiet" onClick={again.running ? again.stop : again.start}>
        <Sign name="refresh" />
        {again.running ? say.stopShowing : again.recap ? say.roundAgain : say.showAgain}
        <kbd>R</kbd>
      </button>
      {again.recap && !again.running && (
        <button type="button" className="btn quiet" onClick={again.step}>
          <Sign name="right" />
          {say.stepByStep}
        </button>
      )}
    </>
  );
}

/** What the open choice may come to, and the thing pointed at; null where there is neither. */
function consideredOf({ sitting, decision, boardProps, reading, notes }: Desk): ReactNode {
  const { board, language } = sitting;
  const { view } = boardProps;
  const forecast = board.forecast?.({ view, choice: decision.choice, pointed: reading, language }) ?? null;
  if (!forecast && !reading) return null;
  // The log below keeps one note: the same is not printed twice.
  const told = [...notesIn(sitting).values()].at(-1)?.text;
  return (
    <>
      {forecast}
      {reading && <Face sitting={sitting} thing={reading} notes={notes[0] === 'on'} told={told} />}
    </>
  );
}

/** A tablet on its side: a strip over the lower edge of the board while something is told, or on demand; a tap folds it away. */
export function BriefingStrip({ desk }: { desk: Desk }) {
  const { stage, again, looksBack, lookBack } = desk;
  if (stage.now === null && !again.running && !looksBack) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button that opened it closes it, too
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button that opened it closes it, too
    <div className="briefing-strip" onClick={() => lookBack(false)}>
      <Briefing desk={desk} covers="strip" />
    </div>
  );
}

/** Among the handles of a tablet's drawers, always at its place: what was told last, once more. */
export function LookBack({ desk: { stage, story, sitting, looksBack, lookBack } }: { desk: Desk }) {
  return (
    <button
      type="button"
      className="look-back"
      aria-expanded={looksBack}
      disabled={story !== null || !(stage.dispatch || stage.last)}
      onClick={() => lookBack(!looksBack)}
    >
      <Sign name="refresh" />
      <span>{dispatchTitle(sitting, stage.dispatch)}</span>
    </button>
  );
}

/** A tablet held upright: under the board, and the hand behind it. */
export function UprightSheet({ desk }: { desk: Desk }) {
  const { hand, sitting } = desk;
  const { say } = sitting;
  const [shown, show] = useState<'briefing' | 'hand'>('briefing');
  const tabs = [
    ['briefing', say.briefing],
    ['hand', say.hand],
  ] as const;
  return (
    <div className="upright-sheet">
      {hand && (
        <nav aria-label={say.views}>
          {tabs.map(([tab, name]) => (
            <button key={tab} type="button" aria-pressed={shown === tab} onClick={() => show(tab)}>
              {name}
            </button>
          ))}
        </nav>
      )}
      {hand && shown === 'hand' ? hand : <Briefing desk={desk} />}
    </div>
  );
}

/** People have names; of a bot only its side is known. */
const namedIn = (sitting: Sitting, seat: Seat): string =>
  (sitting.table.sitters[seat]?.is === 'bot' && sitting.board.staging?.named?.(seat, sitting.language)) ||
  nameOfSeat(sitting, seat);

function dispatchTitle(sitting: Sitting, dispatch: Dispatch | null): string {
  const { say } = sitting;
  if (dispatch?.head) return dispatch.head;
  const [seat, ...more] = dispatch?.by ?? [];
  if (!dispatch || seat === undefined) return say.briefing;
  return more.length > 0 ? say.dispatchOfAll : say.dispatch(namedIn(sitting, seat));
}

/** Before anything was told: the dice as they fell last. `said`: what stands right over it already. */
function Told({ sitting, told, said }: { sitting: Sitting; told: Shown['last']; said: string | null }) {
  if (!told) return <DiceTray sitting={sitting} />;
  const { title, verdict } = told;
  const rows = told.rows.length === 1 ? told.rows.filter((row) => !saysOnly(row, said)) : told.rows;
  return (
    <>
      {title && (
        <header>
          <h2>{title.title}</h2>
          <p className="briefing-detail">{title.detail}</p>
        </header>
      )}
      <ol className="briefing-rows">
        {rows.map(({ text, detail, figures, was, dice, symbol, price, pieces, later }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows stand in the order in which they were told
          <li key={i} data-later={later}>
            {symbol && <Sign name={symbol} />}
            <p>
              <strong>{text}</strong>
              {price && <Price price={price} />}
              {detail && <small>{detail}</small>}
              {dice && dice.length > 0 && (
                <span className="briefing-dice">
                  {dice.map((die, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order in which they were rolled
                    <OwnedDie key={place} die={die} sitting={sitting} size={28} />
                  ))}
                </span>
              )}
            </p>
            <p className="briefing-figures num">
              {was && <s>{was}</s>} {figures}
            </p>
            {pieces && <Pieces sitting={sitting} pieces={pieces} />}
          </li>
        ))}
      </ol>
      {verdict && !verdict.rows && (
        <div className="briefing-verdict" data-against={isAgainst(sitting, verdict.against) || undefined}>
          {verdict.row?.figures && <b className="num">{verdict.row.figures}</b>}
          <p>
            <strong>{verdict.row?.text ?? verdict.words}</strong>
            {verdict.row?.detail && <small>{verdict.row.detail}</small>}
          </p>
        </div>
      )}
    </>
  );
}

const saysOnly = ({ text, detail, figures, dice, price }: BriefingRow, words: string | null): boolean =>
  text === words && !detail && !figures && !dice && !price;

const isAgainst = ({ seat }: Sitting, against: readonly number[] = []): boolean =>
  seat !== null && against.includes(seat);

function Dispatched({
  desk,
  dispatch,
  covers,
}: {
  desk: Desk;
  dispatch: Dispatch;
  covers: 'strip' | 'sheet' | undefined;
}) {
  const { sitting } = desk;
  const { lines, all, more, means } = dispatch;
  const { say } = sitting;
  const [unfolded, unfold] = useState<Dispatch | null>(null);
  const open = unfolded === dispatch;
  const inStrip = covers === 'strip';
  const rest = more > 0 && (
    <button
      type="button"
      className="btn quiet briefing-more"
      aria-expanded={inStrip ? undefined : open}
      // A strip has no room to unfold in: there the log has the rest.
      onClick={() => (inStrip ? desk.open('log') : unfold(open ? null : dispatch))}
    >
      {open ? say.logLess : say.andMore(more)}
    </button>
  );
  return (
    <>
      <header>
        <h2>{dispatchTitle(sitting, dispatch)}</h2>
        {inStrip && rest}
      </header>
      <ol className="briefing-rows briefing-dispatch">
        {(open ? all : lines).map((line, i) => (
          // Only the lines that stand folded have numbers: the board marks their things with them.
          // biome-ignore lint/suspicious/noArrayIndexKey: lines stand in the order in which they happened
          <li key={i} data-against={line.against || undefined} data-more={!lines.includes(line) || undefined}>
            <p>{line.text}</p>
          </li>
        ))}
      </ol>
      {/* The beginning of a turn that is too long for lines. */}
      {open && more > all.length - lines.length && <p>{say.andMore(more - all.length + lines.length)}</p>}
      {!inStrip && rest}
      {means.length > 0 && (
        <div className="briefing-means">
          <h3>{say.means}</h3>
          {means.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </>
  );
}

function Pace({ sitting: { say } }: { sitting: Sitting }) {
  const [speed, setSpeed] = useSpeed();
  const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 'calm';
  return (
    <button type="button" className="btn quiet briefing-pace" onClick={() => setSpeed(next)}>
      {say.pace}: {say.paces[speed]}
      <kbd>S</kbd>
    </button>
  );
}
