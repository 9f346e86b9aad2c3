// `npm run board <game> [position]`: one board alone, in a position of its tests, at three sizes, in both themes and languages.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { portFrom, readArguments } from './arguments.mjs';
import { build } from './build.mjs';
import { openSite } from './dev-site.mjs';
import { ensureDeps, root } from './ensure-deps.mjs';
import { listFiles } from './files.mjs';
import { checkStart } from './start-trouble.mjs';

const DEFAULT_PORT = '1945';
const USAGE = 'npm run board [-- GAME [POSITION]] [--port N]\nWithout a game: lists games and positions.';

/** What can be looked at: named positions of the game's tests, and its golden records. */
async function positionsOf(game) {
  const place = path.join(root, 'games', game, 'dist/testing/positions.js');
  const { positions = {} } = fs.existsSync(place) ? await import(pathToFileURL(place).href) : {};
  const records = listFiles(path.join(root, 'games', game, 'records')).filter((file) => file.endsWith('.sztab'));
  return { named: Object.keys(positions), records: records.map((file) => file.slice(0, -'.sztab'.length)) };
}

async function list(games) {
  console.log('npm run board <game> [position]\n');
  for (const game of games) {
    const { named, records } = await positionsOf(game);
    console.log(`${game}\n  positions  ${named.join(', ')}\n  records    ${records.join(', ')}\n`);
  }
  console.log(
    'A record after so many moves: edition-1/greedy-1@40. A random game: seed-7@30, or seed-7-p3@30 for three.',
  );
}

/** Somebody has `npm run dev` open already: then nothing has to be started. */
async function isOpen(port) {
  try {
    return (await (await fetch(`http://localhost:${port}/board.html`)).text()).includes('/src/gallery/');
  } catch {
    return false;
  }
}

async function show(port, game, position) {
  const query = new URLSearchParams({ game, ...(position ? { position } : {}) });
  const address = `http://localhost:${port}/board.html?${query.toString().replace('%40', '@').replace('%2F', '/')}`;
  if (await isOpen(port)) {
    console.log(`The board is open at ${address}`);
    return;
  }
  const args = ['--port', String(port), '--host', 'localhost', '--database', ':memory:'];
  await checkStart({ root, command: 'npm run board --', args, env: process.env });
  const site = await openSite({ port });
  console.log(`The board is open at ${address} (Ctrl+C closes it)`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => void site.close().then(() => process.exit()));
}

try {
  const { values, positionals } = readArguments(USAGE, {
    most: 2,
    options: { port: { type: 'string', default: process.env.PORT ?? DEFAULT_PORT } },
  });
  const [game, position] = positionals;
  ensureDeps();
  build();
  const { gameIds } = await import('../games/dist/shelf.js');
  if (game === undefined) await list(gameIds());
  else if (!gameIds().includes(game)) throw new Error(`there is no game "${game}"; there are: ${gameIds().join(', ')}`);
  else {
    const [name = ''] = (position ?? '').split('@');
    const { named, records } = await positionsOf(game);
    if (name !== '' && !/^seed-\d+(?:-p\d)?$/.test(name) && ![...named, ...records].includes(name))
      throw new Error(`${game} has no position "${name}"; npm run board lists them`);
    await show(portFrom(values.port), game, position);
  }
} catch (error) {
  console.error(`sztab: ${error.message}`);
  process.exit(1);
}
