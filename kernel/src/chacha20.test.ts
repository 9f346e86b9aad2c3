import { createCipheriv } from 'node:crypto';
import { expect, test } from 'vitest';
import { chachaBlock, keyWords } from './chacha20.ts';
import { fromHex, hex } from './sha256.ts';

const bytesOf = (words: Uint32Array): string => {
  const bytes = new Uint8Array(64);
  words.forEach((word, i) => {
    new DataView(bytes.buffer).setUint32(i * 4, word, true);
  });
  return hex(bytes);
};
const words = (text: string): Uint32Array => {
  const bytes = fromHex(text);
  const view = new DataView(bytes.buffer);
  return Uint32Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(i * 4, true));
};
const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

test('RFC 8439 section 2.3.2: the block function', () => {
  expect(bytesOf(chachaBlock(words(KEY), 1, words('000000090000004a00000000')))).toBe(
    '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
      'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
  );
});

test('RFC 8439 appendix A.1: keystream test vectors 1 to 5', () => {
  const zero = '00'.repeat(32);
  const noNonce = '00'.repeat(12);
  const last = (key: string, at: number, byte: string): string => key.slice(0, at * 2) + byte + key.slice(at * 2 + 2);
  const vectors: [key: string, counter: number, nonce: string, stream: string][] = [
    [
      zero,
      0,
      noNonce,
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      zero,
      1,
      noNonce,
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
    [
      last(zero, 31, '01'),
      1,
      noNonce,
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    ],
    [
      last(zero, 1, 'ff'),
      2,
      noNonce,
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    ],
    [
      zero,
      0,
      last(noNonce, 11, '02'),
      'c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c78a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d',
    ],
  ];
  for (const [key, counter, nonce, stream] of vectors) {
    expect(bytesOf(chachaBlock(words(key), counter, words(nonce)))).toBe(stream);
  }
});

test('a long keystream agrees with another implementation', () => {
  const cipher = createCipheriv('chacha20', Buffer.from(KEY, 'hex'), Buffer.alloc(16));
  const expected = cipher.update(Buffer.alloc(64 * 300)).toString('hex');
  let ours = '';
  for (let block = 0; block < 300; block++) ours += bytesOf(chachaBlock(keyWords(fromHex(KEY)), block));
  expect(ours).toBe(expected);
});
