/**
 * The briefing: the one place for the long form of what happens. While a move is told, its rows come one by one, then the verdict; it stays until
 * something else is told. After the others' turn it is the dispatch: what they did in at most three lines, and what it means for you.
 */
import { Glyph as Sign } from '@sztab/pieces';
import type { Desk } from '../desk.ts';
import { OwnedDie } from '../panes/dice-tray.tsx';
import { SPEEDS } from './script.ts';
import './briefing.css';
import { useSpeed } from '../preferences.ts';
import { nameOfSeat, type Sitting } from '../sitting.ts';
import type { Dispatch, Now } from './stage.ts';

export function Briefing({ desk }: { desk: Desk }) {
  const { sitting, stage, again } = desk;
  const { say } = sitting;
  const told = stage.now ?? stage.last;
  // What is told now comes first, then what the others did; an own result stays until then.
  const dispatch = stage.now || stage.again ? null : stage.dispatch;
  return (
    <section className="briefing" aria-label={say.briefing} data-telling={stage.now ? '' : undefined}>
      {dispatch ? <Dispatched sitting={sitting} dispatch={dispatch} /> : told && <Told sitting={sitting} told={told} />}
      <div className="briefing-acts">
        {again.moves > 0 && (
          <button type="button" className="btn quiet" onClick={again.running ? again.stop : again.start}>
            <Sign name="refresh" />
            {again.running ? say.stopShowing : say.showAgain}
            <kbd>R</kbd>
          </button>
        )}
        <Pace sitting={sitting} />
      </div>
    </section>
  );
}

function Told({ sitting, told }: { sitting: Sitting; told: Omit<Now, 'beat' | 'waits'> }) {
  const { title, rows, verdict } = told;
  return (
    <>
      {title && (
        <header>
          <h2>{title.title}</h2>
          <p className="briefing-detail">{title.detail}</p>
        </header>
      )}
      <ol className="briefing-rows">
        {rows.map(({ text, detail, figures, was, dice, symbol }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows stand in the order in which they were told
          <li key={i}>
            {symbol && <Sign name={symbol} />}
            <p>
              <strong>{text}</strong>
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
          </li>
        ))}
      </ol>
      {verdict && (
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

const isAgainst = ({ seat }: Sitting, against: readonly number[] = []): boolean =>
  seat !== null && against.includes(seat);

function Dispatched({ sitting, dispatch: { by, lines, means } }: { sitting: Sitting; dispatch: Dispatch }) {
  const { say } = sitting;
  return (
    <>
      <header>
        <h2>{say.dispatch(by.map((seat) => nameOfSeat(sitting, seat)).join(', '))}</h2>
      </header>
      <ol className="briefing-rows briefing-dispatch">
        {lines.map(({ text, against }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines stand in the order in which they happened
          <li key={i} data-against={against || undefined}>
            <p>{text}</p>
          </li>
        ))}
      </ol>
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
