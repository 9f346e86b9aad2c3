/** Water-lining, as on old maps: the coast again and again, fainter the farther out. */

/** `lines`: how wide each is, the outermost first, and how strong; `ink`: how much of it shows. */
export function Coast({
  land,
  lines,
  ink,
}: {
  land: string;
  lines: readonly (readonly [number, number])[];
  ink: number;
}) {
  return lines.map(([width, opacity]) => (
    <g key={width} fill="none" strokeLinejoin="round">
      <path d={land} stroke="var(--sea-line)" strokeOpacity={opacity} strokeWidth={width} />
      <path d={land} stroke="var(--sea)" strokeWidth={width - ink} />
    </g>
  ));
}
