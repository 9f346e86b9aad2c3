// What `npm ci --omit=dev` installs, read from the lock and weighed where it lies: nothing has to be installed for it.
import fs from 'node:fs';
import path from 'node:path';

/** Without the packages inside: those count by themselves. */
function weigh(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? sum : sum + weigh(at);
    return entry.isFile() ? sum + fs.statSync(at).size : sum;
  }, 0);
}

/** The packages of other people in a production install of the tree at `root`, with their sizes in bytes, largest first. */
export function productionPackages(root) {
  const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link)
    .filter(([place]) => fs.existsSync(path.join(root, place))) // packages for other systems are not here
    .map(([place]) => ({ place, bytes: weigh(path.join(root, place)) }))
    .sort((a, b) => b.bytes - a.bytes);
}

/** `133 packages, 54.3 MB` */
export function productionSize(root) {
  const all = productionPackages(root);
  const bytes = all.reduce((sum, each) => sum + each.bytes, 0);
  return `${all.length} packages, ${(bytes / 1e6).toFixed(1)} MB`;
}
