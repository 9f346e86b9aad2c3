/** What holds for every board that passes reactions without asking. */
import type { Game, Shape } from '@sztab/kernel';
import { randomGame, settingsOf, type Watcher } from '@sztab/kernel/testing';
import { expect, test } from 'vitest';

export function passesWindowsOnly<S extends Shape>(
  game: Game<S>,
  autoPass: (view: S['view'], moves: readonly S['move'][]) => object | null,
): void {
  test('whatever may be passed without asking is a window, so that the time of an answer tells nothing', () => {
    const windows: Watcher<S> = {
      moment({ match, asked }) {
        const passed = asked.filter(({ seat, moves }) => autoPass(game.view(match.state, seat), moves) !== null);
        for (const { prompt, window } of passed) expect(window, prompt).toBe(true);
        return passed.length;
      },
    };
    let passed = 0;
    for (const [n, setting] of settingsOf(game).slice(0, 6).entries())
      passed += randomGame(game, setting, `windows ${n}`, { windows }).looked.windows ?? 0;
    expect(passed).toBeGreaterThan(100);
  });
}
