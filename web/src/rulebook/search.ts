/** Finding words in a rulebook, whether or not one types the Polish letters. */
/** A heading or a rule, with the words below it. */
export interface Place {
  readonly id: string;
  /** The heading it stands under, or its own. */
  readonly heading: string;
  readonly text: string;
}

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

const textOf = (element: Element): string => element.textContent ?? '';

/** The words of a part of the page; what stands side by side in it stays apart. */
function wordsOf(element: Element): string {
  const rows = [...element.querySelectorAll('tr')];
  if (rows.length > 0) return rows.map((row) => [...row.children].map(textOf).join(' · ')).join(' ');
  const items = [...element.querySelectorAll('li')];
  return items.length > 0 ? items.map(textOf).join(' ') : textOf(element);
}

/** The places of a book, read from its page, so that no book has to carry its words twice. */
export function placesOf(html: string): Place[] {
  const page = document.createElement('template');
  page.innerHTML = html;
  const places: { id: string; heading: string; text: string }[] = [];
  let heading = '';
  for (const part of page.content.children) {
    const words = wordsOf(part).trim();
    const last = places.at(-1);
    if (/^H\d$/.test(part.tagName)) {
      heading = words;
      places.push({ id: part.id, heading, text: '' });
    } else if (part.id && part.tagName !== 'FIGURE')
      places.push({ id: part.id, heading, text: words.slice(part.id.length).trim() });
    else if (last) last.text = `${last.text} ${words}`.trim();
  }
  return places;
}

/** How many signs have to be put in, left out or changed to make one word of the other; more than `most` is not counted. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = (row[j - 1] as number) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[other.length] as number;
}

const WORD = /\p{L}{3,}/gu;
/** Of the letters that are looked for, so many may be wrong. */
const WRONG = 0.4;

/** The words of a book that come nearest to one that is not in it: those that begin alike first, then those with the fewest wrong letters. */
export function nearestWords(places: readonly Place[], query: string, limit = 3): string[] {
  const wanted = fold(query.trim());
  const most = Math.floor(wanted.length * WRONG);
  const found = new Map<string, { readonly word: string; readonly far: number }>();
  for (const { heading, text } of places)
    for (const [word] of `${heading} ${text}`.matchAll(WORD)) {
      const folded = fold(word);
      if (found.has(folded)) continue;
      // Somebody who writes an ending too many, or another one, means the word all the same.
      const stem = folded.length > 3 && wanted.startsWith(folded.slice(0, -1)) ? 0 : most + 1;
      const far = Math.min(stem, distance(folded, wanted, most));
      if (far <= most) found.set(folded, { word: word.toLowerCase(), far });
    }
  return [...found.values()]
    .sort((a, b) => a.far - b.far || b.word.length - a.word.length)
    .slice(0, limit)
    .map(({ word }) => word);
}

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
