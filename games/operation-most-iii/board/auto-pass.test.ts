import { randomGame, settingsOf, type Watcher } from '@sztab/kernel/testing';
import { expect, test } from 'vitest';
import { operationMostIII } from '../rules/index.ts';
import type { Shape } from '../rules/moves.ts';
import { autoPass } from './auto-pass.ts';

test('whatever may be passed without asking is a window, so that the time of an answer tells nothing', () => {
  const windows: Watcher<Shape> = {
    moment({ game, match, asked }) {
      const passed = asked.filter(({ seat, moves }) => autoPass(game.view(match.state, seat), moves) !== null);
      for (const { prompt, window } of passed) expect(window, prompt).toBe(true);
      return passed.length;
    },
  };
  let passed = 0;
  for (const [n, setting] of settingsOf(operationMostIII).slice(0, 6).entries())
    passed += randomGame(operationMostIII, setting, `windows ${n}`, { windows }).looked.windows ?? 0;
  expect(passed).toBeGreaterThan(100);
});
