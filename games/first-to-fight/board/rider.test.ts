import { asks } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { firstToFight as game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { view } from '../rules/view.ts';
import { after } from '../testing/position.ts';
import { rider } from './rider.ts';

const TO_WARSAW = '0 order(recruitment) recruit(WAW)';
const drawn = (deck: string) => after({ deck: `${deck} SAI-01 SAI-02`, soldiers: '' }, TO_WARSAW);
const names = (s: ReturnType<typeof drawn>, move: Move, language: 'en' | 'pl' = 'en') =>
  rider(move, view(s, 0), language)?.answers.map(({ name }) => name);

test('FTF-5.4.4: the ability of a recruit is a chip of the sentence that places the card', () => {
  const s = drawn('INF-01 SAB-01 PIL-01');
  const asked = asks(game, s)[0]?.moves as Move[];
  const all = (language: 'en' | 'pl') => asked.map((move) => names(s, move, language));
  expect(all('en')).toEqual([['draw 2 more'], ['see 2 events'], ['raise Strength', 'raise Underground']]);
  expect(all('pl')).toEqual([['dobierz jeszcze 2'], ['zobacz 2 wydarzenia'], ['podnieś Siłę', 'podnieś Konspirację']]);
  const more = rider('pick(INF-01)', view(s, 0), 'en');
  expect(more).toMatchObject({ joint: 'and', none: 'pass' });
  expect(more?.answers[0]).toMatchObject({ act: 'Recruit and draw 2 more', warning: 'Cards will be drawn.' });
});

test.each(['INF-01', 'INF-05', 'SAB-01', 'PIL-01', 'SAB-04', 'PAR-05', 'INF-03', 'ARM-04', 'SAI-05'])(
  'what goes along with %s is what the rules ask next',
  (id) => {
    const s = drawn(`${id} INF-08 INF-07`);
    const along = rider(`pick(${id})` as Move, view(s, 0), 'en');
    const next = after({ deck: `${id} INF-08 INF-07 SAI-01 SAI-02`, soldiers: '' }, `${TO_WARSAW} pick(${id})`);
    const [asked] = asks(game, next);
    if (along)
      expect([...along.answers.map(({ move }) => move), along.none].toSorted()).toEqual(asked?.moves.toSorted());
    // Where to go is asked on the map; a point comes by itself.
    else expect(asked?.prompt !== 'ability' || asked.moves.every((move) => move !== 'ability(use)')).toBe(true);
  },
);

test('FTF-5.4.7: whoever comes by Additional recruitment uses no ability', () => {
  const s = after(
    { deck: 'INF-01 SAB-01 PIL-01 PIL-02 SAI-02', soldiers: '' },
    `${TO_WARSAW} pick(INF-01) ability(use)`,
  );
  const asked = asks(game, s)[0]?.moves as Move[];
  expect(asked.map((move) => names(s, move))).toEqual([undefined, undefined]);
});

test('of two values the one that brings an own mission on comes first', () => {
  const s = after(
    { deck: 'PIL-01 INF-05 SAB-01 SAI-02', soldiers: '', hands: ['M04'] },
    '0 order(recruitment) recruit(NEA)',
  );
  expect(names(s, 'pick(PIL-01)')?.[0]).toBe('raise Strength');
});
