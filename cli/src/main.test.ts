import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@sztab/kernel';
import { listing } from '@sztab/kernel/words';
import { gameIds } from '@sztab/shelf';
import { expect, test } from 'vitest';
import { isOneComplaint, sztab, sztabHere } from './testing/run-sztab.ts';

const OM3 = 'operation-most-iii';
const GAMES = gameIds().join(', ');

test('without arguments, and with --help, the commands are listed', async () => {
  const [bare, help, play] = await Promise.all([sztab([]), sztab(['--help']), sztab(['play', '--help'])]);
  expect(bare).toEqual(help);
  expect(help.code).toBe(0);
  for (const command of [
    'games',
    'play',
    'sim',
    'arena',
    'train',
    'verify',
    'fuzz',
    'serve',
    'backup',
    'restore',
    'report',
  ]) {
    expect(help.out).toMatch(new RegExp(`^  ${command} `, 'm'));
  }
  expect(play.out).toContain('--hot-seat');
});

test('--version is the version of the package', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(await sztab(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
});

const WRONG: Readonly<Record<string, { args: string[]; says: RegExp }>> = {
  'an unknown command': { args: ['plya'], says: /unknown command 'plya'.*play/ },
  'half a command': { args: ['report'], says: /missing/ },
  'an unknown option': { args: ['sim', OM3, '--gmaes', '5'], says: /unknown option '--gmaes'/ },
  'an option without its value': { args: ['sim', OM3, '--games'], says: /--games/ },
  'a missing game': { args: ['sim'], says: /missing required argument 'game'/ },
  'one argument too many': { args: ['verify', 'a', 'b'], says: /too many arguments/ },
  'an unknown game': { args: ['sim', 'chess'], says: new RegExp(`no game "chess"; there are: ${GAMES}$`, 'm') },
  'a game from the object prototype': { args: ['sim', 'constructor'], says: /no game "constructor"/ },
  'a game outside the shelf': { args: ['play', '../kernel'], says: /no game "\.\.\/kernel"/ },
  'an unknown game option': {
    args: ['sim', OM3, '--option', 'colour=red'],
    says: /no option "colour"; it has: tieWinner/,
  },
  'an unknown value': {
    args: ['sim', OM3, '--option', 'mulligan=maybe'],
    says: /mulligan is one of on, off, not "maybe"/,
  },
  'half an option': { args: ['sim', OM3, '--option', 'mulligan'], says: /name=value, not "mulligan"/ },
  'an option twice': {
    args: ['sim', OM3, '--option', 'mulligan=on', '--option', 'mulligan=off'],
    says: /mulligan is given twice/,
  },
  'an unknown bot': { args: ['sim', OM3, '--bots', 'stockfish'], says: /no bot "stockfish"; there are: random/ },
  'two bots where one plays alone': {
    args: ['play', 'race-to-the-rhine', '--bots', 'greedy,greedy'],
    says: /needs 1 name for 1 seat; 2 were given; for 2 players add --players 2$/m,
  },
  'a game for two played by three': {
    args: ['sim', OM3, '--players', '3'],
    says: /--players can only be 2 here, not "3"/,
  },
  'too many bots': {
    args: ['sim', OM3, '--bots', 'greedy,greedy,greedy'],
    says: /1 name or 2, one a seat; 3 were given$/m,
  },
  'a wrong number': {
    args: ['sim', OM3, '--games', '1e3'],
    says: /--games is a whole number from 1 to \d+, not "1e3"/,
  },
  'no games': { args: ['sim', OM3, '--games', '0'], says: /--games/ },
  'too many threads': { args: ['sim', OM3, '--threads', '65'], says: /--threads is a whole number from 1 to 64/ },
  'too many players': { args: ['sim', OM3, '--players', '3'], says: /--players/ },
  'an odd arena': { args: ['arena', OM3, '--bots', 'random,greedy', '--games', '3'], says: /even, not 3/ },
  'an arena of one': { args: ['arena', OM3, '--bots', 'random'], says: /between two bots/ },
  'an arena of friends, odd': {
    args: ['arena', 'niepodlegla', '--bots', 'greedy,random', '--games', '3'],
    says: /multiple of 2, not 3/,
  },
  'iterations of one': {
    args: ['arena', OM3, '--bots', 'officer,officer', '--games', '2', '--iterations', '10'],
    says: /--iterations needs a number for each bot/,
  },
  'an arena of nobody': { args: ['arena', OM3], says: /--bots/ },
  'a record that is not there': {
    args: ['verify', 'no/such/file'],
    says: /cannot read no\/such\/file: there is no such/,
  },
  'a record that is a folder': { args: ['verify', '.'], says: /cannot read \.: it is a folder/ },
  'an unknown side': { args: ['play', OM3, '--as', 'FR'], says: /no role "FR"; there are: PL, DE/ },
  'a hot seat with a bot': { args: ['play', OM3, '--hot-seat', '--bot', 'random'], says: /--hot-seat/ },
  'an empty seed': { args: ['play', OM3, '--seed', ''], says: /seed/ },
  'sides to choose, none chosen': { args: ['play', OM3, '--option', 'sideAssignment=chosen'], says: /--as/ },
  'a save that cannot be': {
    args: ['play', OM3, '--save', 'no/such/folder/x'],
    says: /cannot write no\/such\/folder\/x/,
  },
  'an unknown language': {
    args: ['games', '--lang', 'tlh'],
    says: new RegExp(`--lang is ${listing('en').or(LANGUAGES)}, not "tlh"`),
  },
  'a wrong port': { args: ['serve', '--port', '70000'], says: /--port/ },
  'a backup to nowhere': { args: ['backup', '--database', 'x'], says: /--to/ },
  'no time to fuzz': { args: ['fuzz', OM3, '--seconds', '0'], says: /--seconds/ },
};

test.for(Object.entries(WRONG))('%s gets one clear line and exit code 2', async ([, { args, says }]) => {
  const ran = await sztabHere(args);
  expect(ran.err).toMatch(says);
  expect(ran, JSON.stringify(ran)).toSatisfy(isOneComplaint);
});

test.each(['an unknown command', 'an unknown game', 'a save that cannot be'])(
  '%s is the same complaint in a process of its own',
  async (what) => {
    const { args = [] } = WRONG[what] ?? {};
    expect(await sztab(args)).toEqual(await sztabHere(args));
  },
);

test('errors of commander are in Polish, too', async () => {
  const said = async (...args: string[]) => (await sztabHere([...args, '--lang', 'pl'])).err;
  expect(await said('plya')).toMatch(/^sztab: nie ma polecenia „plya” \(może: play\?\); --help/);
  expect(await said('sim', OM3, '--gmaes', '5')).toMatch(/^sztab: nie ma opcji „--gmaes” \(może: --games\?\);/);
  expect(await said('sim')).toMatch(/^sztab: brakuje argumentu „game”;/);
  expect(await said('verify', 'a', 'b')).toMatch(/^sztab: podano za dużo argumentów;/);
  expect(await said('backup')).toMatch(/^sztab: brakuje opcji „--to <file>”;/);
});

test('complaints are in the language of the person', async () => {
  const [asked, machine, other] = await Promise.all([
    sztab(['sim', 'szachy', '--lang', 'pl']),
    sztab(['play', 'szachy'], { env: { LC_ALL: '', LC_MESSAGES: '', LANG: 'pl_PL.UTF-8' } }),
    sztab(['play', 'chess', '--lang', 'en'], { env: { LC_ALL: 'pl_PL.UTF-8' } }),
  ]);
  expect(asked.err).toBe(`sztab: nie ma gry „szachy”; są: ${GAMES}\n`);
  expect(machine.err).toBe(asked.err);
  expect(other.err).toBe(`sztab: there is no game "chess"; there are: ${GAMES}\n`);
});
