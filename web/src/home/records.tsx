/** Finished matches: watch, save, delete, bring in. */

import { firstOutcome } from '@sztab/kernel';
import { toldIn } from '@sztab/kernel/words';
import { Glyph as Sign } from '@sztab/pieces';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { dueExercises, useExercises } from '../analysis/exercise-log.ts';
import { gameList } from '../games.ts';
import {
  awaitsSecond,
  doubleMatchWinner,
  recordOf,
  type Sitter,
  saveFile,
  startSecondGame,
  type TableRow,
} from '../local/index.ts';
import { useLanguage } from '../look/language.tsx';
import { Nothing } from '../look/nothing.tsx';
import { GameMark } from '../tables/game-mark.tsx';
import { dayOf, sidesOf, sitterName, titleOf } from '../tables/table-words.ts';
import { useWords } from '../words/index.ts';
import { Bringing, useBringing } from './bringing.tsx';
import { ownResult } from './own-result.ts';
import { useRemoval } from './removal.tsx';
import { RemoveButton } from './remove-button.tsx';
import type { Tables } from './use-tables.ts';
import './records.css';

export function Records({ tables }: { tables: Tables }) {
  const words = useWords();
  const { remove, notice } = useRemoval();
  const bringing = useBringing();
  const file = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const due = dueExercises(useExercises()).length;
  const rows = tables.is === 'here' ? tables.finished : [];
  const all = tables.is === 'here' ? [...tables.open, ...tables.finished] : [];
  return (
    <section
      id="records"
      aria-labelledby="records-title"
      className={over ? 'records over' : 'records'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void bringing.bring(event.dataTransfer.files);
      }}
    >
      <div className="head">
        <h2 id="records-title">{words.records.title}</h2>
        <input
          ref={file}
          className="sr"
          type="file"
          tabIndex={-1}
          aria-hidden="true"
          accept=".sztab,.txt,text/plain"
          multiple
          onChange={({ target }) => {
            void bringing.bring(target.files ?? []).then(() => {
              target.value = '';
            });
          }}
        />
        <button type="button" className="btn quiet" onClick={() => file.current?.click()}>
          <Sign name="plus" />
          {words.records.bring}
        </button>
      </div>
      <Bringing state={bringing} />
      {notice}
      {due > 0 && (
        <p>
          <Link className="btn" href="/exercises">
            {words.records.exercises(due)}
          </Link>
        </p>
      )}
      {rows.length === 0 ? (
        <Nothing text={words.records.none} go={words.records.watch} to={`/watch/${gameList()[0]?.id}`} />
      ) : (
        <ul className="rows">
          {rows.map((row) => (
            <Finished key={row.id} row={row} hasSecond={all.some(({ first }) => first === row.id)} onRemove={remove} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Who won the match, once its second game is over. */
function DoubleResult({ row }: { row: TableRow }) {
  const words = useWords();
  const [winner, setWinner] = useState<Sitter | null | undefined>(undefined);
  useEffect(() => {
    void doubleMatchWinner(row.id).then(setWinner, () => undefined);
  }, [row.id]);
  if (winner === undefined) return null;
  const { matchDrawn, matchWon } = words.records;
  return <span className="small">{winner ? matchWon(sitterName(winner, words)) : matchDrawn}</span>;
}

function Finished(props: { row: TableRow; hasSecond: boolean; onRemove(row: TableRow): void }) {
  const { row, hasSecond, onRemove } = props;
  const words = useWords();
  const [language] = useLanguage();
  const [, go] = useLocation();
  const title = titleOf(row, language);
  const [failed, setFailed] = useState(false);
  const attempt = (act: Promise<void>): void => {
    setFailed(false);
    act.catch(() => setFailed(true));
  };
  const isSecond = firstOutcome(row.header) !== null;
  const own = ownResult(row, words);
  const secondDue = awaitsSecond(row.header) && !hasSecond;
  return (
    <li>
      <GameMark game={row.header.game} />
      <div className="what">
        <b>{title}</b>
        <span>
          {own !== null && <b>{own} </b>}
          {toldIn(row.summary.line, language)}
        </span>
        <span className="small">{secondDue ? words.records.secondText : sidesOf(row, language, words)}</span>
        {isSecond && <DoubleResult row={row} />}
      </div>
      <div className="how">
        <span>{dayOf(row.changed, language)}</span>
        <span role="alert">{failed && words.failed}</span>
      </div>
      <div className="do">
        {secondDue && (
          <button
            type="button"
            className="btn primary"
            onClick={() => attempt(startSecondGame(row.id).then((id) => go(`/table/${id}`)))}
          >
            {words.records.second}
          </button>
        )}
        <Link className="btn quiet" href={`/table/${row.id}`}>
          {words.records.result}
        </Link>
        <Link className="btn" href={`/analysis/${row.id}`}>
          {words.records.analysis}
        </Link>
        <Link className="btn" href={`/replay/${row.id}`}>
          {words.records.replay}
        </Link>
        <button
          type="button"
          className="btn quiet"
          aria-label={words.records.saveOf(title)}
          onClick={() => attempt(recordOf(row.id).then(saveFile))}
        >
          {words.records.save}
        </button>
        <RemoveButton title={title} onRemove={() => onRemove(row)} />
      </div>
    </li>
  );
}
