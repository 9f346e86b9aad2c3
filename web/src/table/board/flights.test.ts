// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { Flights } from './flights.ts';

test('a sheet flies until the last journey has landed, also where that set out in the middle of another', async () => {
  const pane = document.createElement('div');
  const flights = new Flights();
  const landed: string[] = [];
  const begin = (name: string): (() => Promise<void>) => {
    let land = (): void => {};
    const finished = new Promise<Animation>((resolve) => {
      land = () => resolve({} as Animation);
    });
    flights.begin(pane, { finished }, () => landed.push(name));
    return async () => {
      land();
      await finished;
    };
  };
  const first = begin('first');
  const second = begin('second');
  await first();
  expect([pane.dataset.flying, landed]).toEqual(['', []]);
  await second();
  expect([pane.dataset.flying, landed]).toEqual([undefined, ['second']]);
});
