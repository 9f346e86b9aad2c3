/** Positions of a finished match in which a better move was there, one after another, on the game's own table. */
import { type Analysis, exercisesOf, isRead, lineOf, type Moment, solemnBy } from '@sztab/bots';
import { readRecord, type Seat } from '@sztab/kernel';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Link, useSearch } from 'wouter';
import { recallName } from '../home/my-name.ts';
import { LocalMatch } from '../local/local-match.ts';
import { useLanguage } from '../look/language.tsx';
import { Loading } from '../look/loading.tsx';
import { useTitle } from '../look/title.ts';
import { AtTable, type TableHandle } from '../table/index.ts';
import { analysisWords } from '../words/analysis/index.ts';
import { useWords } from '../words/index.ts';
import { ExerciseCard } from './exercise-card.tsx';
import { settleExercise } from './exercise-log.ts';
import { ExerciseTable } from './exercise-table.ts';
import { exercisesPath } from './exercises-path.ts';
import { type Facts, factsOf, firstEyes, mayRead } from './facts.ts';
import { keptAnalysis, keyOf } from './kept.ts';
import { weighInWorker } from './reader.ts';

interface Opened {
  readonly record: string;
  readonly analysis: Analysis;
  readonly match: LocalMatch<never>;
}

export function ExercisesOf({ table }: { table: TableHandle }) {
  const state = useSyncExternalStore(table.subscribe, table.state);
  const [language] = useLanguage();
  const say = analysisWords[language];
  const over = state.outcome !== null && table.header.rules === table.game.box.game.edition;
  const [opened, setOpened] = useState<Opened | 'opening' | 'none'>('opening');
  useTitle(`${say.exerciseTitle} · ${table.game.box.words[language].title}`);
  useEffect(() => {
    if (!over) return setOpened('none');
    let gone = false;
    const open = async (): Promise<void> => {
      const record = await table.record?.();
      const analysis = record === undefined ? null : await keptAnalysis(keyOf(record));
      if (gone) return;
      if (record === undefined || !analysis || !isRead(analysis)) return setOpened('none');
      const { header, entries } = readRecord(record).record;
      setOpened({ record, analysis, match: new LocalMatch(table.game.box, header, entries) as LocalMatch<never> });
    };
    open().catch(() => !gone && setOpened('none'));
    return () => {
      gone = true;
    };
  }, [table, over]);
  if (opened === 'opening') return <Loading />;
  if (opened === 'none') return <NothingHere table={table} title={over ? say.momentsWait : say.notOver} />;
  return <Positions table={table} {...opened} />;
}

/** They come from an analysis; without one there is nothing to find. */
function NothingHere({ table, title }: { table: TableHandle; title: string }) {
  const [language] = useLanguage();
  const say = analysisWords[language];
  return (
    <main className="plain">
      <h1>{say.exerciseTitle}</h1>
      <p>{title}</p>
      <Link className="btn" href={table.paths.analysis ?? table.paths.table}>
        {say.backToAnalysis}
      </Link>
    </main>
  );
}

function Positions({ table, record, analysis, match }: Opened & { table: TableHandle }) {
  const [language] = useLanguage();
  const say = analysisWords[language];
  const search = new URLSearchParams(useSearch());
  const { sitters, game } = table;
  const { outcome } = table.state();
  const wanted = search.get('seat');
  const own = firstEyes(sitters, outcome?.winners ?? []);
  const seat: Seat = wanted !== null && mayRead(sitters, Number(wanted)) ? Number(wanted) : own;
  const facts = useMemo((): Facts => {
    const views = Array.from({ length: match.match.moves.length + 1 }, (_, at) => match.sight(seat, at).view);
    return factsOf(game.board, views, match.match.moves, language);
  }, [match, seat, game, language]);
  const list = useMemo(
    () => exercisesOf(analysis, lineOf(analysis, seat), facts.roundOf, solemnBy(game.box.solemn)),
    [analysis, seat, facts, game],
  );
  const first = list.findIndex(({ at }) => at === Number(search.get('at') ?? -1));
  const [number, setNumber] = useState(Math.max(0, first));
  const moment = list[number];
  if (!moment) return <NothingHere table={table} title={say.learnNone} />;
  return (
    <Position
      key={moment.at}
      {...{ table, record, analysis, match, moment, facts }}
      place={{ number: number + 1, of: list.length, round: facts.roundName(moment.at) }}
      onNext={number + 1 < list.length ? () => setNumber(number + 1) : null}
    />
  );
}

function Position({
  table,
  record,
  analysis,
  match,
  moment,
  place,
  onNext,
}: Opened & {
  table: TableHandle;
  moment: Moment;
  place: { readonly number: number; readonly of: number; readonly round: string };
  onNext: (() => void) | null;
}) {
  const { you } = useWords();
  const path = exercisesPath(table, null);
  const together = table.game.box.lid.together === true;
  const [exercise] = useState(() => {
    const decision = analysis.readings[moment.at]?.decision;
    if (!decision) throw new RangeError(`move ${moment.at} was not read`);
    return new ExerciseTable(table.game, match, path, moment.at, decision, recallName() || you, (tried) =>
      weighInWorker({ record, together, at: moment.at, tried }),
    );
  });
  useSyncExternalStore(exercise.subscribe, exercise.state);
  const { found, shown, tries, seat, at } = exercise;
  const settled = found || shown;
  const atOnce = found && tries.length === 1;
  useEffect(() => {
    if (settled) settleExercise({ path, seat, at }, atOnce);
  }, [settled, atOnce, path, seat, at]);
  const leave = table.paths.analysis ?? table.paths.table;
  const next =
    onNext &&
    (() => {
      // Passed over: it comes back tomorrow.
      if (!settled) settleExercise({ path, seat, at }, false);
      onNext();
    });
  useEffect(() => () => exercise.close(), [exercise]);
  return (
    <AtTable table={exercise} lesson={<ExerciseCard table={exercise} place={place} leave={leave} onNext={next} />} />
  );
}
