/** The people elsewhere: talk, what they are asked to agree to, and the time they have left. Only at tables online. */
import type { Seat } from '@sztab/kernel';
import { Glyph as Sign } from '@sztab/pieces';
import type { Clock, TalkLine, Wish } from '@sztab/protocol';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import './company.css';
import type { OnlineSide } from './house.ts';
import { nameOfSeat, type Sitting } from './sitting.ts';

type Side = { readonly sitting: Sitting; readonly side: OnlineSide };

/** Something lies on the table and waits for a yes or no: over the board, or in the talk while that is open. */
export function ProposalBar({ sitting, side }: Side) {
  const { say } = sitting;
  const { proposal, seat, paused, state } = side.info;
  if (!proposal) return paused && state === 'playing' ? <Resting sitting={sitting} side={side} /> : null;
  const mine = proposal.by === seat;
  const asked = seat !== null && proposal.open.includes(seat);
  const agreed = seat !== null && proposal.yes.includes(seat);
  const what = say.company.wish(proposal.wish, (other) => nameOfSeat(sitting, other));
  return (
    <section className="proposal" role="status">
      <Sign name="hands" />
      <p>{mine ? say.company.youAsk(what) : say.company.asks(nameOfSeat(sitting, proposal.by), what)}</p>
      <div>
        {asked && (
          <button type="button" className="btn lit" onClick={() => void side.vote(proposal.id, true).catch(() => {})}>
            {say.company.agree}
          </button>
        )}
        {(asked || agreed) && (
          <button type="button" className="btn" onClick={() => void side.vote(proposal.id, false).catch(() => {})}>
            {agreed ? say.company.takeBack : say.company.decline}
          </button>
        )}
      </div>
    </section>
  );
}

function Resting({ sitting, side }: Side) {
  const { say } = sitting;
  return (
    <section className="proposal" role="status">
      <Sign name="pause" />
      <p>{say.company.resting}</p>
      {side.info.seat !== null && (
        <button type="button" className="btn" onClick={() => void side.wish({ is: 'resume' }).catch(() => {})}>
          {say.company.askResume}
        </button>
      )}
    </section>
  );
}

/** Talk at the table, and what one may ask of the others. */
export function Company({ sitting, side }: Side) {
  const { say, state } = sitting;
  const { info, talk } = side;
  const [trouble, setTrouble] = useState<string | null>(null);
  const reason = useId();
  // Somebody may have been quicker than the news of it.
  const ask = (wish: Wish): void => {
    setTrouble(null);
    side.wish(wish).catch(({ code }: { code?: string }) => {
      setTrouble(code === 'proposal-open' ? say.company.oneAtATime : say.company.notNow);
    });
  };
  const waits = info.proposal !== null;
  const running = info.state === 'playing' && info.seat !== null;
  // Others have moved since, or something was shown: then it is theirs to allow.
  const back = running && state.moves > 0 && sitting.table.undoable(info.seat as Seat) === 0;
  const vacant = info.chairs.filter(({ who, late }) => who === null || (late && who.is === 'person'));
  return (
    <div className="company">
      <ProposalBar sitting={sitting} side={side} />
      <TalkLines sitting={sitting} lines={talk} />
      {info.seat !== null && <Speak sitting={sitting} side={side} />}
      {running && (
        <fieldset className="company-acts" disabled={waits} aria-describedby={waits ? reason : undefined}>
          <legend className="sr">{say.company.mayAsk}</legend>
          {back && (
            <button type="button" className="btn" onClick={() => ask({ is: 'undo', count: lastOwn(sitting) })}>
              <Sign name="undo" />
              {say.company.askUndo}
            </button>
          )}
          {!info.paused && (
            <button type="button" className="btn" onClick={() => ask({ is: 'pause' })}>
              <Sign name="pause" />
              {say.company.askPause}
            </button>
          )}
          {vacant.map(({ seat }) => (
            <button key={seat} type="button" className="btn" onClick={() => ask({ is: 'bot', seat, level: 'officer' })}>
              <Sign name="bot" />
              {say.company.askBot(nameOfSeat(sitting, seat))}
            </button>
          ))}
          <button type="button" className="btn quiet" onClick={() => ask({ is: 'abandon' })}>
            {say.company.askAbandon}
          </button>
          {waits && <p id={reason}>{say.company.oneAtATime}</p>}
        </fieldset>
      )}
      {trouble && !waits && <p role="alert">{trouble}</p>}
      <p className="company-watching">{info.watching > 0 && say.company.watching(info.watching)}</p>
      <Link className="btn quiet" href="/lobby">
        {say.company.toLobby}
      </Link>
    </div>
  );
}

/** Back to before one's own last move. */
function lastOwn({ table, seat, state }: Sitting): number {
  const last = seat === null ? -1 : table.movers().lastIndexOf(seat);
  return last < 0 ? 1 : state.moves - last;
}

function TalkLines({ sitting, lines }: { sitting: Sitting; lines: readonly TalkLine[] }) {
  const { say, language } = sitting;
  const end = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new line that moves the list
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [lines.length]);
  if (lines.length === 0) return <p className="company-silent">{say.company.silent}</p>;
  const hour = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
  return (
    <ul className="talk" aria-label={say.company.talk} aria-live="polite">
      {lines.map(({ n, at, by, text }) => (
        <li key={n} ref={end} data-note={by === null || undefined}>
          <time dateTime={new Date(at).toISOString()}>{hour.format(at)}</time>
          {by && <b>{by.name}</b>}
          <span>{by ? text : say.company.note(text.split(' '), (seat) => nameOfSeat(sitting, seat))}</span>
        </li>
      ))}
    </ul>
  );
}

function Speak({ sitting: { say }, side }: Side) {
  const [text, setText] = useState('');
  const [failed, setFailed] = useState(false);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setText('');
    setFailed(false);
    side.say(said).catch(() => {
      // What could not be said is not lost.
      setText(said);
      setFailed(true);
    });
  };
  return (
    <form className="speak" onSubmit={send}>
      <input
        value={text}
        maxLength={500}
        aria-label={say.company.speak}
        placeholder={say.company.speak}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="btn">
        {say.company.send}
      </button>
      {failed && <p role="alert">{say.company.tooFast}</p>}
    </form>
  );
}

/** The time a seat has left; counts down while it runs. */
export function SeatClock({ clock, seat, label }: { clock: Clock; seat: Seat; label: string }) {
  const running = clock.running.includes(seat);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  const left = Math.max(0, (clock.left[seat] ?? 0) - (running ? Math.max(0, now - clock.at) : 0));
  return (
    <span
      className="seat-clock num"
      data-running={running || undefined}
      data-low={left < 60_000 || undefined}
      title={label}
    >
      <Sign name="clock" size={14} title={label} />
      {timeText(left)}
    </span>
  );
}

/** 2 d 4 h, 3 h 05, 12:07 */
function timeText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (n: number): string => String(n).padStart(2, '0');
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days > 0) return `${days} d ${hours} h`;
  if (hours > 0) return `${hours} h ${two(minutes)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
