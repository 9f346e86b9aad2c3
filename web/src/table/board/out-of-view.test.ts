import { expect, test } from 'vitest';
import { beyond } from './out-of-view.tsx';

const box = (x: number, y: number) => ({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 });

test('targets are counted at the edge beyond which they lie, each once; what is half in view is in view', () => {
  const pane = { left: 0, right: 100, top: 0, bottom: 100 };
  const boxes = [box(50, 50), box(99, 50), box(-20, 50), box(-20, -20), box(120, 10), box(50, 130), box(50, -7)];
  expect(beyond(boxes, pane)).toEqual({ left: 2, right: 1, bottom: 1, top: 1 });
  expect(beyond([box(2, 2)], pane)).toEqual({});
});
