/**
 * Our typefaces, cut to what we set in them. Fontsource's Archivo brings weights and widths we never use, and puts the Polish letters
 * among all extended Latin ones, 150 KB of which we use sixteen. Its normal width is a file of its own, because home and the rulebooks
 * need no other; the narrow ones are fetched at a table. The whole extended files stay beside these for whoever is called Dvořák.
 */
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { standIns } from './stand-ins.ts';

const POLISH = 'ĄąĆćĘęŁłŃńŚśŹźŻż';
/** The same letters as the unicode-range of fonts.css. */
const LATIN = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
]
  .flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)))
  .join('');

const weights = { min: 400, max: 800 };
const normal = { wght: weights, wdth: 100 };
const narrow = { wght: weights, wdth: { min: 62, max: 100 } };

const archivo = '@fontsource-variable/archivo/files/archivo-';
const brygada = '@fontsource-variable/brygada-1918/files/brygada-1918-';

const CUTS = [
  { name: 'archivo', source: `${archivo}latin-standard-normal.woff2`, letters: LATIN, variationAxes: normal },
  { name: 'archivo-narrow', source: `${archivo}latin-standard-normal.woff2`, letters: LATIN, variationAxes: narrow },
  { name: 'archivo-pl', source: `${archivo}latin-ext-standard-normal.woff2`, letters: POLISH, variationAxes: normal },
  {
    name: 'archivo-pl-narrow',
    source: `${archivo}latin-ext-standard-normal.woff2`,
    letters: POLISH,
    variationAxes: narrow,
  },
  { name: 'brygada-1918-pl', source: `${brygada}latin-ext-wght-normal.woff2`, letters: POLISH },
  { name: 'brygada-1918-pl-italic', source: `${brygada}latin-ext-wght-italic.woff2`, letters: POLISH },
];

/** Style sheets and the page find the files under `type-cut/`. */
export function typeCut(): Plugin {
  const folder = path.join(import.meta.dirname, '../node_modules/.cache/sztab-fonts');
  const { resolve } = createRequire(import.meta.url);
  return {
    name: 'sztab:type-cut',
    async config() {
      await fs.mkdir(folder, { recursive: true });
      for (const { name, source, letters, ...axes } of CUTS) {
        const whole = await fs.readFile(resolve(source));
        const cut = await subsetFont(whole, letters, { targetFormat: 'woff2', ...axes });
        await fs.writeFile(path.join(folder, `${name}.woff2`), cut);
      }
      await fs.writeFile(path.join(folder, 'stand-ins.css'), standIns());
      return { resolve: { alias: { 'type-cut': folder } } };
    },
  };
}
