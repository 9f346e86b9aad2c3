import { expect, test } from 'vitest';
import { sztab } from '../testing/run-sztab.ts';

const sim = (...args: string[]): Promise<{ code: number | null; out: string; err: string }> =>
  sztab(['sim', 'operation-most-iii', ...args]);
const DEFAULTS = { tieWinner: 'DE', mulligan: 'on', openHands: 'off', sideAssignment: 'random', match: 'single' };

test('the same seed gives the same result on one thread and on two; another seed another', async () => {
  const args = ['--games', '20', '--bots', 'random', '--option', 'tieWinner=PL', '--json'];
  const [one, two, other] = await Promise.all([
    sim(...args, '--seed', 's', '--threads', '1'),
    sim(...args, '--seed', 's', '--threads', '2'),
    sim(...args, '--seed', 't'),
  ]);
  expect([one.code, two.code]).toEqual([0, 0]);
  const { seconds, ...report } = JSON.parse(one.out);
  expect(seconds).toBeGreaterThan(0);
  expect(JSON.parse(two.out)).toEqual({ ...report, seconds: expect.any(Number) });
  expect(JSON.parse(other.out).decisions).not.toBe(report.decisions);

  expect(Object.keys(JSON.parse(one.out))).toEqual([
    'game',
    'edition',
    'options',
    'bots',
    'games',
    'finished',
    'wins',
    'draws',
    'decisions',
    'longest',
    'seconds',
  ]);
  expect(report).toMatchObject({
    game: 'operation-most-iii',
    edition: expect.any(Number),
    options: { ...DEFAULTS, tieWinner: 'PL' },
    bots: ['random', 'random'],
    games: 20,
    finished: 20,
    draws: 0,
  });
  expect(report.wins.PL + report.wins.DE).toBe(20);
  expect(report.decisions).toBeGreaterThan(report.longest);
});

test('for people: a table with Wilson intervals', async () => {
  const { code, out } = await sim('--games', '20', '--bots', 'random', '--seed', 's');
  expect(code).toBe(0);
  expect(out).toMatch(/^seat +bot +wins +share +95 % interval$/m);
  expect(out).toMatch(/^PL +random +\d+ +\d+\.\d % +\d+\.\d % – \d+\.\d %$/m);
  expect(out).toMatch(/^20 games, \d+\.\d decisions a game, the longest \d+; /m);
});

test('double matches: bots change sides, and the game says who wins', async () => {
  const args = ['--games', '4', '--bots', 'greedy,random', '--option', 'match=double', '--seed', 's'];
  const { out } = await sim(...args, '--json');
  const { finished, wins, matches } = JSON.parse(out);
  expect(finished).toBe(4);
  expect(wins.PL + wins.DE).toBe(4);
  expect(matches.first + matches.second + matches.drawn).toBe(2);
  expect(matches.first).toBeGreaterThan(matches.second);
  const text = await sim('--games', '4', '--bots', 'random', '--option', 'match=double');
  expect(text.out).toMatch(/^double matches: the first bot won \d, the second \d, drawn \d$/m);
});

test('Ctrl-C sums up what was finished', async () => {
  let stopped = false;
  const { code, out } = await sztab(
    ['sim', 'operation-most-iii', '--games', '40000', '--bots', 'random', '--threads', '1', '--json'],
    {
      watch(child) {
        stopped ||= child.kill('SIGINT');
      },
    },
  );
  expect({ stopped, code }).toEqual({ stopped: true, code: 130 });
  const { games, finished, wins, draws } = JSON.parse(out);
  expect(games).toBe(40_000);
  expect(finished).toBeGreaterThan(0);
  expect(finished).toBeLessThan(games);
  expect(wins.PL + wins.DE + draws).toBe(finished);
});

test('arena: both sides equally often, and the rate of the first bot', async () => {
  const arena = ['arena', 'operation-most-iii', '--seed', 's'];
  const [json, text] = await Promise.all([
    sztab([...arena, '--bots', 'random,greedy', '--games', '4', '--json']),
    sztab([...arena, '--bots', 'random,random', '--games', '6']),
  ]);
  const report = JSON.parse(json.out);
  expect(report).toMatchObject({ bots: ['random', 'greedy'], games: 4, finished: 4, draws: 0 });
  expect(report.wins + report.losses).toBe(4);
  expect(report.winsAs.PL + report.winsAs.DE).toBe(report.wins);
  expect(report.rate).toBe(report.wins / 4);
  expect(report.low).toBeLessThan(report.rate + 1e-9);
  expect(report.high).toBeGreaterThan(report.rate);
  expect(report.rate).toBeLessThan(0.5);
  expect(text.out).toMatch(/^random over random: \d+\.\d % \(95 % interval \d+\.\d % to \d+\.\d %\)$/m);
});

test('arena: three rivals seat by seat, and teams deal by deal, with iterations of their own', async () => {
  const [rivals, team] = await Promise.all([
    sztab(['arena', 'first-to-fight', '--players', '3', '--bots', 'greedy,random', '--games', '6', '--json']),
    sztab(['arena', 'niepodlegla', '--bots', 'officer,random', '--iterations', '4,1', '--games', '2']),
  ]);
  const report = JSON.parse(rivals.out);
  expect(report).toMatchObject({ players: 3, bots: ['greedy', 'random'], games: 6 });
  // Won by every greedy one: two thirds more than an even share.
  expect(report.won).toBeCloseTo(0.5 + 2 / 3, 1);
  expect(team.out).toMatch(/^officer +\d +\/ +1$/m);
  expect(team.out).toMatch(/^random +0 +\/ +1$/m);
});

test('by an older edition, with what that edition knows', async () => {
  const rhine = (...args: string[]) => sztab(['sim', 'race-to-the-rhine', '--games', '1', '--bots', 'random', ...args]);
  const [old, unknown] = await Promise.all([rhine('--edition', '1', '--json'), rhine('--edition', '99')]);
  expect(JSON.parse(old.out)).toMatchObject({ edition: 1, finished: 1 });
  expect([unknown.code, unknown.err]).toEqual([2, 'sztab: --edition is a whole number from 1 to 4, not "99"\n']);
});
