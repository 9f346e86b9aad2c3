/** /table/:id: opens the table, sees to it that the right person looks at it, and lays it out. */
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { discardTable, keptOf, Loading, saveFile, type TableHandle, useLanguage } from './house.ts';
import { type NotThere, useOpenTable } from './open.ts';
import { useAsking, useNoPause } from './preferences.ts';
import { type QuickPass, useAutoPass } from './reaction/auto-pass.ts';
import { Curtain } from './seats/curtain.tsx';
import { onlyBotsWait, peopleAt, useSeating } from './seats/seating.ts';
import { Table } from './table.tsx';
import { frameWords } from './words.ts';

export function TablePage({ id }: { id: string }) {
  const opened = useOpenTable(id, false);
  if (opened === 'opening') return <Loading />;
  if (opened === 'failed' || opened === 'newer') return <NotOpened id={id} why={opened} />;
  return <AtTable table={opened} />;
}

/** `lesson`: what teaches at this table, over its board. */
export function AtTable({ table, lesson = null }: { table: TableHandle; lesson?: ReactNode }) {
  const state = useSyncExternalStore(table.subscribe, table.state);
  const { viewer, next, sitDown } = useSeating(table, state);
  const deciding = next ?? (viewer === 'public' ? null : viewer);
  const sitter = deciding === null ? undefined : table.sitters[deciding];
  const [asking, ask] = useAsking(sitter && sitter.is !== 'bot' ? sitter.name : '');
  const [quick, setQuick] = useState<QuickPass | null>(null);
  const [noPause] = useNoPause();
  const alone = peopleAt(table.sitters).length <= 1;
  const together = table.game.box.lid.together === true;
  const autoPass = useAutoPass(table, state, deciding, {
    asking,
    quick,
    mayLook: next === null,
    noPause: onlyBotsWait(table.sitters) && noPause === 'on',
  });

  if (next !== null && !autoPass.pending) {
    return <Curtain key={next} table={table} seat={next} onReveal={() => sitDown(next)} />;
  }
  return (
    <Table
      key={together ? 'together' : viewer}
      table={table}
      state={state}
      viewer={viewer}
      autoPass={{
        pending: autoPass.pending && next === null,
        askMe() {
          setQuick(null);
          autoPass.askMe();
        },
      }}
      reactions={{ asking, ask, offers: autoPass.offers, turns: autoPass.turns, begin: setQuick }}
      onSit={together && !alone ? sitDown : null}
      onAct={() => quick?.within === null && setQuick(null)}
      lesson={lesson}
    />
  );
}

/** What is kept of it, if anything is, can be saved and deleted. */
export function NotOpened({ id, why }: { id: string; why: NotThere }) {
  const [language] = useLanguage();
  const say = frameWords[language];
  const [, go] = useLocation();
  const [kept, setKept] = useState<Awaited<ReturnType<typeof keptOf>>>(null);
  useEffect(() => {
    keptOf(id).then(setKept, () => {});
  }, [id]);
  return (
    <main className="plain">
      <h1>{say.notOpened}</h1>
      <p>{why === 'newer' ? say.notOpenedNewer : kept ? say.notOpenedKept : say.notOpenedMore}</p>
      {kept && (
        <p>
          <button type="button" className="btn" onClick={() => saveFile(kept)}>
            {say.saveKept}
          </button>{' '}
          <button type="button" className="btn" onClick={() => void discardTable(id).then(() => go('/'))}>
            {say.removeKept}
          </button>
        </p>
      )}
      <Link className="btn" href="/">
        {say.toHome}
      </Link>
    </main>
  );
}
