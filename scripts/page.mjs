// docs/figures.md has places for tables that scripts write, each between two marks.
import path from 'node:path';
import { root } from './ensure-deps.mjs';

export const PAGE = path.join(root, 'docs/figures.md');

/** The page with the text that `write` makes of what stands in the place of that name. */
export function rewrite(page, name, write) {
  const marks = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = marks.map((mark) => page.indexOf(mark));
  if (from < 0 || to < from) throw new Error(`docs/figures.md has no place for a table: ${marks.join(' … ')}`);
  return `${page.slice(0, from)}${marks[0]}\n${write(page.slice(from, to))}\n${page.slice(to)}`;
}

/** The page with this text in the place of that name. */
export const putBetween = (page, name, text) => rewrite(page, name, () => text);
