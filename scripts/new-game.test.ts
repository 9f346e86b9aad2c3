import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GameBox, Match, readRecord } from '@sztab/kernel';
import { kit } from '@sztab/kernel/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { gameIds } from '../games/shelf.ts';
import { copyTemplate } from './new-game.mjs';

/** Beside the other games, where the copy finds the kernel; what begins with `_` stands on no shelf. */
const folder = fileURLToPath(new URL(`../games/_copy-${process.pid}`, import.meta.url));
const TEMPLATE = fileURLToPath(new URL('../games/_template', import.meta.url));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run new-game', () => {
  test('a copy has its own name everywhere, passes the kit and replays its records', async () => {
    const files = copyTemplate('river-crossing', folder);
    const named = files.filter((file) => /(?<!grid-)template|TPL|tpl-/.test(readFileSync(`${folder}/${file}`, 'utf8')));
    expect(named).toEqual([]);
    const style = (of: string) => readFileSync(`${of}/board/board.css`, 'utf8');
    expect(style(folder)).toBe(style(TEMPLATE).replaceAll('tpl-', 'rci-'));
    const { box } = (await import(`${folder}/index.ts`)) as { box: GameBox };
    expect(box.game.id).toBe('river-crossing');
    for (const { run } of kit(box, 4)) expect(run()).toBeGreaterThan(0);
    const records = readdirSync(`${folder}/records/edition-1`);
    expect(records).toHaveLength(3);
    for (const file of records) {
      const { record, lines } = readRecord(readFileSync(`${folder}/records/edition-1/${file}`, 'utf8'));
      expect(Match.replay(box.game, record, lines).outcome).not.toBeNull();
    }
  });

  test('the template is no game on the shelf, and no game is written over', () => {
    expect(gameIds()).not.toContain('_template');
    expect(() => copyTemplate('general-orders')).toThrow('is there already');
    expect(() => copyTemplate('_mine')).toThrow('no name for a game');
  });
});
