/** The passkeys of an account: to add one, and to remove one that was lost. */
import { Glyph as Sign } from '@sztab/pieces';
import type { Me, Proof } from '@sztab/protocol';
import { useState } from 'react';
import { useLanguage } from '../../look/language.tsx';
import { dayOf } from '../../tables/table-words.ts';
import { useAct } from '../connection/act.ts';
import { api } from '../connection/api.ts';
import { usePolled } from '../connection/polled.ts';
import { passkeys } from '../entry/passkeys.ts';
import { askWho, personIs } from '../entry/person.ts';
import { useProof } from '../entry/use-proof.tsx';
import { Done, Trouble } from '../frame.tsx';
import { useOnlineWords } from '../words.ts';

export function Passkeys({ me }: { me: Me }) {
  const words = useOnlineWords().me;
  const [language] = useLanguage();
  const { value, refresh } = usePolled(api.passkeys, null);
  const [done, setDone] = useState(false);
  const { busy, trouble, run } = useAct();
  const { withProof, dialog } = useProof(me, run);
  const attempt = (act: (proof: Proof) => Promise<unknown>, added: boolean): void => {
    setDone(false);
    withProof(async (proof) => {
      await act(proof);
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
                  onClick={() => attempt((proof) => api.endPasskey(id, proof).then(askWho), false)}
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
          onClick={() => attempt((proof) => passkeys.add(proof).then(personIs), true)}
        >
          {words.passkeyAdd}
        </button>
      ) : (
        <p>{words.noPasskeys}</p>
      )}
      <Done text={done ? words.passkeyAdded : null} />
      <Trouble word={trouble} />
      {dialog}
    </div>
  );
}
