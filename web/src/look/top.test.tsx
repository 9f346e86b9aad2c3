// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Top } from './top.tsx';

const GAMES = ['first-game', 'second-game'].map((id) => ({ id }));

vi.mock('../games.ts', () => ({
  gameList: () => GAMES,
  listingOf: (id: string) => GAMES.find((game) => game.id === id),
}));

afterEach(cleanup);

function rulesLinkAt(path: string): string | null {
  cleanup();
  history.replaceState(null, '', path);
  act(() => void render(<Top />));
  return screen.getByRole('link', { name: 'Rules' }).getAttribute('href');
}

test('Rules opens the game of the page, elsewhere the last game that a page was about', () => {
  expect(rulesLinkAt('/')).toBe('/rules/first-game');
  expect(rulesLinkAt('/learn/second-game/next')).toBe('/rules/second-game');
  expect(rulesLinkAt('/')).toBe('/rules/second-game');
  expect(rulesLinkAt('/rules/first-game')).toBe('/rules/first-game');
  expect(rulesLinkAt('/lobby')).toBe('/rules/first-game');
});
