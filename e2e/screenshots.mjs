// Takes pictures of the client: `node e2e/screenshots.mjs FOLDER`. Also renews docs/table.png, the picture in the README.
import path from 'node:path';
import { readArguments } from '../scripts/arguments.mjs';
import { runInstead } from './instead.mjs';

const { positionals } = readArguments('node e2e/screenshots.mjs FOLDER', { most: 1 });
const [folder] = positionals;
if (!folder) {
  console.error('sztab: name a folder for the pictures');
  process.exitCode = 2;
} else await runInstead({ SZTAB_SCREENSHOTS: path.resolve(folder) });
