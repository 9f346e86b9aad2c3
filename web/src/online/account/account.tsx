/** How a guest keeps the account: with a login and a password, or with a passkey. */
import { loginName, type Me, password as passwordText } from '@sztab/protocol';
import { type FormEvent, useState } from 'react';
import { useAct } from '../connection/act.ts';
import { api } from '../connection/api.ts';
import { Refused } from '../connection/trouble.ts';
import { LoginField, PasswordField } from '../entry/fields.tsx';
import { personIs } from '../entry/person.ts';
import { useProof } from '../entry/use-proof.tsx';
import { Done, Trouble } from '../frame.tsx';
import { useOnlineWords } from '../words.ts';
import { Passkeys } from './passkey-list.tsx';

export function Account({ me }: { me: Me }) {
  const words = useOnlineWords().me;
  const [login, setLogin] = useState(me.login ?? '');
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const { busy, trouble, run } = useAct();
  const { withProof, dialog } = useProof(me, run);
  const kept = me.login !== null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setDone(false);
    const wanted = login.trim().toLowerCase();
    void run(async () => {
      if (!loginName.safeParse(wanted).success) throw new Refused('bad-login', 0);
      if (!passwordText.safeParse(password).success) throw new Refused('bad-password', 0);
    }).then(
      (good) =>
        good &&
        withProof(async (proof) => {
          personIs(await api.keepAccount({ login: wanted, password, proof }));
          setPassword('');
          setDone(true);
        }),
    );
  };
  return (
    <section className="card" aria-labelledby="account-title">
      <h2 id="account-title">{kept ? words.change : words.keep}</h2>
      <p className="aside">{kept ? words.changeText : words.keepText}</p>
      <form onSubmit={submit} noValidate className="entry">
        <LoginField rule={words.loginRule} value={login} onText={setLogin} spellCheck={false} maxLength={32} />
        <PasswordField
          is={kept ? 'replaced' : 'chosen'}
          rule={words.passwordRule}
          value={password}
          onText={setPassword}
          maxLength={200}
        />
        <div className="acts">
          <button type="submit" className={kept ? 'btn' : 'btn primary'} disabled={busy}>
            {kept ? words.changeButton : words.keepButton}
          </button>
        </div>
        <Done text={done ? words.kept : null} />
        <Trouble word={trouble} />
      </form>
      {dialog}
      <Passkeys me={me} />
    </section>
  );
}
