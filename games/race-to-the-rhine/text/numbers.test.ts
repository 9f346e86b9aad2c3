import { expect, test } from 'vitest';
import type { Event } from '../rules/events.ts';
import { en as english } from './en/board.ts';
import { lastPageWords } from './last-page.ts';
import { pl as board } from './pl/board.ts';
import { story } from './pl/story.ts';
import { pl } from './pl/text.ts';
import { WHY } from './pl/why.ts';

const NUMBERS = [1, 2, 5, 12, 22] as const;
const { act, bonus, overflow, transport, airborne, payCards } = pl.prompts;
const trucksTaken = pl.events['trucks-taken'] as (event: Extract<Event, { is: 'trucks-taken' }>) => string;
const moved = (steps: number) =>
  story.march({ corps: 'B1', from: 'troyes', via: [], to: 'reims', steps, medals: steps, cards: [], stopped: null });
const why = (of: 'medals' | 'divisions' | 'trucks' | 'ground' | 'cards') => (n: number) =>
  (WHY[of] as (n: number) => string)(n);

/** A template of the Polish texts, and the words around its number at 1, 2, 5, 12 and 22. */
const TEMPLATES: readonly [(n: number) => string, readonly string[]][] = [
  [board.takeTrucks, ['1 ciężarówkę', '2 ciężarówki', '5 ciężarówek', '12 ciężarówek', '22 ciężarówki']],
  [(n) => board.plan.far(n, []), ['1 krok', '2 kroki', '5 kroków', '12 kroków', '22 kroki']],
  [board.plan.go, ['1 krok', '2 kroki', '5 kroków', '12 kroków', '22 kroki']],
  [
    (n) => board.plan.pursuit(n, 1),
    ['1 karta pościgu', '2 karty pościgu', '5 kart pościgu', '12 kart pościgu', '22 karty pościgu'],
  ],
  [board.plan.resistance, ['1 karta oporu', '2 karty oporu', '5 kart oporu', '12 kart oporu', '22 karty oporu']],
  [
    board.plan.forts,
    [
      '1 fortyfikacja: 1 amunicji',
      '2 fortyfikacje: po 1 amunicji',
      '5 fortyfikacji: po 1 amunicji',
      '12 fortyfikacji: po 1 amunicji',
      '22 fortyfikacje: po 1 amunicji',
    ],
  ],
  [
    (n) => board.chain.trucks(n, n),
    [
      '1 ciężarówka, wolna zostanie 1',
      '2 ciężarówki, wolne zostaną 2',
      '5 ciężarówek, wolnych zostanie 5',
      '12 ciężarówek, wolnych zostanie 12',
      '22 ciężarówki, wolne zostaną 22',
    ],
  ],
  [board.chain.send, ['1 pionek', '2 pionki', '5 pionków', '12 pionków', '22 pionki']],
  [board.bonus.act, ['1 pionek', '2 pionki', '5 pionków', '12 pionków', '22 pionki']],
  [
    board.captured,
    ['1 zdobyta dywizja', '2 zdobyte dywizje', '5 zdobytych dywizji', '12 zdobytych dywizji', '22 zdobyte dywizje'],
  ],
  [
    (n) => board.marksAfter(n, false),
    [
      'Zostanie 1 znacznik',
      'Zostaną 2 znaczniki',
      'Zostanie 5 znaczników',
      'Zostanie 12 znaczników',
      'Zostaną 22 znaczniki',
    ],
  ],
  [
    board.actionsLeft,
    [
      '1 niewykorzystana akcja',
      '2 niewykorzystane akcje',
      '5 niewykorzystanych akcji',
      '12 niewykorzystanych akcji',
      '22 niewykorzystane akcje',
    ],
  ],
  [
    (n) => lastPageWords.pl.crossed('koln', 9, n),
    ['1 miasto.', '2 miasta.', '5 miast.', '12 miast.', '22 miasta.'].map((end) => `w linii do bazy: ${end}`),
  ],
  [
    (n) => lastPageWords.pl.near([['you', n]]),
    [
      'Drogi do Renu: ty 1.',
      'Drogi do Renu: ty 2.',
      'Drogi do Renu: ty 5.',
      'Drogi do Renu: ty 12.',
      'Drogi do Renu: ty 22.',
    ],
  ],
  [lastPageWords.pl.notCrossed, ['Po 1 rundzie', 'Po 2 rundach', 'Po 5 rundach', 'Po 12 rundach', 'Po 22 rundach']],
  [
    (n) => story.trucks('you', n, n),
    [
      '1 ciężarówkę, zostaje 1',
      '2 ciężarówki, zostają 2',
      '5 ciężarówek, zostaje 5',
      '12 ciężarówek, zostaje 12',
      '22 ciężarówki, zostają 22',
    ],
  ],
  [(n) => story.trucks('R', n, 0), ['to ostatnia', 'to ostatnie', 'to ostatnie', 'to ostatnie', 'to ostatnie']],
  [
    (n) => story.early(n, []),
    [
      'Została 1 ciężarówka',
      'Zostały 2 ciężarówki',
      'Zostało 5 ciężarówek',
      'Zostało 12 ciężarówek',
      'Zostały 22 ciężarówki',
    ],
  ],
  [moved, ['1 krok', '2 kroki', '5 kroków', '12 kroków', '22 kroki']],
  [moved, ['1 medal', '2 medale', '5 medali', '12 medali', '22 medale']],
  [(n) => story.beatenBrings(false, n), ['1 ikonę', '2 ikony', '5 ikon', '12 ikon', '22 ikony']],
  [
    (n) => story.ate(n, n),
    ['Je 1 z 1 korpusu', 'Jedzą 2 z 2 korpusów', 'Je 5 z 5 korpusów', 'Je 12 z 12 korpusów', 'Jedzą 22 z 22 korpusów'],
  ],
  [
    (n) => story.home(n, n),
    [
      'Wraca 1 ciężarówka. Przybywa 1 ciężarówka',
      'Wracają 2 ciężarówki. Przybywają 2 ciężarówki',
      'Wraca 5 ciężarówek. Przybywa 5 ciężarówek',
      'Wraca 12 ciężarówek. Przybywa 12 ciężarówek',
      'Wracają 22 ciężarówki. Przybywają 22 ciężarówki',
    ],
  ],
  [why('medals'), ['o 1 medal', 'o 2 medale', 'o 5 medali', 'o 12 medali', 'o 22 medale']],
  [why('divisions'), ['o 1 dywizję', 'o 2 dywizje', 'o 5 dywizji', 'o 12 dywizji', 'o 22 dywizje']],
  [why('trucks'), ['o 1 ciężarówkę', 'o 2 ciężarówki', 'o 5 ciężarówek', 'o 12 ciężarówek', 'o 22 ciężarówki']],
  [why('ground'), ['o 1 pole', 'o 2 pola', 'o 5 pól', 'o 12 pól', 'o 22 pola']],
  [why('cards'), ['o 1 kartę', 'o 2 karty', 'o 5 kart', 'o 12 kart', 'o 22 karty']],
  [
    (n) => pl.alone.figures(n, n, 'kapitan'),
    ['1 tura, 1 medal', '2 tury, 2 medale', '5 tur, 5 medali', '12 tur, 12 medali', '22 tury, 22 medale'],
  ],
  [
    (base) => act('R', { base, credit: false, card: false, kept: false, recon: false }).yours,
    ['Masz 1 akcję', 'Masz 2 akcje', 'Masz 5 akcji', 'Masz 12 akcji', 'Masz 22 akcje'],
  ],
  [(n) => bonus('R', 'rouen', n).yours, ['1 pionek', '2 pionki', '5 pionków', '12 pionków', '22 pionki']],
  [
    (n) => overflow('R', 'rouen', n, true).yours,
    ['o 1 pionek', 'o 2 pionki', 'o 5 pionków', 'o 12 pionków', 'o 22 pionki'],
  ],
  [(n) => transport('R', n).yours, ['1 ciężarówka', '2 ciężarówki', '5 ciężarówek', '12 ciężarówek', '22 ciężarówki']],
  [(n) => airborne('R', n).yours, ['1 znacznik', '2 znaczniki', '5 znaczników', '12 znaczników', '22 znaczniki']],
  [(n) => payCards('R', n).yours, ['1 ikona', '2 ikony', '5 ikon', '12 ikon', '22 ikony']],
  [
    (n) => trucksTaken({ is: 'trucks-taken', by: 'R', count: n, left: n }),
    [
      '1 ciężarówkę, na torze zostaje 1',
      '2 ciężarówki, na torze zostają 2',
      '5 ciężarówek, na torze zostaje 5',
      '12 ciężarówek, na torze zostaje 12',
      '22 ciężarówki, na torze zostają 22',
    ],
  ],
];

test('numbers in Polish texts have the right form beside them at 1, 2, 5, 12 and 22', () => {
  for (const [template, expected] of TEMPLATES)
    for (const [i, n] of NUMBERS.entries())
      expect(template(n).replaceAll('\u00a0', ' ')).toMatch(new RegExp(`(?<!\\d)${expected[i]}(?![a-ząćęłńóśźż])`));
});

test('one round and one fort are told as one in English, several as several', () => {
  const said = [1, 2].flatMap((n) => [lastPageWords.en.notCrossed(n), english.plan.forts(n)]);
  expect(said.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    'After 1 round nobody was across.',
    '1 fort: 1 ammo to enter',
    'After 2 rounds nobody was across.',
    '2 forts: 1 ammo each to enter',
  ]);
});
