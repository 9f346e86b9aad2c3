/** Finished matches: watch, save, delete, bring in. */
import { Symbol as Sign } from '@sztab/pieces';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { recordOf, saveFile, startSecondGame, type TableRow } from '../local/index.ts';
import { useLanguage } from '../look/language.tsx';
import { useWords } from '../words/index.ts';
import { Bringing, useBringing } from './bringing.tsx';
import { GameMark } from './game-mark.tsx';
import { useRemoval } from './removal.tsx';
import { dayOf, sidesOf, titleOf } from './table-words.ts';
import type { Tables } from './use-tables.ts';
import './records.css';

export function Records({ tables }: { tables: Tables }) {
  const words = useWords();
  const { remove, notice } = useRemoval();
  const bringing = useBringing();
  const file = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
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
      {rows.length === 0 ? (
        <p className="none">{words.records.none}</p>
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

function Finished(props: { row: TableRow; hasSecond: boolean; onRemove(row: TableRow): void }) {
  const { row, hasSecond, onRemove } = props;
  const words = useWords();
  const [language] = useLanguage();
  const [, go] = useLocation();
  const title = titleOf(row, language);
  const secondDue = row.header.options.match === 'double' && row.first === undefined && !hasSecond;
  return (
    <li>
      <GameMark game={row.header.game} />
      <div className="what">
        <b>{title}</b>
        <span>{row.summary.line[language]}</span>
        <span className="small">{secondDue ? words.records.secondText : sidesOf(row, language, words)}</span>
      </div>
      <div className="how">
        <span>{dayOf(row.changed, language)}</span>
      </div>
      <div className="do">
        {secondDue && (
          <button
            type="button"
            className="btn lit"
            onClick={() => void startSecondGame(row.id).then((id) => go(`/table/${id}`))}
          >
            {words.records.second}
          </button>
        )}
        <Link className="btn" href={`/replay/${row.id}`}>
          {words.records.replay}
        </Link>
        <button
          type="button"
          className="btn quiet"
          aria-label={words.records.saveOf(title)}
          onClick={() => void recordOf(row.id).then(saveFile)}
        >
          {words.records.save}
        </button>
        <button
          type="button"
          className="iconbtn"
          aria-label={words.records.removeTable(title)}
          title={words.records.remove}
          onClick={() => onRemove(row)}
        >
          <Sign name="x" />
        </button>
      </div>
    </li>
  );
}
