/** The name others see, and the language and theme that follow the account. */

import { LANGUAGES } from '@sztab/kernel';
import { languageName } from '@sztab/kernel/words';
import { type Me, personName, visible } from '@sztab/protocol';
import { type FormEvent, useState } from 'react';
import { rememberName } from '../../home/my-name.ts';
import { useLanguage } from '../../look/language.tsx';
import { THEME_CHOICES, useTheme } from '../../look/theme.ts';
import { useWords } from '../../words/index.ts';
import { useAct } from '../connection/act.ts';
import { api } from '../connection/api.ts';
import { Refused } from '../connection/trouble.ts';
import { personIs } from '../entry/person.ts';
import { Done, Field, Trouble } from '../frame.tsx';
import { useOnlineWords } from '../words.ts';

export function NameAndLook({ me }: { me: Me }) {
  const words = useOnlineWords();
  const { themes } = useWords();
  const [name, setName] = useState(me.name);
  const [done, setDone] = useState(false);
  // Choosing here or at the top of the page is the same: the account follows.
  const [language, speak] = useLanguage();
  const [theme, show] = useTheme();
  const { busy, trouble, run } = useAct();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setDone(false);
    void run(async () => {
      const wanted = visible(name).trim();
      if (!personName.safeParse(wanted).success) throw new Refused('bad-name', 0);
      personIs(await api.changeMe({ name: wanted }));
      rememberName(wanted);
      setDone(true);
    });
  };
  return (
    <section className="card" aria-labelledby="who-title">
      <h2 id="who-title">{words.me.who}</h2>
      <form onSubmit={submit} noValidate className="entry">
        <Field label={words.entry.name} value={name} onText={setName} maxLength={40} autoComplete="nickname" />
        <div className="acts">
          <button type="submit" className="btn" disabled={busy || name.trim() === me.name}>
            {words.me.save}
          </button>
        </div>
        <Done text={done ? words.saved : null} />
        <Trouble word={trouble} />
      </form>
      <div className="pair">
        <label>
          <span>{words.me.language}</span>
          <select value={language} onChange={({ target }) => speak(target.value as typeof language)}>
            {LANGUAGES.map((one) => (
              <option key={one} value={one} lang={one}>
                {languageName(one)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{words.me.theme}</span>
          <select value={theme} onChange={({ target }) => show(target.value as typeof theme)}>
            {THEME_CHOICES.map((one) => (
              <option key={one} value={one}>
                {themes[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  );
}
