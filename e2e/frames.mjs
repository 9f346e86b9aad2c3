// How smoothly the table tells: `node e2e/frames.mjs` prints the time between two frames while beats run.
import { readArguments } from '../scripts/arguments.mjs';
import { runInstead } from './instead.mjs';

readArguments('node e2e/frames.mjs');
await runInstead({ SZTAB_FRAMES: 'yes' }, ['--workers', '1', '--reporter', 'line']);
