/** One thing shown large in plain lines: its sign, its name, and what there is to say of it. */
import type { ReactNode } from 'react';
import { CardHead } from './card-head.tsx';
import type { SymbolName } from './symbols.ts';

export function ThingLines({
  symbol,
  name,
  lines,
}: {
  symbol: SymbolName;
  name: string;
  /** What is false or empty is left out; null: there is nothing to show. */
  lines: readonly ReactNode[] | null;
}) {
  if (!lines) return null;
  return (
    <article className="thing-lines">
      <CardHead symbol={symbol} name={name} />
      {lines.filter(Boolean).map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one thing never move
        <div key={i}>{line}</div>
      ))}
    </article>
  );
}
