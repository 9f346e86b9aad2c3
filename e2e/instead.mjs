// The browser, asked for something else than tests: pictures, strips of frames, what a release leaves behind.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, prepareMachine } from '../scripts/machine.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** `wanted`: what playwright.config.ts reads; `args`: more for the runner, `programs`: what the machine must have. */
export async function runInstead(wanted, args = [], programs = ['chromium']) {
  await prepareMachine(programs);
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
  const { status } = spawnSync(process.execPath, [cli, 'test', '--config', 'e2e/playwright.config.ts', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...wanted,
      SZTAB_CHROMIUM: findChromium(),
      SZTAB_E2E_PORT: process.env.SZTAB_E2E_PORT ?? String(20_000 + (process.pid % 20_000)),
    },
  });
  process.exitCode = status ?? 1;
}
