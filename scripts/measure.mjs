// `node scripts/measure.mjs [GAME …]`: who wins among equal bots, for the page of each game. The command that a game's measured.json names is run
// again, and what it counts is written there.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { readArguments } from './arguments.mjs';
import { build } from './build.mjs';
import { root } from './ensure-deps.mjs';

const games = path.join(root, 'games');
const { positionals: asked } = readArguments('node scripts/measure.mjs [GAME …]', { most: Number.POSITIVE_INFINITY });
const files = fs
  .readdirSync(games)
  .filter((game) => asked.length === 0 || asked.includes(game))
  .map((game) => path.join(games, game, 'measured.json'))
  .filter((file) => fs.existsSync(file));

await build();
for (const file of files) {
  const { by } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const args = by.split(' ').slice(2);
  console.log(by);
  const { status, stdout } = spawnSync(process.execPath, [path.join(root, 'cli/bin/sztab.mjs'), ...args, '--json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${by}: exit code ${status}`);
  const { finished, wins, draws, decisions, edition } = JSON.parse(stdout);
  const found = { by, edition, games: finished, wins, draws, decisions };
  fs.writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`);
}
