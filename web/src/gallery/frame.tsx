/** One picture: the real table frame around one position, seen by whoever is asked or by the chosen eyes. */
import type { Seat, Viewer } from '@sztab/kernel';
import { type ReactNode, StrictMode, useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import '../look/styles.ts';
import { loadGame } from '../games.ts';
import { followLanguage, useLanguage } from '../look/language.tsx';
import { Loading } from '../look/loading.tsx';
import { hangSprite } from '../look/sprite.ts';
import { followTheme } from '../look/theme.ts';
import { Table } from '../table/table.tsx';
import { GalleryTable } from './gallery-table.ts';
import { open } from './positions.ts';
import { hear, say } from './said.ts';

const wanted = new URLSearchParams(location.search);
const nothing = (): void => {};
const ALWAYS = { asking: 'always', ask: nothing, offers: [], turns: null, begin: nothing } as const;

/** The seat that has to decide; the one who looks stays as long as that one is asked too. */
function eyesOf(table: GalleryTable, before: Viewer): Viewer {
  const chosen = wanted.get('eyes') ?? '';
  if (chosen !== '') return chosen === 'public' ? 'public' : Number(chosen);
  const asked = table.state().asked.map(({ seat }) => seat);
  return asked.length === 0 || asked.some((seat) => seat === before) ? before : (asked[0] as Seat);
}

function Picture({ table }: { table: GalleryTable }) {
  const state = useSyncExternalStore(table.subscribe, table.state);
  const [sitting, sit] = useState<Viewer>(() => eyesOf(table, 'public'));
  const viewer = eyesOf(table, sitting);
  useEffect(() => sit(viewer), [viewer]);
  return (
    <Table
      key={viewer}
      {...{ table, state, viewer }}
      autoPass={{ pending: false, askMe: nothing }}
      reactions={ALWAYS}
      onSit={table.game.box.lid.together ? sit : null}
      onAct={nothing}
    />
  );
}

function Frame() {
  const [language] = useLanguage();
  const [shown, show] = useState<ReactNode>(<Loading />);
  useEffect(() => {
    let leave = nothing;
    const [game, position] = [wanted.get('game') ?? '', wanted.get('position') ?? ''];
    Promise.all([loadGame(game), open(game, position)])
      .then(([onTable, start]) => {
        const names = start.roles.map((role) => onTable.box.words[language].role(role));
        const table = new GalleryTable(onTable, start, names, (moves) => say(parent, { is: 'made', moves }));
        leave = hear((said) => {
          if (said.is === 'show') table.show(said.moves);
          if (said.is === 'any-move') void table.playAny();
        });
        show(<Picture table={table} />);
        say(parent, { is: 'ready' });
      })
      .catch((error: unknown) => show(<p role="alert">{String(error)}</p>));
    return () => leave();
  }, [language]);
  return shown;
}

followTheme();
followLanguage();
hangSprite();
createRoot(document.getElementById('page') as HTMLElement).render(
  <StrictMode>
    <Frame />
  </StrictMode>,
);
