/** Saipan: the sea with its lining, reef and coast, the ridge under Tapotchau, the airfield and the lake. */
import { scattered } from '@sztab/pieces';
import { landLoops, type Point, pathOf } from '../geometry.ts';
import { contours, type Hill } from './contours.ts';
import { Relief } from './relief.tsx';

const HILLS: readonly Hill[] = [
  [3.46, 3, 1.25, 0.8, 1.5, 60],
  [2.6, 4.5, 0.6, 0.7],
  [4.3, 4.5, 0.55, 0.6],
  [4.33, 1.5, 0.7, 0.7, 1, 80],
  [5, -0.1, 0.45, 0.6, 1.4, 10],
  [6.2, 3.2, 0.5, 0.6, 1.2, 10],
  [4.3, 7.5, 0.5, 0.5, 0.9, 60],
  [3.4, 6.1, 0.4, 0.5, 0.8, 20],
];
const LEVELS = [0.22, 0.36, 0.5, 0.64, 0.78, 0.95, 1.1];

/** The coast runs a little outside the hexes and never straight; the west has beaches, the east has cliffs. */
function coast(): Point[] {
  const at = scattered(41);
  const [loop = []] = landLoops('island');
  return loop.flatMap((from, i): Point[] => {
    const to = loop[(i + 1) % loop.length] as Point;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const out: Point = [(to[1] - from[1]) / length, -(to[0] - from[0]) / length];
    return [0, 0.2, 0.4, 0.6, 0.8].map((s): Point => {
      const far = 0.05 + at() * 0.11;
      return [from[0] + (to[0] - from[0]) * s + out[0] * far, from[1] + (to[1] - from[1]) * s + out[1] * far];
    });
  });
}
const COAST = pathOf([coast()]);
const LINES = contours(HILLS, [-1.6, -1.4], [9.6, 9], LEVELS);
/** How far from the coast each line of the water stands. */
const LINING = [1.9, 1.5, 1.15, 0.85, 0.58, 0.34];

export function SaipanGround() {
  return (
    <>
      <path d="M-30-20h60v50h-60z" fill="var(--sea)" />
      <g fill="none" strokeLinejoin="round">
        {LINING.map((far, i) => (
          <g key={far}>
            <path d={COAST} stroke="var(--sea-line)" strokeWidth={far} opacity={0.2 + i * 0.11} />
            <path d={COAST} stroke="var(--sea)" strokeWidth={far - 0.03} />
          </g>
        ))}
        <path d={COAST} stroke="var(--gow-beach)" strokeWidth=".2" />
        <path d={COAST} fill="var(--gow-beach)" stroke="var(--water-ink)" strokeWidth=".03" />
        <path
          d="M-1.3 8.3C-1.7 7.2-1.6 6-.9 4.9S.4 3.1.9 2.2S1.9.6 2.2-.4"
          stroke="var(--water-ink)"
          strokeWidth=".03"
          strokeDasharray=".02 .09"
          strokeLinecap="round"
          opacity=".75"
        />
      </g>
    </>
  );
}

export function SaipanSigns() {
  return (
    <>
      <Relief lines={LINES} />
      <path
        d="M1.95 5.62c.16-.12.36-.04.38.12s-.14.3-.3.26-.2-.3-.08-.38z"
        fill="var(--sea)"
        stroke="var(--water-ink)"
        strokeWidth=".025"
      />
      <g transform="translate(2.62 7.52) rotate(-28)" className="gow-built">
        <path d="M-.62-.07h1.24v.14h-1.24z" fill="var(--paper-ink-2)" opacity=".55" />
        <path d="M-.55 0h1.1" stroke="var(--land)" strokeWidth=".025" strokeDasharray=".12 .08" />
      </g>
      <path
        className="gow-built"
        fill="var(--paper-ink-2)"
        d="M1.15 2.62h.1v.08h-.1zM1.1 2.8h.12v.08h-.12zM1.12 3.12h.1v.1h-.1zM1.2 3.34h.12v.07h-.12zM2.32 2.66h.1v.1h-.1zM2.24 3.3h.12v.08h-.12zM-.62 5.7h.1v.08h-.1zM-.6 6.2h.12v.07h-.12z"
      />
    </>
  );
}
