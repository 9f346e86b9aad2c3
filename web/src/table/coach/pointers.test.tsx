// @vitest-environment happy-dom

import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Pointers } from './pointers.tsx';

afterEach(cleanup);

const board = document.createElement('div');
board.className = 'sheet';
document.body.append(board);

/** A thing of the board, drawn at this distance from the left. */
function draw(name: string, x: number): { moveTo(x: number): void } {
  const thing = document.createElement('button');
  thing.dataset.thing = name;
  board.append(thing);
  const moveTo = (left: number): void => {
    thing.getBoundingClientRect = () => new DOMRect(left, 0, 66, 92);
  };
  moveTo(x);
  return { moveTo };
}

const lie = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.pointers span')].map(({ style }) => style.left);
const frame = (): Promise<void> => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));

test('cards that lay at one place for a moment leave no ring behind there', async () => {
  const [scouts, support] = [draw('scouts', 316), draw('support', 316)];
  render(<Pointers things={['scouts', 'support']} stamp={0} />);
  await frame();
  expect(lie()).toEqual(['316px', '316px']);
  scouts.moveTo(250);
  support.moveTo(320);
  await frame();
  await frame();
  expect(lie()).toEqual(['250px', '320px']);
});
