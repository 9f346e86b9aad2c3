// `node scripts/reliability.mjs`: writes how honest the chances are that people are told, out of the files that tell them (games/<id>/bot/chances): a table in docs/figures.md and the
// plots of docs/reliability.svg. Nothing is played for it.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './ensure-deps.mjs';
import { plotsOf } from './reliability/plots.mjs';
import { TITLES, tableOf } from './reliability/table.mjs';

export const PAGE = path.join(root, 'docs/figures.md');
export const PICTURE = path.join(root, 'docs/reliability.svg');
const MARKS = ['<!-- reliability -->', '<!-- /reliability -->'];

/** The files of all games, in the order of the table. */
export const shipped = () =>
  Object.keys(TITLES).flatMap((game) => {
    const folder = path.join(root, 'games', game, 'bot/chances');
    return fs.readdirSync(folder).map((file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')));
  });

export function pageWith(page, all) {
  const [from, to] = MARKS.map((mark) => page.indexOf(mark));
  if (from < 0 || to < from) throw new Error(`docs/figures.md has no place for the table: ${MARKS.join(' … ')}`);
  return `${page.slice(0, from)}${MARKS[0]}\n${tableOf(all)}\n${page.slice(to)}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const all = shipped();
  fs.writeFileSync(PAGE, pageWith(fs.readFileSync(PAGE, 'utf8'), all));
  fs.writeFileSync(PICTURE, plotsOf(all));
}
