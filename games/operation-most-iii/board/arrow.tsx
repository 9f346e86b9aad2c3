/** The pencil's own signs: an arrow with paper under it, and a label. */
import type { Size } from './layout.ts';

export type Point = readonly [x: number, y: number];

/** A curve between two points that passes halfway at the height `crest`, with the direction of its head. */
function curve([x1, y1]: Point, [x2, y2]: Point, crest: number): { path: string; turn: number } {
  const top = ((crest - (y1 + y2) / 8) * 4) / 3;
  const lean = (x2 - x1) * 0.28;
  return {
    path: `M${x1} ${y1}C${x1 + lean} ${top} ${x2 - lean} ${top} ${x2} ${y2}`,
    turn: (Math.atan2(y2 - top, lean) * 180) / Math.PI,
  };
}

/** Solid for what is open, dotted for what is over. */
export function Arrow({
  from,
  to,
  crest,
  tone,
  dotted = false,
}: {
  from: Point;
  to: Point;
  crest: number;
  tone: string;
  dotted?: boolean;
}) {
  const { path, turn } = curve(from, to, crest);
  return (
    <g fill="none">
      <path d={path} stroke="var(--paper)" strokeWidth={dotted ? 6 : 9} opacity=".9" />
      <path
        d={path}
        stroke={tone}
        strokeWidth={dotted ? 3 : 3.5}
        strokeLinecap="round"
        strokeDasharray={dotted ? '0.1 7' : undefined}
      />
      <path
        d={dotted ? 'M-6-6 3 0-6 6' : 'M-14-9 4 0-14 9z'}
        transform={`translate(${to[0]} ${to[1]}) rotate(${turn})`}
        fill={dotted ? 'none' : tone}
        stroke={dotted ? tone : 'none'}
        strokeWidth="2.5"
      />
    </g>
  );
}

/** About half of what a label needs, so that none leaves the sheet. */
const reach = (text: string): number => text.length * 3.9 + 18;

export interface LabelAt {
  readonly at: Point;
  readonly text: string;
}
/** The height of a label, and a hair. */
const LINE = 32;
/** Where a label can stand: inside the sheet. */
function inside({ at: [x, y], text }: LabelAt, sheet: Size): Point {
  return [Math.min(Math.max(x, reach(text)), sheet.width - reach(text)), Math.max(y, 18)];
}

/** Labels of several deeds one above the other where they would cover each other: over the first one, or else under it. */
export function apart(labels: readonly LabelAt[], sheet: Size): ReadonlyMap<LabelAt, LabelAt> {
  const placed = new Map<LabelAt, LabelAt>();
  for (const label of labels) {
    const [x, y] = inside(label, sheet);
    const isFree = (top: number): boolean =>
      [...placed.values()].every(
        ({ at, text }) => Math.abs(at[0] - x) >= reach(text) + reach(label.text) || Math.abs(at[1] - top) >= LINE,
      );
    const steps = labels.flatMap((_, i) => [y - i * LINE, y + i * LINE]);
    const top = steps.find((step) => step >= 18 && step <= sheet.height - 18 && isFree(step)) ?? y;
    placed.set(label, { at: [x, top], text: label.text });
  }
  return placed;
}

export function Label({ at, text, tone, sheet }: LabelAt & { tone: string; sheet: Size }) {
  const [left, top] = inside({ at, text }, sheet);
  return (
    <span className="om3-label" data-tone={tone} style={{ left, top }}>
      {text}
    </span>
  );
}
