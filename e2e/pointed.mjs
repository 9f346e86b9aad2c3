// Whether what any lesson points at is covered by what it says: `node e2e/pointed.mjs [NAME]`. NAME picks games and sizes, as in `general-orders` or `390`. It takes minutes.
import { runInstead } from './instead.mjs';

const [name] = process.argv.slice(2);
await runInstead({ SZTAB_POINTED: 'yes' }, ['--workers', '1', ...(name ? ['-g', name] : [])]);
