/** Contour lines once more over the tint of the areas, every second one stronger. */
export const Relief = ({ lines }: { lines: readonly string[] }) => (
  <g className="gow-contours gow-on-areas" fill="none" stroke="var(--relief)">
    {lines.map((d, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes
      <path key={i} d={d} strokeWidth={i % 2 ? 0.028 : 0.016} />
    ))}
  </g>
);
