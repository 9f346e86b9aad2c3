/** Saying who one is: a name is enough; who has an account signs in to it, or comes back with a recovery code. */
import { personName, visible } from '@sztab/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { recallName, rememberName } from '../../home/my-name.ts';
import { Button } from '../../look/button.tsx';
import { useLanguage } from '../../look/language.tsx';
import { push } from '../account/push.ts';
import { useAct } from '../connection/act.ts';
import { api } from '../connection/api.ts';
import { Refused } from '../connection/trouble.ts';
import { Field, Trouble } from '../frame.tsx';
import { useOnlineWords } from '../words.ts';
import { LoginField, PasswordField } from './fields.tsx';
import { passkeys } from './passkeys.ts';
import { personIs, useArrival } from './person.ts';

export type Way = 'guest' | 'sign-in' | 'recover';

interface EntryProps {
  /** What the button says that a new person presses. */
  readonly begin?: string | undefined;
  /** Which form comes first. */
  readonly first?: Way;
  /** More that has to be filled in, as a table's password. */
  readonly children?: ReactNode;
  /** Goes on once it is known who this is; a failure is told here. */
  then(): Promise<unknown> | undefined;
}

export function Entry({ begin, first = 'guest', children, then }: EntryProps) {
  const [way, setWay] = useState<Way>(first);
  if (way === 'guest') {
    return (
      <AsGuest begin={begin} then={then} onAccount={() => setWay('sign-in')}>
        {children}
      </AsGuest>
    );
  }
  if (way === 'sign-in') {
    return (
      <SignIn then={then} onNew={() => setWay('guest')} onForgot={() => setWay('recover')}>
        {children}
      </SignIn>
    );
  }
  return <Recover then={then} onBack={() => setWay('sign-in')} />;
}

/** What is filled in, and why it did not work. */
function EntryForm({ enter, trouble, children }: { enter(): void; trouble: string | null; children: ReactNode }) {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    enter();
  };
  return (
    <form className="entry" onSubmit={submit} noValidate>
      {children}
      <Trouble word={trouble} />
    </form>
  );
}

function AsGuest({ begin, children, then, onAccount }: EntryProps & { onAccount(): void }) {
  const { entry } = useOnlineWords();
  const [language] = useLanguage();
  const [name, setName] = useState(recallName);
  const { busy, trouble, run } = useAct();
  const enter = (): void => {
    void run(async () => {
      const wanted = visible(name).trim();
      if (!personName.safeParse(wanted).success) throw new Refused('bad-name', 0);
      const me = await api.guest({ name: wanted, language });
      rememberName(wanted);
      void push.forget();
      personIs(me);
      await then();
    });
  };
  return (
    <EntryForm enter={enter} trouble={trouble}>
      <Field
        label={entry.name}
        value={name}
        onText={setName}
        maxLength={40}
        autoComplete="nickname"
        enterKeyHint="go"
        required
      />
      {children}
      <div className="acts">
        <button type="submit" className="btn primary" disabled={busy}>
          {begin ?? entry.begin}
        </button>
        <Button quiet onClick={onAccount}>
          {entry.haveAccount}
        </Button>
      </div>
      <p className="aside">{entry.guestText}</p>
    </EntryForm>
  );
}

function SignIn({ children, then, onNew, onForgot }: EntryProps & { onNew(): void; onForgot(): void }) {
  const { entry } = useOnlineWords();
  const arrive = useArrival();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const { busy, trouble, run } = useAct();
  const enter = (): void => {
    void run(async () => {
      arrive(await api.signIn({ login: login.trim().toLowerCase(), password }));
      await then();
    });
  };
  const byPasskey = (): void => {
    void run(async () => {
      arrive(await passkeys.signIn());
      await then();
    });
  };
  return (
    <EntryForm enter={enter} trouble={trouble}>
      <LoginField value={login} onText={setLogin} required />
      <PasswordField value={password} onText={setPassword} required />
      {children}
      <div className="acts">
        <button type="submit" className="btn primary" disabled={busy}>
          {entry.signIn}
        </button>
        {passkeys.known() && (
          <Button disabled={busy} onClick={byPasskey}>
            {entry.passkey}
          </Button>
        )}
      </div>
      <div className="acts">
        <Button quiet onClick={onNew}>
          {entry.noAccount}
        </Button>
        <Button quiet onClick={onForgot}>
          {entry.forgot}
        </Button>
      </div>
    </EntryForm>
  );
}

function Recover({ then, onBack }: EntryProps & { onBack(): void }) {
  const { entry, me } = useOnlineWords();
  const arrive = useArrival();
  const [login, setLogin] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const { busy, trouble, run } = useAct();
  const enter = (): void => {
    void run(async () => {
      arrive(await api.recover({ login: login.trim().toLowerCase(), code: code.trim(), password }));
      await then();
    });
  };
  return (
    <EntryForm enter={enter} trouble={trouble}>
      <p>{entry.recoverText}</p>
      <LoginField value={login} onText={setLogin} required />
      <Field label={entry.code} value={code} onText={setCode} autoComplete="off" autoCapitalize="none" required />
      <PasswordField is="replaced" rule={me.passwordRule} value={password} onText={setPassword} required />
      <div className="acts">
        <button type="submit" className="btn primary" disabled={busy}>
          {entry.recover}
        </button>
        <Button quiet onClick={onBack}>
          {entry.back}
        </Button>
      </div>
    </EntryForm>
  );
}
