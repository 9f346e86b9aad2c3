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

test('a hint rings one thing alone; where that is not drawn, the answer of a phone that leads to it', async () => {
  board.replaceChildren();
  draw('scouts', 100);
  draw('forest', 200);
  document.elementFromPoint = (x) => board.querySelector(x < 200 ? '[data-thing=scouts]' : '[data-thing=forest]');
  const { rerender } = render(<Pointers things={['scouts']} stamp={0} alone="move(scouts,forest)" />);
  await frame();
  expect(lie()).toEqual(['100px']);
  board.replaceChildren();
  const sheet = document.createElement('div');
  sheet.className = 'small-sheet';
  const answer = document.createElement('button');
  answer.dataset.answer = 'scouts';
  answer.getBoundingClientRect = () => new DOMRect(40, 0, 90, 44);
  sheet.append(answer);
  document.body.append(sheet);
  rerender(<Pointers things={['scouts']} stamp={1} alone="move(scouts,forest)" />);
  await frame();
  await frame();
  expect(lie()).toEqual(['40px']);
  sheet.remove();
});
