import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../house.ts';
import { openHouse } from '../testing/open-house.ts';
import { Visitor } from '../testing/visitor.ts';
import { isReserved } from './reserved-names.ts';

const PAGES = new URL('../../../web/src/words/pages/', import.meta.url);
const levels = readdirSync(PAGES)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => {
    const all = JSON.parse(readFileSync(new URL(file, PAGES), 'utf8')).levels as Record<string, { name: string }>;
    return Object.entries(all).flatMap(([id, { name }]) => [id, name]);
  });

test.each([...new Set(levels)])('no person may have the name of a bot level: %s', (level) => {
  for (const name of [
    level,
    level.toUpperCase(),
    `${level} (bot)`,
    `${level} (Bot)`,
    `bot, ${level}`,
    ` ${level}. `.trim(),
  ])
    expect(isReserved(name), name).toBe(true);
});

describe('a name that looks like a bot, the site or another person is reserved', () => {
  test.each([
    ...[
      'officer (bot)',
      'Bot',
      'my BOT',
      'b.o.t',
      'B O T',
      'b0t',
      'Bót',
      '8ot',
      'officer [b-o-t]',
      'OfficerBot',
      'ɓöŧ',
      'botOfficer',
      'Bot2',
      'officer 2',
      'Officer_1',
    ],
    ...[
      'оfficer',
      'offіcer',
      'Οfficer',
      'ｏfficer',
      '𝐨fficer',
      'ⓞⓕⓕⓘⓒⓔⓡ',
      '0ff1cer',
      'officеr (bоt)',
      'ᴏꜰꜰɪᴄᴇʀ',
      '🅱🅾🆃',
      '🇧🇴🇹',
    ],
    ...[
      'бот',
      'Sztab',
      'SZTAB',
      'S z t a b',
      'Zespół Sztabu',
      'Sztab!',
      'Admin',
      'Administrator',
      'administracja',
      '4dmin',
    ],
    ...['Moderator', 'Moderatorka', 'Moderacja', 'Moderation', 'System', 'Serwer', 'Server', 'O.F.F.I.C.E.R'],
    // Of two scripts: the first letter of the first is Cyrillic.
    ...['Аnna', 'Jadwigα', 'Bοb'],
    // Lisu, Cherokee and Coptic capitals, whole and mixed, and Canadian syllabics among Latin letters.
    ...['ꓐꓳꓔ', 'ꓳꓝꓝꓲꓚꓰꓣ', 'ᏟᎪᎠᎬᎢ', 'ᏚᏃᎢᎪᏴ', 'Ⲃⲟⲧ', 'ⲃⲟⲧ', 'ᗷOT', 'ᗷot', 'oƒƒicer', 'offi¢er', 'Ofꓲicer'],
    ...['—', '–', '...', '( )', 'Z\u0335\u0336\u0337a', '𝔄nna', 'Ａnna'],
  ])('%s', (name) => expect(isReserved(name)).toBe(true));
});

test.each([
  ...[
    'Anna',
    'Łucja',
    'Żółć Gęślą',
    'Jan III',
    'Botwina',
    'Abbott',
    'Robot',
    'Robert',
    'Sztaba',
    'Kadet Nowak',
    'Generał Bóbr',
  ],
  ...[
    'Анна',
    'Ελένη',
    '山田',
    '美咲 Misaki',
    'Nguyễn Thị Ánh',
    'O’Brien',
    'Zofia 2',
    '🦊',
    'Host',
    'Kuba 👋',
    'Ørsted',
    'Jürgen',
    '1944',
    '807',
    'Kasia 807',
  ],
  // Real names of many languages and scripts.
  ...[
    ...['Łukasz Żółć', 'Zbigniew Cieślak', 'Jan Kapral', 'Tadeusz Bór-Komorowski', 'Jürgen Groß', 'Zoë', 'François'],
    ...[
      'José María',
      'Siân',
      'Ólafur Ragnarsson',
      'Þórdís',
      'Søren Ørsted',
      'Åsa',
      'Jānis Bērziņš',
      'Žydrūnas',
      'Mäki',
    ],
    ...['Şebnem Ağaoğlu', 'İpek', 'Ion Țepeș', 'Đorđe', 'Željko', 'Phạm Hữu Đức', 'Trần Thị Kim', 'Botond', 'Ботир'],
    ...[
      'Світлана',
      'Ђорђе',
      'Йосип Їжак',
      'Βασίλης',
      'Αθηνά',
      'Արամ',
      'გიორგი',
      'יוסף',
      'דוד בן',
      'محمد',
      'فاطمة',
      'علي Ali',
    ],
    ...[
      'आरती',
      'Ravi रवि',
      'দেবী',
      'தமிழ்',
      'ప్రియ',
      'สมชาย',
      'မြန်မာ',
      '김민수',
      '박지성 Park',
      '山田太郎',
      'さくら',
      'ﾀﾅｶ',
    ],
    ...[
      '王小明',
      '陳大文',
      'አበበ',
      'ꓡꓲ-ꓢꓴ',
      'ᏣᎳᎩ',
      'ᐃᓄᒃ',
      'ⴰⵎⴰⵣⵉⵖ',
      'ߒߞߏ',
      'Ⲙⲁⲣⲓⲁ',
      'Hawaiʻi Kaʻiulani',
      'Ng‘ombe',
      'Talbot',
    ],
    ...['Bottas', 'Modest', 'General Lee', 'Szybki Bill', 'Major Tom', 'B. O. Tanaka', 'xX_Sniper_Xx', 'Sofía ❤️'],
  ],
])('%s is not reserved', (name) => expect(isReserved(name)).toBe(false));

describe('asked for', () => {
  let app: App;
  beforeAll(async () => {
    ({ app } = await openHouse());
  });
  afterAll(() => app.close());

  test('by a guest or by an account, a reserved name is refused by its own word, and nothing is changed', async () => {
    const visitor = new Visitor(app);
    const wanted = { name: 'officer (bot)', language: 'en' };
    expect(await visitor.post('/api/guest', wanted)).toMatchObject({ status: 409, body: { error: 'name-reserved' } });
    await visitor.post('/api/guest', { ...wanted, name: 'Ada' });
    for (const login of [false, true]) {
      if (login) await visitor.post('/api/me/password', { login: 'ada', password: 'long-enough' });
      const renamed = await visitor.patch('/api/me', { name: 'оfficer', theme: 'dark' });
      expect(renamed).toMatchObject({ status: 409, body: { error: 'name-reserved' } });
      expect((await visitor.get('/api/me')).body).toMatchObject({ name: 'Ada', theme: 'system' });
    }
    expect((await visitor.patch('/api/me', { name: 'Ada L.' })).body.name).toBe('Ada L.');
  });
});
