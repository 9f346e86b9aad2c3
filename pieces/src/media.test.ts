import { afterEach, expect, test, vi } from 'vitest';
import { media } from './media.ts';

/** As Chromium has it: a list that is asked after a change has told itself, and fires no event any more. */
class List extends EventTarget {
  #known = false;
  get matches(): boolean {
    this.#known = dark;
    return dark;
  }
  frame(): void {
    if (this.#known === dark) return;
    this.#known = dark;
    this.dispatchEvent(new Event('change'));
  }
}
let dark = false;

afterEach(() => vi.unstubAllGlobals());

test('who listens is told of a change, though somebody asked before its event', () => {
  const lists: List[] = [];
  vi.stubGlobal('matchMedia', () => {
    const list = new List();
    lists.push(list);
    return list;
  });
  const night = media('(prefers-color-scheme: dark)');
  const heard: boolean[] = [];
  const end = night.subscribe(() => heard.push(night.matches()));
  const change = (to: boolean): void => {
    dark = to;
    expect(night.matches()).toBe(to);
    for (const list of lists) list.frame();
  };
  change(true);
  change(false);
  expect(heard).toEqual([true, false]);
  end();
  change(true);
  expect(heard).toHaveLength(2);
});

test('where there is no screen nothing matches', () => {
  vi.stubGlobal('matchMedia', undefined);
  const night = media('(prefers-color-scheme: dark)');
  expect(night.matches()).toBe(false);
  expect(night.subscribe(() => {})()).toBeUndefined();
});
