/** For actions that could cost somebody the account: the password or a passkey is asked for once more, then the action is done. */
import type { Me, Proof } from '@sztab/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Dialog } from '../../look/dialog.tsx';
import { useAct } from '../connection/act.ts';
import { Trouble } from '../frame.tsx';
import { useOnlineWords } from '../words.ts';
import { PasswordField } from './fields.tsx';
import { passkeys } from './passkeys.ts';

type Act = (proof: Proof) => Promise<unknown>;

/** A guest has nothing to prove and is not asked. `run` does the action for a guest and shows on the page what went wrong. */
export function useProof(me: Me, run: (act: () => Promise<unknown>) => Promise<boolean>) {
  const [wanted, setWanted] = useState<Act | null>(null);
  const withProof = (act: Act): void => {
    if (me.login === null && me.passkeys === 0) void run(() => act({}));
    else setWanted(() => act);
  };
  const dialog: ReactNode = wanted && <ProofDialog me={me} act={wanted} onClose={() => setWanted(null)} />;
  return { withProof, dialog };
}

function ProofDialog({ me, act, onClose }: { me: Me; act: Act; onClose(): void }) {
  const words = useOnlineWords();
  const [password, setPassword] = useState('');
  const { busy, trouble, run } = useAct();
  const byPasskey = me.passkeys > 0 && passkeys.known();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run(() => act({ password })).then((done) => done && onClose());
  };
  const sign = (): void =>
    void run(async () => act({ passkey: await passkeys.prove() })).then((done) => done && onClose());
  return (
    <Dialog title={words.proof.title} close={words.close} onClose={onClose}>
      <form className="entry" onSubmit={submit} noValidate>
        <p>{words.proof.text}</p>
        {me.login !== null && <PasswordField value={password} onText={setPassword} maxLength={200} required />}
        <div className="acts">
          {me.login !== null && (
            <button type="submit" className="btn primary" disabled={busy}>
              {words.proof.confirm}
            </button>
          )}
          {byPasskey && (
            <button type="button" className={me.login === null ? 'btn primary' : 'btn'} disabled={busy} onClick={sign}>
              {words.proof.passkey}
            </button>
          )}
        </div>
        <Trouble word={trouble} />
      </form>
    </Dialog>
  );
}
