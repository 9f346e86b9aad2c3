// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sounds, speed } from '../table/preferences.ts';
import { followMotion, isStill } from './motion.ts';
import { Top } from './top.tsx';

vi.mock('../games.ts', () => ({ gameList: () => [], listingOf: () => undefined }));
vi.mock('../local/index.ts', () => import('../table/testing/local.ts'));

// What is awaited comes, however busy the machine is.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('from the top of every page leads a button to the settings, and what is chosen there is kept', async () => {
  followMotion();
  render(<Top />);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Settings' })));
  const dialog = await screen.findByRole('dialog', { name: 'Settings' });
  fireEvent.click(screen.getByRole('radio', { name: 'brisk' }));
  fireEvent.click(screen.getByRole('radio', { name: 'None' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sounds' }));
  expect([speed.get(), sounds.get(), isStill()]).toEqual(['brisk', 'off', true]);
  expect(document.documentElement.dataset.motion).toBe('still');
  expect(localStorage.getItem('sztab.motion')).toBe('still');
  fireEvent.click(screen.getByRole('radio', { name: 'Polski' }));
  expect(dialog.getAttribute('aria-label')).toBe('Ustawienia');
});
