// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { setting } from './setting.ts';

beforeEach(() => localStorage.clear());

const COLOURS = ['red', 'blue'] as const;
const open = () => setting('test.colour', COLOURS, () => 'red');

test('what was chosen is remembered; what was not is not stored', () => {
  const first = open();
  expect(first.get()).toBe('red');
  expect(localStorage.getItem('test.colour')).toBeNull();
  first.set('blue');
  expect(open().get()).toBe('blue');
});
test('what is stored but unknown counts as nothing', () => {
  localStorage.setItem('test.colour', 'green');
  expect(open().get()).toBe('red');
});
test('listeners hear a change once, also one from another tab', () => {
  const colour = open();
  const heard = vi.fn();
  const leave = colour.subscribe(heard);
  colour.set('blue');
  colour.set('blue');
  expect(heard).toHaveBeenCalledTimes(1);
  localStorage.setItem('test.colour', 'red');
  dispatchEvent(new StorageEvent('storage', { key: 'test.colour' }));
  expect(heard).toHaveBeenCalledTimes(2);
  expect(colour.get()).toBe('red');
  leave();
  colour.set('blue');
  expect(heard).toHaveBeenCalledTimes(2);
});
test('a browser that forbids storage still switches, for as long as the page lives', () => {
  const forbid = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const colour = open();
  colour.set('blue');
  expect(colour.get()).toBe('blue');
  forbid.mockRestore();
});
