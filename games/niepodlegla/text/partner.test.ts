import { capital, LANGUAGES, said, typeset } from '@sztab/kernel/words';
import { describe, expect, test } from 'vitest';
import { partnerWords } from './partner.ts';
import type { Aim } from './partner-words.ts';

const AIMS = Object.keys(partnerWords.en.aims) as readonly Aim[];

const SLOTS = {
  dice: 2,
  card: 'A-05',
  lacks: 'FF',
  missing: 3,
  what: 'n3',
  die: 'n3',
  face: 'PM',
  to: 'blue',
  from: 6,
  left: 4,
  n: 2,
  token: 'pow',
  named: 'Łuck',
  where: '@central',
  who: 'witos',
  band: 'one',
  percent: 56,
  track: 'acc',
  symbol: 'F',
  pawns: 5,
  lies: 1,
  hope: 2.5,
  before: 2.7,
  pips: 1,
  got: 'A-04',
};

/** A name counts as one word: it is as long as history made it. */
const wordsIn = (text: string): number => text.replace(/[“„][^”]*”/g, 'name').split(/\s+/).length;

describe.each(LANGUAGES.filter((language) => language !== 'de'))('%s', (language) => {
  const say = partnerWords[language];
  test('every code has words, in 16 at most', () => {
    const sentences = [
      ...[say.aims, say.reasons, say.sayings].flatMap((texts) => Object.values(texts).map((text) => said(text, SLOTS))),
      ...Object.values(say.bands),
    ];
    expect(sentences.length).toBeGreaterThan(AIMS.length);
    for (const text of sentences) {
      expect(text).not.toMatch(/undefined|null|NaN|A-05|n3/);
      expect(wordsIn(text), text).toBeLessThanOrEqual(16);
    }
  });
  test('what came of a throw names what it covered besides its aim, and what it uncovered', () => {
    const sentence = (code: 'other' | 'failed' | 'threw', slots: object): string =>
      said(say.sayings[code], { ...SLOTS, ...slots }).replaceAll('\u00a0', ' ');
    const [got, rest] = [`“${say.called('A-03')}”`, `“${say.called('A-08')}”`];
    const quoted = (text: string): string => text.replaceAll('„', '“');
    const end = said(say.sayings.threw, SLOTS);
    expect(quoted(sentence('other', { got: 'A-03', rest: 'A-08' }))).toBe(
      language === 'en'
        ? `${got} is covered, ${rest} is not. ${end}`
        : `Misja ${got} pokryta, misja ${rest} nie. ${end}`,
    );
    expect(quoted(sentence('other', { got: 'A-03,A-08' }))).toBe(
      language === 'en' ? `${got} and ${rest} are covered. ${end}` : `Misje ${got} i ${rest} pokryte. ${end}`,
    );
    const lost = language === 'en' ? `${rest} is covered no longer. ` : `Misja ${rest} już niepokryta. `;
    for (const code of ['other', 'failed', 'threw'] as const)
      expect(quoted(sentence(code, { got: 'A-03', lost: 'A-08' }))).toContain(`${lost}${end}`);
  });
  test('a cost at worst says which black dice it counts in', () => {
    for (const code of ['safe', 'shield', 'threat'] as const) {
      const [with2, without] = [2, 0].map((black) => said(say.reasons[code], { ...SLOTS, black }));
      expect(with2).toContain(language === 'en' ? '2 more black dice' : '2 czarne kości');
      expect(without).not.toMatch(/black|czarn/);
    }
  });
  test('orders name the bot, and what may be changed stands in brackets', () => {
    for (const code of AIMS) expect(say.orders[code]('Celina', SLOTS)).toMatch(/Celina.*\[[^\]]+\]/);
  });
});

/** What a screen reader says of an offer for each aim; it is careful where something common may be lost. */
const spokenOf = (language: 'en' | 'pl'): string[] => {
  const say = partnerWords[language];
  const price = capital(said(say.reasons.threat, SLOTS));
  return AIMS.map((code) => {
    const thrown = ['covers', 'defends', 'ordered'].includes(code);
    const [chance, context] = thrown ? ['56 %', price] : [null, ''];
    return typeset(say.spoken('Celina', thrown, said(say.aims[code], SLOTS), chance, context, !thrown), language);
  });
};

test('what a screen reader says of each offer, in English', () => {
  expect(spokenOf('en')).toMatchInlineSnapshot(`
    [
      "Celina proposes: The plan is whole. Shall I confirm it? Control Enter: yes. N: leave it. 3: you decide.",
      "Celina proposes: My plan for the last round: each of us takes what our people do best. Control Enter: yes. N: leave it. 3: you decide.",
      "Careful. Celina proposes: Shall I reroll two dice for “Polish Military Treasury”? Missing: two fights. Chance 56 %. May bring one threat: at worst morale 4. Control Enter: yes. N: leave it.",
      "Careful. Celina proposes: Shall I reroll two dice? We still lack three symbols. Chance 56 %. May bring one threat: at worst morale 4. Control Enter: yes. N: leave it.",
      "Celina proposes: Shall I pass the die with people and money to Blue? It completes “Polish Military Treasury”. Control Enter: yes. N: leave it. 3: you decide.",
      "Celina proposes: Shall I use POW for 2 morale? Control Enter: yes. N: leave it. 3: you decide.",
      "Celina proposes: Shall I spend POW to complete “Polish Military Treasury”? Control Enter: yes. N: leave it. 3: you decide.",
      "Celina proposes: I would choose Łuck. Shall I? Control Enter: yes. N: leave it. 3: you decide.",
      "Careful. Celina proposes: You want me to reroll two dice for “Polish Military Treasury”. Shall I? Chance 56 %. May bring one threat: at worst morale 4. Control Enter: yes. N: leave it.",
      "Celina proposes: By my plan we complete 2.5 missions on average. Change what you like. Control Enter: yes. N: leave it. 3: you decide.",
      "Celina proposes: Then we complete 2.5 missions on average, not 2.7. Control Enter: yes. N: leave it. 3: you decide.",
      "Celina proposes: Another way: 2.5 missions on average, not 2.7. Control Enter: yes. N: leave it. 3: you decide.",
    ]
  `);
});

test('what a screen reader says of each offer, in Polish', () => {
  expect(spokenOf('pl')).toMatchInlineSnapshot(`
    [
      "Celina proponuje: Plan jest gotowy. Zatwierdzić go? Control Enter: zgoda. N: zostaw. 3: decyduj.",
      "Celina proponuje: Mój plan na ostatnią rundę: każdy bierze to, w czym jego ludzie są najlepsi. Control Enter: zgoda. N: zostaw. 3: decyduj.",
      "Ostrożnie. Celina proponuje: Przerzucić dwie kości dla misji „Polski Skarb Wojskowy”? Brakuje dwóch walk. Szansa 56 %. Grozi jedno zagrożenie: w najgorszym razie morale 4. Control Enter: zgoda. N: zostaw.",
      "Ostrożnie. Celina proponuje: Przerzucić dwie kości? Brakuje nam jeszcze 3 symboli. Szansa 56 %. Grozi jedno zagrożenie: w najgorszym razie morale 4. Control Enter: zgoda. N: zostaw.",
      "Celina proponuje: Przekazać niebieskiemu: kość z ludźmi i pieniędzmi? Dokończy misję „Polski Skarb Wojskowy”. Control Enter: zgoda. N: zostaw. 3: decyduj.",
      "Celina proponuje: Użyć żetonu „POW” na 2 morale? Control Enter: zgoda. N: zostaw. 3: decyduj.",
      "Celina proponuje: Wydać żeton (POW), by wykonać misję „Polski Skarb Wojskowy”? Control Enter: zgoda. N: zostaw. 3: decyduj.",
      "Celina proponuje: Mój wybór: Łuck. Zgoda? Control Enter: zgoda. N: zostaw. 3: decyduj.",
      "Ostrożnie. Celina proponuje: Mam przerzucić dwie kości dla misji „Polski Skarb Wojskowy”. Na pewno? Szansa 56 %. Grozi jedno zagrożenie: w najgorszym razie morale 4. Control Enter: zgoda. N: zostaw.",
      "Celina proponuje: Z moim planem wykonamy średnio 2,5 misji. Zmień, co chcesz. Control Enter: zgoda. N: zostaw. 3: decyduj.",
      "Celina proponuje: Wtedy wykonamy średnio 2,5 misji, a nie 2,7. Control Enter: zgoda. N: zostaw. 3: decyduj.",
      "Celina proponuje: Można inaczej: średnio 2,5 misji, a nie 2,7. Control Enter: zgoda. N: zostaw. 3: decyduj.",
    ]
  `);
});
