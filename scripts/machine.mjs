// What the tests need of the machine beside Node: PostgreSQL and Chromium. Looked for once, before any test runs; on Debian as root
// (as in CI) what is missing is installed in one go. No test tool downloads anything: it is the system's own, or its package.
import fs from 'node:fs';
import { quietly } from './quietly.mjs';

const BROWSERS = [
  process.env.SZTAB_CHROMIUM,
  // The same engine without the windows that nobody sees here.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a browser. */
export const findChromium = () => BROWSERS.find((place) => place && fs.existsSync(place));

/** Needs the compiled server, which knows where its database hides. */
async function findPostgres() {
  return (await import('../server/dist/testing/postgres.js')).findPostgres();
}

/** `from`: Debian's package. */
const NEEDS = {
  postgresql: {
    name: 'PostgreSQL',
    from: 'postgresql',
    find: findPostgres,
    advice: 'install it, so that pg_config or initdb is found',
  },
  chromium: {
    name: 'Chromium',
    from: 'chromium-headless-shell',
    find: findChromium,
    advice: 'install it, or name it in SZTAB_CHROMIUM',
  },
};

async function missing(wanted) {
  const found = await Promise.all(wanted.map((name) => NEEDS[name].find()));
  return wanted.filter((_, i) => !found[i]);
}

/** Throws when something of `wanted` is not there and cannot be installed. */
export async function prepareMachine(wanted = Object.keys(NEEDS)) {
  const absent = await missing(wanted);
  if (absent.length === 0) return;
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    console.log(`sztab: installing ${absent.map((name) => NEEDS[name].name).join(' and ')} for the tests …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    quietly('apt-get', ['update'], 'apt-get update failed', { env });
    const packages = absent.map((name) => NEEDS[name].from);
    quietly('apt-get', ['install', '-y', '--no-install-recommends', ...packages], 'apt-get install failed', { env });
  }
  const [first] = await missing(absent);
  if (first) throw new Error(`the tests need ${NEEDS[first].name}: ${NEEDS[first].advice}`);
}
