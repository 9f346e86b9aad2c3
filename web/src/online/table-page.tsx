/** A running or finished table online, and its replay: the same frame as at home. */
import { useState } from 'react';
import { useSearch } from 'wouter';
import { Loading } from '../look/loading.tsx';
import { AtTable, Replay } from '../table/index.ts';
import { Door } from './door.tsx';
import { OnlinePage, Trouble } from './frame.tsx';
import { useOnlineTable } from './table/open.ts';
import { useOnlineWords } from './words.ts';

export default function OnlineTablePage({ id, replay = false }: { id: string; replay?: boolean }) {
  const words = useOnlineWords();
  const asked = new URLSearchParams(useSearch());
  const [entered, setEntered] = useState(0);
  const invite = asked.get('invite');
  const opened = useOnlineTable(id, invite, replay, entered);
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
  if (!replay) return <AtTable table={opened} />;
  const at = Number(asked.get('at') ?? 0);
  return <Replay table={opened} start={Number.isInteger(at) ? at : 0} />;
}
