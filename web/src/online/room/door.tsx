/** At the door of a table with a password: given once, it is never asked for again. */
import { type FormEvent, useState } from 'react';
import { useAct } from '../connection/act.ts';
import { api } from '../connection/api.ts';
import { Entry } from '../entry/entry.tsx';
import { usePerson } from '../entry/person.ts';
import { Field, OnlinePage, Trouble } from '../frame.tsx';
import { useOnlineWords } from '../words.ts';

export function Door({ id, invite, onEntered }: { id: string; invite: string | null; onEntered(): void }) {
  const words = useOnlineWords();
  const person = usePerson();
  const [password, setPassword] = useState('');
  const { busy, trouble, run } = useAct();
  const enter = async (): Promise<void> => {
    await api.enter(id, { ...(invite ? { invite } : {}), password });
    onEntered();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run(enter);
  };
  const field = (
    <Field
      label={words.room.word}
      value={password}
      onText={setPassword}
      type="password"
      autoComplete="off"
      enterKeyHint="go"
      required
    />
  );
  if (person.is === 'asking') return null;
  return (
    <OnlinePage title={words.title}>
      <header>
        <h1>{words.room.door}</h1>
      </header>
      <p>{words.troubles['needs-password']}</p>
      {person.is === 'here' ? (
        <form className="entry" onSubmit={submit} noValidate>
          {field}
          <div className="acts">
            <button type="submit" className="btn primary" disabled={busy}>
              {words.room.enter}
            </button>
          </div>
          <Trouble word={trouble} />
        </form>
      ) : (
        <Entry begin={words.room.enter} then={enter}>
          {field}
        </Entry>
      )}
    </OnlinePage>
  );
}
