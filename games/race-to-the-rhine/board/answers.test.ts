import { asks } from '@sztab/kernel';
import { choose, tokensOf, touchAll } from '@sztab/pieces';
import { expect, test } from 'vitest';
import { raceToTheRhine as game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { corpsOf } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { after, type Line, type Position } from '../testing/position.ts';
import { unitsText } from '../text/cards.ts';
import { answers } from './answers.ts';
import { detailOf } from './names.ts';

function shown(p: Position, ...lines: readonly Line[]) {
  const s = after({ turn: 'B', ...p }, ...lines);
  const [ask] = asks(game, s);
  const choice = choose((ask?.moves ?? []) as readonly Move[]);
  return { choice, list: answers(choice, view(s, 2), 'en')?.list ?? [] };
}

test('every move of a turn is one answer, and each answer spells one move', () => {
  const { choice, list } = shown({ fields: 'orleans=1/1/1', kept: { B: 'PB12 PB13' }, medals: { B: 2 } });
  const spelt = list.map(({ touch }) => {
    const next = touch === null ? null : touchAll(choice, touch);
    return next?.complete ?? (touch && tokensOf(touch).join());
  });
  expect(new Set([...spelt, 'endTurn'])).toEqual(new Set(choice.moves));
});

test('whatever ends a turn or a move is not offered twice', () => {
  const { choice, list } = shown({ corps: 'B1@troyes:3/1/1', pursuit: { B: 'PB22' } }, 'B move(B1) step(vitry)');
  expect(choice.moves).toContain('stop');
  expect(list.length).toBeGreaterThan(0);
  expect(list.map(({ touch }) => touch)).not.toContain('stop');
});

test('a march: the town nearest to the Rhine first, the way back last', () => {
  const held = { B: 'troyes vitry sezanne' };
  const { list } = shown({ corps: 'B1@vitry:3/1/1', held, fields: 'vitry=0/1/0' }, 'B move(B1)');
  const names = list.filter(({ touch }) => touch?.includes('step')).map(({ name }) => name);
  expect(names.slice(0, 2).sort()).toEqual(['Bar-le-Duc', 'Châlons']);
  expect(names.slice(-2).sort()).toEqual(['Sézanne', 'Troyes']);
  // What lies underfoot is offered before the way back.
  const at = (part: string): number => list.findIndex(({ touch }) => touch?.includes(part));
  expect(at('bar-le-duc')).toBeLessThan(at('load'));
  expect(at('load')).toBeLessThan(at('troyes'));
});

test('what lies beside a corps comes before what the rear could give, and says where it lies', () => {
  const { list } = shown({ corps: 'B1@troyes:3/0/1', fields: 'troyes=0/1/0' });
  const at = (verb: string): number => list.findIndex(({ touch }) => touch?.includes(verb));
  expect(at('transport')).toBeLessThan(at('load'));
  expect(at('load')).toBeLessThan(at('takeSupplies'));
  expect(list[at('load')]?.detail).toBe('Troyes');
});

test('at the black market a token says how many of its kind the corps has to give', () => {
  const s = after({ turn: 'B', corps: 'B1@troyes:3/1/0', pursuit: { B: 'PB10' } }, 'B move(B1) step(vitry)');
  const [ask] = asks(game, s);
  const choice = choose((ask?.moves ?? []) as readonly Move[]);
  expect(ask?.prompt).toBe('market');
  const [seen, carried] = [view(s, 2), corpsOf(s, 'B1').cargo];
  expect(detailOf('fuel', choice, seen, 'en')).toBe(unitsText(carried.fuel, 'fuel', 'en'));
  expect(detailOf('food', touchAll(choice, 'fuel') ?? choice, seen, 'en')).toBe('');
});
