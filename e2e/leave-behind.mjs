// Leaves behind what this release leaves behind: `npm run fixture` fills upgrades/<version>/ (see upgrades/README.md).
import fs from 'node:fs';
import path from 'node:path';
import { readArguments } from '../scripts/arguments.mjs';
import { root, runInstead } from './instead.mjs';

const { positionals } = readArguments('npm run fixture [-- FOLDER]', { most: 1 });
const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
const folder = path.resolve(positionals[0] ?? path.join(root, 'upgrades', version));
if (fs.existsSync(folder)) {
  console.error(`sztab: ${folder} is there already; what a release left behind is never changed`);
  process.exitCode = 1;
} else {
  // Nobody here reads anything out of the time that an answer takes.
  await runInstead({ SZTAB_LEAVE_BEHIND: folder, SZTAB_WINDOW: '0' }, [], ['chromium', 'postgresql']);
}
