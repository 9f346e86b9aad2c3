import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import * as people from './people.ts';
import * as refusals from './refusals.ts';
import * as socket from './socket.ts';
import * as tables from './tables.ts';
import * as words from './words.ts';

type Schema = z.core.$ZodType;
/** As much of a schema's insides as is needed to go through them. */
type Def = z.core.$ZodTypeDef & {
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly options?: readonly Schema[];
  readonly [inner: string]: unknown;
};
const INSIDE = ['element', 'innerType', 'keyType', 'valueType', 'in', 'out', 'catchall'];

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value;

/** Every text in a schema, by the way to it. */
function* textsIn(name: string, schema: Schema): Generator<readonly [string, Schema]> {
  const def = schema._zod.def as Def;
  if (def.type === 'string') yield [name, schema];
  for (const [field, inner] of Object.entries(def.shape ?? {})) yield* textsIn(`${name}.${field}`, inner);
  for (const [i, inner] of (def.options ?? []).entries()) if (isSchema(inner)) yield* textsIn(`${name}|${i}`, inner);
  // What a pipe leads to sees only what has passed its beginning.
  for (const field of def.type === 'pipe' ? ['in'] : INSIDE) {
    const inner = def[field];
    if (isSchema(inner)) yield* textsIn(`${name}.${field}`, inner);
  }
}

const all = Object.entries({ ...words, ...people, ...tables, ...socket, ...refusals })
  .filter((one): one is [string, Schema & (typeof one)[1]] => isSchema(one[1]))
  .flatMap(([name, schema]) => [...textsIn(name, schema)]);
const shaped = all.filter(
  ([, schema]) => ((schema._zod.def as Def).checks?.length ?? 0) > 0 || 'format' in schema._zod.def,
);

/** Each is a mistake to some pattern, and a hundred thousand signs long. */
const BOOKS = ['x', 'a@.', ' ', '\u0000', '-', '0'].map((sign) => sign.repeat(400_001).slice(0, 400_001));

test('there are texts in messages, of many shapes', () => {
  expect(shaped.length).toBeGreaterThan(40);
});

test.each(shaped)(
  '%s: a book is too long, and no more is said of it, because no pattern was tried',
  (_name, schema) => {
    for (const book of BOOKS) {
      const { success, error } = (schema as z.ZodMiniType).safeParse(book);
      expect(success).toBe(false);
      expect(error?.issues.map(({ code }) => code)).toEqual(['too_big']);
    }
  },
);

test.each([
  ['ada@example.com', true],
  ['ada+chess@mail.example.com', true],
  ['ada@example', false],
  ['ada@example..com', false],
  ['ada@.example.com', false],
  ['@example.com', false],
  ['ada@@example.com', false],
])('%s as an address of mail: %s', (text, good) => {
  expect(people.email.safeParse(text).success).toBe(good);
});

test.each(['\0', '\ud800', '\udc00'])('text with %j in it, which not every database can keep, is refused', (sign) => {
  const keys = { p256dh: 'x', auth: 'y' };
  expect(people.pushTarget.safeParse({ endpoint: 'https://push.example/a', keys }).success).toBe(true);
  expect(people.pushTarget.safeParse({ endpoint: `https://push.example/a${sign}`, keys }).success).toBe(false);
  expect(
    people.pushTarget.safeParse({ endpoint: 'https://push.example/a', keys: { ...keys, auth: sign } }).success,
  ).toBe(false);
  expect(words.options.safeParse({ a: 'b' }).success).toBe(true);
  for (const options of [{ a: sign }, { [sign]: 'b' }]) expect(words.options.safeParse(options).success).toBe(false);
  // What is said is cleaned instead.
  expect(words.chatText.safeParse(`a${sign}b`)).toMatchObject({ success: true, data: 'ab' });
});
