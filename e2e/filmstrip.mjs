// How a table tells, as strips of frames: `node e2e/filmstrip.mjs FOLDER [NAME]`. NAME picks films, as in `general-orders` or `battle.*1440`.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, prepareMachine } from '../scripts/machine.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [folder, name] = process.argv.slice(2);
if (!folder) {
  console.error('sztab: name a folder for the strips');
  process.exitCode = 2;
} else {
  await prepareMachine(['chromium']);
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
  const { status } = spawnSync(
    process.execPath,
    [cli, 'test', '--config', 'e2e/playwright.config.ts', '--workers', '1', ...(name ? ['-g', name] : [])],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        SZTAB_FILMSTRIP: path.resolve(folder),
        SZTAB_CHROMIUM: findChromium(),
        SZTAB_E2E_PORT: process.env.SZTAB_E2E_PORT ?? String(20_000 + (process.pid % 20_000)),
      },
    },
  );
  process.exitCode = status ?? 1;
}
