/** The cover: a few hexes of a staff map between mountains and sea, an arrow across the border, and two commanders. */
import { contours } from './drawing/contours.ts';
import { outlines, pathOf } from './geometry.ts';
import { Commander } from './marks.tsx';

const WIDTH = 252;
const HEIGHT = 176;
const HEXES = [
  [-2, 0],
  [-1, 0],
  [0, 0],
  [1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
  [2, -1],
  [-2, 1],
  [-1, 1],
  [0, 1],
] as const;
const TINT = ['--hex-jungle', '--hex-hill', '--hex-beach', '--hex-hill', '--hex-jungle', '--hex-hill'] as const;
const [LOW = '', HIGH = '', TOP = ''] = contours(
  [
    [-1.7, 0, 1, 0.9],
    [0.9, -1.5, 0.9, 0.8],
    [1.8, 1.6, 0.7, 0.9],
  ],
  [-4.5, -3.4],
  [4.5, 3.4],
  [0.3, 0.5, 0.7],
);

export function Cover() {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={WIDTH} height={HEIGHT} fill="var(--sea)" />
      <g transform={`translate(${WIDTH / 2} ${HEIGHT / 2}) scale(36)`} strokeLinejoin="round">
        {[1.2, 0.85, 0.5].map((far) => (
          <path
            key={far}
            d={pathOf(outlines(HEXES))}
            fill="none"
            stroke="var(--sea-line)"
            strokeWidth={far}
            opacity=".3"
          />
        ))}
        {HEXES.map((hex, i) => (
          <path
            key={String(hex)}
            d={pathOf(outlines([hex]))}
            fill={`var(${TINT[i % TINT.length]})`}
            stroke="var(--paper-ink)"
            strokeWidth=".04"
          />
        ))}
        <path d={LOW + HIGH + TOP} fill="none" stroke="var(--relief)" strokeWidth=".025" opacity=".7" />
      </g>
      <path d="M96 112L148 84" stroke="var(--casing)" strokeWidth="11" />
      <path d="M96 112L148 84" stroke="var(--p-blue)" strokeWidth="8" />
      <path d="M163 76l-22 1 10 17z" fill="var(--p-blue)" stroke="var(--casing)" strokeWidth="2" />
      <g transform="translate(80 122)">
        <Commander side="blue" />
      </g>
      <g transform="translate(186 62)">
        <Commander side="yellow" />
      </g>
    </svg>
  );
}
