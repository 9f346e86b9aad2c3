/** What the page of a game shows of its balance is what its README says was measured. */
import { readFileSync } from 'node:fs';
import { gameIds } from '@sztab/shelf';
import { expect, test } from 'vitest';
import type { Measured } from './load.ts';

const at = (game: string, name: string): string =>
  readFileSync(new URL(`../../../games/${game}/${name}`, import.meta.url), 'utf8');

test.each(gameIds())('%s', (game) => {
  const { wins, decisions } = JSON.parse(at(game, 'measured.json')) as Measured;
  const readme = at(game, 'README.md');
  for (const [share, low, high] of Object.values(wins)) {
    expect(low).toBeLessThan(share);
    expect(high).toBeGreaterThan(share);
    expect(readme).toContain(Number.isInteger(share) ? `${share}` : `${share.toFixed(1)} %`);
  }
  if (decisions !== null) expect(readme).toContain(`${decisions}`);
});
