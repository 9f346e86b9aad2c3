/** What was asked of a table and not answered yet, kept for this tab: a page that is loaded anew sends it again, with the same key. */
import { type FromClient, fromClient } from '@sztab/protocol';

type Request = Exclude<FromClient, { is: 'join' }>;

const nameOf = (url: string): string => `sztab.unsent.${new URL(url).pathname}`;
/** These have their keys in the log, so that they count once whatever happens. */
const isKept = ({ is }: FromClient): boolean => is === 'move' || is === 'undo' || is === 'resign';

export function keepUnsent(url: string, requests: Iterable<Request>): void {
  const kept = [...requests].filter(isKept);
  try {
    if (kept.length > 0) sessionStorage.setItem(nameOf(url), JSON.stringify(kept));
    else sessionStorage.removeItem(nameOf(url));
  } catch {
    // Storage may be forbidden; then a move lasts as long as the page.
  }
}

/** Left by an earlier page, which may have been of another build: what would not be understood today is dropped. */
export function unsentAt(url: string): readonly Request[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(url)) ?? '[]');
    return (Array.isArray(kept) ? kept : []).flatMap((one) => {
      const { data } = fromClient.safeParse(one);
      return data && data.is !== 'join' && isKept(data) ? [data] : [];
    });
  } catch {
    return [];
  }
}
