/** What home and `sztab games` show of every game comes from the shelf; a new game needs nothing but its folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { brainOf, type Thinking } from '@sztab/bots';
import { LANGUAGES } from '@sztab/kernel';
import { shelf, takeGame, thinkingModule } from '@sztab/shelf';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const entries = await shelf();
const whole = entries.filter(({ state }) => state === 'whole');

test.each(entries)('$id says on its lid what it is about, how long it takes, and has a sign', (entry) => {
  const sprite = readFileSync(new URL('pieces/src/symbols.svg', root), 'utf8');
  for (const language of LANGUAGES) {
    expect(entry.title[language]).not.toBe('');
    expect(entry.about[language]).toMatch(/^\p{Lu}|^\d/u);
    expect(entry.about[language].length).toBeLessThan(100);
  }
  expect(entry.about.pl).not.toBe(entry.about.en);
  expect(entry.minutes).toBeGreaterThan(0);
  expect(sprite).toContain(`id="i-${entry.sign.symbol}"`);
  expect(entry.sign.ground).toMatch(/^#[0-9a-f]{6}$/);
});

test.each(entries)(
  '$id: what its lid says of numbers of players fits its rules',
  async ({ id, people, optionsFor }) => {
    const { game } = await takeGame(id);
    const [least, most] = game.players;
    if (people) expect(people[0] <= least && people[1] <= most).toBe(true);
    for (const [option, counts] of Object.entries(optionsFor ?? {})) {
      expect(game.options.map((one) => one.id)).toContain(option);
      for (const players of counts) expect(players >= least && players <= most).toBe(true);
    }
  },
);

test.each(whole)('$id can be learned, and none of its weights is stale', async ({ id }) => {
  const thinking = (await import(thinkingModule(id))) as Thinking;
  expect(thinking.encoding?.inputs.length).toBeGreaterThan(100);
  const complaints: string[] = [];
  await brainOf(thinking, (why) => complaints.push(why));
  expect(complaints).toEqual([]);
});

test('the web client names no game', () => {
  const sources = readdirSync(new URL('web/src/', root), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(ts|tsx|css)$/.test(name) && !/\.test\.|\btesting\b/.test(name),
  );
  expect(sources.length).toBeGreaterThan(100);
  for (const name of sources) {
    const text = readFileSync(new URL(`web/src/${name}`, root), 'utf8');
    for (const { id } of entries) expect(text.includes(id), `${name} names ${id}`).toBe(false);
  }
});
