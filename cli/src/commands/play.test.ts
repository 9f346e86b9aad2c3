import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isOneComplaint, sztab, sztabHere } from '../testing/run-sztab.ts';

const folder = mkdtempSync(join(tmpdir(), 'sztab-play-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string): string => join(folder, name);
const playing = (...args: string[]): string[] => ['play', 'operation-most-iii', ...args];
/** More first choices than any game has questions. */
const ones = '1\n'.repeat(1100);
/** Everybody keeps and passes, through all four stages: nothing happens, and a tie goes to the Germans. */
const idle = `${'keep\nkeep\npass\npass\n'.repeat(3)}pass\npass\n`;

test('a whole game against a bot through standard input; the record kept of it is right', async () => {
  const args = playing('--as', 'pl', '--bot', 'random', '--seed', 's');
  const [kept, again] = await Promise.all([
    sztab([...args, '--save', at('whole')], { input: ones }),
    sztab(args, { input: ones }),
  ]);
  const { code, out, err } = kept;
  expect(code, err).toBe(0);
  // The same seed and the same moves give the same game.
  expect(again.out).toBe(out.replace(/^The game is kept in .*\n/m, ''));
  expect(out).toContain('Poles: Player 1');
  expect(out).toContain('Germans: random (bot)');
  expect(out).toMatch(/• Stage 4\sbegan/);
  expect(out).toMatch(/\bthe (Poles|Germans) win\b/i);
  // What a seat may not know is not on its screen: the bot drew cards, but they are not named.
  expect(out).toMatch(/^• The Germans drew 5\scards$/m);
  const verified = await sztabHere(['verify', at('whole'), '--json']);
  expect(JSON.parse(verified.out)).toMatchObject({
    ok: true,
    options: { sideAssignment: 'chosen' },
    seats: [
      { role: 'PL', name: 'Player 1' },
      { role: 'DE', name: 'random (bot)' },
    ],
  });
});

test('bots at every seat play by themselves, and the record that is kept is a golden one: right, and the same for the same seed', async () => {
  const args = playing('--bots', 'greedy,random', '--seed', 's', '--edition', '1', '--save');
  const [one, two] = await Promise.all([sztab([...args, at('golden-1')]), sztab([...args, at('golden-2')])]);
  expect([one.code, two.code], one.err).toEqual([0, 0]);
  const kept = (name: string): string => readFileSync(at(name), 'utf8').replace(/^tag date .*\n/m, '');
  expect(kept('golden-1')).toBe(kept('golden-2'));
  const verified = await sztabHere(['verify', at('golden-1'), '--json']);
  expect(JSON.parse(verified.out)).toMatchObject({
    ok: true,
    rules: 1,
    seats: [
      { role: 'PL', name: 'greedy (bot)' },
      { role: 'DE', name: 'random (bot)' },
    ],
  });
  const both = await sztabHere(playing('--bots', 'greedy', '--as', 'pl'));
  expect(isOneComplaint(both), both.err).toBe(true);
});

test('who has said nothing gets a side by the seed', async () => {
  const [one, other] = await Promise.all(['s', 'a'].map((seed) => sztab(playing('--seed', seed))));
  expect(one?.out).toContain('Poles: Player 1');
  expect(other?.out).toContain('Germans: Player 1');
});

test('hot-seat: the screen is handed over, each reads what their seat may hear', async () => {
  const { code, out } = await sztab(playing('--hot-seat', '--seed', 's'), { input: idle });
  expect(code).toBe(0);
  const [, first = '', second = ''] = out.split(/^Hand over to /m);
  expect(first).toMatch(/^Player [12] \(Poles\)/);
  expect(first).toMatch(/• The Poles drew 5\scards: /);
  expect(first).toMatch(/• The Germans drew 5\scards$/m);
  expect(second).toMatch(/^Player [12] \(Germans\)/);
  expect(second).toMatch(/• The Poles drew 5\scards$/m);
  expect(out).toMatch(/\bthe Germans win\b/i);
});

test('a game left and taken up again is the same game', async () => {
  const moves = idle.split('\n');
  const seed = ['--hot-seat', '--seed', 'left'];
  await sztab(playing(...seed, '--save', at('straight')), { input: idle });
  const left = await sztab(playing(...seed, '--save', at('left')), {
    input: `${moves.slice(0, 5).join('\n')}\nquit\n`,
  });
  expect(left.out).toContain(`The game is kept in ${at('left')}`);
  expect(readFileSync(at('left'), 'utf8')).not.toBe(readFileSync(at('straight'), 'utf8'));
  const resumed = await sztab(playing('--resume', at('left')), { input: moves.slice(5).join('\n') });
  expect(resumed.code, resumed.err).toBe(0);
  expect(readFileSync(at('left'), 'utf8')).toBe(readFileSync(at('straight'), 'utf8'));
});

test('a bot of a kept game is still a bot, and practice is still practice', async () => {
  await sztab(playing('--as', 'DE', '--bot', 'greedy', '--practice', '--save', at('bot')), { input: 'keep\n' });
  const { out } = await sztab(playing('--resume', at('bot')), { input: 'pass\n' });
  expect(out).toContain('Poles: greedy (bot)');
  expect(out).toContain('Practice: undo goes back over everything');
  expect(readFileSync(at('bot'), 'utf8')).toMatch(/^\d+ PL (?!keep|mulligan)/m);
});

test('resigning, moves that are none, undo where there is nothing to take back, and the end of the input', async () => {
  const lost = await sztab(playing('--as', 'PL', '--bot', 'random', '--seed', 's'), {
    input: '\n# a remark\ndeploy(PL-NOBODY-1)\n99\nundo\nkeep\nresign\n',
  });
  expect(lost.code).toBe(0);
  expect(lost.out).toContain('"deploy(PL-NOBODY-1)" is not a move here');
  expect(lost.out).toContain('"99" is not a move here; a number from 1 to 2');
  expect(lost.out).toContain('There is nothing to take back yet.');
  expect(lost.out).toMatch(/\bthe Germans win\b/i);
  expect(lost.out).toMatch(/The seed was [0-9a-f]{64}/);

  const short = await sztab(playing('--as', 'PL', '--bot', 'random'), { input: 'keep\n' });
  expect(short.code).toBe(0);
  expect(short.out).toContain('There is no more input.\nThe game was not kept');
});

test('a double match: a second game with swapped sides, and who wins the match', async () => {
  const args = playing('--hot-seat', '--option', 'match=double', '--seed', 's', '--save', at('double.sztab'));
  const { code, out, err } = await sztab(args, { input: idle + idle });
  expect(code, err).toBe(0);
  const sides = [...out.matchAll(/Poles: (Player \d)/g)].map((found) => found[1]);
  expect(new Set(sides)).toEqual(new Set(['Player 1', 'Player 2']));
  expect(out.trimEnd().endsWith('The match is drawn.')).toBe(true);
  const records = ['double.sztab', 'double-2.sztab'].map((name) => readFileSync(at(name), 'utf8'));
  const seeds = records.map((text) => /^seed .*$/m.exec(text)?.[0]);
  expect(seeds[0]).not.toBe(seeds[1]);
  expect(records[1]).toContain('tag first-end DE tie 0 0');
  for (const name of ['double.sztab', 'double-2.sztab']) expect((await sztabHere(['verify', at(name)])).code).toBe(0);
  // The second game, left and taken up again, still knows the first.
  const again = await sztab(playing('--resume', at('double-2.sztab')));
  expect(again.out.trimEnd().endsWith('The match is drawn.')).toBe(true);
});

test('the game speaks Polish', async () => {
  const { out } = await sztab(playing('--as', 'PL', '--bot', 'random', '--seed', 's', '--lang', 'pl'), {
    input: 'keep\nbzdura\nquit\n',
  });
  expect(out).toContain('Operacja Most III');
  expect(out).toContain('„bzdura” nie jest tu ruchem');
  expect(out).toContain('Partia nie została zachowana');
});

test('Ctrl-C keeps the game and stops', async () => {
  let stopped = false;
  const { code, out } = await sztab(playing('--as', 'PL', '--bot', 'random', '--save', at('stopped')), {
    input: null,
    watch(child, written) {
      if (written.out.includes('[mulligan]')) stopped ||= child.kill('SIGINT');
    },
  });
  expect({ stopped, code }).toEqual({ stopped: true, code: 0 });
  expect(out).toContain(`The game is kept in ${at('stopped')}`);
  expect((await sztabHere(['verify', at('stopped')])).code).toBe(0);
});

test('no file is overwritten, no wrong one taken up', async () => {
  await sztab(playing('--save', at('there')), { input: '' });
  const before = readFileSync(at('there'), 'utf8');
  const [twice, broken, mixed] = await Promise.all([
    sztabHere(playing('--save', at('there'))),
    sztabHere(playing('--resume', new URL(import.meta.url).pathname)),
    sztabHere(playing('--resume', at('there'), '--as', 'PL')),
  ]);
  expect(twice, twice.err).toSatisfy(isOneComplaint);
  expect(twice.err).toContain('is there already');
  expect(broken, broken.err).toSatisfy(isOneComplaint);
  expect(broken.err).toContain('line 1, column 1');
  expect(mixed, mixed.err).toSatisfy(isOneComplaint);
  expect(readFileSync(at('there'), 'utf8')).toBe(before);
});

test('a match of an older edition says so, is kept as such, and goes on as such', async () => {
  const rhine = (...args: string[]) => sztab(['play', 'race-to-the-rhine', '--hot-seat', ...args], { input: 'quit\n' });
  const [first, newest] = await Promise.all([rhine('--edition', '1', '--save', at('edition-1')), rhine()]);
  expect(first.out).toContain('By edition 1 of the rules; the newest one is 4, and this match keeps its own.');
  expect(readFileSync(at('edition-1'), 'utf8')).toContain('\nrules 1\n');
  const again = await sztab(['play', 'race-to-the-rhine', '--resume', at('edition-1')], { input: 'quit\n' });
  expect([again.code, again.out.includes('By edition 1')]).toEqual([0, true]);
  expect(newest.out).not.toContain('edition');
  const both = await sztabHere(['play', 'race-to-the-rhine', '--resume', at('edition-1'), '--edition', '1']);
  expect(isOneComplaint(both)).toBe(true);
});
