/** What symbols and words of a game mean: its symbols have sentences of their own, its words are those the rulebook explains. Fetched when somebody asks. */
import type { Language } from '@sztab/kernel/words';
import { loadRulebook } from '../rulebook/load.ts';

export interface Meaning {
  /** A symbol's name, or `word:` and the word. */
  readonly id: string;
  readonly name: string;
  readonly means: string;
  /** Where the rulebook says more; empty where it says nothing. */
  readonly rule: string;
}

type Signs = Readonly<Record<Language, Readonly<Record<string, Pick<Meaning, 'name' | 'means'>>>>>;

// Found by their folder, as the games are.
const rules = import.meta.glob<{ signRules: Readonly<Record<string, string>> }>(
  '../../../games/[a-z]*/lessons/signs.ts',
);
const texts = import.meta.glob<{ signWords: Signs }>('../../../games/[a-z]*/text/sign-words.ts');

/** Null where the game says nothing of this symbol. */
export async function signOf(game: string, sign: string, language: Language): Promise<Meaning | null> {
  const [ruled, said] = await Promise.all([
    rules[`../../../games/${game}/lessons/signs.ts`]?.(),
    texts[`../../../games/${game}/text/sign-words.ts`]?.(),
  ]);
  const text = said?.signWords[language][sign];
  return text ? { id: sign, ...text, rule: ruled?.signRules[sign] ?? '' } : null;
}

/** Everything that can be looked up in this game. */
export async function loadMeanings(game: string, language: Language): Promise<readonly Meaning[]> {
  const said = await texts[`../../../games/${game}/text/sign-words.ts`]?.();
  const signs = Object.keys(said?.signWords[language] ?? {});
  const [explained, words] = await Promise.all([
    Promise.all(signs.map((sign) => signOf(game, sign, language))),
    loadWords(game, language),
  ]);
  return [...explained.filter((one) => one !== null), ...words];
}

/** The same, the rulebook's own words first: where a text uses one, its meaning is told. */
export const loadGlossary = async (game: string, language: Language): Promise<readonly Meaning[]> =>
  (await loadMeanings(game, language)).toSorted((a, b) => Number(isWord(b)) - Number(isWord(a)));
const isWord = ({ id }: Meaning): boolean => id.startsWith('word:');

/** The list of words in a rulebook: the first whose items all begin with what they explain. */
export function wordsIn(html: string): readonly Meaning[] {
  for (const [, list] of html.matchAll(/<ul>([\s\S]*?)<\/ul>/g)) {
    const items = [...(list ?? '').matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, item]) => item as string);
    const read = items.map((item) => /^<strong>(.+?)<\/strong>(?:[^–]{0,20}) – ([\s\S]+)$/.exec(item.trim()));
    if (items.length < 8 || !read.every((one) => one !== null)) continue;
    const section = [...html.slice(0, html.indexOf(list ?? '')).matchAll(/<h[34] id="([^"]+)"/g)].at(-1)?.[1] ?? '';
    return read.map(([, name, means]) => ({
      id: `word:${plain(name as string)}`,
      name: plain(name as string),
      means: plain(means as string),
      rule: section,
    }));
  }
  return [];
}

const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .trim();

export const loadWords = async (game: string, language: Language): Promise<readonly Meaning[]> =>
  wordsIn((await loadRulebook(game, language)).html);

/** So much of a word must be the same: endings change from case to case. */
const stemOf = (word: string): string => {
  const lower = word.toLocaleLowerCase();
  return lower.length <= 4 ? lower : lower.slice(0, Math.max(4, lower.length - 2));
};

interface Piece {
  readonly text: string;
  /** The word this piece is a form of. */
  readonly word: Meaning | null;
}

/** A text cut at the words that are explained; each word counts once. */
export function piecesOf(text: string, words: readonly Meaning[]): readonly Piece[] {
  const spans = [...text.matchAll(/[\p{L}\p{N}]+(?:[’'-][\p{L}]+)*/gu)];
  const pieces: Piece[] = [];
  const used = new Set<string>();
  let at = 0;
  for (let i = 0; i < spans.length; i++) {
    const found = words.find((word) => !used.has(word.id) && formAt(word.name, spans, i) > 0);
    if (!found) continue;
    const count = formAt(found.name, spans, i);
    const [first, last] = [spans[i] as RegExpExecArray, spans[i + count - 1] as RegExpExecArray];
    used.add(found.id);
    pieces.push({ text: text.slice(at, first.index), word: null });
    at = last.index + last[0].length;
    pieces.push({ text: text.slice(first.index, at), word: found });
    i += count - 1;
  }
  return [...pieces, { text: text.slice(at), word: null }].filter((piece) => piece.text !== '');
}

/** How many words of the text from here on are a form of this name; 0: none. A name may be several, “active, inactive”. */
function formAt(name: string, spans: readonly RegExpExecArray[], from: number): number {
  for (const one of name.split(/,\s*/)) {
    const stems = one.split(/\s+/).map(stemOf);
    const fits = stems.every((stem, i) => {
      const word = spans[from + i]?.[0].toLocaleLowerCase();
      return word?.startsWith(stem) && word.length <= stem.length + 4;
    });
    if (fits) return stems.length;
  }
  return 0;
}
