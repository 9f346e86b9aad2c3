/** The ChaCha20 block function of RFC 8439, the generator behind every real match's dice. */

const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

const rotate = (x: number, n: number): number => (x << n) | (x >>> (32 - n));

function quarter(s: Int32Array, a: number, b: number, c: number, d: number): void {
  const at = (i: number): number => s[i] as number;
  s[a] = at(a) + at(b);
  s[d] = rotate(at(d) ^ at(a), 16);
  s[c] = at(c) + at(d);
  s[b] = rotate(at(b) ^ at(c), 12);
  s[a] = at(a) + at(b);
  s[d] = rotate(at(d) ^ at(a), 8);
  s[c] = at(c) + at(d);
  s[b] = rotate(at(b) ^ at(c), 7);
}

/** 16 words of keystream: 8 words of key, a block counter, 3 words of nonce. */
export function chachaBlock(
  key: ArrayLike<number>,
  counter: number,
  nonce: ArrayLike<number> = [0, 0, 0],
): Uint32Array {
  const start = new Int32Array(16);
  start.set(SIGMA);
  start.set(key, 4);
  start[12] = counter;
  start.set(nonce, 13);
  const s = start.slice();
  for (let round = 0; round < 10; round++) {
    quarter(s, 0, 4, 8, 12);
    quarter(s, 1, 5, 9, 13);
    quarter(s, 2, 6, 10, 14);
    quarter(s, 3, 7, 11, 15);
    quarter(s, 0, 5, 10, 15);
    quarter(s, 1, 6, 11, 12);
    quarter(s, 2, 7, 8, 13);
    quarter(s, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) s[i] = (s[i] as number) + (start[i] as number);
  return new Uint32Array(s.buffer);
}

/** 32 bytes as 8 little-endian words, the form in which the RFC takes a key. */
export function keyWords(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: 8 }, (_, i) => view.getUint32(i * 4, true));
}
