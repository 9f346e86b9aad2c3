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

type Letters = readonly (readonly [first: number, last: number])[];

/** The scripts we write in. */
const LATIN: Letters = [
  [0x00, 0xff],
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
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
];
/** Among the other extended Latin letters; those of whoever is called Dvořák are fetched for their names. */
const EXTENDED: Letters = [
  [0x100, 0x103],
  [0x108, 0x117],
  [0x11a, 0x130],
  [0x132, 0x140],
  [0x145, 0x151],
  [0x154, 0x159],
  [0x15c, 0x178],
  [0x17d, 0x2ba],
  [0x2bd, 0x2c5],
  [0x2c7, 0x2cc],
  [0x2ce, 0x2d7],
  [0x2dd, 0x2ff],
  [0x1e00, 0x1e9f],
  [0x1ef2, 0x1eff],
  [0x20a0, 0x20ab],
  [0x20ad, 0x20c0],
  [0x2113, 0x2113],
  [0x2c60, 0x2c7f],
  [0xa720, 0xa7ff],
];
const POLISH: Letters = [
  [0x104, 0x107],
  [0x118, 0x119],
  [0x141, 0x144],
  [0x15a, 0x15b],
  [0x179, 0x17c],
];

/** Letters that can be set: neither control signs nor the marks of a broken text. */
const textOf = (letters: Letters): string =>
  letters
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .filter((sign) => sign >= 0x20 && sign < 0xfeff)
    .map((sign) => String.fromCodePoint(sign))
    .join('');

interface Face {
  readonly family: string;
  readonly file: string;
  readonly letters: Letters;
  readonly weight: string;
  /** Faces only make up one alphabet if their ranges of weight and width are the very same, so the widths of Archivo stand here twice. */
  readonly stretch?: string;
  readonly style: 'normal' | 'italic';
  /** The file is cut from this one, to its letters and these weights and widths; else it is Fontsource's own. */
  readonly cut?: { readonly from: string; readonly variationAxes?: object };
}

const archivo = '@fontsource-variable/archivo/files/archivo-';
const brygada = '@fontsource-variable/brygada-1918/files/brygada-1918-';

const brygadaFaces = (['normal', 'italic'] as const).flatMap((style): Face[] => {
  const face = { family: 'Brygada 1918', weight: '400 700', style } as const;
  const extended = `${brygada}latin-ext-wght-${style}.woff2`;
  return [
    { ...face, file: `${brygada}latin-wght-${style}.woff2`, letters: LATIN },
    { ...face, file: extended, letters: EXTENDED },
    {
      ...face,
      file: `type-cut/brygada-1918-pl${style === 'italic' ? '-italic' : ''}.woff2`,
      letters: POLISH,
      cut: { from: extended },
    },
  ];
});

const wght = { min: 400, max: 800 };
const archivoFaces = (
  [
    ['', '100%', { wght, wdth: 100 }],
    ['-narrow', '62% 99%', { wght, wdth: { min: 62, max: 100 } }],
  ] as const
).flatMap(([width, stretch, variationAxes]): Face[] => {
  const face = { family: 'Archivo', weight: '400 800', stretch, style: 'normal' } as const;
  const extended = `${archivo}latin-ext-standard-normal.woff2`;
  const latin = { from: `${archivo}latin-standard-normal.woff2`, variationAxes };
  return [
    { ...face, file: `type-cut/archivo${width}.woff2`, letters: LATIN, cut: latin },
    { ...face, file: extended, letters: EXTENDED },
    { ...face, file: `type-cut/archivo-pl${width}.woff2`, letters: POLISH, cut: { from: extended, variationAxes } },
  ];
});
/** What is cut for Polish comes last: of two faces that have a letter the later one is taken. */
const FACES: readonly Face[] = [...brygadaFaces, ...archivoFaces].sort(
  (a, b) => Number(a.letters === POLISH) - Number(b.letters === POLISH),
);

const hex = (sign: number): string => sign.toString(16).toUpperCase().padStart(4, '0');
const rangeOf = (letters: Letters): string =>
  letters.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ');

const ruleOf = ({ family, file, weight, stretch, style, letters }: Face): string => `@font-face {
  font-family: "${family}";
  src: url("${file}") format("woff2");
  font-weight: ${weight};${stretch ? `\n  font-stretch: ${stretch};` : ''}
  font-style: ${style};
  font-display: swap;
  unicode-range: ${rangeOf(letters)};
}
`;

/** Style sheets and the page find the files under `type-cut/`. */
export function typeCut(): Plugin {
  const folder = path.join(import.meta.dirname, '../node_modules/.cache/sztab-fonts');
  const { resolve } = createRequire(import.meta.url);
  return {
    name: 'sztab:type-cut',
    async config() {
      await fs.mkdir(folder, { recursive: true });
      for (const { file, letters, cut } of FACES) {
        if (!cut) continue;
        const { from, ...axes } = cut;
        const whole = await fs.readFile(resolve(from));
        const made = await subsetFont(whole, textOf(letters), { targetFormat: 'woff2', ...axes });
        await fs.writeFile(path.join(folder, path.basename(file)), made);
      }
      await fs.writeFile(path.join(folder, 'faces.css'), FACES.map(ruleOf).join(''));
      await fs.writeFile(path.join(folder, 'stand-ins.css'), standIns());
      return { resolve: { alias: { 'type-cut': folder } } };
    },
  };
}
