// Whether what any lesson points at is covered by what it says: `node e2e/pointed.mjs [NAME]`. NAME picks games and sizes, as in `general-orders` or `390`. It takes minutes.
import { readArguments } from '../scripts/arguments.mjs';
import { runInstead } from './instead.mjs';

const { positionals } = readArguments('node e2e/pointed.mjs [NAME]', { most: 1 });
const [name] = positionals;
await runInstead({ SZTAB_POINTED: 'yes' }, ['--workers', '1', ...(name ? ['-g', name] : [])]);
