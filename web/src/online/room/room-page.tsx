/** The page of an online table: a waiting room until everybody agrees to begin, then the table itself. */
import { lazy, useCallback, useState } from 'react';
import { useSearch } from 'wouter';
import { Loading } from '../../look/loading.tsx';
import { Nothing } from '../../look/nothing.tsx';
import { api } from '../connection/api.ts';
import { usePolled } from '../connection/polled.ts';
import { OnlinePage, Trouble } from '../frame.tsx';
import { useOnlineWords } from '../words.ts';
import { Room } from './room.tsx';
import { useRoomConnection } from './room-connection.ts';
import { StuckTable } from './stuck.tsx';
import { ToLobby } from './to-lobby.tsx';

const OnlineTablePage = lazy(() => import('../table/table-page.tsx'));

/** How often the table is asked for, in milliseconds: without an open connection, and with one that tells the news anyway. */
const EVERY = 3000;
const SELDOM = 30_000;

export default function RoomPage({ id }: { id: string }) {
  const invite = new URLSearchParams(useSearch()).get('invite');
  const question = useCallback(() => api.table(id, invite), [id, invite]);
  // A running table has a connection of its own.
  const [begun, setBegun] = useState(false);
  const [told, setTold] = useState(false);
  const room = usePolled(question, begun ? null : told ? SELDOM : EVERY);
  const { refresh } = room;
  const gathers = room.value?.state === 'gathering' && !room.value.stuck;
  const connection = useRoomConnection({ id, invite, gathers, seat: room.value?.seat ?? null, onChange: refresh });
  if (connection.open !== told) setTold(connection.open);
  if (room.value?.stuck) return <StuckTable table={room.value} why={room.value.stuck} take={room.take} />;
  if (room.value && room.value.state !== 'gathering' && !begun) setBegun(true);
  if (room.value && room.value.state !== 'gathering') return <OnlineTablePage id={id} onStuck={refresh} />;
  if (room.value) return <Room table={room.value} invite={invite} room={room} connection={connection} />;
  if (room.trouble === null) return <Loading />;
  return <Closed trouble={room.trouble} invited={invite !== null} retry={room.refresh} />;
}

/** No such table, no invitation, no server: why, and where to go from here. */
function Closed({ trouble, invited, retry }: { trouble: string; invited: boolean; retry(): void }) {
  const words = useOnlineWords();
  const expired = invited && (trouble === 'no-such-table' || trouble === 'not-invited');
  return (
    <OnlinePage title={words.title}>
      <header>
        <h1>{words.title}</h1>
      </header>
      {expired ? (
        <Nothing text={words.room.expired} go={words.nobody.ways.bot.name} to="/#games" />
      ) : (
        <Trouble word={trouble} retry={retry} />
      )}
      <ToLobby />
    </OnlinePage>
  );
}
