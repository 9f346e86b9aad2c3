import { expect, test } from 'vitest';
import { HttpRefusal } from '../refusal.ts';
import { hashPassword, isPassword } from './passwords.ts';

test('right passwords of one address are checked in turn up to a limit, and another address does not wait for them', async () => {
  const password = 'kobylka-1920';
  const kept = await hashPassword(password, '192.0.2.9');
  const order: string[] = [];
  const check = async (address: string) => {
    const right = await isPassword(password, kept, address);
    order.push(address);
    return right;
  };
  const many = Array.from({ length: 50 }, () => check('192.0.2.1'));
  const other = check('192.0.2.2');
  const checked = await Promise.allSettled(many);
  const refused = checked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  // Two at work, forty waiting.
  expect(refused).toHaveLength(8);
  for (const reason of refused) {
    expect(reason).toBeInstanceOf(HttpRefusal);
    expect(reason).toMatchObject({ status: 429, word: 'too-many' });
  }
  expect(checked.filter((one) => one.status === 'fulfilled' && one.value)).toHaveLength(42);
  expect(await other).toBe(true);
  // Threads end in any order, but most of the forty still wait.
  expect(order.indexOf('192.0.2.2')).toBeLessThan(20);
  // Its turn comes again.
  expect(await isPassword('another', kept, '192.0.2.1')).toBe(false);
  expect(await isPassword(password, null, '192.0.2.1')).toBe(false);
});

test('the waiting passwords of all addresses have a limit', async () => {
  const kept = await hashPassword('kobylka-1920', '192.0.2.9');
  const all = Array.from({ length: 420 }, (_, n) => isPassword('wrong-one', kept, `198.51.100.${n % 20}`));
  const checked = await Promise.allSettled(all);
  expect(checked.filter(({ status }) => status === 'rejected')).toHaveLength(420 - 402);
}, 120_000);
