/** How somebody hears that it is their move at a table of days: by mail, and by the browser. */
import { email as emailText, type Me } from '@sztab/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { useAct } from '../connection/act.ts';
import { api } from '../connection/api.ts';
import { Refused } from '../connection/trouble.ts';
import { askWho, personIs } from '../entry/person.ts';
import { useProof } from '../entry/use-proof.tsx';
import { Done, Field, Trouble } from '../frame.tsx';
import { useOnlineWords } from '../words.ts';
import { push } from './push.ts';

export function Notices({ me }: { me: Me }) {
  const words = useOnlineWords().me;
  const { saved } = useOnlineWords();
  const [email, setEmail] = useState(me.email ?? '');
  const [done, setDone] = useState(false);
  const { busy, trouble, run } = useAct();
  const changed = async (act: () => Promise<Me | null>): Promise<void> => {
    try {
      const now = await act();
      if (now) personIs(now);
      setDone(true);
    } catch (error) {
      // The address is stored even if the mail to it could not be sent.
      void askWho();
      throw error;
    }
  };
  const attempt = (act: () => Promise<Me | null>): void => {
    setDone(false);
    void run(() => changed(act));
  };
  const { withProof, dialog } = useProof(me, run);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = email.trim();
    const bad = wanted !== '' && !emailText.safeParse(wanted).success;
    setDone(false);
    if (bad) attempt(() => Promise.reject(new Refused('bad-email', 0)));
    else
      withProof(async (proof) => {
        // Without an address there is nowhere to write to.
        await changed(() =>
          api.changeMe({ ...(wanted === '' ? { email: null, mail: false } : { email: wanted }), proof }),
        );
      });
  };
  return (
    <section className="card" aria-labelledby="notices-title">
      <h2 id="notices-title">{words.notices}</h2>
      <p className="aside">{words.noticesText}</p>
      <form onSubmit={submit} noValidate className="entry">
        <Field
          label={words.email}
          value={email}
          onText={setEmail}
          type="email"
          autoComplete="email"
          maxLength={254}
          rule={me.mailWorks ? undefined : words.mailOff}
        />
        <div className="acts">
          <button type="submit" className="btn" disabled={busy || email.trim() === (me.email ?? '')}>
            {words.save}
          </button>
        </div>
      </form>
      <Confirmation me={me} busy={busy} attempt={attempt} />
      <label className="switch">
        <input
          type="checkbox"
          checked={me.mail && me.mailWorks}
          disabled={busy || !me.mailWorks || me.email === null}
          onChange={({ target }) => attempt(() => api.changeMe({ mail: target.checked }))}
        />
        <span>
          {words.mail}
          {me.mailWorks && me.email === null && <small>{words.mailNeeds}</small>}
        </span>
      </label>
      <PushSwitch busy={busy} attempt={attempt} />
      <Done text={done ? saved : null} />
      <Trouble word={trouble} />
      {dialog}
    </section>
  );
}

/** An address that nobody has confirmed yet: where to look, and another mail if it got lost. */
function Confirmation({ me, busy, attempt }: { me: Me; busy: boolean; attempt(act: () => Promise<Me>): void }) {
  const words = useOnlineWords().me;
  const { email, confirmed, mailWorks } = me;
  const waits = email !== null && mailWorks && !confirmed;
  useEffect(() => {
    if (!waits) return;
    // The link in the mail may have been opened in another tab.
    const look = (): void => {
      if (document.visibilityState === 'visible') void askWho();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [waits]);
  if (email === null || !mailWorks) return null;
  if (confirmed) return <p className="aside">{words.confirmed}</p>;
  return (
    <div className="confirmation" role="status">
      <p>{words.confirmWait(email)}</p>
      <button type="button" className="btn" disabled={busy} onClick={() => attempt(() => api.changeMe({ email }))}>
        {words.confirmAgain}
      </button>
    </div>
  );
}

/** For this browser alone; the person's other browsers have their own switch. */
function PushSwitch({ busy, attempt }: { busy: boolean; attempt(act: () => Promise<null>): void }) {
  const words = useOnlineWords().me;
  const [on, setOn] = useState(false);
  useEffect(() => {
    void push.on().then(setOn, () => setOn(false));
  }, []);
  const change = (wanted: boolean): void =>
    attempt(async () => {
      await (wanted ? push.start() : push.stop());
      setOn(wanted);
      return null;
    });
  return (
    <label className="switch">
      <input
        type="checkbox"
        checked={on}
        disabled={busy || !push.known()}
        onChange={({ target }) => change(target.checked)}
      />
      <span>
        {words.push}
        {!push.known() && <small>{words.pushNone}</small>}
      </span>
    </label>
  );
}
