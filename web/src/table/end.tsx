/** The end: what was decided and how, who stands where, how it came to that, and what now. */
import type { Outcome, Seat } from '@sztab/kernel';
import { Glyph as Sign } from '@sztab/pieces';
import { useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Chart } from './chart.tsx';
import './end.css';
import { startTable } from './house.ts';
import { exportRecord } from './settings.tsx';
import { nameOfSeat, roleOfSeat, type Sitting } from './sitting.ts';

export function End({ sitting, outcome, onBoard }: { sitting: Sitting; outcome: Outcome; onBoard(): void }) {
  const { table, say, words, board, language, viewer, state } = sitting;
  const [, go] = useLocation();
  const [starting, setStarting] = useState(false);
  const chart = useMemo(() => {
    const views = Array.from({ length: state.moves + 1 }, (_, after) => table.sight(viewer, after).view);
    return board.chart(views, language);
  }, [table, state.moves, viewer, board, language]);
  const seats = outcome.scores
    .map((score, seat) => ({ seat, score, won: outcome.winners.includes(seat) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);

  async function rematch(): Promise<void> {
    setStarting(true);
    const { game, options } = table.header;
    try {
      go(`/table/${await startTable(game, options, table.sitters)}`);
    } finally {
      setStarting(false);
    }
  }
  return (
    <section className="end" aria-label={say.over}>
      <h1>{words.outcome(outcome, table.header.options)}</h1>
      <ol className="end-standings" aria-label={say.standings}>
        {seats.map(({ seat, score, won }) => (
          <Standing key={seat} {...{ seat, score, won, sitting }} />
        ))}
      </ol>
      <Chart sitting={sitting} chart={chart} />
      <div className="end-acts">
        <button type="button" className="btn lit" disabled={starting} onClick={() => void rematch()}>
          <Sign name="refresh" />
          {say.rematch}
        </button>
        <Link className="btn" href={`/replay/${table.id}`}>
          <Sign name="play" />
          {say.replay}
        </Link>
        <button type="button" className="btn" onClick={() => void exportRecord(table.id)}>
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
    </section>
  );
}

function Standing({ seat, score, won, sitting }: { seat: Seat; score: number; won: boolean; sitting: Sitting }) {
  const { board, say } = sitting;
  const name = nameOfSeat(sitting, seat);
  const role = roleOfSeat(sitting, seat);
  // A bot is called by its role already.
  const more = [name === role ? '' : role, won ? say.winner : ''].filter(Boolean).join(' · ');
  return (
    <li data-won={won || undefined}>
      <board.Badge seat={seat} size={34} />
      <span>
        {name}
        <small>{more}</small>
      </span>
      <b className="num">{score}</b>
    </li>
  );
}
