/** Your account: name and look, ways to sign in, notices, and what is stored about you. */
import type { Me } from '@sztab/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { Entry } from '../entry/entry.tsx';
import { askWho, usePerson } from '../entry/person.ts';
import { OnlinePage, Trouble } from '../frame.tsx';
import { useOnlineWords } from '../words.ts';
import { Account } from './account.tsx';
import { Codes } from './codes.tsx';
import { Leaving } from './leaving.tsx';
import { NameAndLook } from './name-and-look.tsx';
import { Notices } from './notices.tsx';
import { Sessions } from './sessions.tsx';
import './me.css';

export default function MePage() {
  const words = useOnlineWords();
  const person = usePerson();
  const [gone, setGone] = useState(false);
  return (
    <OnlinePage title={words.me.title} className="me">
      <header>
        <h1>{words.me.title}</h1>
        {person.is === 'here' && (
          <p>
            <Link href={`/people/${person.me.id}`}>{words.me.profile}</Link>
          </p>
        )}
      </header>
      {person.is === 'unknown' && <Trouble word={person.trouble} retry={() => void askWho()} />}
      {person.is === 'nobody' && (
        <section className="card" aria-labelledby="entry-title">
          <h2 id="entry-title">{words.entry.title}</h2>
          <p role="status">{gone ? words.me.gone : words.me.nobody}</p>
          <Entry then={async () => setGone(false)} />
        </section>
      )}
      {person.is === 'here' && <Parts me={person.me} onGone={() => setGone(true)} />}
    </OnlinePage>
  );
}

function Parts({ me, onGone }: { me: Me; onGone(): void }) {
  const words = useOnlineWords();
  return (
    <>
      {me.login === null && me.passkeys === 0 && <p className="trouble calm">{words.me.guest}</p>}
      <div className="parts">
        <NameAndLook me={me} />
        <Account me={me} />
        <Codes me={me} />
        <Notices me={me} />
        <Sessions me={me} />
        <Leaving me={me} onGone={onGone} />
      </div>
    </>
  );
}
