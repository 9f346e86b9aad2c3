/** /watch/:game and /watch/:game/:lesson: a whole game of bots, or how a challenge is won, move by move. */
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { listingOf, loadGame } from '../games.ts';
import { useLanguage } from '../look/language.tsx';
import { Loading } from '../look/loading.tsx';
import { NotFound } from '../look/not-found.tsx';
import { useTitle } from '../look/title.ts';
import { Replay } from '../table/index.ts';
import { learnWords } from '../words/learn/index.ts';
import { RecordTable } from './record-table.ts';
import { loadWatched } from './watchable.ts';

export default function WatchPage({ game, lesson = null }: { game: string; lesson?: string | null }) {
  const [language] = useLanguage();
  const [opened, setOpened] = useState<RecordTable | 'opening' | 'none'>('opening');
  const wanted = Number(new URLSearchParams(useSearch()).get('at') ?? 0);
  useTitle(learnWords[language].watchTitle(listingOf(game)?.title[language] ?? game));
  useEffect(() => {
    let gone = false;
    const path = lesson === null ? `/watch/${game}` : `/watch/${game}/${lesson}`;
    Promise.all([loadGame(game), loadWatched(game, lesson)])
      .then(([sheet, text]) => (text === null ? 'none' : new RecordTable(sheet, text, path)))
      .then(
        (found) => !gone && setOpened(found),
        () => !gone && setOpened('none'),
      );
    return () => {
      gone = true;
    };
  }, [game, lesson]);
  if (opened === 'opening') return <Loading />;
  if (opened === 'none') return <NotFound />;
  return <Replay table={opened} start={Number.isInteger(wanted) ? wanted : 0} />;
}
