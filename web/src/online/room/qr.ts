/**
 * A text as a QR code (ISO/IEC 18004): bytes, error correction M, versions 1 to 10, which is room for 213 bytes; a link has about 80. Our own,
 * because one page needs one kind of code.
 */

/** Dark modules, row by row; the quiet zone around them is left to whoever draws. */
export type Modules = readonly (readonly boolean[])[];

/** For versions 1 to 10 at level M: codewords in all, blocks, and codewords of error correction in each block. */
const SHAPES = [
  [26, 1, 10],
  [44, 1, 16],
  [70, 1, 26],
  [100, 2, 18],
  [134, 2, 24],
  [172, 4, 16],
  [196, 4, 18],
  [242, 4, 22],
  [292, 5, 22],
  [346, 5, 26],
] as const;
const BYTE_MODE = 0b0100;
/** Fill what is left of the data, in turn. */
const PADS = [0xec, 0x11] as const;
/** Level M in the format's first two bits. */
const LEVEL_M = 0b00;

/** The rows and columns of the alignment patterns; from version 7 on there is one between the ends. */
const alignmentsOf = (version: number): number[] => {
  const far = 4 * version + 10;
  if (version === 1) return [];
  return version < 7 ? [6, far] : [6, (6 + far) / 2, far];
};

const bitsOf = (value: number, length: number): boolean[] =>
  Array.from({ length }, (_, i) => ((value >> (length - 1 - i)) & 1) === 1);

/** The remainder of `value` by a polynomial over bits, written behind it: how format and version protect themselves. */
function guarded(value: number, polynomial: number, degree: number): number {
  let rest = value << degree;
  for (let bit = 31 - degree; bit >= 0; bit--) if ((rest >> (bit + degree)) & 1) rest ^= polynomial << bit;
  return (value << degree) | rest;
}
export const formatBits = (mask: number): number => guarded((LEVEL_M << 3) | mask, 0b101_0011_0111, 10) ^ 0x5412;
export const versionBits = (version: number): number => guarded(version, 0b1_1111_0010_0101, 12);

/** The product in the field of 256 elements whose polynomial is x⁸ + x⁴ + x³ + x² + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** Reed and Solomon's error correction for one block of data. */
export function correction(data: readonly number[], length: number): number[] {
  let divisor = [1];
  for (let i = 0, root = 1; i < length; i++, root = times(root, 2))
    divisor = [...divisor, 0].map((term, at) => term ^ times(divisor[at - 1] ?? 0, root));
  const rest = [...data, ...Array<number>(length).fill(0)];
  for (const at of data.keys()) {
    const lead = rest[at] as number;
    for (const [i, term] of divisor.entries()) rest[at + i] = (rest[at + i] as number) ^ times(term, lead);
  }
  return rest.slice(data.length);
}

/** The blocks' codewords in turn, as far as each has one. */
const inTurn = (blocks: readonly (readonly number[])[]): number[] =>
  Array.from({ length: Math.max(...blocks.map(({ length }) => length)) }, (_, i) => i).flatMap((i) =>
    blocks.flatMap((block) => block[i] ?? []),
  );

/** Text to codewords: mode, length, bytes, padding; cut into blocks, each with its correction. */
function codewordsOf(bytes: Uint8Array): { version: number; codewords: number[] } {
  const room = SHAPES.map(([all, blocks, guard]) => all - blocks * guard);
  const lengthBits = (at: number): number => (at < 9 ? 8 : 16);
  const at = room.findIndex((codewords, i) => 4 + lengthBits(i) + 8 * bytes.length <= 8 * codewords);
  const shape = SHAPES[at];
  if (!shape) throw new RangeError(`too long for a QR code: ${bytes.length} bytes`);
  const [all, count, guard] = shape;
  const capacity = all - count * guard;
  const bits = [
    bitsOf(BYTE_MODE, 4),
    bitsOf(bytes.length, lengthBits(at)),
    ...[...bytes].map((b) => bitsOf(b, 8)),
  ].flat();
  // Four bits end the text; there is always room for them in byte mode.
  bits.push(...bitsOf(0, 4));
  const data = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((value, bit) => 2 * value + Number(bit), 0),
  );
  for (let i = 0; data.length < capacity; i++) data.push(PADS[i % 2] as number);
  // The last blocks are one longer where the data does not divide evenly.
  const short = Math.floor(capacity / count);
  const shortOnes = count - (capacity % count);
  const startOf = (i: number): number => i * short + Math.max(0, i - shortOnes);
  const blocks = Array.from({ length: count }, (_, i) => data.slice(startOf(i), startOf(i + 1)));
  return {
    version: at + 1,
    codewords: [...inTurn(blocks), ...inTurn(blocks.map((block) => correction(block, guard)))],
  };
}

/** Which modules a mask turns over. */
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

type Drawing = (boolean | null)[][];

/** What does not depend on the text: finders, timing, alignment, version. Null: free for data. */
function patterns(version: number): Drawing {
  const size = 17 + 4 * version;
  const drawing: Drawing = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (row: number, column: number, dark: boolean): void => {
    const line = drawing[row];
    if (line && column >= 0 && column < size) line[column] = dark;
  };
  /** Rings around a centre: the distance says whether it is dark. */
  const rings = (row: number, column: number, reach: number, dark: (distance: number) => boolean): void => {
    for (let r = -reach; r <= reach; r++)
      for (let c = -reach; c <= reach; c++) set(row + r, column + c, dark(Math.max(Math.abs(r), Math.abs(c))));
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const ends = alignmentsOf(version);
  const [first, last] = [ends[0], ends.at(-1)];
  for (const row of ends)
    for (const column of ends) {
      // Three corners belong to the finders.
      const corner = (row === first && (column === first || column === last)) || (row === last && column === first);
      if (!corner) rings(row, column, 2, (distance) => distance !== 1);
    }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    rings(row, column, 4, (distance) => distance !== 2 && distance !== 4);
  if (version >= 7)
    for (const [i, dark] of bitsOf(versionBits(version), 18).reverse().entries()) {
      const [along, across] = [Math.floor(i / 3), size - 11 + (i % 3)];
      set(along, across, dark);
      set(across, along, dark);
    }
  setFormat(set, size, 0);
  return drawing;
}

/** Which mask was used, twice, beside the finders; one module there is always dark. */
function setFormat(set: (row: number, column: number, dark: boolean) => void, size: number, mask: number): void {
  for (const [i, dark] of bitsOf(formatBits(mask), 15).reverse().entries()) {
    // Down the first finder's side, leaving the timing row out, and along its foot.
    if (i < 8) set(i < 6 ? i : i + 1, 8, dark);
    else set(8, i === 8 ? 7 : 14 - i, dark);
    if (i < 8) set(8, size - 1 - i, dark);
    else set(size - 15 + i, 8, dark);
  }
  set(size - 8, 8, true);
}

/** The free modules as the codewords fill them: two columns at a time, from the right, up and down in turn. */
function* way(drawing: Drawing): Generator<readonly [number, number]> {
  const size = drawing.length;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2, up = !up) {
    // The timing column is no part of a pair.
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const row = up ? size - 1 - i : i;
      for (const column of [right, right - 1]) if (drawing[row]?.[column] === null) yield [row, column];
    }
  }
}

/** How hard a code would be to read: long runs, blocks of one colour, what looks like a finder, too much of one colour. */
function penalty(modules: Modules): number {
  const lines = [...modules, ...modules.map((_, c) => modules.map((row) => row[c] as boolean))].map((line) =>
    line.map((dark) => (dark ? '1' : '0')).join(''),
  );
  let points = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2;
    points += 40 * [...line.matchAll(/(?=00001011101|10111010000)/g)].length;
  }
  for (const [r, row] of modules.entries())
    for (const [c, dark] of row.entries()) {
      const below = modules[r + 1];
      if (below && c + 1 < row.length && row[c + 1] === dark && below[c] === dark && below[c + 1] === dark) points += 3;
    }
  const dark = modules.flat().filter(Boolean).length / modules.length ** 2;
  return points + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

/** The code with the mask that makes it easiest to read. */
export function qrCode(text: string): Modules {
  const { version, codewords } = codewordsOf(new TextEncoder().encode(text));
  const blank = patterns(version);
  const bits = codewords.flatMap((codeword) => bitsOf(codeword, 8));
  const places = [...way(blank)];
  const masked = MASKS.map((turns, mask) => {
    const drawing = blank.map((row) => row.map((dark) => dark === true));
    const set = (row: number, column: number, dark: boolean): void => {
      (drawing[row] as boolean[])[column] = dark;
    };
    // The few modules that no codeword reaches count as light before the mask.
    for (const [i, [row, column]] of places.entries()) set(row, column, (bits[i] ?? false) !== turns(row, column));
    setFormat(set, drawing.length, mask);
    return drawing;
  });
  return masked.reduce((best, other) => (penalty(other) < penalty(best) ? other : best));
}

/** The dark modules as one path, a module to a unit. */
export const qrPath = (modules: Modules): string =>
  modules
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
