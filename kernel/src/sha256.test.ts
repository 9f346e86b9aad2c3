import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fromHex, hashText, hex, sha256, utf8 } from './sha256.ts';

test('SHA-256 gives the digests of the standard', () => {
  expect(hashText('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(hashText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(hashText('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  );
  expect(hashText('a'.repeat(1_000_000))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
});

test('SHA-256 agrees with another implementation for every length around a block', () => {
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255);
    expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});

test('UTF-8 is right for one to four bytes', () => {
  const text = 'aż€𝄞';
  expect([...utf8(text)]).toEqual([...Buffer.from(text, 'utf8')]);
  // Half a sign has the bytes it always had: Node and browsers would put another in its place.
  expect([...utf8('\ud834a')]).toEqual([0xed, 0xa0, 0xb4, 0x61]);
});

test('hexadecimal text goes there and back, and anything else is refused', () => {
  expect(hex(fromHex('00ff10'))).toBe('00ff10');
  for (const bad of ['0', 'zz', 'FF', '0x10']) expect(() => fromHex(bad)).toThrow(RangeError);
});
