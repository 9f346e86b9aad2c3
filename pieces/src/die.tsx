/** A die as it was rolled: pips, and the owner's colour on the frame only. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 7],
    [17, 7],
    [7, 12],
    [17, 12],
    [7, 17],
    [17, 17],
  ],
};

export function Die({
  face,
  body,
  pips,
  size = 44,
  label,
}: {
  face: number;
  body: string;
  pips: string;
  size?: number;
  label: string;
}) {
  return (
    <svg className="die" width={size} height={size} viewBox="0 0 24 24" role="img" aria-label={label}>
      <rect
        x="0.75"
        y="0.75"
        width="22.5"
        height="22.5"
        rx="4.5"
        fill={body}
        stroke="var(--paper-ink)"
        strokeWidth="1"
      />
      <path d="M1 19.5a4 4 0 0 0 4 3.5h14a4 4 0 0 0 4-3.5z" fill="#000" opacity=".18" />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="2.3" fill={pips} />
      ))}
    </svg>
  );
}
