/** The cover: the night over the clearing, the path of a rocket, the lights of the landing ground, and the Dakota. */
import { firs } from './drawing/forest.tsx';

const WIDTH = 252;
const HEIGHT = 176;
const LIGHTS = Array.from({ length: 12 }, (_, i) => [34 + i * 11, 146 - Math.floor(i / 2) * 5 + (i % 2) * 18] as const);

export function Cover() {
  const { crowns, trunks } = firs({ width: WIDTH, height: HEIGHT, shift: 0 }, { width: 120, height: 80 });
  return (
    <svg
      className="om-cover"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={WIDTH} height={HEIGHT} fill="var(--z-forest)" />
      <path d={crowns} fill="var(--z-tree)" opacity=".5" />
      <path d={trunks} stroke="var(--z-tree)" strokeWidth="1.4" opacity=".6" />
      <rect
        x="66"
        y="48"
        width="120"
        height="80"
        rx="6"
        fill="none"
        stroke="var(--paper-ink-2)"
        strokeDasharray="7 5"
        opacity=".7"
      />
      <rect width={WIDTH} height={HEIGHT} fill="var(--class-instant)" opacity=".74" />
      <path
        d="M18 156C60-30 170-24 214 112"
        fill="none"
        stroke="var(--p-white)"
        strokeWidth="2"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      <g transform="translate(70 28) rotate(34)">
        <use href="#i-rocket" x="-13" y="-13" width="26" height="26" color="var(--p-white)" />
      </g>
      <path
        d="M-10-10l4 4M10-10l-4 4M-10 10l4-4M10 10l-4-4M0-13v5M0 8v5M-13 0h5M8 0h5"
        transform="translate(206 122)"
        stroke="var(--p-ammo)"
        strokeWidth="2"
        fill="none"
      />
      {LIGHTS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="2.6" fill="var(--p-ochre)" />
      ))}
      <g transform="translate(98 142) rotate(77)">
        <use href="#i-plane" x="-19" y="-19" width="38" height="38" color="var(--p-white)" />
      </g>
    </svg>
  );
}
