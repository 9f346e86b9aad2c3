/** How many tables online wait for the person of this browser, as last heard: every page shows it at once and fetches nothing for it. */
import { remembered, useRemembered } from './remembered.ts';

const count = remembered<number>('sztab.online.waiting', {
  read: (kept) => Math.max(0, Math.floor(Number(kept)) || 0),
  write: (value) => (value > 0 ? String(value) : null),
});

export const showWaitingOnline = (next: number): void => count.set(next);

export const useWaitingOnline = (): number => useRemembered(count);
