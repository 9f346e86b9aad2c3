// `node scripts/figures.mjs [GAME …]`: writes rulebook/positions.json of every game that has tables of printed examples (testing/printed.ts). Figures are drawn from them where no match
// that was played comes to such a table. A test compares the two.
import fs from 'node:fs';
import path from 'node:path';
import { readArguments } from './arguments.mjs';
import { build } from './build.mjs';
import { root } from './ensure-deps.mjs';

const { positionals } = readArguments('node scripts/figures.mjs [GAME …]', { most: Number.POSITIVE_INFINITY });
build();
// Loaded only now: an old Node cannot load it.
const { runnerImport } = await import('vite');
const load = async (file) =>
  (await runnerImport(path.join(root, file), { configFile: false, resolve: { conditions: ['@sztab/source'] } })).module;

const games = fs
  .readdirSync(path.join(root, 'games'))
  .filter((game) => fs.existsSync(path.join(root, 'games', game, 'testing/printed.ts')))
  .filter((game) => positionals.length === 0 || positionals.includes(game));
const { laidOut } = await load('web/src/rulebook/testing/laid-out.ts');
for (const game of games) {
  const { box } = await load(`games/${game}/index.ts`);
  const { printed } = await load(`games/${game}/testing/printed.ts`);
  const positions = laidOut(box.game, printed);
  fs.writeFileSync(path.join(root, 'games', game, 'rulebook/positions.json'), `${JSON.stringify(positions)}\n`);
  console.log(game, Object.keys(positions).join(' '));
}
