/** /replay/:id?at=n: any match of this browser, move by move, with the eyes of anybody whose secrets are over. */
import type { Viewer } from '@sztab/kernel';
import { Glyph as Sign } from '@sztab/pieces';
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Link, useSearch } from 'wouter';
import { BoardPane } from '../board/board-pane.tsx';
import { usePanZoom } from '../board/pan-zoom.ts';
import { Reading, useReading } from '../board/reading.tsx';
import { useStillProps } from '../board/still-board.tsx';
import { Loading, mayPlayFrom, type TableHandle } from '../house.ts';
import { useLayout } from '../layout.ts';
import { Log } from '../log/log.tsx';
import { DiceTray } from '../panes/dice-tray.tsx';
import { handTray } from '../panes/hand-tray.tsx';
import { instruments } from '../panes/instruments.tsx';
import { useNotes } from '../preferences.ts';
import { useMotion } from '../stage/motion.ts';
import { eyesFor } from './eyes.ts';
import './replay-page.css';
import { Ribbon } from '../panes/ribbon.tsx';
import { boxesOf } from '../regions.ts';
import { Seats } from '../seats/seats.tsx';
import { momentPath, nameOfSeat, useSitting } from '../sitting.ts';
import { ReplayControls } from './replay-controls.tsx';
import '../table.css';
import { useOpenTable } from '../open.ts';
import { NotOpened } from '../table-page.tsx';

export function ReplayPage({ id }: { id: string }) {
  const opened = useOpenTable(id, true);
  const wanted = Number(new URLSearchParams(useSearch()).get('at') ?? 0);
  if (opened === 'opening') return <Loading />;
  if (opened === 'failed' || opened === 'newer') return <NotOpened id={id} why={opened} />;
  return <Replay table={opened} start={Number.isInteger(wanted) ? wanted : 0} />;
}

export function Replay({ table, start }: { table: TableHandle; start: number }) {
  const state = useSyncExternalStore(table.subscribe, table.state);
  const layout = useLayout();
  const eyes = eyesFor(table.sitters, state.outcome !== null);
  const [chosen, setViewer] = useState<Viewer | null>(null);
  const viewer = chosen !== null && eyes.includes(chosen) ? chosen : (eyes[0] as Viewer);
  const [wanted, setAt] = useState(start);
  const at = Math.max(0, Math.min(wanted, state.moves));
  const sitting = useSitting(table, state, viewer, at);
  const { view, words, say, board } = sitting;

  const root = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const panZoom = usePanZoom(pane, sheet, { front: board.front?.(view) });
  const { thing: reading, point } = useReading(root);
  const notes = useNotes();
  const [highlighted, setHighlighted] = useState<ReadonlySet<string>>(new Set());
  const highlight = useCallback((things: readonly string[]) => setHighlighted(new Set(things)), []);
  const [hidden, setHidden] = useState(false);
  useMotion(root, view);

  const props = useStillProps(sitting, at, { highlighted, onZoom: point });
  const { lately } = props;
  const shared = instruments(sitting, props);
  const contested = useMemo(() => lately.flatMap(({ event }) => board.log.line(event)?.things ?? []), [lately, board]);
  const mover = table.movers()[at - 1];
  // Not every move is heard of: a pass inside a window is nobody else's business.
  const silent = mover === undefined ? say.logStart : nameOfSeat(sitting, mover);
  const caption = lately.length > 0 ? lately.map(({ event }) => words.event(event)).join(' · ') : silent;
  return (
    <div className="at-table replay" data-layout={layout} style={boxesOf(board)} ref={root}>
      <Ribbon sitting={sitting} notes={notes} />
      {board.Strip && layout !== 'phone' && layout !== 'landscape' && (
        <section className="table-strip" lang={words.language}>
          <board.Strip {...props} />
        </section>
      )}
      <BoardPane
        sitting={sitting}
        props={props}
        panes={{ pane, sheet }}
        panZoom={panZoom}
        pieces={{ hidden, toggle: () => setHidden(!hidden) }}
      />
      {layout !== 'phone' && layout !== 'landscape' && handTray(sitting, props)}
      <section className="replay-bar" aria-label={say.replay}>
        <ReplayControls sitting={sitting} caption={caption} at={at} go={setAt} />
        <div className="replay-side">
          {eyes.length > 1 && (
            <label>
              {say.seenBy}
              <select value={String(viewer)} onChange={({ target }) => setViewer(asViewer(target.value))}>
                {eyes.map((eye) => (
                  <option key={eye} value={String(eye)}>
                    {eye === 'public' ? say.everybody : nameOfSeat(sitting, eye)}
                  </option>
                ))}
              </select>
            </label>
          )}
          {!table.online &&
            table.kept !== false &&
            mayPlayFrom(table.sitters, state.outcome !== null) &&
            (at < state.moves || !state.outcome) && (
              <Link className="btn quiet" href={`/new/${table.header.game}?from=${table.id}&at=${at}`}>
                <Sign name="stepf" />
                {say.playFromHere}
              </Link>
            )}
          {state.outcome && table.paths.analysis && (
            <Link className="btn quiet" href={table.paths.analysis}>
              <Sign name="lamp" />
              {say.analysis}
            </Link>
          )}
          <CopyLink sitting={sitting} at={at} />
          <Link className="btn quiet" href={table.paths.table}>
            <Sign name="left" />
            {table.kept === false ? say.toGame : say.toTable}
          </Link>
        </div>
      </section>
      {layout === 'desk' ? (
        <div className="replay-left">
          <Seats sitting={sitting} />
          {shared}
        </div>
      ) : (
        <Seats sitting={sitting} />
      )}
      <aside className="replay-log" aria-label={say.log}>
        {layout !== 'desk' && shared && <div className="replay-shared">{shared}</div>}
        <DiceTray sitting={sitting} />
        <Log sitting={sitting} notes={notes[0] === 'on'} highlight={highlight} />
      </aside>
      {reading && (
        <Reading
          sitting={sitting}
          thing={reading}
          root={root}
          contested={contested}
          rightBusy={layout !== 'desk'}
          notes={notes[0] === 'on'}
        />
      )}
    </div>
  );
}

const asViewer = (value: string): Viewer => (value === 'public' ? 'public' : Number(value));

function CopyLink({ sitting, at }: { sitting: ReturnType<typeof useSitting>; at: number }) {
  const { say, table } = sitting;
  const [copied, setCopied] = useState(-1);
  const [failed, setFailed] = useState(false);
  const copy = async (): Promise<void> => {
    const path = momentPath(table, at);
    try {
      await navigator.clipboard.writeText(new URL(path, location.href).href);
      setCopied(at);
    } catch {
      // A page that is not served safely has no clipboard at all, but an address.
      history.replaceState(history.state, '', path);
      setFailed(true);
    }
  };
  return (
    <button type="button" className="btn quiet" onClick={() => void copy()}>
      <Sign name={copied === at ? 'check' : 'share'} />
      <span aria-live="polite">{copied === at ? say.copied : failed ? say.copyFailed : say.copyLink}</span>
    </button>
  );
}
