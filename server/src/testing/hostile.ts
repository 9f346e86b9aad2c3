/** Messages of somebody who means ill, or whose program is broken. None of them may change anything. */
import { below, type FastStream } from '@sztab/kernel';
import type { FromClient } from '@sztab/protocol';

/** What somebody hostile knows of a table: more than any page should. */
export interface Target {
  readonly seq: number;
  /** Moves that are offered now to somebody, and whether only one seat is asked. */
  readonly offered: readonly string[];
  readonly alone: boolean;
  /** Keys of requests that were done. */
  readonly used: readonly string[];
  /** The attacker sits on a chair; is it asked now? */
  readonly seated: boolean;
  readonly asked: boolean;
  /** The last move was another's: nobody takes it back alone. */
  readonly others: boolean;
}

/** What may come back: a refusal, `done` for what was done before, how the table stands, or a closed socket. */
export type Answer = 'refused' | 'done' | 'went' | 'closed';

export interface Attack {
  readonly kind: string;
  /** Text, a binary message, text that is not UTF-8, or bytes straight onto the wire. */
  readonly send: { text: string } | { binary: Buffer } | { torn: Buffer } | { wire: Buffer };
  readonly expect: readonly Answer[];
}

const pick = <X>(dice: FastStream, list: readonly X[]): X => list[below(dice, list.length)] as X;
const bytes = (dice: FastStream, count: number): Buffer =>
  Buffer.from(Array.from({ length: count }, () => below(dice, 256)));
const key = (dice: FastStream): string => `evil-${below(dice, 0x7fffffff).toString(36).padStart(8, '0')}`;

const NONSENSE: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  '',
  'undo(1)',
  '\u0000',
  '\u202e',
  '𝔘',
  '<script>',
  [],
  {},
  [[[[[[[]]]]]]],
  { __proto__: null, toString: 1 },
  { constructor: { prototype: { seat: 0 } } },
  'x'.repeat(600),
];

/** A message that would be good, were it sent by the right person at the right moment. */
function wellFormed(dice: FastStream, { seq, offered }: Target): FromClient {
  const at = seq;
  const move = pick(dice, [...offered, 'pass', 'nonsense(1,2)']);
  return pick<FromClient>(dice, [
    { is: 'join', known: below(dice, seq + 1) },
    { is: 'move', key: key(dice), at, move },
    { is: 'undo', key: key(dice), at, count: 1 + below(dice, 3) },
    { is: 'resign', key: key(dice), at },
    { is: 'say', key: key(dice), text: 'hello' },
    { is: 'propose', key: key(dice), wish: { is: 'pause' } },
    { is: 'vote', key: key(dice), proposal: 'x', yes: true },
    { is: 'answer', key: key(dice), offer: 1 + below(dice, 9), answer: 'yes' },
    { is: 'favour', key: key(dice), bot: below(dice, 2), favour: { is: 'throw' } },
    { is: 'manner', key: key(dice), manner: 'decide' },
  ]);
}

function spoilt(dice: FastStream, target: Target): string {
  const message = wellFormed(dice, target) as unknown as Record<string, unknown>;
  const required = Object.keys(message);
  const field = pick(dice, required);
  if (below(dice, 3) === 0) delete message[field];
  // None of these is a good value of any required field of the message: not of `is`, not of a key, a place, a move.
  else
    message[field] = pick(
      dice,
      [null, [], {}, -1, 1.5, '\u0000', 'x'.repeat(600)].filter((bad) => unfit(field, bad)),
    );
  return JSON.stringify(message);
}
/** `known: null` is a good value. */
const unfit = (field: string, value: unknown): boolean => !(field === 'known' && value === null);

const ATTACKS: Readonly<Record<string, (dice: FastStream, target: Target) => Omit<Attack, 'kind'>>> = {
  noise: (dice) => ({ send: { text: bytes(dice, 1 + below(dice, 200)).toString('latin1') }, expect: ['refused'] }),
  json: (dice) => ({ send: { text: JSON.stringify(pick(dice, NONSENSE)) }, expect: ['refused'] }),
  nested: (dice) => {
    const depth = 1 + below(dice, 2000);
    return { send: { text: '['.repeat(depth) + ']'.repeat(depth) }, expect: ['refused'] };
  },
  spoilt: (dice, target) => ({ send: { text: spoilt(dice, target) }, expect: ['refused'] }),
  truncated: (dice, target) => {
    const text = JSON.stringify(wellFormed(dice, target));
    return { send: { text: text.slice(0, below(dice, text.length)) }, expect: ['refused'] };
  },
  oversized: (dice) => ({ send: { text: 'x'.repeat(4097 + below(dice, 5000)) }, expect: ['closed'] }),
  enormous: () => ({ send: { text: ' '.repeat(600_000) }, expect: ['closed'] }),
  binary: (dice) => ({ send: { binary: bytes(dice, 1 + below(dice, 100)) }, expect: ['closed'] }),
  torn: () => ({ send: { torn: Buffer.from([0x7b, 0xff, 0xfe, 0xc0]) }, expect: ['closed'] }),
  wire: (dice) => ({ send: { wire: Buffer.concat([Buffer.from([0xff]), bytes(dice, 40)]) }, expect: ['closed'] }),
  outOfOrder: (dice, { seq, offered, alone }) => {
    const at = pick(
      dice,
      [Math.max(0, seq - 1), seq + 1, 0, 1_000_000].filter((n) => n !== seq),
    );
    // Where several are asked at once, a move made for an earlier moment counts if it is still offered.
    const move = alone && offered.length > 0 ? pick(dice, offered) : 'nonsense(1,2)';
    const request: FromClient = pick(dice, [
      { is: 'move', key: key(dice), at, move },
      { is: 'undo', key: key(dice), at, count: 1 },
      // Whoever gives up does so in any position, but not in one that is still to come.
      { is: 'resign', key: key(dice), at: Math.max(at, seq + 1) },
      { is: 'vote', key: key(dice), proposal: key(dice), yes: below(dice, 2) === 0 },
    ]);
    return { send: { text: JSON.stringify(request) }, expect: ['refused'] };
  },
  joinedAgain: (dice, { seq }) => {
    const known = pick(dice, [null, 0, seq, seq + 1, 1_000_000]);
    return { send: { text: JSON.stringify({ is: 'join', known }) }, expect: ['went'] };
  },
  // The key of an earlier move: your own is used, another person's says nothing, and the position has changed.
  replayed: (dice, { seq, offered, used, seated, alone }) => {
    const request = {
      is: 'move',
      key: pick(dice, used),
      at: below(dice, seq),
      move: alone ? pick(dice, [...offered, 'pass']) : 'nonsense(1,2)',
    };
    return { send: { text: JSON.stringify(request) }, expect: seated ? ['done', 'refused'] : ['refused'] };
  },
  foreignSeat: (dice, target) => {
    const { seq, seated, asked, offered, others } = target;
    const move = asked ? 'nonsense(1,2)' : pick(dice, [...offered, 'pass']);
    const request: FromClient = seated
      ? pick<FromClient>(dice, [
          { is: 'move', key: key(dice), at: seq, move },
          { is: 'move', key: key(dice), at: seq, move: pick(dice, ['resign', 'undo(1)', 'undo(0)', 'undo(-1)']) },
          { is: 'undo', key: key(dice), at: seq, count: 1000 + below(dice, 90_000) },
          ...(others ? [{ is: 'undo' as const, key: key(dice), at: seq, count: 1 }] : []),
          { is: 'propose', key: key(dice), wish: { is: 'bot', seat: below(dice, 10), level: 'general' } },
          { is: 'propose', key: key(dice), wish: { is: 'resume' } },
        ])
      : wellFormed(dice, target);
    return { send: { text: JSON.stringify(request) }, expect: request.is === 'join' ? ['went'] : ['refused'] };
  },
};

const KINDS = Object.keys(ATTACKS);
/** A socket that was closed has to be opened again: these are made more seldom. */
const COSTLY = ['oversized', 'enormous', 'binary', 'torn', 'wire'];
const SELDOM = 8;

export function attack(dice: FastStream, target: Target): Attack {
  for (;;) {
    const kind = pick(dice, KINDS);
    if (COSTLY.includes(kind) && below(dice, SELDOM) > 0) continue;
    if (kind === 'replayed' && target.used.length === 0) continue;
    return { kind, ...(ATTACKS[kind] as (typeof ATTACKS)[string])(dice, target) };
  }
}
