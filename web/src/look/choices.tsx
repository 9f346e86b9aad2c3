/** Settings as they are asked everywhere: one of a few, or yes and no. */
import type { ReactNode } from 'react';
import './choices.css';

interface OneOf<T extends string> {
  names: Readonly<Record<T, string>>;
  values: readonly T[];
  chosen: T;
  choose(value: T): void;
}

/** One of a few; `group` joins them. */
export function Radios<T extends string>({ group, names, values, chosen, choose }: OneOf<T> & { group: string }) {
  return values.map((value) => (
    <label key={value}>
      <input type="radio" name={group} checked={value === chosen} onChange={() => choose(value)} />
      {names[value]}
    </label>
  ));
}

export function Choices<T extends string>({ title, ...of }: OneOf<T> & { title: string }) {
  return (
    <fieldset className="settings-choices">
      <legend>{title}</legend>
      <Radios group={title} {...of} />
    </fieldset>
  );
}

export function Tick({ on, set, children }: { on: 'on' | 'off'; set(value: 'on' | 'off'): void; children: ReactNode }) {
  return (
    <label className="settings-tick">
      <input type="checkbox" checked={on === 'on'} onChange={(event) => set(event.target.checked ? 'on' : 'off')} />
      {children}
    </label>
  );
}
