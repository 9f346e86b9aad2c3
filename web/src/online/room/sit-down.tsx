/** Sitting down: somebody new gives a name and is seated by the same tap. */
import type { TableInfo } from '@sztab/protocol';
import { useAct } from '../connection/act.ts';
import { api } from '../connection/api.ts';
import { Entry } from '../entry/entry.tsx';
import { usePerson } from '../entry/person.ts';
import { Field, Trouble } from '../frame.tsx';
import { useOnlineWords } from '../words.ts';
import './sit-down.css';

/** What opens a table that is not open to everybody. */
export interface Credentials {
  readonly invite?: string;
  readonly password?: string;
}

export function SitDown(props: {
  table: TableInfo;
  credentials: Credentials;
  onTable(table: TableInfo): void;
  /** The table's password, where it has one. */
  word: { readonly text: string; change(text: string): void } | null;
}) {
  const { table, credentials, onTable, word } = props;
  const words = useOnlineWords();
  const person = usePerson();
  const { busy, trouble, run } = useAct();
  const sit = async (): Promise<void> => onTable(await api.sit(table.id, { seat: null, ...credentials }));
  const field = word && (
    <Field label={words.room.word} value={word.text} onText={word.change} type="password" autoComplete="off" required />
  );
  if (person.is === 'asking') return null;
  if (person.is !== 'here') {
    return (
      <section className="sit-down" aria-labelledby="sit-title">
        <h2 id="sit-title">{words.room.sitName}</h2>
        <Entry begin={words.room.sitDown} then={() => run(sit)}>
          {field}
        </Entry>
      </section>
    );
  }
  return (
    <section className="sit-down" aria-label={words.room.sitDown}>
      {field}
      <button type="button" className="btn primary" disabled={busy} onClick={() => void run(sit)}>
        {words.room.sitDown}
      </button>
      <p className="aside">{words.entry.as(person.me.name)}</p>
      <Trouble word={trouble} />
    </section>
  );
}
