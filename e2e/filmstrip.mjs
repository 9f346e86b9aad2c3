// How a table tells, as strips of frames: `node e2e/filmstrip.mjs FOLDER [NAME]`. NAME picks films, as in `general-orders` or `battle.*1440`.
import path from 'node:path';
import { readArguments } from '../scripts/arguments.mjs';
import { runInstead } from './instead.mjs';

const { positionals } = readArguments('node e2e/filmstrip.mjs FOLDER [NAME]', { most: 2 });
const [folder, name] = positionals;
if (!folder) {
  console.error('sztab: name a folder for the strips');
  process.exitCode = 2;
} else await runInstead({ SZTAB_FILMSTRIP: path.resolve(folder) }, ['--workers', '1', ...(name ? ['-g', name] : [])]);
