/** Every test of a file gets a page in English, and leaves nothing behind: no element, no stand-in for the server, nothing remembered. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

export function onEnglishPages(): void {
  // What is awaited comes, however busy the machine is.
  configure({ asyncUtilTimeout: 20_000 });
  beforeEach(() => localStorage.setItem('sztab.language', 'en'));
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    localStorage.clear();
  });
}
