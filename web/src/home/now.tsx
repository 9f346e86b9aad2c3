/** The first thing on the page: the table that waits for you, and the others beside it. */
import { toldIn } from '@sztab/kernel/words';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { gameList } from '../games.ts';
import { hasBegun } from '../learn/learned.ts';
import { awaitedAt, type TableRow } from '../local/index.ts';
import { Broken } from '../look/broken.tsx';
import { useLanguage } from '../look/language.tsx';
import { Cover } from '../tables/cover.tsx';
import { sitterName, titleOf } from '../tables/table-words.ts';
import { useWords } from '../words/index.ts';
import { LiveBoard } from './live-board.tsx';
import { ownResult } from './own-result.ts';
import { useQuickStart } from './quick-start.ts';
import { useRemoval } from './removal.tsx';
import { TableList } from './table-list.tsx';
import type { Tables } from './use-tables.ts';
import './now.css';

export function Now({ tables }: { tables: Tables }) {
  const words = useWords();
  // Here and not in the list, which goes with its last table.
  const { remove, notice } = useRemoval();
  if (tables.is === 'loading') return <section className="now" aria-busy="true" aria-label={words.loadingTables} />;
  if (tables.is === 'no-storage') {
    const { title, text, button } = words.noStorage;
    return (
      <section className="now empty" role="alert">
        <div className="say">
          <h2>{title}</h2>
          <p>{text}</p>
          <button type="button" className="btn" onClick={tables.retry}>
            {button}
          </button>
        </div>
      </section>
    );
  }
  const [first] = tables.open;
  if (!first) return <NoTable notice={notice} last={tables.finished[0]} />;
  const cover = (
    <Suspense>
      <Cover game={first.header.game} />
    </Suspense>
  );
  return (
    <section className="now" aria-label={words.yourTables}>
      <div className="foremost">
        <div className="picture">
          <Broken key={first.id} instead={cover}>
            <LiveBoard row={first}>{cover}</LiveBoard>
          </Broken>
        </div>
        <Foremost row={first} />
      </div>
      <TableList rows={tables.open} foremost={first.id} notice={notice} onRemove={remove} />
    </section>
  );
}

function Foremost({ row }: { row: TableRow }) {
  const words = useWords();
  const [language] = useLanguage();
  const { waitsFor, line } = row.summary;
  const title = titleOf(row, language);
  const sitter = awaitedAt(row);
  const yours = waitsFor === 'you' || !sitter;
  return (
    <div className={waitsFor === 'bot' ? 'go' : 'go yours'}>
      <div>
        <h2>{yours ? words.yourMoveAt(title) : words.movesOfAt(sitterName(sitter, words), title)}</h2>
        <p>{toldIn(line, language)}</p>
      </div>
      <Link className={waitsFor === 'bot' ? 'btn' : 'btn primary'} href={`/table/${row.id}`}>
        {words.toTable}
      </Link>
    </div>
  );
}

/** Nothing is being played: once more what was played last, or a first game. */
function NoTable({ notice, last }: { notice: ReactNode; last: TableRow | undefined }) {
  const words = useWords();
  const [language] = useLanguage();
  const { start, busy, failed } = useQuickStart();
  const game = gameList().find(({ id, state }) => state === 'playable' && (!last || id === last.header.game));
  if (!game) return notice;
  const title = game.title[language];
  const result = last && ownResult(last, words);
  return (
    <section className="now empty" aria-label={words.yourTables}>
      <div className="picture">
        <Suspense>
          <Cover game={game.id} />
        </Suspense>
      </div>
      <div className="say">
        {notice}
        <h2>{last ? title : words.empty.title}</h2>
        <p>
          {last ? (
            <>
              {result && <b>{result} </b>}
              {toldIn(last.summary.line, language)}
            </>
          ) : (
            words.empty.text
          )}
        </p>
        <div className="ways">
          {!last && (
            <Link className="btn primary" href={`/learn/${game.id}/next`}>
              {(hasBegun(game.id) ? words.empty.goOn : words.empty.learn)(title)}
            </Link>
          )}
          <button
            type="button"
            className={last ? 'btn primary' : 'btn'}
            disabled={busy !== null}
            onClick={() => start(game.id)}
          >
            {last ? words.empty.again : words.empty.button}
          </button>
          {!last && (
            <Link className="btn" href={`/new/${game.id}?online`}>
              {words.empty.friends}
            </Link>
          )}
          {last && (
            <Link className="btn" href={`/table/${last.id}`}>
              {words.records.result}
            </Link>
          )}
        </div>
        {failed && <p role="alert">{words.newTable.failed}</p>}
      </div>
    </section>
  );
}
