// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AidSheet } from './aid.tsx';
import { readAid, sidesOf } from './read-aid.ts';

afterEach(cleanup);

const AID = `## Goal
Win.

## The Home Army {AK}
- Attack (5.3.4)
`;
const aid = readAid(AID, 'game', new Set(['G-5.3.4']));

test('an aid begins with one’s own role and says which rule somebody wants to read; with the Ctrl key the browser opens its address', () => {
  const wanted: string[] = [];
  render(<AidSheet aid={aid} language="en" plays="AK" onRule={(id) => wanted.push(id)} />);
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('The Home Army');
  const link = screen.getByRole('link', { name: '5.3.4' });
  expect(fireEvent.click(link)).toBe(false);
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(wanted).toEqual(['G-5.3.4']);
});

test('the page of one side has what is everybody’s and its own, and nothing of the others', () => {
  const both = readAid(`${AID}\n## The Germans {DE}\n- Search\n`, 'game', new Set());
  expect(sidesOf(both)).toEqual([
    { role: 'AK', title: 'The Home Army' },
    { role: 'DE', title: 'The Germans' },
  ]);
  render(<AidSheet aid={both} language="en" plays="DE" alone onRule={() => undefined} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'The Germans',
    'Goal',
  ]);
});
