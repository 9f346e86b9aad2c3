/** Who uses this browser: asked of the server once and shared by every part of the page. */
import type { Me } from '@sztab/protocol';
import { useEffect, useSyncExternalStore } from 'react';
import { uniteLearned } from '../../learn/learned.ts';
import { useLanguage } from '../../look/language.tsx';
import { showPersonName } from '../../look/person-name.ts';
import { useTheme } from '../../look/theme.ts';
import { showWaitingOnline } from '../../look/waiting-online.ts';
import { push } from '../account/push.ts';
import { api } from '../connection/api.ts';
import { troubleWord } from '../connection/trouble.ts';

export type Person =
  | { readonly is: 'asking' }
  | { readonly is: 'nobody' }
  | { readonly is: 'unknown'; readonly trouble: string }
  | { readonly is: 'here'; readonly me: Me };

let person: Person = { is: 'asking' };
let asking = false;
const listeners = new Set<() => void>();

function change(next: Person): void {
  person = next;
  if (next.is === 'here') showPersonName(next.me.name);
  if (next.is === 'nobody') {
    showPersonName(null);
    showWaitingOnline(0);
  }
  for (const listener of listeners) listener();
}

/** Asks who this browser belongs to; a guest's cookie may have come from another tab. */
export async function askWho(): Promise<void> {
  if (asking) return;
  asking = true;
  try {
    const me = await api.me();
    change(me ? { is: 'here', me } : { is: 'nobody' });
  } catch (error) {
    change({ is: 'unknown', trouble: troubleWord(error) });
  } finally {
    asking = false;
  }
}

/** What the server says of this person after a change. */
export const personIs = (me: Me): void => change({ is: 'here', me });
export const personLeft = (): void => change({ is: 'nobody' });

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function usePerson(): Person {
  const now = useSyncExternalStore(subscribe, () => person);
  useEffect(() => {
    if (person.is === 'asking' || person.is === 'unknown') void askWho();
  }, []);
  return now;
}

/** Takes over the account's language and theme, and ends push notices that were meant for the person before. */
export function useArrival(): (me: Me) => void {
  const [, speak] = useLanguage();
  const [, show] = useTheme();
  return (me) => {
    void push.forget();
    speak(me.language);
    show(me.theme);
    personIs(me);
    void uniteLearned();
  };
}

/** The account remembers the language and theme last chosen in any browser; here this browser's own choice counts. */
export function useKeptTastes(): void {
  const now = usePerson();
  const me = now.is === 'here' ? now.me : null;
  const [language] = useLanguage();
  const [theme] = useTheme();
  const differs = me !== null && (me.language !== language || me.theme !== theme);
  useEffect(() => {
    // A failure is not shown: the next visit tries again.
    if (differs) api.changeMe({ language, theme }).then(personIs, () => undefined);
  }, [differs, language, theme]);
}
