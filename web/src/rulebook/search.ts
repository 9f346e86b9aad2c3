/** Finding words in a rulebook, whether or not one types the Polish letters. */
import type { Place } from './read.ts';

export interface Found {
  readonly place: Place;
  readonly before: string;
  readonly hit: string;
  readonly after: string;
}

const AROUND = 48;

/** One sign for one sign, so that places in the folded text are places in the text. */
export const fold = (text: string): string =>
  Array.from(text.toLowerCase(), (sign) => (sign === 'ł' ? 'l' : (sign.normalize('NFD')[0] ?? sign))).join('');

export function findIn(places: readonly Place[], query: string, limit = 40): Found[] {
  const wanted = fold(query.trim());
  if (wanted.length < 2) return [];
  const found: Found[] = [];
  for (const place of places) {
    const text = `${place.id.startsWith('s-') ? place.heading : place.id} ${place.text}`;
    const at = fold(text).indexOf(wanted);
    if (at < 0) continue;
    const from = Math.max(0, at - AROUND);
    found.push({
      place,
      before: `${from > 0 ? '…' : ''}${text.slice(from, at)}`,
      hit: text.slice(at, at + wanted.length),
      after: `${text.slice(at + wanted.length, at + wanted.length + AROUND)}…`,
    });
    if (found.length === limit) break;
  }
  return found;
}
