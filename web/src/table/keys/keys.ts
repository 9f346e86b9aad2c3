/** The keyboard. One listener; whoever is at the table says what each key does at this moment. */
import { useEffect, useRef } from 'react';

/** By the name of the key, letters in lower case; `Ctrl+Enter` is a key of its own. A handler that returns false did nothing. */
export type Keys = Readonly<Record<string, (event: KeyboardEvent) => unknown>>;

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null;

const nameOf = ({ key, ctrlKey, metaKey }: KeyboardEvent): string => {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return ctrlKey || metaKey ? `Ctrl+${name}` : name;
};

/** Open and written in: a letter that misses its field is no key of the table. */
const TAKES_KEYS = '[data-takes-keys]';

export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const writes = typing(event.target) || document.querySelector(TAKES_KEYS) !== null;
      const written = writes && event.key !== 'Escape';
      if (event.defaultPrevented || event.altKey || written || document.querySelector('dialog[open]')) return;
      const act = latest.current[nameOf(event)];
      if (act && act(event) !== false) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
