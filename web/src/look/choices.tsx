/** Settings as they are asked everywhere: one of a few, or yes and no. */
import type { ReactNode } from 'react';
import './choices.css';

export function Choices<T extends string>({
  title,
  names,
  values,
  chosen,
  choose,
}: {
  title: string;
  names: Readonly<Record<T, string>>;
  values: readonly T[];
  chosen: T;
  choose(value: T): void;
}) {
  return (
    <fieldset className="settings-choices">
      <legend>{title}</legend>
      {values.map((value) => (
        <label key={value}>
          <input type="radio" name={title} checked={value === chosen} onChange={() => choose(value)} />
          {names[value]}
        </label>
      ))}
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
