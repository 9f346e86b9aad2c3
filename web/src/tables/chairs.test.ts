import type { Company } from '@sztab/kernel';
import { expect, test } from 'vitest';
import {
  type Chair,
  chairsOf,
  levelFor,
  seated,
  setupFor,
  sittersOf,
  troubleWith,
  usualChairs,
  usualOptions,
  usualPlayers,
} from './chairs.ts';
import type { Sitter } from './handle.ts';

const chairs = usualChairs(3, ['Jola', 'Borys', 'Ania']);

test('you sit down first, bots take the rest', () => {
  expect(sittersOf(chairs)).toEqual([
    { is: 'you', name: 'Jola' },
    { is: 'bot', level: 'officer' },
    { is: 'bot', level: 'officer' },
  ]);
});
test('there is one of you: whoever sat where you sit down takes your chair', () => {
  const strong = seated(chairs, 2, { level: 'general' });
  expect(sittersOf(seated(strong, 2, { is: 'you' }))).toEqual([
    { is: 'bot', level: 'general' },
    { is: 'bot', level: 'officer' },
    { is: 'you', name: 'Jola' },
  ]);
  expect(seated(chairs, 0, { is: 'you' })).toEqual(chairs);
  const friend = seated(chairs, 1, { is: 'friend' });
  expect(sittersOf(seated(friend, 1, { is: 'you' })).slice(0, 2)).toEqual([
    { is: 'friend', name: 'Borys' },
    { is: 'you', name: 'Jola' },
  ]);
});
test('a chair remembers the name while a bot tries it', () => {
  const tried = seated(seated(chairs, 0, { is: 'bot' }), 0, { is: 'you' });
  expect(tried[0]).toMatchObject({ is: 'you', name: 'Jola' });
});
test('somebody must sit there, with a name that fits a record', () => {
  expect(troubleWith(chairs)).toBeNull();
  expect(troubleWith(seated(chairs, 0, { is: 'bot' }))).toBe('nobody');
  expect(troubleWith(seated(chairs, 0, { name: '  ' }))).toBe('name');
  expect(troubleWith(seated(chairs, 0, { name: 'a\tb' }))).toBe('name');
  const blank: Chair = { is: 'bot', name: '', level: 'general' };
  expect(troubleWith([chairs[0] as Chair, blank])).toBeNull();
});
test('names are stored without the blanks around them', () => {
  expect(sittersOf(seated(chairs, 0, { name: ' Jola ' }))[0]).toEqual({ is: 'you', name: 'Jola' });
});
test('the usual is the first value, and two players where two can play', () => {
  const game = { options: ['a', 'b'].map((id) => ({ id, values: ['x', 'y', 'z'], concerns: 'rules' as const })) };
  expect(usualOptions({ game, lid: {} }, 'here')).toEqual({ a: 'x', b: 'x' });
  const lid = { usual: { bots: { b: 'z' }, here: {}, apart: { b: 'y' } } };
  const usual = (company: Company) => usualOptions({ game, lid }, company).b;
  expect([usual('bots'), usual('here'), usual('apart')]).toEqual(['z', 'x', 'y']);
  expect([usualPlayers([2, 2]), usualPlayers([1, 4]), usualPlayers([3, 5]), usualPlayers([1, 1])]).toEqual([
    2, 2, 3, 1,
  ]);
});

test('who sat there before sits there again, and one of them is you', () => {
  const bot: Sitter = { is: 'bot', level: 'general' };
  expect(sittersOf(chairsOf([bot, { is: 'you', name: 'Jola' }], ['', '']))).toEqual([bot, { is: 'you', name: 'Jola' }]);
  const friends: Sitter[] = [
    { is: 'friend', name: 'Ola' },
    { is: 'friend', name: 'Jan' },
  ];
  expect(chairsOf(friends, []).map(({ is }) => is)).toEqual(['you', 'friend']);
  // Two bots stay two bots: nobody is put anywhere without being asked.
  expect(chairsOf([bot, bot], ['a', 'b']).map(({ is, name }) => [is, name])).toEqual([
    ['bot', 'a'],
    ['bot', 'b'],
  ]);
});

const played = (game: string, level: string) => ({
  header: { game },
  sitters: [
    { is: 'you', name: 'Jola' },
    { is: 'bot', level },
  ] as const,
});

test('the first opponent is a cadet, and later ones are as strong as the last one was', () => {
  expect(levelFor('a', [])).toBe('cadet');
  expect(levelFor('a', [played('b', 'general')])).toBe('cadet');
  expect(levelFor('a', [played('a', 'recruit')])).toBe('recruit');
  expect(levelFor('a', [played('b', 'recruit'), played('a', 'general'), played('a', 'recruit')])).toBe('general');
});

test('whoever has finished no game of this kind sits on the easier side, and the lighter game is the usual one', () => {
  const rule = (id: string) => ({ id, values: ['off', 'on'], concerns: 'rules' as const });
  const game = { id: 'a', options: [rule('training'), rule('weather')] };
  const box = { game, lid: { newcomer: { seat: 1, options: { training: 'on' } } } };
  const [lighter, whole] = ['on', 'off'].map((training) => ({ training, weather: 'off' }));
  expect(setupFor(box, [], [])).toEqual({ seat: 1, level: 'cadet', options: lighter });
  const before = [played('a', 'officer')];
  expect(setupFor(box, before, [])).toEqual({ seat: 1, level: 'officer', options: lighter });
  expect(setupFor(box, before, before)).toEqual({ seat: 0, level: 'officer', options: whole });
  expect(setupFor({ ...box, lid: {} }, [], [])).toEqual({ seat: 0, level: 'cadet', options: whole });
  // On the side of bots that lapse one would lose with them.
  expect(setupFor({ ...box, lid: { together: true } }, [], [])).toMatchObject({ level: 'officer' });
});

test('you may sit on another chair than the first', () => {
  const chairs = usualChairs(2, ['Jola', 'Borys'], 'recruit', 1);
  expect(chairs.map(({ is, name }) => [is, name])).toEqual([
    ['bot', 'Borys'],
    ['you', 'Jola'],
  ]);
  expect(usualChairs(1, ['Jola'], 'recruit', 1)).toHaveLength(1);
  expect(usualChairs(1, ['Jola'], 'recruit', 1)[0]?.is).toBe('you');
});
