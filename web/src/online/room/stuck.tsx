/** A table that cannot be opened: why, its log to take away, and the way out. */
import type { Stuck, TableInfo } from '@sztab/protocol';
import { saveFile } from '../../local/records.ts';
import { useLanguage } from '../../look/language.tsx';
import { useAct } from '../connection/act.ts';
import { api } from '../connection/api.ts';
import { Done, OnlinePage, Trouble } from '../frame.tsx';
import { gameTitle } from '../table-words.ts';
import { useOnlineWords } from '../words.ts';
import { ToLobby } from './to-lobby.tsx';

export function StuckTable(props: { table: TableInfo; why: Stuck; take(table: TableInfo): void }) {
  const { table, why, take } = props;
  const words = useOnlineWords();
  const say = words.stuck;
  const [language] = useLanguage();
  const { busy, trouble, run } = useAct();
  const title = gameTitle(table.game, language);
  const goes = table.state === 'gathering' || table.state === 'playing';
  const save = (): void =>
    void run(async () => saveFile({ name: `${table.game}-${table.id}.json`, text: await api.log(table.id) }));
  return (
    <OnlinePage title={title}>
      <header>
        <h1>{title}</h1>
      </header>
      <p>{say[why]}</p>
      <Trouble word={trouble} />
      <Done text={table.state === 'abandoned' ? say.abandoned : null} />
      <p>
        <button type="button" className="btn" disabled={busy} onClick={save}>
          {say.save}
        </button>{' '}
        {say.saveText}
      </p>
      {goes && why !== 'unknown-edition' && (
        <p>
          <button
            type="button"
            className="btn"
            disabled={busy}
            onClick={() => void run(async () => take(await api.abandon(table.id)))}
          >
            {say.abandon}
          </button>{' '}
          {say.abandonText}
        </p>
      )}
      <ToLobby />
    </OnlinePage>
  );
}
