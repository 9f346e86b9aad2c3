/**
 * At a table online, under the ribbon: who is here, whose clock runs, and what waits for an answer, in one sentence. It has its own place and never
 * lies over the board.
 */
import type { Seat } from '@sztab/kernel';
import { Glyph as Sign } from '@sztab/pieces';
import type { ReactNode } from 'react';
import './online-strip.css';
import type { OnlineSide } from '../house.ts';
import { nameOfSeat, type Sitting } from '../sitting.ts';
import { pendingAt, SeatClock } from './council.tsx';
import { SeatBadge } from './pencil.tsx';

export function OnlineStrip({ sitting, side, talking }: { sitting: Sitting; side: OnlineSide; talking: boolean }) {
  const { say, table, seat: own } = sitting;
  const { watching } = side.info;
  const count = table.sitters.length;
  const order = Array.from({ length: count }, (_, i): Seat => ((own ?? 0) + i) % count);
  // While the talk is open, what is proposed stands there.
  const pending = talking ? null : pendingAt({ sitting, side });
  return (
    <section className="online-strip" aria-label={say.council.strip}>
      <ul>
        {order.map((seat) => (
          <StripSeat key={seat} seat={seat} sitting={sitting} side={side} />
        ))}
      </ul>
      {pending ?? <Standing sitting={sitting} side={side} />}
      {watching > 0 && (
        <p className="strip-watching" title={say.council.watching(watching)}>
          <Sign name="eye" size={17} title={say.council.watching(watching)} />
          <span className="num">{watching}</span>
        </p>
      )}
    </section>
  );
}

function StripSeat({ seat, sitting, side }: { seat: Seat; sitting: Sitting; side: OnlineSide }) {
  const { say, table, seat: own } = sitting;
  const { clock, asked, paused } = side.info;
  const sitter = table.sitters[seat];
  const away = sitter?.is === 'remote' && !sitter.here;
  return (
    <li data-asked={(!paused && asked.includes(seat)) || undefined} data-mine={seat === own || undefined}>
      <SeatBadge sitting={sitting} seat={seat} size={28} />
      <div>
        <b>
          {seat === own ? say.council.youHere : nameOfSeat(sitting, seat)}
          {sitter?.is === 'remote' && (
            <i className="presence" data-away={away || undefined} title={away ? say.council.away : say.council.here}>
              <span className="sr">{away ? say.council.away : say.council.here}</span>
            </i>
          )}
        </b>
        {clock ? (
          <SeatClock clock={clock} seat={seat} label={say.council.timeLeft} />
        ) : (
          <small>{sitter?.is === 'bot' ? say.council.aBot : say.council.noClock}</small>
        )}
      </div>
    </li>
  );
}

/** Nothing waits for an answer: a cut line, somebody away, or whose move it is. */
function Standing({ sitting, side }: { sitting: Sitting; side: OnlineSide }): ReactNode {
  const { say, table, state, seat: own } = sitting;
  const { asked, clock } = side.info;
  const { standing: strip } = say.council;
  const other = asked.find((seat) => seat !== own);
  const [text, more] =
    state.trouble === 'reconnecting'
      ? [strip.cut, strip.cutMeans(clock !== null)]
      : own !== null && asked.includes(own)
        ? [everybodyHere(sitting) ? strip.allHere : strip.yourMove, clock ? strip.yourClock : strip.noHurry]
        : other === undefined
          ? ['', '']
          : isAway(table.sitters[other])
            ? [strip.away(nameOfSeat(sitting, other)), clock ? strip.clockRuns : strip.awayMeans]
            : [strip.decides(nameOfSeat(sitting, other)), strip.lookRound];
  return (
    <p className="strip-says" data-cut={state.trouble === 'reconnecting' || undefined}>
      {text && <b>{text}</b>}
      <span>{more}</span>
    </p>
  );
}

const isAway = (sitter: Sitting['table']['sitters'][number] | undefined): boolean =>
  sitter?.is === 'remote' && !sitter.here;
const everybodyHere = ({ table }: Sitting): boolean => !table.sitters.some(isAway);
