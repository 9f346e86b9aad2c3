/** docs/records.md promises that a stranger can re-derive every die. Here a stranger does, with code of another house. */
import { createCipheriv, createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { heardBy, Match, readRecord } from '@sztab/kernel';
import { takeGame } from '@sztab/shelf';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../../docs/records.md', import.meta.url), 'utf8');
const record = /```sztab\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
const field = (name: string): string => new RegExp(`^${name} (.*)$`, 'm').exec(record)?.[1] ?? '';
const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

const key = sha256(`sztab dice 1\n${field('seed')}\n${field('entropy')}`);
/** OpenSSL's ChaCha20: counter and nonce are one block of 16 bytes, here all zero. */
const stream = createCipheriv('chacha20', Buffer.from(key, 'hex'), Buffer.alloc(16)).update(Buffer.alloc(64 * 4));
const word = (at: number): number => stream.readUInt32LE(4 * at);

function shuffled(items: number[]): number[] {
  for (let i = items.length - 1, at = 0; i > 0; i--, at++) {
    const j = word(at) % (i + 1);
    [items[i], items[j]] = [items[j] as number, items[i] as number];
  }
  return items;
}

test('commitment, key and words are those on the page', () => {
  expect(sha256(`sztab seed 1\n${field('seed')}`)).toBe(field('commit'));
  expect(page).toContain(`key      ${key}`);
  for (const at of [0, 1, 2, 3, 61]) expect(page).toContain(`${at}: ${word(at)}`);
});

test('the rocket tests and the die of the page are what the program plays', async () => {
  const { header, entries } = readRecord(record).record;
  const { game } = await takeGame(header.game);
  const { seed, entropy, options } = header;
  const match = new Match(game, { players: 2, options, seed: seed as string, entropy });
  const told = entries
    .filter(({ move }) => move !== 'resign')
    .flatMap(({ role, move }) =>
      match.play(
        header.seats.findIndex((seat) => seat.role === role),
        move,
      ),
    );
  const events = heardBy(told, 'public');
  expect(events).toContainEqual({ is: 'rocket-fell', parts: shuffled([1, 2, 3, 4, 5])[0] });
  expect(events).toContainEqual({ is: 'rolled', side: 'PL', dice: { PL: 1 + (word(61) % 6) } });
});
