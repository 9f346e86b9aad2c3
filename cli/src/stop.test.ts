import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopOnCtrlC } from './stop.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the first Ctrl-C asks for an end in good order, its echo changes nothing, the second ends at once', () => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const { signal, done } = stopOnCtrlC();
  try {
    expect(signal.aborted).toBe(false);
    process.emit('SIGINT');
    process.emit('SIGINT');
    expect(signal.aborted).toBe(true);
    expect(exit).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    process.emit('SIGINT');
    expect(exit).toHaveBeenCalledExactlyOnceWith(130);
  } finally {
    done();
  }
});

test('afterwards Ctrl-C means what it meant before', () => {
  const before = process.listenerCount('SIGINT');
  const { done } = stopOnCtrlC();
  expect(process.listenerCount('SIGINT')).toBe(before + 1);
  done();
  expect(process.listenerCount('SIGINT')).toBe(before);
});
