/** What the screen is like, to be asked at any time and to be told of. */
export interface Media {
  matches(): boolean;
  subscribe(listener: () => void): () => void;
}

/**
 * Two lists for one query, because in Chromium a list that is asked between a change and its event keeps the event to itself: one is asked
 * and never listened to, the other is never asked.
 */
export function media(query: string): Media {
  const asked = globalThis.matchMedia?.(query);
  const heard = globalThis.matchMedia?.(query);
  return {
    matches: () => asked?.matches ?? false,
    subscribe: (listener) => {
      heard?.addEventListener('change', listener);
      return () => heard?.removeEventListener('change', listener);
    },
  };
}
