/** The talk before the game, which goes on at the table. Its words are the table's, which whoever sits here is about to need. */
import { useEffect } from 'react';
import { useLanguage } from '../../look/language.tsx';
import { Speak, TalkLines } from '../../table/seats/talk.tsx';
import { frameWords } from '../../table/words.ts';
import { talkIsRead } from '../../tables/talk-read.ts';
import type { RoomConnection } from './room-connection.ts';

export default function RoomTalk(props: { id: string; connection: RoomConnection; nameOf(seat: number): string }) {
  const { id, connection, nameOf } = props;
  const [language] = useLanguage();
  const words = frameWords[language].council;
  const last = connection.talk.at(-1)?.n;
  useEffect(() => {
    if (last !== undefined) talkIsRead(id, last);
  }, [id, last]);
  return (
    <section className="room-talk" aria-labelledby="talk-title">
      <h2 id="talk-title">{words.talk}</h2>
      <TalkLines words={words} lines={connection.talk} nameOf={nameOf} />
      <Speak words={words} onSay={connection.say} />
    </section>
  );
}
