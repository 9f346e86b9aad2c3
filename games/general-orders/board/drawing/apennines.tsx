/** The northern Apennines: ridges as contour lines, the Reno and its road, and the streets of Castel d'Aiano. */
import { contours, type Hill } from './contours.ts';
import { Relief } from './relief.tsx';

/** Heights where the map has its mountains; the chain runs from the north-west to the south-east. */
const HILLS: readonly Hill[] = [
  [-3.5, 3.3, 1, 0.8, 1.8, 70],
  [-3.5, -0.1, 1.1, 0.9],
  [-1.75, 0, 0.9, 0.8],
  [-2.6, -1.5, 0.95, 0.7, 1.2, 20],
  [3.4, 0.1, 1, 0.7, 1.1, 60],
  [3.4, -3.4, 1, 0.9, 1.7, 60],
  [0.9, -1.6, 0.6, 0.7, 1.2, -20],
  [1.7, 0.2, 0.5, 0.7],
  [-2.4, -3.6, 0.7, 0.9],
  [-7, -2, 1.2, 1.6, 3, 60],
  [-7.2, 4, 1, 1.5, 2.4, 40],
  [7, -3.5, 0.9, 1.4, 2.6, 70],
  [7.4, 3.2, 0.8, 1.5, 2.2, 110],
  [0.5, 5.8, 0.7, 0.8, 3, 5],
  [-1, -6, 0.8, 0.9, 3, -8],
  [-11.5, 1, 1, 1.5, 2.6, 80],
  [11.5, -0.5, 1, 1.6, 2.8, 65],
  [4, 8.5, 0.9, 1.2, 2.6, 15],
  [-5, 8.2, 0.9, 1.2, 2.2, -20],
  [4.5, -8.2, 0.9, 1.2, 2.4, -15],
  [-6, -7.6, 0.9, 1.3, 2.2, 25],
  [12, 6.5, 0.8, 1.2, 2, 40],
  [-12, -5.5, 0.8, 1.2, 2, 60],
];
const LEVELS = [0.2, 0.34, 0.48, 0.62, 0.76, 0.9];
const LINES = contours(HILLS, [-15, -10], [15, 10], LEVELS);

const RENO =
  'M-2.6 11C-2 9-1.7 7.6-1.4 6.6C-1.2 5.6-.9 5.3-.5 4.9S1.2 4 1.9 3.6S3.6 2.9 4 2.2S4.5.6 4.55-.2S4.3-1.4 5-2.1S6.9-3.3 8.6-3.7S12-5 16-5.4';
const ROAD =
  'M-3.1 11C-2.4 9-2 7.6-1.75 6.6C-1.5 5.5-1.1 5.1-.7 4.7S1 3.75 1.7 3.35S3.3 2.6 3.7 2S4.3.5 4.3-.2S4.1-1.6 4.8-2.3S6.8-3.6 8.5-4S12-5.3 16-5.8';

export function ApennineGround() {
  return (
    <>
      <path d="M-40-40h80v80h-80z" fill="var(--land-far)" />
      <g className="gow-contours" fill="none" stroke="var(--relief)">
        {LINES.map((d, i) => (
          <path key={LEVELS[i]} d={d} strokeWidth={i % 2 ? 0.022 : 0.013} />
        ))}
      </g>
      <Waters />
    </>
  );
}

function Waters() {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={RENO} stroke="var(--river)" strokeWidth=".06" />
      <path d={ROAD} stroke="var(--paper-ink-2)" strokeWidth=".045" opacity=".55" />
      <path d={ROAD} stroke="var(--land)" strokeWidth=".018" />
    </g>
  );
}

/** Over the tint of the areas: the same lines again, and what is built. */
export function ApennineSigns() {
  return (
    <>
      <Relief lines={LINES} />
      <Waters />
      <g className="gow-built" fill="var(--paper-ink-2)">
        <path d="M-.62-.3h.14v.1h-.14zM-.7-.12h.1v.12h-.1zM.5-.36h.12v.1h-.12zM.6-.18h.1v.16h-.1zM-.66.16h.12v.1h-.12zM.52.12h.16v.1h-.16zM-.44-.5h.1v.08h-.1zM.36-.54h.12v.08h-.12z" />
        <path d="M-1.05 4.3h.12v.08h-.12zM-.9 4.15h.1v.08h-.1zM2.1 3.05h.1v.08h-.1zM2.25 3.2h.12v.07h-.12z" />
      </g>
    </>
  );
}
