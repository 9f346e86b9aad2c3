/** Blizna: the railway from Pustków, huts, the launching pad, and the fence. */
import type { Ground } from './place.tsx';

const HUTS = [
  [0.18, 0.62, 26, 12],
  [0.22, 0.72, 18, 10],
  [0.36, 0.16, 30, 12],
  [0.74, 0.26, 16, 16],
  [0.78, 0.2, 26, 10],
  [0.9, 0.74, 22, 12],
] as const;

export function BaseGround({ width: w, height: h }: Ground) {
  const rails = `M-10 ${h * 0.3}C${w * 0.3} ${h * 0.18} ${w * 0.5} ${h * 0.78} ${w + 10} ${h * 0.62}`;
  const fence = Array.from({ length: Math.ceil(w / 22) }, (_, i) => `M${i * 22} ${h - 7}l6-5m0 5l-6-5`).join('');
  return (
    <>
      <rect width={w} height={h} fill="var(--om3-base)" />
      <g fill="none" stroke="var(--relief)" strokeWidth=".9" opacity=".4">
        {[30, 74, 118, 162, 206].map((y) => (
          <path key={y} d={`M0 ${y}C${w * 0.25} ${y - 22} ${w * 0.55} ${y + 38} ${w} ${y - 4}`} />
        ))}
      </g>
      <g fill="none" stroke="var(--paper-ink-2)" opacity=".55">
        <path d={rails} strokeWidth="1.6" />
        <path d={rails} strokeWidth="7" strokeDasharray="1.3 8" />
      </g>
      <g fill="var(--paper-ink-2)" opacity=".4">
        {HUTS.map(([x, y, width, height]) => (
          <rect key={x} x={x * w} y={y * h} width={width} height={height} transform={`rotate(8 ${x * w} ${y * h})`} />
        ))}
      </g>
      <g transform={`translate(${w * 0.565} ${h / 2})`} fill="none" stroke="var(--paper-ink-2)" opacity=".45">
        <circle r="26" />
        <circle r="17" />
        <path d="M-34 0h68M0-34v68" />
      </g>
      <g fill="none" stroke="var(--paper-ink)" opacity=".55">
        <path d={`M0 ${h - 9.5}H${w}`} strokeWidth="1.2" />
        <path d={fence} strokeWidth="1.1" />
      </g>
    </>
  );
}
