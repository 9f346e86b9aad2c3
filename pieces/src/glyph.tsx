/** One of the house's symbols. The sprite itself is put into the page once, by web/. */
export function Glyph({ name, size = 20, title }: { name: string; size?: number; title?: string }) {
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
      <use href={`#i-${name}`} />
    </svg>
  );
}
