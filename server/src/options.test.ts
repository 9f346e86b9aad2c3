import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseOptions, type Settings, settingsFrom, UsageError, usage } from './options.ts';

test.each([
  [[], {}, 1944],
  [[], { PORT: '2000' }, 2000],
  [[], { PORT: '' }, 1944],
  [['--port', '3000'], { PORT: '2000' }, 3000],
  [['--port=0'], {}, 0],
  [['--port', '65535'], {}, 65535],
] as const)('%j with %j: port %i', (args, env, port) => {
  expect(parseOptions(args, env)).toMatchObject({ help: false, settings: { port } });
});

test.each([
  [['--port', 'x'], {}, '--port must be a whole number from 0 to 65535, not "x"'],
  [['--port=65536'], {}, '--port must be a whole number from 0 to 65535, not "65536"'],
  [['--port=-1'], {}, '--port must be a whole number from 0 to 65535, not "-1"'],
  [['--port=1e3'], {}, '--port must be a whole number from 0 to 65535, not "1e3"'],
  [['--port='], {}, '--port must be a whole number from 0 to 65535, not ""'],
  [[], { PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http"'],
  [['--port'], {}, '--port needs a number, as in --port 2000'],
  [['--port', '-1'], {}, '--port needs a number, as in --port 2000'],
  [['--prot', '2000'], {}, 'unknown argument "--prot"'],
  [['--port', '2000', 'extra'], {}, 'unknown argument "extra"'],
  [['-p'], {}, 'unknown argument "-p"'],
  [['--help=yes'], {}, 'unknown argument "--help=yes"'],
] as const)('%j with %j is refused', (args, env, message) => {
  expect(() => parseOptions(args, env)).toThrow(new UsageError(message));
});

test('--help', () => {
  expect(parseOptions(['--help'], {}).help).toBe(true);
});

const plain = {
  port: 1944,
  host: '127.0.0.1',
  database: '/data/of-z/sztab/sztab.db',
  origin: null,
  trustProxy: false,
  trustedProxies: [],
  metricsToken: null,
  smtp: null,
  mailFrom: null,
  window: { shortest: 2000, longest: 5000 },
  site: null,
  log: 'warn',
  drain: 0,
  guestsPerHour: null,
  guestDays: 90,
};
const home = { XDG_DATA_HOME: '/data/of-z' };

test('without a word it works on one’s own machine', () => {
  expect(settingsFrom({}, home)).toEqual(plain);
  expect(settingsFrom({}, {}).database).toMatch(/[\\/]\.local[\\/]share[\\/]sztab[\\/]sztab\.db$/);
});

test.each<[readonly string[], Record<string, string>, Partial<Settings>]>([
  [['--data', '/srv'], {}, { database: '/srv/sztab.db' }],
  [[], { SZTAB_DATA: '/srv' }, { database: '/srv/sztab.db' }],
  [['--data', '/srv'], { SZTAB_DATABASE: 'x.db', SZTAB_DATA: '/other' }, { database: '/srv/sztab.db' }],
  [[], { SZTAB_DATABASE: 'x.db', SZTAB_DATA: '/srv' }, { database: 'x.db' }],
  [['--data', '/srv', '--database', 'x.db'], {}, { database: 'x.db' }],
  [['--database=postgres://sztab@db/sztab'], { SZTAB_DATABASE: 'x.db' }, { database: 'postgres://sztab@db/sztab' }],
  [['--host', '0.0.0.0'], {}, { host: '0.0.0.0' }],
  [['--origin', 'https://sztab.example/'], {}, { origin: 'https://sztab.example' }],
  [
    ['--trust-proxy'],
    { SZTAB_ORIGIN: 'https://a.example:8443' },
    { trustProxy: true, origin: 'https://a.example:8443' },
  ],
  [[], { SZTAB_TRUST_PROXY: '0' }, { trustProxy: false }],
  [
    ['--trusted-proxies', '127.0.0.1, 10.0.0.0/8,::1'],
    { SZTAB_ORIGIN: 'https://a.example' },
    { trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1'], origin: 'https://a.example' },
  ],
  [[], { SZTAB_METRICS_TOKEN: 'sixteen-or-longer' }, { metricsToken: 'sixteen-or-longer' }],
  [
    ['--mail-from', 'sztab@a.example'],
    { SZTAB_SMTP: 'smtps://u:p@mail.example' },
    { smtp: 'smtps://u:p@mail.example', mailFrom: 'sztab@a.example' },
  ],
  [['--window', '1.5-4'], {}, { window: { shortest: 1500, longest: 4000 } }],
  [['--window', '3'], {}, { window: { shortest: 3000, longest: 3000 } }],
  [[], { SZTAB_WINDOW: '0' }, { window: { shortest: 0, longest: 0 } }],
  [['--log', 'info', '--drain', '5'], {}, { log: 'info', drain: 5 }],
  [['--guests-per-hour', '120'], { SZTAB_GUESTS_PER_HOUR: '5' }, { guestsPerHour: 120 }],
  [[], { SZTAB_GUESTS_PER_HOUR: '200', SZTAB_GUEST_DAYS: '0' }, { guestsPerHour: 200, guestDays: 0 }],
])('%j with %j', (args, env, expected) => {
  expect(parseOptions(args, { ...home, ...env }).settings).toEqual({ ...plain, ...expected });
});

test.each<[readonly string[], Record<string, string>, string]>([
  [['--origin', 'sztab.example'], {}, '--origin must be an address such as https://sztab.example, not "sztab.example"'],
  [['--origin', 'https://a.example/x'], {}, 'not "https://a.example/x"'],
  [['--origin', 'ftp://a.example'], {}, 'not "ftp://a.example"'],
  [['--trust-proxy'], {}, '--trust-proxy needs --origin'],
  [['--trusted-proxies', '127.0.0.1'], {}, '--trusted-proxies needs --origin'],
  [['--trusted-proxies', '127.0.0.1,proxy'], {}, 'such as 127.0.0.1,10.0.0.0/8, not "proxy"'],
  [['--trusted-proxies', '10.0.0.0/33'], {}, 'not "10.0.0.0/33"'],
  [['--trusted-proxies'], {}, '--trusted-proxies needs addresses or networks, as in'],
  [['--metrics-token', 'hidden'], {}, '--metrics-token must be 16 letters, digits or signs or more'],
  [[], { SZTAB_METRICS_TOKEN: 'hidden and with blanks' }, 'SZTAB_METRICS_TOKEN must be 16'],
  [['--trust-proxy=yes'], {}, 'unknown argument "--trust-proxy=yes"'],
  [['--smtp', 'smtp://a.example'], {}, '--smtp needs --mail-from'],
  [['--smtp', 'http://user:hidden@a.example'], {}, '--smtp must be an address such as smtp://'],
  [['--window', '5-2'], {}, '--window must be seconds such as 2-5, at most 30, not "5-2"'],
  [['--window', '2-31'], {}, 'at most 30, not "2-31"'],
  [['--window', 'long'], {}, 'not "long"'],
  [[], { SZTAB_LOG: 'loud' }, 'SZTAB_LOG is one of error, warn, info, debug, silent, not "loud"'],
  [['--drain', '601'], {}, '--drain must be a whole number from 0 to 600, not "601"'],
  [['--guests-per-hour', '0'], {}, '--guests-per-hour must be a whole number from 1 to 10000, not "0"'],
  [['--guest-days', '3651'], {}, '--guest-days must be a whole number from 0 to 3650'],
  [['--data', ''], {}, '--data must not be empty'],
  [['--data', '--port', '5'], {}, '--data needs a value: --data DIR'],
])('%j with %j is refused: %s', (args, env, message) => {
  let complaint = new Error('not refused');
  try {
    parseOptions(args, env);
  } catch (error) {
    complaint = error as Error;
  }
  expect(complaint).toBeInstanceOf(UsageError);
  expect(complaint.message).toContain(message);
  // A mail password is never said aloud.
  expect(complaint.message).not.toContain('hidden');
});

test('every option is named in the help, with its variable', () => {
  const named =
    'port N, host, data, database, origin, trusted-proxies, trust-proxy, metrics-token, smtp, mail-from, window, guests-per-hour, guest-days';
  for (const word of named.split(', ')) expect(usage).toContain(`--${word}`);
  expect(usage).toContain('SZTAB_DATABASE');
});

test('what we ship believes a proxy on the same machine and no other', () => {
  const shipped = (file: string) => readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8');
  const [, image = ''] = /^CMD (\[.*\])$/m.exec(shipped('Dockerfile')) ?? [];
  const [, unit = ''] = /^ExecStart=(.*)$/m.exec(shipped('sztab.service')) ?? [];
  const runs = [JSON.parse(image) as string[], unit.split(' ')];
  for (const words of runs) {
    const args = words.slice(words.findIndex((word) => word.endsWith('server/dist/main.js')) + 1);
    const { settings } = parseOptions(args, { SZTAB_ORIGIN: 'https://sztab.example' });
    expect(settings.trustProxy).toBe(false);
    expect(settings.trustedProxies.filter((one) => !['127.0.0.1', '::1'].includes(one))).toEqual([]);
  }
});
