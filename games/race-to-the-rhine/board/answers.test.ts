import { asks } from '@sztab/kernel';
import { choose, tokensOf, touchAll } from '@sztab/pieces';
import { expect, test } from 'vitest';
import { raceToTheRhine as game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { view } from '../rules/view.ts';
import { after, type Line, type Position } from '../testing/position.ts';
import { answers } from './answers.ts';

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
  const { list } = shown({ corps: 'B1@vitry:3/1/1', held: { B: 'troyes vitry sezanne' } }, 'B move(B1)');
  const names = list.filter(({ touch }) => touch?.includes('step')).map(({ name }) => name);
  expect(names.slice(0, 2).sort()).toEqual(['Bar-le-Duc', 'Châlons']);
  expect(names.slice(-2).sort()).toEqual(['Sézanne', 'Troyes']);
});
