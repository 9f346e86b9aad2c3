/** The players: one block each, the own one first, then the others in turn order. The one who decides is marked. */
import type { Seat } from '@sztab/kernel';
import { Glyph as Sign } from '@sztab/pieces';
import { isUnnamed, useWords } from '../house.ts';
import { useLayout } from '../layout.ts';
import { SeatClock } from './council.tsx';
import { SeatBadge } from './pencil.tsx';
import './seats.css';
import './many-seats.css';
import './over-hand.css';
import { nameOfSeat, roleOfSeat, type Sitting } from '../sitting.ts';

interface Props {
  readonly sitting: Sitting;
  /** Acts for another seat of this screen. */
  readonly onSit?: ((seat: Seat) => void) | null;
}

export function Seats({ sitting, onSit = null }: Props) {
  const { table, seat: own, say } = sitting;
  const layout = useLayout();
  const count = table.sitters.length;
  const first = own ?? 0;
  const order = Array.from({ length: count }, (_, i): Seat => (first + i) % count);
  return (
    // On a phone the row of seats may be longer than the screen: whoever uses no finger moves it by the arrow keys.
    <section
      className="seats"
      data-by-hand={sitting.board.seatByHand}
      aria-label={say.seats}
      tabIndex={layout === 'desk' ? undefined : 0}
    >
      {order.map((seat) => (
        <SeatBlock key={seat} seat={seat} sitting={sitting} onSit={onSit} />
      ))}
    </section>
  );
}

function SeatBlock({ seat, sitting, onSit }: { seat: Seat } & Required<Props>) {
  const { board, view, language, say, asked, seat: own, state } = sitting;
  const { levels } = useWords();
  const layout = useLayout();
  const decides = asked.some((ask) => ask.seat === seat && !ask.optional);
  const mine = seat === own;
  const clock = state.outcome ? null : sitting.table.online?.info.clock;
  return (
    <div className="seat" data-mine={mine || undefined} data-decides={decides || undefined}>
      <SeatBadge sitting={sitting} seat={seat} size={34} />
      <div className="seat-who">
        {onSit && !mine && sitting.table.sitters[seat]?.is !== 'bot' ? (
          <button type="button" className="link" title={say.actFor} onClick={() => onSit(seat)}>
            {nameOfSeat(sitting, seat)}
          </button>
        ) : (
          <SeatName name={nameOfSeat(sitting, seat)} />
        )}
        <small>{statusOf(seat, sitting, levels, layout === 'phone')}</small>
        {clock && <SeatClock clock={clock} seat={seat} label={say.council.timeLeft} />}
      </div>
      {mine && decides && <span className="seat-turn">{say.yourTurn}</span>}
      {!mine && decides && <span className="seat-turn">{state.thinking === seat ? say.thinking : say.deciding}</span>}
      {board.SeatFigures ? (
        <board.SeatFigures seat={seat} view={view} language={language} narrow={layout !== 'desk'} />
      ) : (
        <ul className="seat-figures">
          {board.figures(view, seat, language).map(({ symbol, name, value }) => (
            <li key={name} title={name}>
              <Sign name={symbol} size={17} title={name} />
              <span className="num">{value}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Of “Staff officer 2” a narrow screen may cut the words, but not the number by which it differs from the others. */
function SeatName({ name }: { name: string }) {
  const [, words, number] = /^(.*)\s(\d+)$/.exec(name) ?? [];
  if (!number) return <b>{name}</b>;
  return (
    <b className="seat-numbered">
      <span>{words}</span> {number}
    </b>
  );
}

/** Which side it is, and who plays it. */
function statusOf(
  seat: Seat,
  sitting: Sitting,
  levels: ReturnType<typeof useWords>['levels'],
  onPhone: boolean,
): string {
  const { table, say, seat: own } = sitting;
  const sitter = table.sitters[seat];
  const role = roleOfSeat(sitting, seat);
  if (sitter?.is === 'bot') return say.bot((levels[sitter.level]?.name ?? sitter.level).toLowerCase());
  if (sitter?.is === 'remote') {
    const vacant = table.online?.info.chairs[seat]?.who === null;
    const where = vacant ? say.council.vacant : sitter.here ? '' : say.council.away;
    return where ? `${role} · ${where}` : role;
  }
  if (seat !== own) return role;
  // A phone has one line for all of it: the name, and which side that is; and “You” says it already.
  return onPhone || isUnnamed(sitter?.name ?? '') ? role : `${role} · ${say.you}`;
}
