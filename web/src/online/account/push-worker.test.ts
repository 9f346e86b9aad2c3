import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync(new URL('../../../public/push.js', import.meta.url), 'utf8');

/** The worker's script with a browser that only takes down what it is asked for. */
function worker(pages: readonly string[]) {
  const done: unknown[][] = [];
  const hears = new Map<string, (event: object) => void>();
  const self = {
    location: { origin: 'https://sztab.example' },
    addEventListener: (name: string, hear: (event: object) => void) => hears.set(name, hear),
    registration: { showNotification: (...shown: unknown[]) => done.push(['show', ...shown]) },
    clients: {
      matchAll: async () => pages.map((url) => ({ url, focus: () => done.push(['focus', url]) })),
      openWindow: (url: string) => done.push(['open', url]),
    },
  };
  runInNewContext(script, { self, URL });
  const happen = async (name: string, event: object): Promise<void> => {
    let waited: unknown;
    hears.get(name)?.({ ...event, waitUntil: (promise: unknown) => (waited = promise) });
    await waited;
  };
  return {
    done,
    push: (letter: object) => happen('push', { data: { json: () => letter } }),
    click: (url: string) =>
      happen('notificationclick', { notification: { data: { url }, close: () => done.push(['close']) } }),
  };
}

test('a letter is shown in its language, one for each table', async () => {
  const { push, done } = worker([]);
  await push({ title: 'Twoja kolej', body: 'Niepodległa', url: '/t/abcdef', tag: 'abcdef', lang: 'pl' });
  expect(done).toMatchObject([
    ['show', 'Twoja kolej', { body: 'Niepodległa', tag: 'abcdef', lang: 'pl', data: { url: '/t/abcdef' } }],
  ]);
});

test('a touch opens the table, or shows the page where it is open already; nothing leads to another site', async () => {
  const at = 'https://sztab.example';
  const elsewhere = worker([`${at}/`, `${at}/t/other1`]);
  await elsewhere.click('/t/abcdef');
  expect(elsewhere.done).toEqual([['close'], ['open', `${at}/t/abcdef`]]);
  const there = worker([`${at}/t/abcdef?invite=x`]);
  await there.click('/t/abcdef');
  expect(there.done).toEqual([['close'], ['focus', `${at}/t/abcdef?invite=x`]]);
  const foreign = worker([]);
  await foreign.click('https://elsewhere.example/t/abcdef');
  await foreign.click('//elsewhere.example');
  expect(foreign.done).toEqual([['close'], ['close']]);
});
