import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, type Language, MASTER } from '@sztab/kernel/words';
import { expect, test } from 'vitest';
import { sztab, sztabHere } from '../testing/run-sztab.ts';
import { filesOf, paragraphsIn, pathsIn, type Room, rooms, sentencesIn } from './report-language.ts';

const root = new URL('../../../', import.meta.url);

interface Row {
  readonly room: string;
  readonly keys: number;
  readonly missing: Readonly<Record<string, readonly string[]>>;
}

test('the report knows every room, finds English and Polish whole, and says what German lacks', async () => {
  const [json, text, german] = await Promise.all([
    sztab(['report', 'language', '--json']),
    sztabHere(['report', 'language']),
    sztabHere(['report', 'language', 'de']),
  ]);
  const rows = JSON.parse(json.out) as Row[];
  for (const { room, keys, missing } of rows) {
    expect(keys, room).toBeGreaterThan(2);
    expect(missing.en, room).toEqual([]);
    expect(missing.pl, room).toEqual([]);
  }
  const whole = rows.filter(({ missing }) => missing.de?.length === 0).map(({ room }) => room);
  const web = ['analysis', 'help', 'learn', 'online', 'pages', 'table'].map((part) => `web: ${part}`);
  const frame = ['records', 'notices', ...web];
  const game = ['words', 'rulebook', 'aid'].map((part) => `operation-most-iii: ${part}`);
  expect(whole).toEqual(expect.arrayContaining([...frame, ...game]));
  expect(text.out.split('\n')[0]?.split(/\s+/)).toEqual(['room', 'keys', ...LANGUAGES]);
  expect(text.out).toMatch(/^operation-most-iii: rulebook +\d+( +100%){3}/m);
  expect(german.out).toMatch(/^general-orders: rulebook +\d+ +0%$/m);
  expect([json.code, text.code, german.code]).toEqual([1, 1, 1]);
  expect((await sztabHere(['report', 'language', 'pl'])).code).toBe(0);
});

test('no catalogue of the master language stands outside of the rooms that are reported', () => {
  const sources = ['kernel/src', 'bots/src', 'pieces/src', 'protocol/src', 'server/src', 'web/src', 'cli/src', 'games'];
  const catalogues = sources.flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => !/(^|\/)(dist|dist-types|node_modules|_template)\//.test(file))
      // A file or a folder by that name: `words/en.ts`, `text/en/cards.ts`, `aid.en.md`.
      .filter((file) => new RegExp(`[/.]${MASTER}(\\.\\w+$|/)`).test(file)),
  );
  const places = rooms().map(({ at }) => at.replace('%', MASTER));
  expect(catalogues.length).toBeGreaterThan(50);
  expect(catalogues.filter((file) => !places.some((place) => file.startsWith(place)))).toEqual([]);
});

test('a catalogue that is data says nothing that the master does not say', () => {
  const texts = (room: Room, language: Language): readonly string[] =>
    filesOf(room, language)
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) =>
        pathsIn(JSON.parse(readFileSync(new URL(file, root), 'utf8'))).map((key) =>
          `${file} ${key}`.replace(room.at.replace('%', language), ''),
        ),
      );
  for (const room of rooms()) {
    const known = new Set(texts(room, MASTER));
    for (const language of LANGUAGES)
      expect(
        texts(room, language).filter((key) => !known.has(key)),
        `${room.name}, ${language}`,
      ).toEqual([]);
  }
  expect(rooms().flatMap((room) => texts(room, MASTER)).length).toBeGreaterThan(2000);
});

test('keys are counted where they stand, not inside of sentences', () => {
  const source = `const { counted } = counting('en');

export const en = {
  title: 'Table',
  moves: {
    'stage-began': ({ stage }) => \`Stage \${stage}\`,
    wish: (wish) => {
      switch (wish.is) {
        case 'undo':
          return 'back';
      }
    },
    first(verb): Chip {
      if (verb === 'go') return 'gone';
    },
    how: ({ is }) =>
      ({
        started: 'begun',
      })[is],
  },
  card,
};
`;
  expect(sentencesIn(source, 'en')).toEqual([
    'title',
    'moves.stage-began',
    'moves.wish',
    'moves.first',
    'moves.how',
    'card',
  ]);
  const list = "export const en: readonly Section[] = [\n  {\n    title: 'A',\n  },\n  {\n    title: 'B',\n  },\n];\n";
  expect(sentencesIn(list, 'en')).toEqual(['1.title', '2.title']);
});

test('an object on one line has the keys it has, whatever its texts say', () => {
  const source =
    "export const en = {\n  ask: { undo: 'Back, now: go', 'more-time': (n) => f({ n, m: 1 }), bot },\n  faults: {},\n};\n";
  expect(sentencesIn(source, 'en')).toEqual(['ask.undo', 'ask.more-time', 'ask.bot']);
});

test('a book is its chapters and its rules', () => {
  expect(paragraphsIn('# Game\n\n**G-1.1** A rule.\n\nMore of **it**.\n\n## End\n')).toEqual([
    'chapter 1',
    'G-1.1',
    'chapter 2',
  ]);
});
