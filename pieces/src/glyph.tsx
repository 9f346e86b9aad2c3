/** One of the house's symbols. */
import { type SymbolName, symbolHref } from './symbols.ts';

export function Glyph({ name, size = 20, title }: { name: SymbolName; size?: number; title?: string }) {
  return (
    <svg
      className="symbol"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={title ? 'img' : undefined}
      aria-hidden={title ? undefined : true}
      aria-label={title}
    >
      <use href={symbolHref(name)} />
    </svg>
  );
}
