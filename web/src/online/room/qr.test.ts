import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { correction, formatBits, qrCode, qrPath, versionBits } from './qr.ts';

test('format, version and error correction are as the standard has them', () => {
  expect(formatBits(0).toString(2)).toBe('101010000010010');
  expect(formatBits(5).toString(2)).toBe('100000011001110');
  expect(versionBits(7)).toBe(0b000111110010010100);
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test('a word is drawn module by module as others draw it', () => {
  const rows = qrCode('Wisła').map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
  expect(rows).toEqual(WISLA);
});

/** Links of so many bytes: one block and several, equal and unequal, without and with a version in the code. */
test.each([
  [62, 4, 'f0fb3cf7d3d5f5fe'],
  [84, 5, '4cad75cca19adcb7'],
  [152, 8, '2befa20a00f030dc'],
  [213, 10, 'b531771c70e69f56'],
])('a link of %i bytes is version %i, the same code as two other programs make and read', (bytes, version, print) => {
  let link = 'https://sztab.example/t/'.padEnd(bytes, 'stół-7');
  while (new TextEncoder().encode(link).length > bytes) link = link.slice(0, -1);
  const modules = qrCode(link);
  expect(modules).toHaveLength(17 + 4 * version);
  expect(createHash('sha256').update(qrPath(modules)).digest('hex').slice(0, 16)).toBe(print);
});

test('the path draws the dark modules and no other', () => {
  expect(qrPath([[true, true, false, true], [false], [true]])).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM0 2h1v1h-1z');
});

test('what does not fit is refused', () => {
  expect(() => qrCode('x'.repeat(214))).toThrow(RangeError);
});

const WISLA = `
#######..#.##.#######
#.....#...###.#.....#
#.###.#.##..#.#.###.#
#.###.#.#.##..#.###.#
#.###.#.##.##.#.###.#
#.....#.#...#.#.....#
#######.#.#.#.#######
........#.###........
#.#####..#..#.#####..
.#.#.#.#.#..#..#....#
..##.##....#.#..####.
##..#..#.#.....######
.#######.#.#.#..##.#.
........##.#####..##.
#######..##.#.##.#.#.
#.....#.#..####..#..#
#.###.#.#.#.#..#..##.
#.###.#.##..#..####..
#.###.#.##.#.#...##..
#.....#..#.....##....
#######.####.#.#..##.
`
  .trim()
  .split('\n');
