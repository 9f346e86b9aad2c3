// How smoothly the table tells: `node e2e/frames.mjs` prints the time between two frames while beats run.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, prepareMachine } from '../scripts/machine.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
await prepareMachine(['chromium']);
const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
const { status } = spawnSync(
  process.execPath,
  [cli, 'test', '--config', 'e2e/playwright.config.ts', '--workers', '1', '--reporter', 'line'],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      SZTAB_FRAMES: 'yes',
      SZTAB_CHROMIUM: findChromium(),
      SZTAB_E2E_PORT: process.env.SZTAB_E2E_PORT ?? String(20_000 + (process.pid % 20_000)),
    },
  },
);
process.exitCode = status ?? 1;
