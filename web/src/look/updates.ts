/**
 * The service worker: keeps Sztab usable offline, and holds a newer version back until somebody takes it on the home page.
 * Taking it reloads that tab at once; a tab with a match in it plays on, and changes over when its reader leaves the table.
 */
import { ownBuild } from './build.ts';

/** In milliseconds: so long a newer version may take to arrive. */
const PATIENCE = 15_000;

let isWaiting = false;
let isOutdated = false;
let taken = false;
let skipWaiting: (() => void) | null = null;
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
  /** Another tab has taken the newer version: the next page should be of it too. */
  outdated: (): boolean => isOutdated,
  /** A server has said which client it serves. */
  meets(build: string): void {
    if (ownBuild.build !== 'dev' && build !== ownBuild.build && !isWaiting) setWaiting(true);
  },
  /** Loads the newer version. The service worker would serve the old page again, so it changes over first. */
  async take(): Promise<void> {
    if (taken) return;
    taken = true;
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const registration = await workers?.getRegistration().catch(() => undefined);
    if (registration?.waiting) return skipWaiting?.();
    await registration?.update().catch(() => undefined);
    if (!registration?.installing && !registration?.waiting) return location.reload();
    // It takes over as soon as it is there; a connection that breaks meanwhile keeps nobody on the old page.
    setTimeout(() => location.reload(), PATIENCE);
  },
  later(): void {
    setWaiting(false);
  },
};

/** Called once, after the page is up: the first visit must not wait for its own cache. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox('/sw.js');
  skipWaiting = () => worker.messageSkipWaiting();
  worker.addEventListener('waiting', () => (taken ? skipWaiting?.() : setWaiting(true)));
  const controlledBefore = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (taken) location.reload();
    else isOutdated = controlledBefore;
  });
  try {
    await worker.register();
  } catch {
    // Without it Sztab works as long as there is a network.
  }
}
