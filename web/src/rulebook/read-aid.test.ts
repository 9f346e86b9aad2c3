import { existsSync, readFileSync } from 'node:fs';
import { fillOptions, LANGUAGES, type Language } from '@sztab/kernel';
import { MASTER } from '@sztab/kernel/words';
import { gameIds, takeGame } from '@sztab/shelf';
import { describe, expect, test } from 'vitest';
import { placesIn } from './read.ts';
import { inOrderFor, namedInVain, readAid } from './read-aid.ts';

const BOOK = `# Game

## 5 Actions

### 5.3 Attack

**G-5.3.1** Roll.

**G-5.3.4** Ties defend.

**Q-7** A question.
`;
const AID = `# Game: player aid

## Goal
Win <b>now</b> (5.3). A C-47 lands (here).

## The Home Army {AK}
- Attack: 4+ hits (G-5.3.1, 5.3.4; Q-7)

## The Germans {DE}
- They roll, too (5.3.1–4), or not (9.9)
`;
const places = placesIn(BOOK);
const aid = readAid(AID, 'game', places);

describe('a player aid', () => {
  test('is sections, each for all or for one role', () => {
    expect(aid.title).toBe('Game: player aid');
    expect(aid.sections.map(({ title, role }) => [title, role])).toEqual([
      ['Goal', null],
      ['The Home Army', 'AK'],
      ['The Germans', 'DE'],
    ]);
    expect(aid.sections[0]?.html).not.toContain('<b>');
  });

  test('leads from every id in brackets into the rulebook, and knows those it names in vain', () => {
    const links = aid.sections.flatMap(({ html }) => [...html.matchAll(/href="([^"]+)" data-rule="[^"]+">([^<]+)</g)]);
    expect(links.map(([, to, words]) => [to, words])).toEqual([
      ['/rules/game#s-5.3', '5.3'],
      ['/rules/game#G-5.3.1', 'G-5.3.1'],
      ['/rules/game#G-5.3.4', '5.3.4'],
      ['/rules/game#Q-7', 'Q-7'],
      ['/rules/game#G-5.3.1', '5.3.1–4'],
    ]);
    expect(namedInVain(AID, places)).toEqual(['9.9']);
    expect(namedInVain('(5.3.1–3, G-1)', places)).toEqual(['5.3.3', 'G-1']);
  });

  test('begins with what concerns one’s own role', () => {
    const titles = (role: string | null) => inOrderFor(aid, role).map(({ title }) => title);
    expect(titles('DE')).toEqual(['The Germans', 'Goal', 'The Home Army']);
    expect(titles(null)).toEqual(['Goal', 'The Home Army', 'The Germans']);
  });
});

const GAMES = new URL('../../../games/', import.meta.url);
const WORDS = 450;
/** Words that are read: no ids, no signs, no roles in braces. */
const wordsIn = (markdown: string): string[] =>
  markdown
    .replace(/\{[^{}]*\}/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word) && !/^[(]?(?:[A-Z][A-Z0-9]*-)?\d+\.\d/.test(word));

describe.each(gameIds())('%s', (id) => {
  const markdownOf = (file: string): string => readFileSync(new URL(`${id}/rulebook/${file}.md`, GAMES), 'utf8');
  const languages = LANGUAGES.filter((language) => existsSync(new URL(`${id}/rulebook/aid.${language}.md`, GAMES)));

  test('the aid is at most a page of words, and every id in it stands in the rulebook', () => {
    for (const language of languages) {
      const markdown = markdownOf(`aid.${language}`);
      expect(namedInVain(markdown, placesIn(markdownOf(language), markdownOf(MASTER))), language).toEqual([]);
      expect(wordsIn(markdown).length, `words, ${language}`).toBeLessThanOrEqual(WORDS);
      const { sections } = readAid(markdown, id, placesIn(markdownOf(language), markdownOf(MASTER)));
      expect(
        sections.some(({ html }) => html.includes('data-rule=')),
        `links, ${language}`,
      ).toBe(true);
    }
  });

  test('all languages have the same sections, for roles that the game has', async () => {
    const page = (language: Language) => readAid(markdownOf(`aid.${language}`), id, new Set());
    const en = page('en');
    const shape = (page: typeof en) =>
      page.sections.map(({ role, html }) => [
        role,
        [...html.matchAll(/<(h\d|ul|ol|li|tr|table)\b/g)].map(([, tag]) => tag),
      ]);
    for (const language of languages) expect(shape(page(language)), language).toEqual(shape(en));
    const { game } = await takeGame(id);
    // Everybody's roles are there when the table is full.
    const roles = game.roles(game.players[1], fillOptions(game, {}));
    const named = en.sections.flatMap(({ role }) => role ?? []);
    expect(named.filter((role) => !roles.includes(role))).toEqual([]);
  });
});
