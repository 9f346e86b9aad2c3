import { asks, play } from '@sztab/kernel';
import { firstCounts, given, isEnough, sumOf, tapped } from '@sztab/pieces';
import { expect, test } from 'vitest';
import { generalOrders as game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { type State, seatOf } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { after, legal, type Position } from '../testing/position.ts';
import { share } from './share.ts';

const FRONT: Position = {
  blue: 'porretta:3 gaggio:1 bombiana:1 castel-daiano:4 castelnuovo:3',
  yellow: 'zocca:3 roffeno:2 pietracolora:3',
};

const shareIn = (s: State) => {
  const found = share(view(s, 0), legal(s, 'blue') as Move[]);
  if (!found) throw new Error('nothing is to be given here');
  return found;
};

/** Makes the moves that are still offered when their turn comes, as the table does. */
function carryOut(s: State, moves: readonly Move[]): Move[] {
  const seat = seatOf('blue');
  return moves.filter((move) => {
    const offered = asks(game, s).find((ask) => ask.seat === seat)?.moves ?? [];
    if (!(offered as readonly string[]).includes(move)) return false;
    play(game, s, seat, move);
    return true;
  });
}

test('an advance begins with the most that may leave, and two touches make it', () => {
  const s = after(FRONT, 'blue deploy(adv:roffeno)');
  const found = shareIn(s);
  const counts = firstCounts(found);
  expect(counts).toEqual({ 'castel-daiano': 3, castelnuovo: 2 });
  expect(found.words(counts, 'en')).toMatchObject({
    verb: 'Advance on',
    place: 'Rocca di Roffeno',
    sum: '5 from 2 areas',
    act: 'Advance with 5',
  });
  expect(found.words(counts, 'pl')).toMatchObject({ sum: '5 z\u00a02 obszarów', act: 'Naprzód siłą 5' });
  carryOut(s, found.moves(counts));
  expect(s.soldiers.blue).toMatchObject({ 'castel-daiano': 1, castelnuovo: 1 });
});

test('into an area that nobody defends half of those go who may leave', () => {
  const s = after(
    { ...FRONT, blue: 'porretta:3 bombiana:1 castel-daiano:5 castelnuovo:2', yellow: 'zocca:3' },
    'blue deploy(adv:roffeno)',
  );
  expect(firstCounts(shareIn(s))).toEqual({ 'castel-daiano': 2, castelnuovo: 1 });
});

test('into an area that nobody defends no more go than may stay there', () => {
  const s = after(
    { ...FRONT, blue: 'porretta:3 bombiana:1 castel-daiano:5 castelnuovo:5 vergato:5', yellow: 'zocca:3' },
    'blue deploy(adv:roffeno)',
  );
  expect(sumOf(shareIn(s), firstCounts(shareIn(s)))).toBe(5);
});

test('to a fight the headquarters sends only those who are missing, and nobody where others walk in', () => {
  const at = (blue: string, yellow: string) =>
    firstCounts(shareIn(after({ ...FRONT, blue, yellow }, 'blue deploy(adv:bombiana)')));
  expect(at('porretta:4 riola:2', 'zocca:3 bombiana:1')).toEqual({ porretta: 3, riola: 1 });
  expect(at('porretta:5 riola:4', 'zocca:3 bombiana:1')).toEqual({ porretta: 1, riola: 3 });
  expect(at('porretta:5 riola:5', 'zocca:3 bombiana:1')).toEqual({ porretta: 0, riola: 4 });
  expect(at('porretta:4', 'zocca:3 bombiana:1')).toEqual({ porretta: 3 });
  expect(at('porretta:4 riola:3', 'zocca:3')).toEqual({ porretta: 0, riola: 1 });
});

test('what is planned looks as it will be, and nothing of the view itself changes', () => {
  const s = after(FRONT, 'blue deploy(adv:roffeno)');
  const seen = view(s, 0);
  const before = structuredClone(seen);
  const found = share(seen, legal(s, 'blue') as Move[]);
  const planned = found?.planned({ 'castel-daiano': 2, castelnuovo: 1 });
  expect(planned?.soldiers.blue).toMatchObject({ 'castel-daiano': 2, castelnuovo: 2 });
  expect(planned?.flow.at(-1)).toMatchObject({ pieces: 3, from: { 'castel-daiano': 2, castelnuovo: 1 } });
  expect(seen).toEqual(before);
});

test('an Assault is part of the same confirmation: two more, or one, or none', () => {
  const s = after({ ...FRONT, hand: { blue: 'assault' } }, 'blue deploy(adv:roffeno)');
  const found = shareIn(s);
  const [two, one, none] = [2, 1, 0].map((n) => given(found, firstCounts(found), 'assault', n));
  expect(tapped(found, none as never, 'assault')).toEqual(two);
  expect([two, one, none].map((counts) => found.moves(counts as never).at(-1))).toEqual([
    'assault(2)',
    'assault(1)',
    'continue',
  ]);
  expect(found.words(two as never, 'en').act).toBe('Advance with 7');
  const done = carryOut(s, found.moves(two as never));
  expect(done.at(-1)).toBe('assault(2)');
});

test('whoever began one by one has chosen: nobody goes along unasked', () => {
  const s = after(FRONT, 'blue deploy(adv:roffeno) move(castelnuovo)');
  const found = shareIn(s);
  const counts = firstCounts(found);
  expect(sumOf(found, counts)).toBe(0);
  expect(isEnough(found, counts)).toBe(true);
  expect(found.moves(counts)).toEqual(['finish', 'continue']);
});

test('reinforcements go to where the enemy is strongest, all of them, and anywhere else on demand', () => {
  const s = after(FRONT, 'blue deploy(reinforce-2)');
  const found = shareIn(s);
  const counts = firstCounts(found);
  expect(sumOf(found, counts)).toBe(4);
  expect(counts['castel-daiano']).toBe(1);
  const moved = given(found, counts, 'gaggio', 4);
  expect(sumOf(found, moved)).toBe(4);
  expect(moved.gaggio).toBe(4);
  expect(isEnough(found, given(found, counts, 'castel-daiano', 0))).toBe(false);
  carryOut(s, found.moves(moved));
  expect(s.soldiers.blue.gaggio).toBe(5);
});

test('Mobilisation lets two more come, and asks for them', () => {
  const s = after({ ...FRONT, hand: { blue: 'mobilisation' } }, 'blue deploy(reinforce-2)');
  const found = shareIn(s);
  const more = given(found, firstCounts(found), 'mobilisation', 2);
  expect(found.room(more)).toEqual({ least: 6, most: 6 });
  expect(found.words(more, 'en').missing).toBe('2 more to place');
  const all = given(found, more, 'gaggio', 2);
  expect(isEnough(found, all)).toBe(true);
  expect(carryOut(s, found.moves(all))).toContain('mobilise(2)');
});

test('aircraft fly and scramble alike', () => {
  const s = after({ mode: 'island', blue: 'charan-kanoa:4 beachhead:4' }, 'blue deploy(fly:south)');
  const found = shareIn(s);
  const counts = firstCounts(found);
  expect(found.words(counts, 'en')).toMatchObject({ verb: 'Fly to', act: 'Fly with 3' });
  const scramble = shareIn(after({ mode: 'island', blue: 'charan-kanoa:4 beachhead:1' }, 'blue deploy(scramble-1)'));
  expect(sumOf(scramble, firstCounts(scramble))).toBe(4);
});

test('other questions have nothing to give in one go', () => {
  const s = after(FRONT);
  expect(share(view(s, 0), legal(s, 'blue') as Move[])).toBeNull();
});
