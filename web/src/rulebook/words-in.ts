/** Words that a rulebook explains, as quiet links wherever a section uses them first. Done section by section as a reader comes near: a book has ten thousand words. */
import { type Meaning, piecesOf } from '../learn/meanings.ts';

/** What says more than text: pictures, code, other links, and what explains the word itself. */
const APART = 'a, button, code, figure, strong, th, h2, h3, h4';

const isHeading = (block: Element): boolean => /^H[23]$/.test(block.tagName);

/** The heading over a block; null before the first. */
function headingOver(block: Element): Element | null {
  let at: Element | null = block;
  while (at && !isHeading(at)) at = at.previousElementSibling;
  return at;
}

/** The texts of a section: all that stands up to the next heading. */
function textsOf(heading: Element): readonly Element[] {
  const texts: Element[] = [];
  for (let next = heading.nextElementSibling; next && !isHeading(next); next = next.nextElementSibling)
    texts.push(...(next.matches('p') ? [next] : next.querySelectorAll('p, li, td')));
  return texts;
}

/** Links the words of every section that comes near the screen, once. Gives back how to stop. */
export function linkWordsNear(article: Element, words: readonly Meaning[]): () => void {
  const done = new Set<Element>();
  const coming = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) {
        const heading = isIntersecting ? headingOver(target) : null;
        if (!heading || done.has(heading)) continue;
        done.add(heading);
        linkWords(heading, words);
      }
    },
    { rootMargin: '200px 0px' },
  );
  for (const block of article.children) coming.observe(block);
  return () => coming.disconnect();
}

/** Each word once a section, where it comes first. */
export function linkWords(heading: Element, words: readonly Meaning[]): void {
  const left = new Map(words.filter(({ rule }) => rule !== heading.id).map((word) => [word.id, word]));
  for (const text of textsOf(heading))
    for (const node of plainTexts(text)) {
      const pieces = piecesOf(node.data, [...left.values()]);
      if (!pieces.some(({ word }) => word)) continue;
      for (const { word } of pieces) if (word) left.delete(word.id);
      node.replaceWith(...pieces.map(({ text: piece, word }) => (word ? linkTo(word, piece) : piece)));
    }
}

function linkTo(word: Meaning, piece: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = 'word';
  link.href = `#${word.rule}`;
  link.title = word.means;
  link.dataset.word = word.id;
  // Whoever goes by Tab goes from rule to rule, not from word to word.
  link.tabIndex = -1;
  link.textContent = piece;
  return link;
}

function plainTexts(text: Element): readonly Text[] {
  const walk = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walk.nextNode()) {
    const node = walk.currentNode as Text;
    if (node.data.trim() !== '' && !node.parentElement?.closest(APART)) found.push(node);
  }
  return found;
}
