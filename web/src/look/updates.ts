/** The service worker: keeps Sztab usable offline, and holds a newer version back until somebody takes it. */
import { registerSW } from 'virtual:pwa-register';

let isWaiting = false;
let takeIt: (() => Promise<void>) | null = null;
const listeners = new Set<() => void>();

function setWaiting(value: boolean): void {
  isWaiting = value;
  for (const listener of listeners) listener();
}

export const updates = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  waiting: (): boolean => isWaiting,
  take(): void {
    void takeIt?.();
  },
  later(): void {
    setWaiting(false);
  },
};

/** Called once, after the page is up: the first visit must not wait for its own cache. */
export function keepOffline(): void {
  const update = registerSW({ onNeedRefresh: () => setWaiting(true) });
  takeIt = () => update(true);
}
