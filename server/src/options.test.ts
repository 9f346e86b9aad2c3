import { expect, test } from 'vitest';
import { parseOptions, UsageError } from './options.ts';

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
