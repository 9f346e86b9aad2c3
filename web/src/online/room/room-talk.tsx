/** The talk before the game, which goes on at the table. Its words are the table's, which whoever sits here is about to need. */
import { useLanguage } from '../../look/language.tsx';
import { Speak, TalkLines } from '../../table/seats/talk.tsx';
import { frameWords } from '../../table/words.ts';
import type { RoomLine } from './room-line.ts';

export default function RoomTalk({ line, nameOf }: { line: RoomLine; nameOf(seat: number): string }) {
  const [language] = useLanguage();
  const words = frameWords[language].company;
  return (
    <section className="room-talk" aria-labelledby="talk-title">
      <h2 id="talk-title">{words.talk}</h2>
      <TalkLines words={words} lines={line.talk} nameOf={nameOf} />
      <Speak words={words} onSay={line.say} />
    </section>
  );
}
