/**
 * A second opinion on every die. Nothing of the kernel's generator is used here: the key and the keystream come from Node's
 * own SHA-256 and ChaCha20, following docs/records.md, and every shuffle and roll of the golden games is derived again.
 */
import { createCipheriv, createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { Match, readRecord } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { DECK, START_CARDS } from '../content/cards.ts';
import { ROCKET_TESTS } from '../content/rocket-tests.ts';
import type { OmEvent } from '../rules/events.ts';
import { operationMostIII } from '../rules/index.ts';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** The stream of docs/records.md: 32-bit little-endian words of the keystream, rejection instead of remainders. */
class SecondStream {
  readonly #cipher;
  #words: number[] = [];
  constructor(seed: string, entropy: readonly string[]) {
    const key = Buffer.from(sha256(['sztab dice 1', seed, ...entropy].join('\n')), 'hex');
    this.#cipher = createCipheriv('chacha20', key, Buffer.alloc(16));
  }
  #word(): number {
    if (this.#words.length === 0) {
      const bytes = this.#cipher.update(Buffer.alloc(64));
      for (let i = 0; i < 64; i += 4) this.#words.push(bytes.readUInt32LE(i));
    }
    return this.#words.shift() as number;
  }
  below(n: number): number {
    for (;;) {
      const word = this.#word();
      if (word < Math.floor(2 ** 32 / n) * n) return word % n;
    }
  }
  die(): number {
    return this.below(6) + 1;
  }
  shuffled<X>(items: readonly X[]): X[] {
    const result = [...items];
    for (let i = result.length - 1; i >= 1; i--) {
      const j = this.below(i + 1);
      [result[i], result[j]] = [result[j] as X, result[i] as X];
    }
    return result;
  }
}

const folder = new URL('./', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.sztab'));

describe('every die and every card of a finished match follows from the revealed seed', () => {
  test.each(files)('%s', (name) => {
    const { record } = readRecord(readFileSync(new URL(name, folder), 'utf8'));
    const { header, entries } = record;
    const seed = header.seed as string;
    expect(sha256(`sztab seed 1\n${seed}`)).toBe(header.commit);

    const stream = new SecondStream(seed, header.entropy);
    const rockets = stream.shuffled(ROCKET_TESTS);
    const rest = (side: 'PL' | 'DE') => DECK[side].filter((id) => !START_CARDS[side].includes(id));
    const deck = { PL: stream.shuffled(rest('PL')), DE: stream.shuffled(rest('DE')) };
    const justDrawn = { PL: [] as string[], DE: [] as string[] };
    let dice = 0;

    const expectEvent = (event: OmEvent): void => {
      if (event.is === 'drew') {
        justDrawn[event.side] = deck[event.side].splice(0, 5);
        expect(event.cards).toEqual(justDrawn[event.side]);
      } else if (event.is === 'hand-exchanged') {
        deck[event.side] = stream.shuffled([...deck[event.side], ...(justDrawn[event.side] as typeof deck.PL)]);
        expect(event.cards).toEqual(deck[event.side].splice(0, 5));
      } else if (event.is === 'rocket-fell') expect(event.parts).toBe(rockets.shift());
      else if (event.is === 'rolled') {
        const order =
          event.dice.PL !== undefined && event.dice.DE !== undefined
            ? [event.side, event.side === 'PL' ? 'DE' : 'PL']
            : [event.side];
        for (const side of order as ('PL' | 'DE')[]) {
          expect(event.dice[side]).toBe(stream.die());
          dice++;
        }
      }
    };

    // The referee's own telling of the match: what each owner was told where something is private.
    const match = new Match(operationMostIII, { players: 2, options: header.options, seed, entropy: header.entropy });
    const hear = (told: typeof match.opened): void => {
      for (const { all, only } of told) {
        const event = Object.values(only ?? {})[0] ?? all;
        if (event) expectEvent(event);
      }
    };
    hear(match.opened);
    for (const { role, move } of entries) {
      const seat = role === 'PL' ? 0 : 1;
      if (move === 'resign') hear(match.resign(seat));
      else hear(match.play(seat, move));
    }
    expect(dice).toBeGreaterThan(3);
  });
});
