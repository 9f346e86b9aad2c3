// Takes pictures of the client: `node e2e/screenshots.mjs FOLDER`. Also renews docs/table.png, the picture in the README.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, prepareMachine } from '../scripts/machine.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('sztab: name a folder for the pictures');
  process.exitCode = 2;
} else {
  await prepareMachine(['chromium']);
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
  const { status } = spawnSync(process.execPath, [cli, 'test', '--config', 'e2e/playwright.config.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      SZTAB_SCREENSHOTS: path.resolve(folder),
      SZTAB_CHROMIUM: findChromium(),
      SZTAB_E2E_PORT: process.env.SZTAB_E2E_PORT ?? String(20_000 + (process.pid % 20_000)),
    },
  });
  process.exitCode = status ?? 1;
}
