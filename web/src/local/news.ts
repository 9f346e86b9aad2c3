/** Word of a change at a table, to the other parts of this page and to the other tabs. Missing it is harmless: the log is what counts. */

/** `seq`: how many entries the log has now; −1 when the table is gone. */
export interface News {
  readonly id: string;
  readonly seq: number;
}

const GONE = -1;
const listeners = new Set<(news: News) => void>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('sztab.tables');
channel?.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data));

function hear(news: News): void {
  for (const listener of listeners) listener(news);
}

export function announce(id: string, seq: number): void {
  channel?.postMessage({ id, seq } satisfies News);
  hear({ id, seq });
}

export const announceGone = (id: string): void => announce(id, GONE);

export function onNews(listener: (news: News) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls `read` on news of this table, and with null when this tab wakes up: while frozen it may have missed some. */
export function keepUp(id: string, read: (seq: number | null) => void): () => void {
  const unsubscribe = onNews((news) => {
    if (news.id === id) read(news.seq);
  });
  const wake = (): void => {
    if (document.visibilityState === 'visible') read(null);
  };
  document.addEventListener('visibilitychange', wake);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', wake);
  };
}
