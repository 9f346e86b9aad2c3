/** The first thing on the page: the table that waits for you, and the others beside it. */
import { toldIn } from '@sztab/kernel/words';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { type GameListing, gameList, listingOf } from '../games.ts';
import { doneIn, hasBegun } from '../learn/learned.ts';
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
import { Taste } from './taste.tsx';
import type { Tables } from './use-tables.ts';
import { ofTheWeek } from './week.ts';
import './now.css';

/** `lit`: nothing on the page comes before it. */
export function Now({ tables, lit }: { tables: Tables; lit: boolean }) {
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
  if (!first) return <NoTable notice={notice} last={tables.finished[0]} lit={lit} />;
  const cover = <CoverOf game={first.header.game} />;
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
function NoTable({ notice, last, lit }: { notice: ReactNode; last: TableRow | undefined; lit: boolean }) {
  const words = useWords();
  const [language] = useLanguage();
  if (!last) return <Stranger notice={notice} lit={lit} />;
  const game = listingOf(last.header.game);
  if (!game || game.state === 'rules') return notice;
  const title = game.title[language];
  const result = ownResult(last, words);
  return (
    <section className="now empty" aria-label={words.yourTables}>
      <div className="picture">
        <CoverOf game={game.id} />
      </div>
      <div className="say">
        {notice}
        <h2>{title}</h2>
        <p>
          {result && <b>{result} </b>}
          {toldIn(last.summary.line, language)}
        </p>
        <Ways
          game={game.id}
          lit={lit}
          start={words.empty.again}
          last={
            <Link className="btn" href={`/table/${last.id}`}>
              {words.records.result}
            </Link>
          }
        />
      </div>
    </section>
  );
}

/** Somebody who has not sat at a table yet: a taste of this week's game, and where the first lesson is; who has finished one is asked to go on. */
function Stranger({ notice, lit }: { notice: ReactNode; lit: boolean }) {
  const words = useWords();
  const [language] = useLanguage();
  const taught = gameList().filter(({ state, lessons }) => state !== 'rules' && lessons !== undefined);
  // What is learned while this page stands changes nothing on it.
  const [{ learning, begun }] = useState(() => {
    const found = beingLearned(taught);
    return { learning: found, begun: hasBegun((found ?? taught[0])?.id ?? '') };
  });
  const [tasted, setTasted] = useState(false);
  const [game] = learning ? [learning] : taught;
  const week = ofTheWeek(taught, new Date());
  if (!game) return notice;
  const title = game.title[language];
  return (
    <section className="now empty stranger" aria-label={words.yourTables}>
      <div className="say">
        {notice}
        <h2>{learning ? title : words.empty.title}</h2>
        <p>{learning ? words.lessonsDone(doneIn(learning.id), learning.lessons ?? 0) : words.empty.text}</p>
        <Ways
          game={game.id}
          start={words.empty.button}
          first={
            <Link className={tasted || !lit ? 'btn' : 'btn primary'} href={`/learn/${game.id}/next`}>
              {(begun ? words.empty.goOn : words.empty.learn)(title)}
            </Link>
          }
          last={
            <Link className="btn" href={`/new/${game.id}?online`}>
              {words.empty.friends}
            </Link>
          }
        />
      </div>
      {learning || !week ? (
        <div className="picture">
          <CoverOf game={game.id} />
        </div>
      ) : (
        <Taste
          game={week.id}
          title={week.title[language]}
          cover={<CoverOf game={week.id} />}
          onDone={() => setTasted(true)}
        />
      )}
    </section>
  );
}

/** The game in which lessons were finished, and not all of them yet. */
const beingLearned = (games: readonly GameListing[]): GameListing | undefined =>
  games.find(({ id, lessons = 0 }) => doneIn(id) > 0 && doneIn(id) < lessons) ?? games.find(({ id }) => doneIn(id) > 0);

function CoverOf({ game }: { game: string }) {
  return (
    <Suspense>
      <Cover game={game} />
    </Suspense>
  );
}

/** What can be done next; `lit`: to play is. */
function Ways(props: { game: string; start: string; lit?: boolean; first?: ReactNode; last: ReactNode }) {
  const words = useWords();
  const { start, busy, failed } = useQuickStart();
  return (
    <>
      <div className="ways">
        {props.first}
        <button
          type="button"
          className={props.lit ? 'btn primary' : 'btn'}
          disabled={busy !== null}
          onClick={() => start(props.game)}
        >
          {props.start}
        </button>
        {props.last}
      </div>
      {failed && <p role="alert">{words.newTable.failed}</p>}
    </>
  );
}
