// Leaves behind what this release leaves behind: `npm run fixture` fills upgrades/<version>/ (see upgrades/README.md).
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, prepareMachine } from '../scripts/machine.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
const folder = path.resolve(process.argv[2] ?? path.join(root, 'upgrades', version));
if (fs.existsSync(folder)) {
  console.error(`sztab: ${folder} is there already; what a release left behind is never changed`);
  process.exitCode = 1;
} else {
  await prepareMachine(['chromium', 'postgresql']);
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
  const { status } = spawnSync(process.execPath, [cli, 'test', '--config', 'e2e/playwright.config.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      SZTAB_LEAVE_BEHIND: folder,
      // Nobody here reads anything out of the time that an answer takes.
      SZTAB_WINDOW: '0',
      SZTAB_CHROMIUM: findChromium(),
      SZTAB_E2E_PORT: process.env.SZTAB_E2E_PORT ?? String(20_000 + (process.pid % 20_000)),
    },
  });
  process.exitCode = status ?? 1;
}
