/** Everything that is stored about a person: to be downloaded, or deleted for good. */
import { type Me, PATH } from '@sztab/protocol';
import { useState } from 'react';
import { useAct } from '../connection/act.ts';
import { api } from '../connection/api.ts';
import { personLeft } from '../entry/person.ts';
import { useProof } from '../entry/use-proof.tsx';
import { Trouble } from '../frame.tsx';
import { useOnlineWords } from '../words.ts';
import { push } from './push.ts';

export function Leaving({ me, onGone }: { me: Me; onGone(): void }) {
  const { me: words, cancel } = useOnlineWords();
  const [sure, setSure] = useState(false);
  const { busy, trouble, run } = useAct();
  const { withProof, dialog } = useProof(me, run);
  const remove = (): void =>
    withProof(async (proof) => {
      await api.deleteMe(proof);
      await push.forget();
      onGone();
      personLeft();
    });
  return (
    <section className="card" aria-labelledby="data-title">
      <h2 id="data-title">{words.data}</h2>
      <p className="aside">{words.exportText}</p>
      <p>
        <a className="btn" href={PATH.ownData} download="sztab.json">
          {words.export}
        </a>
      </p>
      <div className="part">
        <h3>{words.delete}</h3>
        <p className="aside">{words.deleteText}</p>
        {sure ? (
          <fieldset>
            <legend>{words.deleteAsk}</legend>
            <div className="acts">
              <button type="button" className="btn stop" disabled={busy} onClick={remove}>
                {words.deleteYes}
              </button>
              <button type="button" className="btn" onClick={() => setSure(false)}>
                {cancel}
              </button>
            </div>
          </fieldset>
        ) : (
          <button type="button" className="btn stop" onClick={() => setSure(true)}>
            {words.delete}
          </button>
        )}
        <Trouble word={trouble} />
        {dialog}
      </div>
    </section>
  );
}
