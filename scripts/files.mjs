// The files of the repository that people write, as paths with forward slashes.
import fs from 'node:fs';
import path from 'node:path';

const notOurs = new Set(['node_modules', 'dist', 'dist-types', 'test-results', 'coverage', '.dev', '.git']);

export function listFiles(root, folder = '') {
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = folder ? `${folder}/${entry.name}` : entry.name;
    // In a second working tree git keeps a file where it has a folder otherwise.
    if (notOurs.has(entry.name)) return [];
    if (entry.isDirectory()) return listFiles(root, file);
    return entry.isFile() ? [file] : [];
  });
}

/** Line number of a place in a text, counted from one. */
export function lineAt(text, index) {
  return text.slice(0, index).split('\n').length;
}
