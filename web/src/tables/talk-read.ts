/** How much of the talk at each table online this browser has shown, so that what was said meanwhile can be marked. */

const KEY = 'sztab.talk-read';
/** Tables that are remembered: those whose talk was read last. */
const MOST = 100;

/** By table the number of the last line that was shown; the table read last comes last. */
function kept(): [id: string, n: number][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => Array.isArray(one) && typeof one[1] === 'number') : [];
  } catch {
    return [];
  }
}

/** Null: its talk was never shown here. */
export const lastTalkRead = (id: string): number | null => kept().find(([one]) => one === id)?.[1] ?? null;

export function talkIsRead(id: string, n: number): void {
  if (n <= (lastTalkRead(id) ?? -1)) return;
  const others = kept().filter(([one]) => one !== id);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [id, n]].slice(-MOST)));
  } catch {
    // Forbidden, or no room: then the lines are marked again next time.
  }
}
