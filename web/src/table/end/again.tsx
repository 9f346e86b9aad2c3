/** What now: once more as the same or as the other side, against the same or another level. Nothing is raised by itself. */
import { isPractice, LEVELS, levelNamed, type Seat, seatsAreDrawn, withChosenSeats } from '@sztab/kernel';
import { Glyph as Sign } from '@sztab/pieces';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import {
  awaitsSecond,
  mayPlayFrom,
  originOf,
  type Player,
  type Sitter,
  startFrom,
  startSecondGame,
  startTable,
  useWords,
} from '../house.ts';
import { useKeys } from '../keys/keys.ts';
import { useLayout } from '../layout.ts';
import { useSpeed } from '../preferences.ts';
import { peopleAt } from '../seats/seating.ts';
import { roleOfSeat, type Sitting } from '../sitting.ts';
import { exportRecord } from '../windows/settings.tsx';
import './again.css';
import { endedAs } from './ended.ts';
import { ShareLink } from './share-link.tsx';

const isLocal = (player: Player): player is Sitter => player.is !== 'remote';

/** Another place, or other bots; absent: as it was. */
interface Otherwise {
  /** The same cards and dice from the beginning. */
  readonly same?: true;
  readonly seat?: Seat;
  readonly level?: string;
}

/** The same people and bots, the one person at another seat, and bots of another level if one is asked for. */
export function seatedOtherwise(sitters: readonly Sitter[], { seat, level }: Otherwise): Sitter[] {
  const seated = sitters.map((one) => (one.is === 'bot' && level ? { ...one, level } : one));
  const own = seated.findIndex(({ is }) => is !== 'bot');
  if (seat === undefined || own < 0) return seated;
  [seated[own], seated[seat]] = [seated[seat] as Sitter, seated[own] as Sitter];
  return seated;
}

/** Whoever presses twice at the end of a game has not asked for another one. */
const DEAD_MS = 400;

export interface Again {
  /** One person against bots of this browser: there sides and levels can be chosen. */
  readonly choice: { readonly seat: Seat; readonly level: string } | null;
  readonly halfTime: boolean;
  /** Nothing is pressed by a hand that still meant the table, nor twice. */
  readonly ready: boolean;
  readonly failed: boolean;
  /** Who only looked on plays nothing again. */
  readonly watching: boolean;
  play(otherwise?: Otherwise): void;
}

export function useAgain({ table }: Sitting): Again {
  const [, go] = useLocation();
  const [starting, setStarting] = useState(false);
  const [failed, setFailed] = useState(false);
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), DEAD_MS);
    return () => clearTimeout(timer);
  }, []);
  const { header, sitters, online } = table;
  const halfTime = table.game.box.decideDouble !== undefined && awaitsSecond(header);
  const bot = sitters.find((one) => one.is === 'bot');
  const [seat, ...more] = peopleAt(sitters);
  const choice = !online && !halfTime && bot && seat !== undefined && more.length === 0;

  async function start(otherwise: Otherwise): Promise<void> {
    setStarting(true);
    setFailed(false);
    try {
      if (online) return go(await online.again());
      const local = sitters.filter(isLocal);
      // Who says which side it shall be does not draw lots for it.
      const options = choice && seatsAreDrawn(header.options) ? withChosenSeats(header.options) : header.options;
      const origin = otherwise.same ? await originOf(table.id, 0) : null;
      const next = halfTime
        ? startSecondGame(table.id)
        : origin
          ? startFrom(origin, local, isPractice(header))
          : startTable(header.game, options, seatedOtherwise(local, otherwise), isPractice(header));
      go(`/table/${await next}`);
    } catch (error) {
      if (!online) throw error;
      setFailed(true);
    } finally {
      setStarting(false);
    }
  }
  return {
    choice: choice ? { seat, level: bot.level } : null,
    halfTime,
    ready: settled && !starting,
    failed,
    watching: online !== null && online.info.seat === null,
    play: (otherwise = {}) => void start(otherwise),
  };
}

/** The order line at its place, with what it always has: a sentence, and the primary button at its end. */
export function EndOrder({ sitting, again }: { sitting: Sitting; again: Again }) {
  const { say, table } = sitting;
  const { levels } = useWords();
  const { choice } = again;
  const [seat, setSeat] = useState(choice?.seat);
  const [level, setLevel] = useState(choice?.level);
  const layout = useLayout();
  const small = layout === 'phone' || layout === 'landscape';
  const play = (): void =>
    again.play({
      ...(seat !== undefined && seat !== choice?.seat && { seat }),
      ...(level !== undefined && level !== choice?.level && { level }),
    });
  const press = ({ target }: KeyboardEvent): boolean => {
    // A button in focus is pressed by Enter itself.
    if (again.watching || !again.ready || (target instanceof Element && target.closest('button, a'))) return false;
    play();
    return true;
  };
  useKeys({ 'Ctrl+Enter': press, Enter: press });
  const together = table.game.box.lid.together === true;
  // Another who sat here has opened the rematch; the button leads to the same table.
  const open = !again.watching && Boolean(table.online?.info.next);
  return (
    <section
      className="order-line end-order"
      data-state="over"
      data-rematch={open || undefined}
      data-watching={again.watching || undefined}
      aria-label={say.orderLine}
    >
      <div role="status" className="end-rematch">
        {open && <p>{say.rematchOpen}</p>}
      </div>
      {!small && !open && (
        <div className="order-says">
          {choice && <p className="order-context">{say.levelStays}</p>}
          {choice && !again.halfTime ? (
            <p className="order-sentence">
              {together ? say.againWith : say.againAs}
              {!together && (
                <select aria-label={say.againAs} value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
                  {table.header.seats.map(({ role }, one) => (
                    <option key={role} value={one}>
                      {roleOfSeat(sitting, one)}
                    </option>
                  ))}
                </select>
              )}
              {!together && say.against}
              <select aria-label={say.against} value={level} onChange={({ target }) => setLevel(target.value)}>
                {[...new Set([...LEVELS, choice.level])].map((one) => (
                  <option key={one} value={one}>
                    {levels[one]?.name ?? one}
                  </option>
                ))}
              </select>
            </p>
          ) : (
            <p className="order-sentence">
              {again.watching
                ? say.over
                : again.halfTime
                  ? say.halfTime
                  : table.online
                    ? say.againSwapped
                    : say.againSame}
            </p>
          )}
        </div>
      )}
      <div className="order-acts">
        <button
          type="button"
          className="btn quiet end-share"
          title={say.exportRecord}
          onClick={() => void exportRecord(table)}
        >
          <Sign name="share" />
          <span>{say.exportRecord}</span>
        </button>
        {!small && table.paths.analysis && (
          <Link className="btn" href={table.paths.analysis}>
            <Sign name="lamp" />
            {say.analysis}
          </Link>
        )}
        {!small && <HomeLink sitting={sitting} />}
        {!again.watching && (
          <button type="button" className="btn primary" disabled={!again.ready} onClick={play}>
            {open ? say.toRematch : again.halfTime ? say.secondGame : say.rematch}
            <span className="end-key" aria-hidden="true">
              ⏎
            </span>
          </button>
        )}
      </div>
      {again.failed && <p role="alert">{say.council.tooFast}</p>}
    </section>
  );
}

const HomeLink = ({ sitting: { say } }: { sitting: Sitting }) => (
  <Link className="btn" href="/">
    {say.toHome}
  </Link>
);

/** What to do next, each with one press. */
export function Next({
  sitting,
  again,
  won,
  onBoard,
}: {
  sitting: Sitting;
  again: Again;
  won: boolean;
  onBoard(): void;
}) {
  const { say, table } = sitting;
  const { levels } = useWords();
  const layout = useLayout();
  const { choice } = again;
  const [pace, setPace] = useSpeed();
  const [ended] = useState(() => endedAs(table.header.game, table.id));
  const seats = table.header.seats.length;
  // Where all win together bots are no opponents, and there is no other side.
  const against = table.game.box.lid.together ? null : choice;
  const other = against && seats > 1 ? (against.seat + 1) % seats : null;
  const nextLevel = against ? LEVELS[LEVELS.indexOf(levelNamed(against.level)) + (won ? 1 : -1)] : undefined;
  const way = (
    symbol: 'user' | 'bot' | 'layers' | 'refresh' | 'clock',
    name: string,
    means: string,
    act: () => void,
  ): ReactNode => (
    <li>
      <button type="button" disabled={!again.ready} onClick={act}>
        <Sign name={symbol} />
        <span>
          <b>{name}</b>
          <small>{means}</small>
        </span>
      </button>
    </li>
  );
  return (
    <section className="end-next" aria-label={say.next}>
      <h2>{say.next}</h2>
      <ul>
        {other !== null &&
          way('user', say.otherSide(roleOfSeat(sitting, other)), say.otherSideMeans, () => again.play({ seat: other }))}
        {nextLevel &&
          way(
            'bot',
            (won ? say.stronger : say.gentler)(levels[nextLevel]?.name ?? nextLevel),
            levels[nextLevel]?.meaning ?? '',
            () => again.play({ level: nextLevel }),
          )}
        {choice &&
          mayPlayFrom(table.sitters, true) &&
          way('refresh', say.sameDeal, say.sameDealMeans, () => again.play({ same: true }))}
        {/* Whoever has seen three ends knows how it is told; it is offered this once. */}
        {ended === 3 && pace === 'calm' && way('clock', say.brisker, say.briskerMeans, () => setPace('brisk'))}
        <ShareLink sitting={sitting} />
        {way('layers', say.showBoard, say.showBoardMeans, onBoard)}
      </ul>
      {(layout === 'phone' || layout === 'landscape') && <HomeLink sitting={sitting} />}
    </section>
  );
}
