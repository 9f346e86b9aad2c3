import { expect, test } from 'vitest';
import { sztab, sztabHere } from '../testing/run-sztab.ts';

test('the games, their seats, options with values and meanings, and the bots', async () => {
  const [text, json, polish] = await Promise.all([
    sztab(['games']),
    sztabHere(['games', '--json']),
    sztabHere(['games', '--json', '--lang', 'pl']),
  ]);
  expect(text.code).toBe(0);
  expect(text.out).toMatch(/^operation-most-iii: Operation Most III$/m);
  expect(text.out).toMatch(/^ +DE \(usual\): The Germans\. /m);

  const { games, bots } = JSON.parse(json.out);
  expect(bots).toEqual(['random', 'quick', 'greedy', 'cadet', 'recruit', 'corporal', 'officer', 'colonel', 'general']);
  expect(text.out).toMatch(/^ +editions of the rules: 1, 2, 3, 4$/m);
  const named = (id: string, among = games) => among.find((game: { id: string }) => game.id === id);
  const rhine = named('race-to-the-rhine');
  expect([rhine.edition, rhine.editions]).toEqual([4, [1, 2, 3, 4]]);
  const om3 = named('operation-most-iii');
  expect(om3.players).toEqual([2, 2]);
  expect(om3.seats.map((seat: { role: string }) => seat.role)).toEqual(['PL', 'DE']);
  const names = om3.options.map((option: { id: string }) => option.id);
  expect(names).toEqual(['tieWinner', 'mulligan', 'openHands', 'sideAssignment', 'match']);
  for (const option of om3.options) {
    expect(option.default).toBe(option.values[0].value);
    for (const { name, meaning } of [option, ...option.values]) expect(name.length * meaning.length).toBeGreaterThan(0);
  }
  expect(named('operation-most-iii', JSON.parse(polish.out).games).title).toBe('Operacja Most III');
});
