// The packages of the house: the root and every workspace, each with its folder and its package.json.
import fs from 'node:fs';
import path from 'node:path';

const read = (root, folder) => JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

/** npm's workspaces, and every game: a game brings no packages, so npm need not know of it, and the lock stays as it is when one is added. */
export function workspaceFolders(root) {
  const games = fs.readdirSync(path.join(root, 'games')).map((name) => `games/${name}`);
  return [...read(root, '').workspaces, ...games].filter((folder) =>
    fs.existsSync(path.join(root, folder, 'package.json')),
  );
}

/** The root first, as the folder `''`. */
export const packages = (root) => ['', ...workspaceFolders(root)].map((folder) => ({ folder, ...read(root, folder) }));
