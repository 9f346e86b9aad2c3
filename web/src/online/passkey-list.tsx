/** The passkeys of an account: to add one, and to remove one that was lost. */
import { Glyph as Sign } from '@sztab/pieces';
import { useState } from 'react';
import { dayOf } from '../home/table-words.ts';
import { useLanguage } from '../look/language.tsx';
import { useAct } from './act.ts';
import { api } from './api.ts';
import { Done, Trouble } from './frame.tsx';
import { passkeys } from './passkeys.ts';
import { askWho, personIs } from './person.ts';
import { usePolled } from './polled.ts';
import { useOnlineWords } from './words.ts';

export function Passkeys() {
  const words = useOnlineWords().me;
  const [language] = useLanguage();
  const { value, refresh } = usePolled(api.passkeys, null);
  const [done, setDone] = useState(false);
  const { busy, trouble, run } = useAct();
  const attempt = (act: () => Promise<unknown>, added: boolean): void => {
    setDone(false);
    void run(async () => {
      await act();
      setDone(added);
      refresh();
    });
  };
  return (
    <div className="part">
      <h3>{words.passkeys}</h3>
      <p className="aside">{words.passkeyText}</p>
      {value && value.length > 0 && (
        <ul className="sessions">
          {value.map(({ id, created }) => {
            const day = dayOf(created, language);
            return (
              <li key={id}>
                <span>{words.passkeyOf(day)}</span>
                <button
                  type="button"
                  className="iconbtn"
                  aria-label={words.passkeyEndOf(day)}
                  title={words.passkeyEnd}
                  onClick={() => attempt(() => api.endPasskey(id).then(askWho), false)}
                >
                  <Sign name="x" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {passkeys.known() ? (
        <button
          type="button"
          className="btn"
          disabled={busy}
          onClick={() => attempt(() => passkeys.add().then(personIs), true)}
        >
          {words.passkeyAdd}
        </button>
      ) : (
        <p>{words.noPasskeys}</p>
      )}
      <Done text={done ? words.passkeyAdded : null} />
      <Trouble word={trouble} />
    </div>
  );
}
