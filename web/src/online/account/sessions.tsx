/** Where one is signed in; any of it can be ended from here. */
import type { Me, SessionInfo } from '@sztab/protocol';
import { Button } from '../../look/button.tsx';
import { useLanguage } from '../../look/language.tsx';
import { ago } from '../../tables/table-words.ts';
import { useWords } from '../../words/index.ts';
import { useAct } from '../connection/act.ts';
import { api } from '../connection/api.ts';
import { usePolled } from '../connection/polled.ts';
import { personLeft } from '../entry/person.ts';
import { Trouble } from '../frame.tsx';
import { useOnlineWords } from '../words.ts';
import { agentName } from './agent.ts';
import { push } from './push.ts';

export function Sessions({ me }: { me: Me }) {
  const words = useOnlineWords().me;
  const { value, trouble, refresh } = usePolled(api.sessions, null);
  const act = useAct();
  const canReturn = me.login !== null || me.passkeys > 0;
  return (
    <section className="card" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{words.sessions}</h2>
      <ul className="sessions">
        {value?.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            onEnd={() => void act.run(() => api.endSession(session.id)).then(refresh)}
          />
        ))}
      </ul>
      <div className="acts">
        <Button
          disabled={act.busy}
          onClick={() =>
            void act.run(async () => {
              await push.forget();
              await api.signOut();
              personLeft();
            })
          }
        >
          {words.signOut}
        </Button>
        {!canReturn && <small className="aside">{words.signOutGuest}</small>}
      </div>
      <Trouble word={act.trouble ?? trouble} />
    </section>
  );
}

function SessionLine({ session, onEnd }: { session: SessionInfo; onEnd(): void }) {
  const words = useOnlineWords().me;
  const house = useWords();
  const [language] = useLanguage();
  const agent = agentName(session.agent) ?? words.unknownAgent;
  return (
    <li>
      <div>
        <b>{agent}</b>
        <small>{session.here ? words.here : words.seen(ago(session.seen, language, house))}</small>
      </div>
      {!session.here && (
        <button type="button" className="btn quiet" aria-label={words.endOf(agent)} onClick={onEnd}>
          {words.end}
        </button>
      )}
    </li>
  );
}
