/** A running or finished online table. */
import { useCallback } from 'react';
import { useLanguage } from '../look/language.tsx';
import { api } from './api.ts';
import { OnlinePage, Trouble } from './frame.tsx';
import { usePolled } from './polled.ts';
import { gameTitle } from './table-words.ts';
import { useOnlineWords } from './words.ts';

export default function OnlineTablePage({ id }: { id: string }) {
  const words = useOnlineWords();
  const [language] = useLanguage();
  const { value: table, trouble } = usePolled(
    useCallback(() => api.table(id), [id]),
    null,
  );
  const say = { gathering: '', playing: words.room.playing, over: words.room.ended, abandoned: words.room.broken };
  return (
    <OnlinePage title={table ? words.room.title(gameTitle(table.game, language)) : words.title}>
      <header>
        <h1>{table ? gameTitle(table.game, language) : words.title}</h1>
        <p>{table && say[table.state]}</p>
      </header>
      <Trouble word={trouble} />
    </OnlinePage>
  );
}
