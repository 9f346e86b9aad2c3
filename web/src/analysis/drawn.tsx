/** A drawing that is data, as elements. */
import type { Mark } from '@sztab/bots/plots';
import { createElement, type ReactNode } from 'react';

/** React has names of its own for what SVG spells with a dash. */
const asProp = (name: string): string =>
  name === 'class'
    ? 'className'
    : /^(?:aria|data)-/.test(name)
      ? name
      : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

export function Drawn({ mark: { tag, has, within } }: { mark: Mark }): ReactNode {
  const props = Object.fromEntries(Object.entries(has).map(([name, value]) => [asProp(name), value]));
  return createElement(
    tag,
    props,
    // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is made anew as a whole
    ...within.map((one, i) => (typeof one === 'string' ? one : <Drawn key={i} mark={one} />)),
  );
}
