import { Glyph } from './glyph.tsx';
import type { SymbolName } from './symbols.ts';

/** What one thing shown large is headed by: its sign and its name. */
export const CardHead = ({ symbol, name }: { symbol: SymbolName; name: string }) => (
  <header>
    <Glyph name={symbol} size={26} />
    <h3>{name}</h3>
  </header>
);
