/** Help is short, names keys that there are, and its pictures are figures that there are: in every language. */
import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@sztab/kernel/words';
import { shelf } from '@sztab/shelf';
import { expect, test } from 'vitest';
import { sentencesOf, wordsOf } from '../../../../games/testing/lessons.ts';
import { figuresIn } from '../../rulebook/read.ts';
import { help } from './index.ts';

/** As much as a step of a lesson. */
const WORDS = 28;

test.each(LANGUAGES)('%s: an answer is at most two sentences, and its key does what is asked', (language) => {
  const { lead, pictures, asked, sections } = help[language];
  const keys = sections.flatMap((section) => section.keys ?? []).map(({ keys }) => keys);
  for (const text of [lead, ...pictures.map(({ text }) => text), ...asked.map(({ answer }) => answer)]) {
    expect(wordsOf(text).length, text).toBeLessThanOrEqual(WORDS);
    expect(sentencesOf(text).length, text).toBeLessThanOrEqual(2);
  }
  for (const { key } of asked) if (key !== null) expect(keys).toContain(key);
  expect(asked.map(({ key }) => key)).toEqual(help.en.asked.map(({ key }) => key));
  expect(pictures).toHaveLength(3);
});

test('some game has the pictures, and each is a frame of a figure that a reader can play on', async () => {
  const pictured = (await shelf()).flatMap(({ id, help: pictures }) => (pictures ? [{ id, pictures }] : []));
  expect(pictured.length).toBeGreaterThan(0);
  for (const { id, pictures } of pictured) {
    expect(pictures).toHaveLength(help.en.pictures.length);
    const book = readFileSync(new URL(`../../../../games/${id}/rulebook/en.md`, import.meta.url), 'utf8');
    const figures = figuresIn(book);
    for (const { figure, at } of pictures) {
      const found = figures.find((one) => one.id === figure)?.figure;
      expect(found?.frames[at], figure).toBeDefined();
      expect(found?.as, figure).not.toBeNull();
    }
  }
});
