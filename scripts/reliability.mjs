// `node scripts/reliability.mjs`: writes how honest the chances are that people are told, out of the files that tell them (games/<id>/bot/chances): a table in docs/figures.md and the
// plots of docs/reliability.svg. Nothing is played for it.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments.mjs';
import { root } from './ensure-deps.mjs';
import { PAGE, putBetween } from './page.mjs';
import { plotsOf } from './reliability/plots.mjs';
import { tableOf } from './reliability/table.mjs';
import { TITLES } from './titles.mjs';

export const PICTURE = path.join(root, 'docs/reliability.svg');

/** The files of all games, in the order of the table. */
export const shipped = () =>
  Object.keys(TITLES).flatMap((game) => {
    const folder = path.join(root, 'games', game, 'bot/chances');
    return fs.readdirSync(folder).map((file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')));
  });

export const pageWith = (page, all) => putBetween(page, 'reliability', tableOf(all));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  readArguments('node scripts/reliability.mjs');
  const all = shipped();
  fs.writeFileSync(PAGE, pageWith(fs.readFileSync(PAGE, 'utf8'), all));
  fs.writeFileSync(PICTURE, plotsOf(all));
}
