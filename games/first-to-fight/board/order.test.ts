import { asks, heardBy, play } from '@sztab/kernel';
import { choose } from '@sztab/pieces';
import { expect, test } from 'vitest';
import { firstToFight as game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { view } from '../rules/view.ts';
import { after, position } from '../testing/position.ts';
import { answers } from './answers.tsx';
import { actOf, chipOf } from './order.ts';

test('the button names the deed and people as they are called', () => {
  const s = after({ soldiers: 'SAB-04@WEU INF-04@NAI', tiles: 'movement:2' });
  const said = (move: Move) => (['en', 'pl'] as const).map((language) => actOf(move, language, view(s, 0)));
  expect(said('order(movement)')).toEqual(['Choose order: Movement, +2', 'Wybierz rozkaz: Ruch, +2']);
  expect(said('move(SAB-04,WAW)')).toEqual(['Move: “Jan Nowak” → Warsaw', 'Przenieś: „Jan Nowak” → Warszawa']);
  expect(said('pick(PAR-05)')).toEqual(['Recruit: “Zo”', 'Powołaj: „Zo”']);
  // Where the words of the move begin with the deed they stand.
  expect(said('recruit(POL)')).toEqual([null, null]);
});

test('a chip has the short name, and an arrow leads to where somebody goes', () => {
  const s = after({ soldiers: 'SAB-04@WEU' }, '0 order(movement)');
  const [asked] = asks(game, s);
  const choice = choose((asked?.moves ?? []) as Move[], ['SAB-04', 'move', 'NAI']);
  expect([0, 2].map((place) => chipOf(choice, place, view(s, 0), 'en'))).toEqual([
    { name: '“Jan Nowak”' },
    { name: 'Africa, Italy', joint: '→' },
  ]);
});

test('a used order says who took it', () => {
  const s = position({ players: 2, soldiers: '', turn: 1 });
  const told = heardBy(play(game, s, 1, 'order(movement)'), 0);
  const heard = told.map((event) => ({ at: 0, event }));
  expect(asks(game, s)[0]?.seat).toBe(0);
  const choice = choose((asks(game, s)[0]?.moves ?? []) as Move[]);
  const detail = (language: 'en' | 'pl', of = heard) =>
    answers(choice, view(s, 0), language, of)?.list.find(({ symbol }) => symbol === 'move')?.detail;
  expect([detail('en'), detail('pl')]).toEqual(['by Staff officer\u00a02', 'wybrał Sztabowiec\u00a02']);
  expect(detail('en', [])).toBe('used in this round');
});

test('sabotage says what it does to the Axis, and its points where the region is occupied', () => {
  const people = [1, 2, 3, 4, 5].flatMap((n) => [`SAB-0${n}@WAW`, `PAR-0${n}@WEU`]).join(' ');
  const s = after({ players: 2, soldiers: people, at: 'WEU:3 WAW:4' }, '0 order(sabotage)');
  const said = (language: 'en' | 'pl') =>
    answers(choose((asks(game, s)[0]?.moves ?? []) as Move[]), view(s, 0), language)?.list.flatMap(
      ({ touch, detail }) => (touch === 'WEU' || touch === 'WAW' ? [detail] : []),
    );
  expect(said('en')?.toSorted()).toEqual(['Axis 2 → 1', 'Axis still 3, +3 points']);
  expect(said('pl')?.toSorted()).toEqual(['Oś 2 → 1', 'Oś nadal 3, +3 punkty']);
});
