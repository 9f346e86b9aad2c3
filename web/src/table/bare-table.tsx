/**
 * A table without its frame: its board alone, as a part of a page. It is played by the same touches and told by the same stage as any other; whoever
 * shows it says beside it what is to be said. What is spelled out is done at once, so it is for tables where everything can be taken back.
 */
import { type BoardProps, type Choice, Glyph as Sign } from '@sztab/pieces';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useOneStop } from './board/one-stop.ts';
import { usePanZoom } from './board/pan-zoom.ts';
import { targetsIn, useOffBoard } from './board/targets.ts';
import { type Decision, useDecision } from './decision.ts';
import type { TableHandle } from './house.ts';
import { type Arrow, nearest } from './keys/nearest.ts';
import { useLayout } from './layout.ts';
import { tellerOf } from './log/told.ts';
import { Confirm, optionsOf } from './order-line/order-acts.tsx';
import { useSeating } from './seats/seating.ts';
import { type Sitting, useSitting } from './sitting.ts';
import { Announcer } from './stage/announcer.tsx';
import { AtPlace } from './stage/at-place.tsx';
import { useMotion } from './stage/motion.ts';
import { useStage } from './stage/use-stage.ts';
import { useBest } from './useful.ts';
import './board/board-pane.css';
import './bare-table.css';

/** What there is to be said and pressed beside the board. */
export interface Beside {
  /** What is told at this moment; null when nothing is. */
  readonly told: string | null;
  /** What was done, and nothing of what followed from it. */
  readonly happened: string | null;
  /** Why nothing came of the last touch. */
  readonly refused: string | null;
  /** What is chosen in words, not on the board. */
  readonly acts: ReactNode;
}

interface BareProps {
  readonly table: TableHandle;
  /** Whether anything can be touched. */
  readonly asks: boolean;
  /** Things that have to be in view; absent: all of the board is. */
  readonly front?: readonly string[] | undefined;
  /** The move that is waited for: the keyboard begins at its things. */
  readonly awaits: readonly string[];
  /** What happened from this move on is marked on the board. */
  readonly since: number;
  beside(now: Beside): ReactNode;
}

const NO_MOVES: readonly string[] = [];
const ARROWS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] satisfies Arrow[];
const ignore = (): void => undefined;

export function BareTable({ table, asks, front, awaits, since, beside }: BareProps) {
  const state = useSyncExternalStore(table.subscribe, table.state);
  const { viewer } = useSeating(table, state);
  const root = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [stage, shown] = useStage(table, viewer, false);
  const seen = useSitting(table, state, viewer, null, shown.picture);
  const sitting = useMemo((): Sitting => (asks ? seen : { ...seen, moves: NO_MOVES }), [asks, seen]);
  const { view, seat, language, words, board, heard } = sitting;
  const decision = useDecision(sitting, ignore);
  const { choice } = decision;
  useAtOnce(decision);
  const layout = useLayout();
  // A piece of a board is as large on a phone as on a desk; all of it is laid out as a phone has it.
  const small = layout === 'phone';
  const panZoom = usePanZoom(pane, sheet, { front: front ?? board.front?.(view), fixed: true });
  const offBoard = useOffBoard(root, choice, '');
  useMotion(root, view);
  useOneStop(pane, choice, undefined, (thing) => tokensIn(awaits[0] ?? '').includes(thing));
  const best = useBest(sitting, choice);
  const telling = shown.now?.beat ?? null;
  const touch = useRef<BoardProps['onTouch']>(ignore);
  touch.current = (thing, joins) => {
    if (shown.picture) stage.skipAct();
    else if (asks) decision.touch(thing, joins);
  };
  const play = useRef(decision.play);
  play.current = decision.play;
  const props = useMemo(
    (): BoardProps => ({
      view,
      seat,
      language,
      words,
      choice,
      onTouch: (thing, joins) => touch.current(thing, joins),
      onPlay: (move, joins) => play.current(move, joins),
      onZoom: ignore,
      lately: choice.picked.length > 0 ? [] : heard.filter(({ at }) => at >= since),
      zoom: panZoom.step,
      highlighted: new Set(telling?.things),
      telling,
      best,
      briefing: 'whole',
      tab: small && !front ? 'board' : undefined,
    }),
    [view, seat, language, words, choice, heard, since, panZoom.step, telling, best, small, front],
  );
  const { Board } = board;
  return (
    <div
      className="bare-table"
      ref={root}
      data-telling={shown.picture ? '' : undefined}
      data-piece={small && front ? '' : undefined}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows only lead from one of its buttons to the next */}
      <div className="board-pane" ref={pane} onKeyDown={(event) => step(event, root.current, choice)}>
        <div className="sheet" ref={sheet} lang={words.language}>
          <Board {...props} />
        </div>
        <section className="sr" aria-label={sitting.say.position}>
          {words.position(view).map((line) => (
            <p key={line} lang={words.language}>
              {line}
            </p>
          ))}
        </section>
      </div>
      <AtPlace sitting={sitting} now={shown.now} root={root} />
      {beside({
        told: shown.picture ? (shown.now?.words ?? shown.now?.verdict?.words ?? '') : null,
        happened: happenedAt(sitting, since),
        refused: decision.refusal && words.whyNot(decision.refusal.reason),
        acts: <Acts sitting={sitting} decision={decision} offBoard={offBoard} awaits={awaits} />,
      })}
      <Announcer said={shown.said} />
    </div>
  );
}

/** The gravest line of the first of these moves of which anything is told. */
function happenedAt(sitting: Sitting, since: number): string | null {
  const tell = tellerOf(sitting);
  const heard = sitting.heard.map((line, number) => ({ ...line, number })).filter(({ at }) => at >= since);
  const lines = heard.filter(({ at }) => at === heard[0]?.at).map(tell);
  return lines.toSorted((a, b) => a.rank - b.rank)[0]?.text ?? null;
}

const tokensIn = (move: string): readonly string[] => move.split(/[(),]/);

/** What is spelled out and can mean nothing else is done. */
function useAtOnce({ choice, play }: Decision): void {
  const { picked, open, complete } = choice;
  const meant = picked.length > 0 && open.length === 1 ? complete : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every move that is meant
  useEffect(() => {
    if (meant !== null) play(meant);
  }, [meant]);
}

function step(event: KeyboardEvent, root: HTMLElement | null, choice: Choice): void {
  if (!ARROWS.includes(event.key)) return;
  event.preventDefault();
  const spots = targetsIn(root, choice).map(({ element, box }) => ({
    element,
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
  }));
  const from = spots.find(({ element }) => element === document.activeElement);
  const next = from ? nearest(from, spots, event.key as Arrow) : spots[0];
  next?.element.focus({ preventScroll: true });
}

/** Only what is waited for and stands nowhere on the board: the other answers, and the ways out of a question, are at the real table. */
function Acts(props: { sitting: Sitting; decision: Decision; offBoard: readonly string[]; awaits: readonly string[] }) {
  const { sitting, decision, offBoard } = props;
  const { board, view, language, words, moves } = sitting;
  const wanted = new Set(props.awaits.flatMap((move) => [move, ...tokensIn(move)]));
  const options = moves.length > 0 ? optionsOf(decision, offBoard).filter(({ token }) => wanted.has(token)) : [];
  return (
    <div
      className="bare-acts"
      data-state={moves.length > 0 ? 'yours' : undefined}
      data-picked={decision.choice.picked.join(' ')}
    >
      {options.map(({ token, take }) => (
        <button key={token} type="button" className="btn primary" data-answer={token} onClick={take}>
          <Sign name={board.symbolOf(token, view)} />
          {moves.includes(token) ? words.move(token, view) : board.nameOf(token, view, language)}
        </button>
      ))}
      <div className="order-acts">
        {decision.primary && <Confirm sitting={sitting} decision={decision} reacting={false} letStand={null} />}
      </div>
    </div>
  );
}
