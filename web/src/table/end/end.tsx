/** The end, a page of its own: what was decided and how, the map as it stood and how it came to that, and what now. */
import { BOT_TAG, doubleWinner, firstOutcome, type Outcome, type Seat, standings, swappedSeat } from '@sztab/kernel';
import { listing } from '@sztab/kernel/words';
import { type Chart as ChartData, type Ending, type Luck, Glyph as Sign } from '@sztab/pieces';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { StillBoard } from '../board/still-board.tsx';
import type { Desk } from '../desk.ts';
import { FittingLessons } from '../guide/fitting-lessons.tsx';
import { useWords } from '../house.ts';
import { useLayout } from '../layout.ts';
import { Log, notesIn } from '../log/log.tsx';
import { SeatBadge } from '../seats/pencil.tsx';
import { nameOfSeat, roleOfSeat, type Sitting, useSitting } from '../sitting.ts';
import { useScrolls } from '../use-scrolls.ts';
import { EndOrder, Next, useAgain } from './again.tsx';
import { BestResults } from './best-results.tsx';
import { Chart } from './chart.tsx';
import { claimedEnd } from './claimed.ts';
import './end.css';
import { Account } from './account.tsx';
import { Spent } from './spent.tsx';
import { TimeLapse } from './time-lapse.tsx';

interface Told extends Ending {
  readonly chart: ChartData | undefined;
}

/** What the game tells of its end, from everything that this viewer saw of it. */
function useEnding({ table, state, viewer, seat, board, language, words }: Sitting, outcome: Outcome): Told {
  // Not only with the moves: the past of a table online may be told later, and then the state changes.
  return useMemo(() => {
    const views = Array.from({ length: state.moves + 1 }, (_, after) => table.sight(viewer, after).view);
    const heard = table.heard(viewer);
    return {
      ...(board.ending?.({ views, heard, outcome, seat, language }) ?? {
        headline: words.outcome(outcome, table.header.options, table.header.rules),
        how: '',
      }),
      chart: board.chart?.(views, language),
    };
  }, [table, state, viewer, seat, board, language, words, outcome]);
}

/** `ribbon` and `children`: what the table has at every time. */
export function EndPage({
  desk,
  outcome,
  ribbon,
  children,
}: {
  desk: Desk;
  outcome: Outcome;
  ribbon: ReactNode;
  children: ReactNode;
}) {
  const { sitting } = desk;
  const { say, seat } = sitting;
  const layout = useLayout();
  const small = layout === 'phone' || layout === 'landscape';
  const [tab, show] = useState<'result' | 'log'>('result');
  const ending = useEnding(sitting, outcome);
  const claimed = claimedEnd(sitting);
  const again = useAgain(sitting);
  const { you } = useWords();
  const called = (one: Seat): string => (one === seat ? you : nameOfSeat(sitting, one));
  const won = seat !== null && outcome.winners.includes(seat);
  const history = ending.history ?? [...notesIn(sitting).values()].at(-1);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const log = small && tab === 'log';
  const course = useRef<HTMLElement>(null);
  const scrolls = useScrolls(course, true);
  return (
    <div className="at-table end-page" data-layout={layout} ref={desk.root}>
      {ribbon}
      <main className="end" aria-label={say.over}>
        <div className="end-result" hidden={log}>
          <header className="end-head" lang={sitting.words.language}>
            <h1 ref={heading} tabIndex={-1}>
              {claimed?.headline ?? ending.headline}
            </h1>
            <p>
              <b>{verdictOf(sitting, outcome)}</b> {claimed?.how ?? ending.how}
            </p>
          </header>
          <LastMap sitting={sitting} ending={ending} />
          <div className="end-side">
            {/* A column that scrolls can be scrolled by keys. */}
            <section
              className="end-course column"
              ref={course}
              tabIndex={scrolls ? 0 : undefined}
              aria-label={say.result}
            >
              <section className="end-standings" aria-label={say.standings}>
                <ol>
                  {standings(outcome).map((one) => (
                    <Standing key={one} seat={one} {...{ sitting, outcome, called }} />
                  ))}
                </ol>
                {!claimed && (
                  <p className="end-outcome">
                    {sitting.words.outcome(outcome, sitting.table.header.options, sitting.table.header.rules)}
                  </p>
                )}
                {again.halfTime && <p className="end-half">{say.halfTime}</p>}
              </section>
              <BothGames sitting={sitting} second={outcome} />
              {ending.chart && <Chart sitting={sitting} chart={ending.chart} called={called} />}
              {ending.chart?.also && (
                <Chart sitting={sitting} chart={{ ...ending.chart, ...ending.chart.also }} called={called} />
              )}
              {ending.account && <Account {...ending.account} />}
              {ending.spent && <Spent sitting={sitting} spent={ending.spent} called={called} />}
            </section>
            <div className="end-more column">
              {ending.fallen && <Fallen {...ending.fallen} />}
              {ending.luck && <LuckLine sitting={sitting} luck={ending.luck} />}
              <BestResults sitting={sitting} />
              {desk.guide && <FittingLessons sitting={sitting} guide={desk.guide} />}
              {history && (
                <aside className="history-note end-history" lang={sitting.words.language}>
                  <b>{say.inHistory(history.date)}</b>
                  {history.text}
                </aside>
              )}
              <Next sitting={sitting} again={again} won={won} onBoard={() => desk.showResult(false)} />
            </div>
          </div>
        </div>
        {log && (
          <div className="end-log">
            <Log sitting={sitting} notes={desk.notes[0] === 'on'} highlight={desk.highlight} />
          </div>
        )}
        <EndOrder sitting={sitting} again={again} />
      </main>
      {small && (
        <nav className="small-tabs" aria-label={say.views}>
          <button type="button" aria-pressed={!log} onClick={() => show('result')}>
            <Sign name="flag" size={22} />
            {say.result}
          </button>
          {sitting.table.paths.analysis && (
            <Link href={sitting.table.paths.analysis}>
              <Sign name="lamp" size={22} />
              {say.analysis}
            </Link>
          )}
          <Link href={sitting.table.paths.replay}>
            <Sign name="play" size={22} />
            {say.replay}
          </Link>
          <button type="button" aria-pressed={log} onClick={() => show('log')}>
            <Sign name="log" size={22} />
            {say.log}
          </button>
        </nav>
      )}
      {children}
    </div>
  );
}

/** Who won, to the one who reads: you, we, or somebody by name. */
function verdictOf(sitting: Sitting, { winners }: Outcome): string {
  const { say, seat, table, language } = sitting;
  if (table.game.box.lid.together) return winners.length > 0 ? say.weWon : say.weLost;
  if (seat !== null) return winners.includes(seat) ? say.youWon : say.youLost;
  if (winners.length === 0) return say.nobodyWon;
  return say.theyWon(listing(language).and(winners.map((one) => nameOfSeat(sitting, one))), winners.length);
}

const NO_THINGS: readonly string[] = [];

/** The last position, and every one before it. */
function LastMap({ sitting: now, ending }: { sitting: Sitting; ending: Told }) {
  const { table, state, viewer } = now;
  const [at, go] = useState(state.moves);
  const sitting = useSitting(table, state, viewer, at);
  const { things = NO_THINGS } = ending;
  const last = at === state.moves;
  const highlighted = useMemo(() => new Set(last ? things : []), [last, things]);
  return (
    <div className="end-map">
      <StillBoard sitting={sitting} at={at} highlighted={highlighted} />
      <TimeLapse sitting={now} rounds={ending.chart} at={at} go={go} />
    </div>
  );
}

/** Only what came and what was usual: whether that was luck the analysis says. */
function LuckLine({ sitting: { say }, luck: { text } }: { sitting: Sitting; luck: Luck }) {
  return (
    <section className="end-luck">
      <h2>{say.luckNumbers}</h2>
      <p>{text}</p>
    </section>
  );
}

/** The roll of those who fell, in the order in which they did. */
function Fallen({ title, people }: NonNullable<Ending['fallen']>) {
  return (
    <section className="end-fallen">
      <h2>{title}</h2>
      <ul>
        {people.map(({ name, where }) => (
          <li key={name}>
            {name} <span>{where}</span>
          </li>
        ))}
      </ul>
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
              {words.outcome(outcome, header.options, header.rules)}
              <small className="num">{scores.join(' · ')}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface Place {
  readonly sitting: Sitting;
  readonly outcome: Outcome;
  readonly seat: Seat;
  called(seat: Seat): string;
}

function Standing({ sitting, outcome, seat, called }: Place) {
  const { say, table } = sitting;
  const won = outcome.winners.includes(seat);
  const gaveUp = !won && outcome.resigned?.includes(seat);
  const role = roleOfSeat(sitting, seat);
  const sat = table.header.seats[seat];
  // Whoever gave up online has left the chair to a bot; the header still has the name.
  const gone = gaveUp && sat && sitting.seat !== seat && !(`${BOT_TAG}${sat.role}` in table.header.tags);
  const name = gone ? sat.name : called(seat);
  // A bot is called by its role already.
  const more = [name === role ? '' : role, won ? say.winner : gaveUp ? say.resigned : ''].filter(Boolean).join(' · ');
  return (
    <li data-won={won || undefined}>
      <SeatBadge sitting={sitting} seat={seat} size={34} />
      <span>
        {name}
        <small>{more}</small>
      </span>
      <b className="num">{outcome.scores[seat]}</b>
    </li>
  );
}
