/** The people elsewhere: talk, what they are asked to agree to, and the time they have left. Only at tables online. */

import { type Seat, USUAL_LEVEL } from '@sztab/kernel';
import { type Said, said } from '@sztab/kernel/words';
import { Glyph as Sign, type SymbolName } from '@sztab/pieces';
import { ANY_TIME, type Clock, type Proposal, type Proposed, type TableInfo } from '@sztab/protocol';
import { type ReactElement, type ReactNode, useEffect, useId, useState } from 'react';
import { Link } from 'wouter';
import { Dialog } from '../../look/dialog.tsx';
import { refusedFor } from '../../tables/refused.ts';
import { wasUnasked } from '../reaction/auto-pass.ts';
import './council.css';
import type { OnlineSide } from '../house.ts';
import { nameOfSeat, type Sitting } from '../sitting.ts';
import { GiveUpPlace, TakePlace } from './places.tsx';
import { Speak, TalkLines } from './talk.tsx';

type Side = {
  readonly sitting: Sitting;
  readonly side: OnlineSide;
  /** On a small screen there is one line: this opens the talk, where all of it and every answer is. */
  readonly onMore?: (() => void) | undefined;
};

function sentenceOf<P extends Proposed>(proposed: P, sitting: Sitting): string {
  const sentence = sitting.say.council.proposed[proposed.is] as Said<[proposed: P, name: (seat: Seat) => string]>;
  return said(sentence, proposed, (seat) => nameOfSeat(sitting, seat));
}

/** What waits for an answer of those who play: a proposal, somebody who is late or gone, a pause; null where nothing does. */
export function pendingAt(at: Side): ReactElement | null {
  const { side } = at;
  const { proposal, paused, state } = side.info;
  if (proposal) return <OpenProposal {...at} proposal={proposal} />;
  if (state !== 'playing') return null;
  if (side.info.replaced !== undefined) return <Replaced {...at} />;
  if (gone(side) !== null) return <Gone {...at} />;
  if (isLate(side)) return <OwnTimeUp {...at} />;
  return paused ? <Resting {...at} /> : null;
}

/** The same where there is no strip for it: in one line under the seats, on the page of the end, or in the talk while that is open. */
export const ProposalBar = (props: Side): ReactElement | null => pendingAt(props);

/** What it says, and what one may answer. Where there is one line only, the sentence leads to the rest. */
function Pending(props: {
  sign: SymbolName;
  onMore: (() => void) | undefined;
  more: string;
  text: ReactNode;
  /** Does not fit into one line beside its sentence. */
  long?: boolean;
  children?: ReactNode;
}) {
  const { onMore, text } = props;
  if (!onMore) {
    return (
      <section className="proposal" role="status">
        <Sign name={props.sign} />
        <p>{text}</p>
        {props.children}
      </section>
    );
  }
  return (
    <section className="proposal" role="status" data-line="">
      <button type="button" className="proposal-more" title={props.more} onClick={onMore}>
        <Sign name={props.sign} />
        <span>{text}</span>
      </button>
      {props.long ? (
        <button type="button" className="btn" onClick={onMore}>
          {props.more}
        </button>
      ) : (
        props.children
      )}
    </section>
  );
}

function OpenProposal({ sitting, side, onMore, proposal }: Side & { proposal: Proposal }) {
  const { say } = sitting;
  const { seat } = side.info;
  const mine = proposal.by === seat;
  const asked = seat !== null && proposal.open.includes(seat);
  const agreed = seat !== null && proposal.yes.includes(seat);
  const what = sentenceOf(proposal.wish, sitting);
  return (
    <Pending
      sign="hands"
      onMore={onMore}
      more={say.council.decide}
      text={`${mine ? say.council.youAsk(what) : say.council.asks(nameOfSeat(sitting, proposal.by), what)}${proposal.revealed ? `. ${say.council.revealed}` : ''}`}
    >
      <div>
        {asked && (
          <button
            type="button"
            className="btn primary"
            onClick={() => void side.vote(proposal.id, true).catch(() => {})}
          >
            {say.council.agree}
          </button>
        )}
        {(asked || agreed) && (
          <button type="button" className="btn" onClick={() => void side.vote(proposal.id, false).catch(() => {})}>
            {agreed ? say.council.takeBack : say.council.decline}
          </button>
        )}
      </div>
    </Pending>
  );
}

/** The first chair of another whose person has left or is late, and has not come back just now. */
const gone = ({ info: { chairs, seat } }: OnlineSide): TableInfo['chairs'][number] | null =>
  chairs.find(
    (chair) => chair.seat !== seat && (chair.who === null || (chair.late && !chair.grace && chair.who.is === 'person')),
  ) ?? null;

/** The reader's own clock has run out. */
const isLate = ({ info: { chairs, seat, clock } }: OnlineSide): boolean =>
  seat !== null && clock !== null && chairs[seat]?.late === true;

/** Of two, the player who stayed decides alone. */
const mayTakeWin = ({ info }: OnlineSide, { table }: Sitting): boolean =>
  info.chairs.length === 2 && table.game.box.lid.together !== true;

/** Tells the late player what may happen now. */
function OwnTimeUp({ sitting, side, onMore }: Side) {
  const { say } = sitting;
  const { seat, chairs } = side.info;
  const { grace } = chairs[seat ?? -1] ?? {};
  const mayWin = mayTakeWin(side, sitting);
  return (
    <Pending
      sign="clock"
      onMore={onMore}
      more={say.council.title}
      text={grace ? say.council.timeUpBack(Math.ceil(grace / 60_000), mayWin) : say.council.timeUp(mayWin)}
    />
  );
}

/** Where all play on one side, a player with time left is late because silence answered for them several times. */
function whyLate({ clock }: TableInfo, seat: Seat, together: boolean, words: Sitting['say']['council']) {
  if (clock && !(together && (clock.left[seat] ?? 0) > 0)) return words.outOfTime;
  return together ? words.absent : words.awayTooLong;
}

/** Somebody keeps the others waiting: what these may do about it is theirs to decide. */
function Gone({ sitting, side, onMore }: Side) {
  const { say, table } = sitting;
  const { info } = side;
  const chair = gone(side);
  if (!chair) return null;
  const name = nameOfSeat(sitting, chair.seat);
  const together = table.game.box.lid.together === true;
  const why = chair.who === null ? say.council.hasLeft : whyLate(info, chair.seat, together, say.council);
  const mayWin = mayTakeWin(side, sitting);
  const ask = (proposed: Proposed): void => void side.propose(proposed).catch(() => {});
  return (
    <Pending
      sign="clock"
      onMore={onMore}
      more={say.council.decide}
      long
      text={
        <>
          {why(name)} {info.seat !== null && say.council.goOnHow(mayWin)} {!together && say.council.leftCounts}
        </>
      }
    >
      {info.seat === null && chair.who === null && <TakePlace sitting={sitting} side={side} seat={chair.seat} />}
      {info.seat !== null && (
        <div>
          {mayWin && (
            <TakeWin
              sitting={sitting}
              name={name}
              isHere={chair.who?.is === 'person' && chair.who.here}
              onTake={() => ask({ is: 'claim' })}
            />
          )}
          <button
            type="button"
            className="btn"
            onClick={() => ask({ is: 'bot', seat: chair.seat, level: USUAL_LEVEL })}
          >
            {say.council.ask.bot(name)}
          </button>
          <button type="button" className="btn" onClick={() => ask({ is: 'abandon' })}>
            {say.council.ask.abandon}
          </button>
        </div>
      )}
    </Pending>
  );
}

/** Ends the game, so it is asked for a second time. */
function TakeWin(props: { sitting: Sitting; name: string; isHere: boolean; onTake(): void }) {
  const { sitting, name, isHere, onTake } = props;
  const { say } = sitting;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="btn primary" onClick={() => setAsking(true)}>
        {say.council.ask.claim}
      </button>
      {asking && (
        <Dialog title={say.council.claimAsk} close={say.close} onClose={() => setAsking(false)}>
          <p>{say.council.claimCosts(name, isHere)}</p>
          <div className="settings-acts">
            <button
              type="button"
              className="btn primary"
              onClick={() => {
                setAsking(false);
                onTake();
              }}
            >
              {say.council.ask.claim}
            </button>
            <button type="button" className="btn quiet" onClick={() => setAsking(false)}>
              {say.council.claimWait}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** A player comes back and a bot has the seat. */
function Replaced({ sitting: { say }, onMore }: Side) {
  return <Pending sign="hands" onMore={onMore} more={say.council.title} text={say.council.replaced} />;
}

function Resting({ sitting, side, onMore }: Side) {
  const { say } = sitting;
  return (
    <Pending sign="pause" onMore={onMore} more={say.council.title} text={say.council.resting}>
      {side.info.seat !== null && (
        <button type="button" className="btn" onClick={() => void side.propose({ is: 'resume' }).catch(() => {})}>
          {say.council.ask.resume}
        </button>
      )}
    </Pending>
  );
}

/** Talk at the table, and what one may ask of the others. `newFrom`: later lines were said since the talk was last open. */
export function Council({ sitting, side, newFrom }: Side & { newFrom: number | null }) {
  const { say, state } = sitting;
  const { info, talk } = side;
  const [trouble, setTrouble] = useState<string | null>(null);
  const reason = useId();
  // Somebody may have been quicker than the news of it.
  const ask = (proposed: Proposed): void => {
    setTrouble(null);
    side.propose(proposed).catch((error) => {
      const word = refusedFor(error);
      if (word === 'needs-consent') setTrouble(say.council.nobodyToAsk);
      else setTrouble(word === 'proposal-open' ? say.council.oneAtATime : say.council.notNow);
    });
  };
  // Where somebody is gone, the table can be ended beside their name.
  const mayAsk = Object.keys(ANY_TIME) as (keyof typeof ANY_TIME)[];
  const offered = mayAsk.filter((is) => ANY_TIME[is](info) && (is !== 'abandon' || gone(side) === null));
  const waits = info.proposal !== null;
  const running = info.state === 'playing' && info.seat !== null;
  // Others have moved since, or something was shown: then it is theirs to allow.
  const vacant = info.chairs.some(({ who }) => who === null);
  const back = running && !vacant && state.moves > 0 && sitting.table.undoable(info.seat as Seat) === 0;
  return (
    <div className="council" data-takes-keys={info.seat !== null || undefined}>
      <div className="council-rest">
        <ProposalBar sitting={sitting} side={side} />
        {running && (
          <fieldset className="council-acts" disabled={waits} aria-describedby={waits ? reason : undefined}>
            <legend className="sr">{say.council.mayAsk}</legend>
            {back && (
              <button type="button" className="btn" onClick={() => ask({ is: 'undo', count: lastOwn(sitting) })}>
                <Sign name="undo" />
                {say.council.ask.undo}
              </button>
            )}
            {offered.map((is) => (
              <button
                key={is}
                type="button"
                className={is === 'abandon' ? 'btn quiet' : 'btn'}
                onClick={() => ask({ is })}
              >
                {is === 'pause' && <Sign name="pause" />}
                {say.council.ask[is]}
              </button>
            ))}
            {waits && <p id={reason}>{say.council.oneAtATime}</p>}
          </fieldset>
        )}
        {trouble && !waits && <p role="alert">{trouble}</p>}
        {info.state === 'playing' &&
          info.seat === null &&
          info.chairs.map(
            ({ seat, who }) => who === null && <TakePlace key={seat} sitting={sitting} side={side} seat={seat} />,
          )}
        <div className="council-ways">
          {running && <GiveUpPlace sitting={sitting} side={side} />}
          <Link className="btn quiet" href="/lobby">
            {say.council.toLobby}
          </Link>
        </div>
        {info.watching > 0 && <p className="council-watching">{say.council.watching(info.watching)}</p>}
      </div>
      <TalkLines
        words={say.council}
        lines={talk}
        nameOf={(seat) => nameOfSeat(sitting, seat)}
        own={info.seat}
        newFrom={newFrom}
      />
      {info.seat !== null && <Speak words={say.council} onSay={side.say} />}
    </div>
  );
}

/** Back to before one's own last move. */
function lastOwn({ table, seat, state }: Sitting): number {
  const last = table.movers().findLastIndex((mover, place) => mover === seat && !wasUnasked(table, place));
  return last < 0 ? 1 : state.moves - last;
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
