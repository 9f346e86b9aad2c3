// The packages of the house: the root and every workspace, each with its folder and its package.json.
import fs from 'node:fs';
import path from 'node:path';

const read = (root, folder) => JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

/** Folders of workspaces; a pattern `games/*` stands for every folder there that is a package. */
export function workspaceFolders(root) {
  return read(root, '')
    .workspaces.flatMap((workspace) => {
      if (!workspace.endsWith('/*')) return [workspace];
      const parent = workspace.slice(0, -2);
      return fs.readdirSync(path.join(root, parent)).map((name) => `${parent}/${name}`);
    })
    .filter((folder) => fs.existsSync(path.join(root, folder, 'package.json')));
}

/** The root first, as the folder `''`. */
export const packages = (root) => ['', ...workspaceFolders(root)].map((folder) => ({ folder, ...read(root, folder) }));
