// @vitest-environment happy-dom
import { choose } from '@sztab/pieces';
import { act, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import type { Move } from '../rules/moves.ts';
import { OneByOne } from './one-by-one.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A truck for which three barrels wait. */
function Loading({ onTouch }: { onTouch: (thing: string, joins?: boolean) => void }) {
  const [waiting, load] = useState(3);
  const choice = useMemo(() => choose<Move>(waiting > 0 ? ['add(fuel)'] : ['dispatch']), [waiting]);
  const touch = (thing: string, joins?: boolean): void => {
    onTouch(thing, joins);
    load((n) => Math.max(0, n - 1));
  };
  const next = waiting > 0 ? 'fuel>add' : null;
  return <OneByOne choice={choice} next={next} last="dispatch" offered label="Send everything" onTouch={touch} />;
}

test('one click loads token after token, each when the one before has become a move, and then sends the truck', () => {
  const touched: [string, (boolean | undefined)?][] = [];
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  act(() => root.render(<Loading onTouch={(...touch) => touched.push(touch)} />));
  expect(touched).toEqual([]);
  act(() => place.querySelector('button')?.click());
  // All but the first join the one before: they are taken back together.
  expect(touched).toEqual([
    ['fuel>add', undefined],
    ['fuel>add', true],
    ['fuel>add', true],
    ['dispatch', true],
  ]);
  expect(place.querySelector('button')).toBeNull();
  act(() => root.unmount());
});
