/** The name of whoever was last signed in here, so that the top of every page can show it without asking the server. */
import { remembered, useRemembered } from './remembered.ts';

const name = remembered<string | null>('sztab.person', { read: (kept) => kept, write: (value) => value });

/** Null: nobody is signed in. */
export const showPersonName = (next: string | null): void => name.set(next);

export const usePersonName = (): string | null => useRemembered(name);
