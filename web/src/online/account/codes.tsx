/** Recovery codes: shown once, to be copied or printed. */
import type { Me } from '@sztab/protocol';
import { useState } from 'react';
import { useAct } from '../connection/act.ts';
import { api } from '../connection/api.ts';
import { personIs } from '../entry/person.ts';
import { useProof } from '../entry/use-proof.tsx';
import { Done, Trouble } from '../frame.tsx';
import { useOnlineWords } from '../words.ts';

export function Codes({ me }: { me: Me }) {
  const words = useOnlineWords().me;
  const { room } = useOnlineWords();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const { busy, trouble, run } = useAct();
  const { withProof, dialog } = useProof(me, run);
  const issue = (): void =>
    withProof(async (proof) => {
      setTold(null);
      const fresh = await api.newCodes(proof);
      setCodes(fresh);
      personIs({ ...me, codes: fresh.length });
    });
  const copy = (text: string): void => {
    (navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).then(
      () => setTold(words.copied),
      () => setTold(room.copyFailed),
    );
  };
  return (
    <section className="card codes" aria-labelledby="codes-title">
      <h2 id="codes-title">{words.codes}</h2>
      <p className="aside">{words.codesText}</p>
      {me.login === null ? (
        <p>{words.codesNeedLogin}</p>
      ) : (
        <>
          <p>
            {words.codesLeft(me.codes)} {me.codes > 0 && words.codesWarn}
          </p>
          {codes && (
            <div className="fresh">
              <p>
                <b>{words.codesShown}</b>
              </p>
              <ul className="num">
                {codes.map((code) => (
                  <li key={code}>
                    <code>{code}</code>
                  </li>
                ))}
              </ul>
              <div className="acts">
                <button type="button" className="btn" onClick={() => copy(codes.join('\n'))}>
                  {words.copy}
                </button>
                <button type="button" className="btn" onClick={() => print()}>
                  {words.print}
                </button>
              </div>
            </div>
          )}
          <Done text={told} />
          <button type="button" className="btn" disabled={busy} onClick={issue}>
            {words.codesNew}
          </button>
        </>
      )}
      <Trouble word={trouble} />
      {dialog}
    </section>
  );
}
