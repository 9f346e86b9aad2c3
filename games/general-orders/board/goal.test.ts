import { describe, expect, test } from 'vitest';
import { view } from '../rules/view.ts';
import { after, type Position, position } from '../testing/position.ts';
import { goal } from './goal.ts';

/** Two soldiers guard Porretta; four attack, and the die decides how many fall before the pairs. */
const ATTACKED = {
  blue: 'porretta:2',
  yellow: 'zocca:3 pietracolora:1 castel-daiano:1 gaggio:5',
  turn: 'yellow',
  dice: [2],
} as const satisfies Position;
const LINE = 'yellow deploy(adv:porretta) move(gaggio)*4 finish';

describe('the goal says when a headquarters loses', () => {
  const headquarters = (hqLoss: string, language: 'en' | 'pl') =>
    goal(view(position({ ...ATTACKED, options: { hqLoss } }), 0), language).means[1];

  test('GOW-4.5.1 empty, it loses at once', () => {
    expect(after(ATTACKED, LINE).result).toMatchObject({ winner: 'yellow', reason: 'hq' });
    expect(headquarters('control', 'en')).toBe('An empty headquarters loses at once. Yours holds 2, theirs 3.');
    expect(headquarters('control', 'pl')).toBe(
      'Pusta kwatera główna przegrywa od razu. Żołnierzy w twojej: 2, w kwaterze przeciwnika: 3.',
    );
  });

  test('Q-04 with option hqLoss: capture only enemy soldiers in it win', () => {
    const emptied = after({ ...ATTACKED, options: { hqLoss: 'capture' } }, LINE);
    expect(emptied.result).toBeNull();
    expect(headquarters('capture', 'en')).toBe(
      'An empty headquarters does not lose: the enemy must hold it. Yours holds 2, theirs 3.',
    );
    expect(headquarters('capture', 'pl')).toBe(
      'Pusta kwatera główna nie przegrywa: musi ją zająć przeciwnik. Żołnierzy w twojej: 2, w kwaterze przeciwnika: 3.',
    );
    expect(goal(view(emptied, 0), 'en').means[1]).toContain('Yours holds 0');
  });
});
