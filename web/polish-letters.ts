/**
 * The Polish letters of our typefaces as files of their own. Fontsource puts them among all extended Latin ones, 150 KB of which we use
 * sixteen letters; cut out they weigh 18 KB. The whole files stay beside them for whoever is called Dvořák.
 */
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const LETTERS = 'ĄąĆćĘęŁłŃńŚśŹźŻż';
const FACES: Readonly<Record<string, string>> = {
  'archivo-pl.woff2': '@fontsource-variable/archivo/files/archivo-latin-ext-standard-normal.woff2',
  'brygada-1918-pl.woff2': '@fontsource-variable/brygada-1918/files/brygada-1918-latin-ext-wght-normal.woff2',
  'brygada-1918-pl-italic.woff2': '@fontsource-variable/brygada-1918/files/brygada-1918-latin-ext-wght-italic.woff2',
};

/** Style sheets find the files under `polish-letters/`. */
export function polishLetters(): Plugin {
  const folder = path.join(import.meta.dirname, '../node_modules/.cache/sztab-fonts');
  const { resolve } = createRequire(import.meta.url);
  return {
    name: 'sztab:polish-letters',
    async config() {
      await fs.mkdir(folder, { recursive: true });
      for (const [name, source] of Object.entries(FACES)) {
        const whole = await fs.readFile(resolve(source));
        await fs.writeFile(path.join(folder, name), await subsetFont(whole, LETTERS, { targetFormat: 'woff2' }));
      }
      return { resolve: { alias: { 'polish-letters': folder } } };
    },
  };
}
