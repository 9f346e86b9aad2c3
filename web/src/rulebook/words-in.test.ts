// @vitest-environment happy-dom
/** Words that a rulebook explains are links where a section uses them first; what explains them, headings and other links stay as they are. */
import { expect, test } from 'vitest';
import type { Meaning } from '../learn/meanings.ts';
import { linkWords } from './words-in.ts';

const word = (name: string, rule = 's-2.11'): Meaning => ({ id: `word:${name}`, name, means: `what ${name} is`, rule });
const WORDS = [word('corps'), word('medal')];

function linked(html: string): string[] {
  document.body.innerHTML = html;
  linkWords(document.querySelector('h3') as Element, WORDS);
  return [...document.querySelectorAll<HTMLAnchorElement>('a.word')].map(
    ({ textContent, title, dataset }) => `${textContent} ${dataset.word} ${title}`,
  );
}

test('a word is a link where it first stands in a section, and nowhere else', () => {
  expect(
    linked(
      '<h3 id="s-5.5">A corps</h3><p><strong>R-1</strong> One corps moves.</p><p>No corps, and a medal.</p><h3>Next</h3><p>medals</p>',
    ),
  ).toEqual(['corps word:corps what corps is', 'medal word:medal what medal is']);
  expect(document.body.textContent).toContain('One corps moves.');
});

test('links, figures and names stay as they are, and a list of words does not lead to itself', () => {
  expect(linked('<h3 id="s-1">x</h3><p><a href="#a">corps</a></p><figure><p>a medal</p></figure>')).toEqual([]);
  expect(linked('<h3 id="s-2.11">Words</h3><ul><li><strong>corps</strong> – corps have a medal</li></ul>')).toEqual([]);
});
