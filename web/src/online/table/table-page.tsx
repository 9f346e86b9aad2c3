/** A running or finished table online, and its replay: the same frame as at home. */
import { stuck } from '@sztab/protocol';
import { lazy, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { Loading } from '../../look/loading.tsx';
import { AtTable, Replay } from '../../table/index.ts';
import { useEntry } from '../entry/use-entry.tsx';
import { OnlinePage, Trouble } from '../frame.tsx';
import { Door } from '../room/door.tsx';
import { useOnlineWords } from '../words.ts';
import { useOnlineTable } from './open.ts';

const AnalysisOf = lazy(async () => ({ default: (await import('../../analysis/analysis.tsx')).AnalysisOf }));

const ExercisesOf = lazy(async () => ({ default: (await import('../../analysis/exercises.tsx')).ExercisesOf }));

/** `onStuck`: reading its log showed that the table cannot be opened. */
export default function OnlineTablePage(props: {
  id: string;
  as?: 'table' | 'replay' | 'analysis' | 'exercises';
  onStuck?(): void;
}) {
  const { id, as = 'table', onStuck } = props;
  const words = useOnlineWords();
  const asked = new URLSearchParams(useSearch());
  const [entered, setEntered] = useState(0);
  const invite = asked.get('invite');
  const { withPerson, dialog } = useEntry();
  const opened = useOnlineTable(id, invite, as !== 'table', entered, withPerson);
  const isStuck = opened !== 'opening' && 'word' in opened && stuck.options.some((word) => word === opened.word);
  useEffect(() => {
    if (isStuck) onStuck?.();
  }, [isStuck, onStuck]);
  if (opened === 'opening') return <Loading />;
  if ('word' in opened && opened.word === 'needs-password')
    return <Door id={id} invite={invite} onEntered={() => setEntered(entered + 1)} />;
  if ('word' in opened) {
    return (
      <OnlinePage title={words.title}>
        <Trouble word={opened.word} retry={() => location.reload()} />
      </OnlinePage>
    );
  }
  if (as === 'analysis') return <AnalysisOf table={opened} />;
  if (as === 'exercises') return <ExercisesOf table={opened} />;
  if (as === 'table')
    return (
      <>
        <AtTable table={opened} />
        {dialog}
      </>
    );
  const at = Number(asked.get('at') ?? 0);
  return <Replay table={opened} start={Number.isInteger(at) ? at : 0} />;
}
