import { describe, expect, test } from 'vitest';
import { choose, isOpen, phrase, touch, touchAll, untouch } from './choice.ts';

const MOVES = [
  'deploy(card-1)',
  'attack(unit-1,foe-1)',
  'attack(unit-1,foe-2)',
  'search(unit-1)',
  'search(unit-1,witness-1)',
  'move(unit-1,forest)',
  'move(unit-2,forest)',
  'move(unit-2,base)',
  'hide(card-2,1)',
  'hide(card-2,2)',
  'pass',
] as const;
const begin = choose(MOVES);

describe('a choice', () => {
  test('lights at first what begins a move, and offers verbs that need nothing', () => {
    expect([...begin.legal]).toEqual(['card-1', 'unit-1', 'unit-2', 'card-2']);
    expect(begin.verbs).toEqual(['pass']);
    expect(begin.complete).toBeNull();
  });

  test('takes the only verb along and is complete', () => {
    const choice = touch(begin, 'card-1');
    expect(choice?.picked).toEqual(['card-1', 'deploy']);
    expect(choice?.complete).toBe('deploy(card-1)');
  });

  test('offers the verbs of a thing and lights their targets at once', () => {
    const choice = touch(begin, 'unit-1');
    expect(choice?.verbs).toEqual(['attack', 'search', 'move']);
    expect([...(choice?.legal ?? [])]).toEqual(['foe-1', 'foe-2', 'witness-1', 'forest']);
  });

  test('a target chooses its verb', () => {
    const unit = touch(begin, 'unit-1');
    expect(unit && touch(unit, 'foe-2')?.complete).toBe('attack(unit-1,foe-2)');
    expect(unit && touch(unit, 'forest')?.complete).toBe('move(unit-1,forest)');
  });

  test('a target of several verbs means nothing before one of them is chosen, so it is not legal', () => {
    const choice = touch(choose(['load(corps,fuel)', 'unload(corps,fuel)', 'load(corps,ammo)']), 'corps');
    expect(choice?.verbs).toEqual(['load', 'unload']);
    expect([...(choice?.legal ?? [])]).toEqual(['ammo']);
    expect(choice && touch(choice, 'fuel')).toBeNull();
    const load = choice && touch(choice, 'load');
    expect(load && touch(load, 'fuel')?.complete).toBe('load(corps,fuel)');
  });

  test('can be complete and still be lengthened', () => {
    const unit = touch(begin, 'unit-1');
    const search = unit && touch(unit, 'search');
    expect(search?.complete).toBe('search(unit-1)');
    expect([...(search?.legal ?? [])]).toEqual(['witness-1']);
    expect(search && touch(search, 'witness-1')?.complete).toBe('search(unit-1,witness-1)');
  });

  test('begins anew when another first thing is touched', () => {
    const unit = touch(begin, 'unit-1');
    expect(unit && touch(unit, 'unit-2')?.picked).toEqual(['unit-2', 'move']);
  });

  test('means nothing when something else is touched', () => {
    expect(touch(begin, 'foe-1')).toBeNull();
    expect(touch(begin, 'nonsense')).toBeNull();
  });

  test('goes back touch by touch', () => {
    const hide = touch(begin, 'card-2');
    expect(hide?.picked).toEqual(['card-2', 'hide']);
    const two = hide && touch(hide, '2');
    expect(two?.complete).toBe('hide(card-2,2)');
    expect(two && untouch(two).picked).toEqual(['card-2', 'hide']);
    expect(hide && untouch(hide).picked).toEqual([]);
    expect(untouch(begin).picked).toEqual([]);
  });

  test('a verb without things is complete at once', () => {
    expect(touch(begin, 'pass')?.complete).toBe('pass');
  });

  test('every move can be spelled by touching its things and verb', () => {
    for (const move of MOVES) {
      const [verb, ...args] = move.replace(')', '').split(/[(,]/) as [string, ...string[]];
      let choice = begin;
      for (const token of args.length > 0 ? [args[0] as string, verb, ...args.slice(1)] : [verb]) {
        if (choice.picked.includes(token)) continue;
        choice = touch(choice, token) ?? choice;
      }
      expect(choice.complete).toBe(move);
    }
  });
});

describe('a phrase', () => {
  const moves = ['giveDie(red)', 'returnDie(red)', 'placePawn(red,A-01)', 'placePawn(blue,A-01)', 'selectDie(n1)'];

  test('is several touches in one, read from the beginning', () => {
    const begun = touch(choose(moves), 'blue');
    expect(begun?.picked).toEqual(['blue', 'placePawn']);
    expect(touchAll(begun ?? choose(moves), phrase('red', 'giveDie'))?.complete).toBe('giveDie(red)');
    expect(touchAll(choose(moves), phrase('red', 'placePawn', 'A-01'))?.complete).toBe('placePawn(red,A-01)');
  });

  test('may name a verb that has no alternative, or leave it out', () => {
    expect(touchAll(choose(moves), phrase('n1', 'selectDie'))?.complete).toBe('selectDie(n1)');
    expect(touchAll(choose(moves), 'n1')?.complete).toBe('selectDie(n1)');
  });

  test('that spells nothing is not open', () => {
    expect(isOpen(choose(moves), phrase('red', 'giveDie'))).toBe(true);
    expect(isOpen(choose(moves), phrase('blue', 'giveDie'))).toBe(false);
    expect(isOpen(choose(moves), 'A-01')).toBe(false);
  });
});
