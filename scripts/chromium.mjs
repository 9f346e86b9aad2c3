// Finds a Chromium for the browser tests. Nothing is downloaded by a test tool: it is the system's own browser, or,
// on Debian as root (as in CI), the system's package.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const PLACES = [
  process.env.SZTAB_CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const found = () => PLACES.find((place) => place && fs.existsSync(place));

/** The path of a browser. Installs Debian's package if there is none and this may be done; throws otherwise. */
export function chromium() {
  const there = found();
  if (there) return there;
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    console.error('sztab: installing Chromium for the browser tests …');
    const run = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', process.stderr, process.stderr] });
    run('update', '-qq');
    run('install', '-y', '-qq', '--no-install-recommends', 'chromium');
    const installed = found();
    if (installed) return installed;
  }
  throw new Error('the browser tests need Chromium: install it, or name it in SZTAB_CHROMIUM');
}
