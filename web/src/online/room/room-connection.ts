/** The room's connection to its table: it tells that something changed and what is said. */
import type { TalkLine } from '@sztab/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Connection, socketUrl } from '../connection/connection.ts';

export interface RoomConnection {
  readonly open: boolean;
  readonly talk: readonly TalkLine[];
  say(text: string): Promise<void>;
}

/** `seat`: whoever has sat down sees more, and needs another connection. */
export function useRoomConnection(settings: {
  id: string;
  invite: string | null;
  gathers: boolean;
  seat: number | null;
  onChange(): void;
}): RoomConnection {
  const { id, invite, gathers, seat, onChange } = settings;
  const [open, setOpen] = useState(false);
  const [talk, setTalk] = useState<readonly TalkLine[]>([]);
  const joined = useRef<Connection | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the seat is why there is another connection
  useEffect(() => {
    if (!gathers) return;
    const connection = new Connection({
      url: socketUrl(id, invite),
      known: () => null,
      onMessage: (message) => {
        if (message.is === 'table') onChange();
        if (message.is !== 'said') return;
        // Who joins, also after a cut, is told everything from the beginning.
        setTalk((heard) => [...heard, ...message.lines.filter(({ n }) => n > (heard.at(-1)?.n ?? -1))]);
      },
      onState: (state) => setOpen(state === 'open'),
    });
    joined.current = connection;
    return () => connection.close();
  }, [id, invite, gathers, onChange, seat]);
  const say = useCallback(
    (text: string) => joined.current?.request({ is: 'say', text }) ?? Promise.reject(new Error('no connection')),
    [],
  );
  return { open, talk, say };
}
