/** Whether the screen is so small that the sheet has no room for the support board: then it lies among the instruments. */
import { useSyncExternalStore } from 'react';

const small = globalThis.matchMedia?.('(max-width: 767px), (max-height: 500px)');

function subscribe(listener: () => void): () => void {
  small?.addEventListener('change', listener);
  return () => small?.removeEventListener('change', listener);
}

export const useFolded = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => small?.matches ?? false,
    () => false,
  );
