import { readdirSync, readFileSync } from 'node:fs';
import { MASTER } from '@sztab/kernel/words';
import { wholeGames } from '@sztab/shelf';
import { describe, expect, test } from 'vitest';
import { readRulebook } from './read.ts';
import { BOOK } from './testing/book.ts';

describe('a rulebook', () => {
  const { title, html, chapters } = readRulebook(BOOK);

  test('has a title and contents in two levels', () => {
    expect(title).toBe('Gra');
    expect(chapters).toEqual([
      {
        id: 's-1',
        title: '1 Początek',
        parts: [
          { id: 's-1.1', title: '1.1 Strony' },
          { id: 's-1.2', title: '1.2 Zgoda' },
        ],
      },
      { id: 's-x2', title: 'Bez numeru', parts: [] },
    ]);
  });

  test('makes every rule an anchor, and only rules', () => {
    expect(html).toContain('<p class="rule" id="G-1.1.1"><a class="rule-id" href="#G-1.1.1">G-1.1.1</a> Wybierz');
    expect(html).toContain('<p><strong>Ważne</strong> to nie');
    expect(html).toContain('<h3 id="s-1.2">1.2 Zgoda</h3>');
  });

  test('marks what changed with an edition', () => {
    expect(html).toContain('<p class="edition"><em>Edycja 2:</em> Wolno <em>też</em> pasować.</p>');
    expect(html).toContain('<p><em>Edycja</em> to słowo.</p>');
    expect(readRulebook('*Edition 12:* more').html).toBe('<p class="edition"><em>Edition 12:</em> more</p>\n');
  });

  test('leads from a number in brackets to its section, if there is one', () => {
    expect(html).toContain('(<a href="#s-1.2">1.2</a>)');
    expect(readRulebook('## 1 A\n\nzob. (7.7)').html).toContain('(7.7)');
  });

  test('obeys no HTML, no script in a link, no picture', () => {
    expect(html).not.toMatch(/<script|<b>|javascript:|<img/);
    expect(html).toContain('&lt;b&gt;graj&lt;/b&gt;');
    expect(html).toContain('<a href="https://example.org/?a=&quot;b&quot;">dobrze</a>');
  });

  test('scrolls a wide table in its own frame', () => {
    expect(html).toContain('<div class="wide" tabindex="0"><table><thead><tr><th>Kto</th>');
  });
});

const GAMES = new URL('../../../games/', import.meta.url);
const whole = await wholeGames();
const books = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^[a-z][^/\\]*[/\\]rulebook[/\\][a-z]{2}\.md$/.test(file),
);

test.each(books)('%s: every id stands once, and every rule can be linked to', (file) => {
  const markdown = readFileSync(new URL(file, GAMES), 'utf8');
  const master = readFileSync(new URL(file.replace(/[a-z]{2}\.md$/, `${MASTER}.md`), GAMES), 'utf8');
  const { html, chapters } = readRulebook(markdown, master);
  const rules = [...markdown.matchAll(/^\*\*([A-Z][A-Z0-9]*-\d+(?:\.[A-Z]?\d+)*[a-z]?)\*\*/gm)].map(
    (match) => match[1],
  );
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  // A book that was begun has a few.
  expect(rules.length).toBeGreaterThan(whole.some((game) => file.startsWith(`${game}/`)) ? 50 : 0);
  expect(new Set(ids).size).toBe(ids.length);
  expect(rules.filter((rule) => !ids.includes(rule))).toEqual([]);
  expect(chapters.length).toBeGreaterThan(3);
  const listed = chapters.flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)]);
  expect(listed.filter((id) => !ids.includes(id))).toEqual([]);
});
