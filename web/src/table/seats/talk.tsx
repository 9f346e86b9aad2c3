/** What was said at a table and a field to say more: beside a running game, and in the room before it. */
import type { Seat } from '@sztab/kernel';
import { dateFormat, said } from '@sztab/kernel/words';
import type { TableNote, TalkLine } from '@sztab/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../look/language.tsx';
import type { FrameWords } from '../words.ts';
import './talk.css';

type Words = FrameWords['council'];

/** `own`: the reader's seat. `newFrom`: what others said after this line is marked as new. */
export function TalkLines(props: {
  words: Words;
  lines: readonly TalkLine[];
  nameOf(seat: Seat): string;
  own?: Seat | null;
  newFrom?: number | null;
}) {
  const { words, lines, nameOf, own = null, newFrom = null } = props;
  const [language] = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new line that moves the list
  useEffect(() => {
    // The list alone: the page around it stays where it is.
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length]);
  if (lines.length === 0) return <p className="talk talk-silent">{words.silent}</p>;
  const hour = dateFormat(language, { hour: '2-digit', minute: '2-digit' });
  const noted = ({ is, seat = 0 }: TableNote): string => said(words.notes[is], nameOf(seat), seat + 1);
  const isNew = ({ n, by }: TalkLine): boolean => newFrom !== null && n > newFrom && by !== null && by.seat !== own;
  const firstNew = lines.find(isNew)?.n;
  return (
    <ul ref={list} className="talk" aria-label={words.talk} aria-live="polite">
      {lines.map(({ n, at, by, text, note }) => (
        <li key={n} data-note={by === null || undefined}>
          {n === firstNew && <p className="talk-new">{words.newLines}</p>}
          <time dateTime={new Date(at).toISOString()}>{hour.format(at)}</time>
          {by && <b>{by.name}</b>}
          <span>{by ? text : note && noted(note)}</span>
        </li>
      ))}
    </ul>
  );
}

export function Speak({ words, onSay }: { words: Words; onSay(text: string): Promise<void> }) {
  const [text, setText] = useState('');
  const [failed, setFailed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setText('');
    setFailed(false);
    // Also after a press of the button: one writes on without touching the field again.
    field.current?.focus();
    onSay(said).catch(() => {
      // What could not be said is not lost.
      setText(said);
      setFailed(true);
    });
  };
  return (
    <form className="speak" onSubmit={send}>
      {failed && <p role="alert">{words.tooFast}</p>}
      <input
        ref={field}
        data-first=""
        value={text}
        maxLength={500}
        aria-label={words.speak}
        placeholder={words.speak}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="btn">
        {words.send}
      </button>
    </form>
  );
}
