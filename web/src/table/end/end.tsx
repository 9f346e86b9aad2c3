/** The end: what was decided and how, who stands where, what now, and how it came to that. */
import {
  BOT_TAG,
  doubleWinner,
  firstOutcome,
  isPractice,
  type Outcome,
  type Seat,
  standings,
  swappedSeat,
} from '@sztab/kernel';
import { Glyph as Sign } from '@sztab/pieces';
import { useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { BestResults } from './best-results.tsx';
import { Chart } from './chart.tsx';
import './end.css';
import { awaitsSecond, type Player, type Sitter, startSecondGame, startTable, useWords } from '../house.ts';
import { SeatBadge } from '../seats/pencil.tsx';
import { nameOfSeat, roleOfSeat, type Sitting } from '../sitting.ts';
import { exportRecord } from '../windows/settings.tsx';
import { TurningPoints } from './turning-points.tsx';

const isLocal = (player: Player): player is Sitter => player.is !== 'remote';

export function End({ sitting, outcome, onBoard }: { sitting: Sitting; outcome: Outcome; onBoard(): void }) {
  const { table, say, words, board, language, viewer, state } = sitting;
  const [, go] = useLocation();
  const [starting, setStarting] = useState(false);
  const [failed, setFailed] = useState(false);
  // Not only with the moves: the past of a table online may be told later, and then the state changes.
  const chart = useMemo(() => {
    const views = Array.from({ length: state.moves + 1 }, (_, after) => table.sight(viewer, after).view);
    return board.chart?.(views, language);
  }, [table, state, viewer, board, language]);
  const seats = standings(outcome).map((seat) => ({
    seat,
    score: outcome.scores[seat] as number,
    mark: outcome.winners.includes(seat) ? say.winner : outcome.resigned?.includes(seat) ? say.resigned : '',
  }));

  const { game, options } = table.header;
  const halfTime = table.game.box.decideDouble !== undefined && awaitsSecond(table.header);

  async function playOn(): Promise<void> {
    setStarting(true);
    try {
      if (table.online) return go(await table.online.again());
      const next = halfTime
        ? startSecondGame(table.id)
        : startTable(game, options, table.sitters.filter(isLocal), isPractice(table.header));
      go(`/table/${await next}`);
    } catch (error) {
      if (!table.online) throw error;
      setFailed(true);
    } finally {
      setStarting(false);
    }
  }
  const watching = table.online !== null && table.online.info.seat === null;
  return (
    <section className="end" aria-label={say.over}>
      <h1>{words.outcome(outcome, table.header.options)}</h1>
      <ol className="end-standings" aria-label={say.standings}>
        {seats.map(({ seat, score, mark }) => (
          <Standing key={seat} {...{ seat, score, mark, sitting, won: outcome.winners.includes(seat) }} />
        ))}
      </ol>
      {halfTime && <p className="end-half">{say.halfTime}</p>}
      <BothGames sitting={sitting} second={outcome} />
      <div className="end-acts">
        {!watching && (
          <button type="button" className="btn primary" disabled={starting} onClick={() => void playOn()}>
            <Sign name="refresh" />
            {halfTime ? say.secondGame : say.rematch}
          </button>
        )}
        <Link className="btn" href={table.paths.replay}>
          <Sign name="play" />
          {say.replay}
        </Link>
        <button type="button" className="btn" onClick={() => void exportRecord(table)}>
          <Sign name="share" />
          {say.exportRecord}
        </button>
        <button type="button" className="btn quiet" onClick={onBoard}>
          {say.showBoard}
        </button>
        <Link className="btn quiet" href="/">
          {say.toHome}
        </Link>
      </div>
      {failed && <p role="alert">{say.company.tooFast}</p>}
      <div className="end-course">
        <BestResults sitting={sitting} />
        {chart && <Chart sitting={sitting} chart={chart} />}
        <TurningPoints sitting={sitting} />
      </div>
    </section>
  );
}

/** After the second game of a double match: how both ended, and whom the match goes to. */
function BothGames({ sitting, second }: { sitting: Sitting; second: Outcome }) {
  const { table, say, words } = sitting;
  const { header } = table;
  const first = firstOutcome(header);
  const winner = doubleWinner(table.game.box, header, second);
  const { levels } = useWords();
  // A bot is mostly called by its side, but here everybody had both.
  const called = (seat: Seat): string => {
    const sitter = table.sitters[seat];
    return sitter?.is === 'bot' ? (levels[sitter.level]?.name ?? sitter.level) : nameOfSeat(sitting, seat);
  };
  if (!first || winner === undefined) return null;
  // In the first game everybody sat on the other side.
  const games = [first, second].map((outcome, n) => ({
    outcome,
    scores: outcome.scores.map((score, seat) => {
      const now = n === 0 ? swappedSeat(seat, header.seats.length) : seat;
      return `${called(now)} (${roleOfSeat(sitting, seat)}) ${score}`;
    }),
  }));
  return (
    <section className="end-double" aria-label={say.doubleMatch}>
      <h2>{winner === null ? say.matchDrawn : say.matchWon(called(winner))}</h2>
      <ol>
        {games.map(({ outcome, scores }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a game is known by its number
          <li key={n}>
            <b>{say.game(n + 1)}</b>
            <span>
              {words.outcome(outcome, header.options)}
              <small className="num">{scores.join(' · ')}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface Place {
  readonly seat: Seat;
  readonly score: number;
  readonly won: boolean;
  /** Beside the name: won, or gave up. */
  readonly mark: string;
}

function Standing({ seat, score, won, mark, sitting }: Place & { sitting: Sitting }) {
  const { say, table } = sitting;
  const role = roleOfSeat(sitting, seat);
  const sat = table.header.seats[seat];
  // Whoever gave up online has left the chair to a bot; the header still has the name.
  const gone = mark === say.resigned && sat && !(`${BOT_TAG}${sat.role}` in table.header.tags);
  const name = gone ? sat.name : nameOfSeat(sitting, seat);
  // A bot is called by its role already.
  const more = [name === role ? '' : role, mark].filter(Boolean).join(' · ');
  return (
    <li data-won={won || undefined}>
      <SeatBadge sitting={sitting} seat={seat} size={34} />
      <span>
        {name}
        <small>{more}</small>
      </span>
      <b className="num">{score}</b>
    </li>
  );
}
