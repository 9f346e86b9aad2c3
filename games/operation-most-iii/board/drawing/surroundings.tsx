/** No man's land: meadows by the Bug, a road with a village on it, and the places where rockets came down. */
import { scattered } from '@sztab/pieces';
import type { Ground } from './place.tsx';

const CRATERS = [
  [0.14, 0.3],
  [0.48, 0.2],
  [0.9, 0.2],
  [0.56, 0.84],
] as const;

export function SurroundingsGround({ width: w, height: h }: Ground) {
  const road = `M-10 ${h * 0.82}C${w * 0.3} ${h * 0.6} ${w * 0.7} ${h * 0.9} ${w + 10} ${h * 0.4}`;
  const river = `M${w * 0.3} -10C${w * 0.34} ${h * 0.3} ${w * 0.26} ${h * 0.55} ${w * 0.36} ${h * 0.78}S${w * 0.4} ${h} ${w * 0.39} ${h + 10}`;
  const at = scattered(7);
  const grass = Array.from(
    { length: Math.round((w * h) / 1900) },
    () => `M${Math.round(at() * w)} ${Math.round(at() * h)}v-3m3 3v-4m3 4v-3`,
  ).join('');
  const houses = Array.from({ length: 16 }, () => {
    const x = Math.round(w * 0.66 + at() * 0.19 * w);
    return `M${x} ${Math.round(h * 0.58 + at() * 0.14 * h)}h5v4h-5z`;
  }).join('');
  return (
    <>
      <rect width={w} height={h} fill="var(--land)" />
      <g fill="none" stroke="var(--relief)" strokeWidth=".9" opacity=".38">
        {[10, 52, 94, 136, 178, 220].map((y) => (
          <path key={y} d={`M0 ${y}C${w * 0.3} ${y + 40 - y / 6} ${w * 0.6} ${y - 16} ${w} ${y + 24}`} />
        ))}
      </g>
      <path d={grass} stroke="var(--wood)" fill="none" opacity=".75" />
      <path d={river} stroke="var(--river)" strokeWidth="3" fill="none" opacity=".75" />
      {w >= 700 && (
        <text
          className="om3-water"
          fill="var(--water-ink)"
          transform={`translate(${w * 0.31} ${h * 0.36}) rotate(84)`}
          textAnchor="middle"
        >
          Bug
        </text>
      )}
      <path d={road} stroke="var(--paper-ink-2)" strokeWidth="4" fill="none" opacity=".4" />
      <path d={road} stroke="var(--land)" strokeWidth="2" fill="none" />
      <path d={houses} fill="var(--paper-ink-2)" opacity=".5" />
      {CRATERS.map(([x, y]) => (
        <g key={x} transform={`translate(${x * w} ${y * h})`} stroke="var(--paper-ink)" opacity=".4" fill="none">
          <circle r="5" />
          <path d="M0-11v5M0 6v5M-11 0h5M6 0h5M-8-8l3 3M5 5l3 3M8-8l-3 3M-5 5l-3 3" />
        </g>
      ))}
    </>
  );
}
