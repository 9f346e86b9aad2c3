import fs from 'node:fs';
import { expect, test } from 'vitest';
import { standIns } from './stand-ins.ts';

test('every stand-in is named behind the typeface it stands in for, in the order in which they are asked', () => {
  const tokens = fs.readFileSync(new URL('../pieces/src/tokens.css', import.meta.url), 'utf8');
  const made = [...new Set([...standIns().matchAll(/font-family: "([^"]+)"/g)].map(([, name]) => name))];
  for (const [variable, ours, last] of [
    ['--sans', 'Archivo', 'sans-serif'],
    ['--serif', 'Brygada 1918', 'serif'],
  ] as const) {
    const stack = new RegExp(`${variable}:([^;]+);`).exec(tokens)?.[1]?.replace(/\s+/g, ' ').trim() ?? '';
    const named = stack.split(/, ?/).map((name) => name.replace(/"/g, ''));
    expect(named).toEqual([ours, ...made.filter((name) => name?.startsWith(`${ours} as `)), last]);
  }
});
