/** What came of a finished match and why: chance by chance, decision by decision, with luck kept apart. */
import { isRead } from '@sztab/bots';
import type { Outcome, Seat } from '@sztab/kernel';
import { listing } from '@sztab/kernel/words';
import { Glyph as Sign } from '@sztab/pieces';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { useLanguage } from '../look/language.tsx';
import { useTitle } from '../look/title.ts';
import {
  Brand,
  exportRecord,
  nameOfSeat,
  type TableHandle,
  type TableState,
  useLayout,
  useRetelling,
  useSitting,
} from '../table/index.ts';
import { type AnalysisWords, analysisWords } from '../words/analysis/index.ts';
import { useWords } from '../words/index.ts';
import { AccuracySection } from './accuracy-section.tsx';
import './analysis.css';
import { BoardSection } from './board-section.tsx';
import { branchFrom } from './branch.ts';
import { CurveSection } from './curve-section.tsx';
import { noteExercises } from './exercise-log.ts';
import { exercisesPath } from './exercises-path.ts';
import { factsOf, firstEyes, mayRead } from './facts.ts';
import { LuckSection } from './luck-section.tsx';
import { headlineOf, modelOf, summaryOf } from './model.ts';
import { MomentsSection } from './moments-section.tsx';
import { UnusedSection } from './unused-section.tsx';
import { type Read, useReader } from './use-reader.ts';
import { WaterfallSection } from './waterfall-section.tsx';

export function AnalysisOf({ table }: { table: TableHandle }) {
  const state = useSyncExternalStore(table.subscribe, table.state);
  const [language] = useLanguage();
  const say = analysisWords[language];
  const { box } = table.game;
  useTitle(say.title(box.words[language].title));
  const { rules } = table.header;
  if (!state.outcome) return <Closed table={table} title={say.notOver} more={say.notOverMore} to="table" say={say} />;
  if (rules !== box.game.edition || !table.record)
    return <Closed table={table} title={say.otherRules(rules)} to="replay" say={say} />;
  return <Analysed table={table} state={state} outcome={state.outcome} say={say} />;
}

/** Nothing is told of a match that goes on, to nobody; and nothing of rules that the bots do not play any more. */
function Closed({
  table,
  title,
  more,
  to,
  say,
}: {
  table: TableHandle;
  title: string;
  more?: string;
  to: 'table' | 'replay';
  say: AnalysisWords;
}) {
  return (
    <main className="plain analysis-closed">
      <h1>{title}</h1>
      {more && <p>{more}</p>}
      <Link className="btn" href={table.paths[to]}>
        {to === 'table' ? say.toTable : say.replay}
      </Link>
    </main>
  );
}

/** Played again until the seat decides anew, but not for more moves than this. */
const MOST_SEEN = 5;

function Analysed({
  table,
  state,
  outcome,
  say,
}: {
  table: TableHandle;
  state: TableState;
  outcome: Outcome;
  say: AnalysisWords;
}) {
  const layout = useLayout();
  const small = layout === 'phone' || layout === 'landscape';
  const [language] = useLanguage();
  const { you } = useWords();
  const [, go] = useLocation();
  const read = useReader(table, state.moves);
  const { analysis } = read;
  const { sitters } = table;
  const [seat, setSeat] = useState<Seat>(() => firstEyes(sitters, outcome.winners));
  const [selected, setSelected] = useState(0);
  const [wanted, setAt] = useState<number | null>(null);
  const retelling = useRetelling(table);
  const { board } = table.game;
  const words = table.game.box.words[language];
  const nameOf = useCallback(
    (one: Seat): string => (sitters[one]?.is === 'you' ? say.you : nameOfSeat({ table, words, language }, one)),
    [sitters, say, table, words, language],
  );

  const moves = useMemo(() => analysis?.readings.map(({ made }) => made) ?? [], [analysis]);
  const count = moves.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: rounds and phases change with the moves that are known, not with every figure
  const facts = useMemo(() => {
    const views = Array.from({ length: state.moves + 1 }, (_, at) => table.sight(seat, at).view);
    return factsOf(board, views, moves, language);
  }, [board, table, seat, language, state.moves, count, state.stamp]);

  const base = useSitting(table, state, seat, state.moves);
  const model = useMemo(
    () => (analysis ? modelOf(base, analysis, facts, outcome, seat, say, nameOf) : null),
    [base, analysis, facts, outcome, seat, say, nameOf],
  );
  const moment = model?.moments[selected] ?? null;
  const decision = moment ? (analysis?.readings[moment.at]?.decision ?? null) : null;
  const at = wanted ?? moment?.at ?? state.moves;
  const viewer = decision && !mayRead(sitters, decision.seat) ? seat : (decision?.seat ?? seat);
  const told = retelling.shown;
  const placed = useSitting(table, state, viewer, at);
  const seen = useSitting(table, state, viewer, null, told?.picture ?? null);
  const shown = told ? seen : placed;
  const atMoment = moment !== null && at === moment.at && !told;

  const pick = (number: number): void => {
    if (!model?.moments[number]) return;
    retelling.stop();
    setSelected(number);
    setAt(null);
  };
  const goTo = (to: number): void => {
    retelling.stop();
    setAt(Math.max(0, Math.min(state.moves, to)));
  };
  const see = (): void => {
    if (!moment) return;
    const next = moves.findIndex((made, n) => n > moment.at && made.seat === moves[moment.at]?.seat);
    setAt(null);
    retelling.start(viewer, moment.at, Math.min(next < 0 ? state.moves : next, moment.at + MOST_SEEN));
  };
  const play =
    moment && read.record
      ? () => void branchFrom(read.record as string, moves, moment.at, decision?.seat ?? seat, sitters, you).then(go)
      : null;

  const summary = model && summaryOf(model);
  const verdict = outcome.winners.length > 0 ? listing(language).and(outcome.winners.map(nameOf)) : '';
  const caption =
    moment && atMoment
      ? say.shown(facts.roundName(moment.at), facts.phaseOf(moment.at) ?? '')
      : shown.at === 0
        ? say.atStart
        : say.shown(
            facts.roundName(shown.at - 1),
            shown.heard
              .filter((line) => line.at === shown.at)
              .map(({ event }) => words.event(event))
              .join(' · '),
          );
  const exercises = model?.exercises.length ?? 0;
  useEffect(() => {
    // Only one's own mistakes are remembered.
    if (!model?.own || model.exercises.length === 0) return;
    const path = exercisesPath(table, null);
    const game = table.header.game;
    noteExercises(
      model.exercises.map(({ at: move, points }) => ({
        path,
        game,
        seat: model.analysis.readings[move]?.made.seat ?? seat,
        at: move,
        points,
      })),
    );
  }, [model, table, seat]);
  return (
    <div className="analysis-page" data-layout={layout}>
      <header className="ribbon">
        <Brand label={say.home} />
        <span className="ribbon-game">{words.title}</span>
        {!small && <Pages table={table} say={say} exercises={exercises} />}
        <ReadingState read={read} say={say} rounds={facts.roundName} />
      </header>
      <main className="analysis" aria-label={say.analysis}>
        <section className="analysis-head">
          <div>
            <h1>{model ? headlineOf(model) : say.readingHead}</h1>
            <p>
              {verdict && `${words.outcome(outcome, table.header.options, table.header.rules)} `}
              {summary && <b>{summary.decisions}</b>} {summary?.gifts}
            </p>
          </div>
          {analysis && !analysis.together && analysis.players > 1 && (
            <fieldset className="known-to">
              <legend>{say.knownTo}</legend>
              {sitters.map((_, one) => (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                  key={one}
                  type="button"
                  aria-pressed={one === seat}
                  disabled={!mayRead(sitters, one)}
                  onClick={() => {
                    retelling.stop();
                    setSeat(one);
                    setSelected(0);
                    setAt(null);
                  }}
                >
                  {nameOf(one)}
                </button>
              ))}
            </fieldset>
          )}
        </section>
        {model && (
          <>
            <CurveSection model={model} small={small} at={at} selected={selected} onGo={goTo} onMoment={pick} />
            <BoardSection
              sitting={shown}
              say={say}
              caption={caption}
              whose={nameOf(viewer) === say.you ? say.asYouSaw : say.asSeen(nameOf(viewer))}
              moment={atMoment ? moment : null}
              decision={atMoment ? decision : null}
              now={told?.now ?? null}
            />
            <MomentsSection
              model={model}
              sitting={shown}
              selected={selected}
              seeing={told !== null}
              hidden={!mayRead(sitters, seat)}
              onSelect={pick}
              onSee={see}
              onPlay={play}
            />
            <aside className="analysis-rail">
              <WaterfallSection model={model} nameOf={nameOf} />
              <LuckSection model={model} />
              <AccuracySection model={model} nameOf={nameOf} small={small} />
              <UnusedSection sitting={base} say={say} nameOf={nameOf} />
            </aside>
          </>
        )}
      </main>
      <section className="order-line analysis-order" aria-label={say.exercises}>
        {!small && (
          <p className="order-sentence">
            {exercises > 0 ? say.learn(exercises) : model?.whole ? say.learnNone : say.momentsWait}
          </p>
        )}
        <div className="order-acts">
          <button type="button" className="btn quiet" title={say.share} onClick={() => void exportRecord(table)}>
            <Sign name="share" />
            <span>{say.share}</span>
          </button>
          {!small && (
            <Link className="btn" href="/">
              {say.home}
            </Link>
          )}
          {exercises > 0 && (
            <Link className="btn primary" href={exercisesPath(table, seat)}>
              {small ? say.findN(exercises) : say.find}
            </Link>
          )}
        </div>
      </section>
      {small && <Pages table={table} say={say} exercises={exercises} small />}
      <Said read={read} say={say} />
    </div>
  );
}

function Pages({
  table,
  say,
  exercises,
  small = false,
}: {
  table: TableHandle;
  say: AnalysisWords;
  exercises: number;
  small?: boolean;
}) {
  const size = small ? 22 : 0;
  return (
    <nav className={small ? 'small-tabs' : 'analysis-tabs'} aria-label={say.pages}>
      <Link href={table.paths.table}>
        {size > 0 && <Sign name="flag" size={size} />}
        {say.result}
      </Link>
      <Link href={table.paths.analysis ?? ''} aria-current="page">
        {size > 0 && <Sign name="lamp" size={size} />}
        {say.analysis}
      </Link>
      <Link href={table.paths.replay}>
        {size > 0 && <Sign name="play" size={size} />}
        {say.replay}
      </Link>
      {exercises > 0 && (
        <Link href={exercisesPath(table, null)}>
          {size > 0 && <Sign name="check" size={size} />}
          {say.exercises}
          {size === 0 && <b className="num"> {exercises}</b>}
        </Link>
      )}
    </nav>
  );
}

/** How far it is, and the way to stop it or to go on. */
function ReadingState({ read, say, rounds }: { read: Read; say: AnalysisWords; rounds(at: number): string }) {
  const { is, analysis, left } = read;
  const decided = analysis?.readings.filter(({ decision }) => decision !== undefined).length ?? 0;
  const all = analysis?.readings.length ?? 0;
  if (is === 'whole' && analysis)
    return (
      <p className="reading-state">
        <Sign name="check" size={16} />
        {say.read(analysis.readings.filter(({ decision }) => decision).length)}
      </p>
    );
  if (is === 'reading')
    return (
      <div className="reading-state">
        <span className="num">{decided === 0 ? say.drawing : say.reading(decided, all, left)}</span>
        {analysis && <progress max={analysis.progress.of} value={analysis.progress.done} aria-label={say.analysis} />}
        <button type="button" className="btn quiet" onClick={read.stop}>
          {say.stop}
        </button>
      </div>
    );
  if (is === 'opening') return <p className="reading-state">{say.opening}</p>;
  const what =
    is === 'failed'
      ? read.record
        ? say.failed
        : say.noRecord
      : decided > 0
        ? say.readUpTo(rounds(decided - 1))
        : say.stopped;
  return (
    <div className="reading-state">
      <span>{what}</span>
      <button type="button" className="btn" onClick={read.goOn}>
        {is === 'failed' ? say.again : say.goOn}
      </button>
    </div>
  );
}

/** Said at the beginning, at half and at the end. */
function Said({ read: { analysis, is }, say }: { read: Read; say: AnalysisWords }) {
  const { done = 0, of = 1 } = analysis?.progress ?? {};
  const whole = is === 'whole' && analysis !== null && isRead(analysis);
  const said = whole
    ? say.announce.done
    : done >= of / 2
      ? say.announce.half
      : is === 'reading'
        ? say.announce.begun
        : '';
  return (
    <p className="sr" aria-live="polite">
      {said}
    </p>
  );
}
