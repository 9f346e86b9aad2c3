// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { sounds } from '../preferences.ts';
import './sound.ts';

vi.mock('../../games.ts', () => ({}));

afterEach(() => {
  sounds.set('on');
  vi.unstubAllGlobals();
});

test('whoever has turned sounds off holds no loudspeaker; whoever has them on does from the first touch', () => {
  const open = vi.fn();
  const suspend = vi.fn();
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly state = 'running';
      readonly suspend = suspend;
      constructor() {
        open();
      }
    },
  );
  sounds.set('off');
  dispatchEvent(new Event('pointerdown'));
  expect(open).not.toHaveBeenCalled();
  sounds.set('on');
  dispatchEvent(new Event('keydown'));
  expect(open).toHaveBeenCalledTimes(1);
  sounds.set('off');
  dispatchEvent(new Event('pointerdown'));
  expect(suspend).toHaveBeenCalledTimes(1);
});
