// `npm run new-game NAME`: copies games/_template to games/NAME under that name. The copy passes every check before its first line is changed.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments.mjs';
import { root } from './ensure-deps.mjs';

/** What the template calls itself, and what a game of this name calls itself there. */
export function renamed(text, id) {
  const camel = id.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
  const prefix = id
    .split('-')
    .map((word) => word[0])
    .join('')
    .padEnd(3, id.replace(/[^a-z]/g, '').slice(1, 3))
    .toUpperCase();
  return text
    .replaceAll('@sztab/template', `@sztab/${id}`)
    .replaceAll("id: 'template'", `id: '${id}'`)
    .replaceAll(/^game template$/gm, `game ${id}`)
    .replaceAll(/(?<!-)\btemplate\b(?!-)/g, camel) // not CSS's own `grid-template-columns`
    .replaceAll('TPL', prefix)
    .replaceAll(/\btpl-/g, `${prefix.toLowerCase()}-`)
    .replaceAll('--tpl-', `--${prefix.toLowerCase()}-`);
}

/** Copies the template into a folder that is not there yet; returns the files it wrote. Records name their game, so they are renamed, too. */
export function copyTemplate(id, to = path.join(root, 'games', id)) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new Error(`"${id}" is no name for a game: small letters, digits and hyphens`);
  if (fs.existsSync(to)) throw new Error(`${path.relative(root, to)} is there already`);
  const from = path.join(root, 'games/_template');
  const files = fs
    .readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/^(dist|node_modules)\//.test(file));
  for (const file of files) {
    const target = path.join(to, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, renamed(fs.readFileSync(path.join(from, file), 'utf8'), id));
  }
  return files;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { positionals } = readArguments('npm run new-game NAME', { most: 1 });
  try {
    const [id = ''] = positionals;
    const files = copyTemplate(id);
    console.log(`games/${id}: ${files.length} files. Now: npm run board ${id}.`);
    console.log('CONTRIBUTING.md, “Adding a game, step by step”, says what to change first.');
  } catch (error) {
    console.error(`new-game: ${error.message}`);
    process.exitCode = 1;
  }
}
