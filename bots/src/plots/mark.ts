/** A drawing as data: a page makes elements of it, the terminal a text. */

export interface Mark {
  readonly tag: string;
  /** Attributes as SVG spells them. */
  readonly has: Readonly<Record<string, string | number>>;
  readonly within: readonly (Mark | string)[];
}

type Has = Readonly<Record<string, string | number | undefined>>;

/** What has no value is left out. */
export function mark(tag: string, has: Has = {}, ...within: readonly (Mark | string | null)[]): Mark {
  const told = Object.entries(has).filter((one): one is [string, string | number] => one[1] !== undefined);
  return { tag, has: Object.fromEntries(told), within: within.filter((one) => one !== null) };
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] as string);

/** As text, for a page that is written to a file. */
export function markup({ tag, has, within }: Mark): string {
  const told = Object.entries(has).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
  const inside = within.map((one) => (typeof one === 'string' ? escaped(one) : markup(one)));
  return `<${tag}${told.join('')}>${inside.join('')}</${tag}>`;
}

/** How a seat is drawn: colour, kind of line and shape together, so that no difference is one of colour alone. */
export interface SeatStyle {
  readonly fill: string;
  readonly dash: string | undefined;
  /** Around (0, 0) and ten units wide. */
  readonly shape: string;
  /** Drawn on a casing of ink: it would vanish on the ground. */
  readonly cased: boolean;
}

/** To a tenth: no screen shows more. */
export const r = (n: number): number => Math.round(10 * n) / 10;

export const line = (x1: number, y1: number, x2: number, y2: number, more: Has = {}): Mark =>
  mark('line', { x1: r(x1), y1: r(y1), x2: r(x2), y2: r(y2), stroke: 'var(--rule)', ...more });
export const box = (x: number, y: number, width: number, height: number, more: Has = {}): Mark =>
  mark('rect', { x: r(x), y: r(y), width: r(Math.max(0, width)), height: r(Math.max(0, height)), ...more });
export const text = (x: number, y: number, said: string, more: Has = {}): Mark =>
  mark('text', { x: r(x), y: r(y), ...more }, said);
export const seatMark = ({ fill, shape }: SeatStyle, x: number, y: number, size = 10): Mark =>
  mark('path', {
    d: shape,
    transform: `translate(${r(x)} ${r(y)}) scale(${size / 10})`,
    fill,
    stroke: 'var(--ink)',
    'stroke-width': 1.2,
  });

/** The sheet of a drawing. `said`: all of it in one sentence, for those who do not see it. */
export const sheet = (width: number, height: number, said: string, ...within: readonly (Mark | null)[]): Mark =>
  mark(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', 'aria-label': said, class: 'plot' },
    ...within,
  );

/** The fill of luck. Every sheet needs its own, under a name that no other sheet has. */
export const hatch = (id: string): Mark =>
  mark(
    'defs',
    {},
    mark(
      'pattern',
      { id, width: 5, height: 5, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
      mark('rect', { width: 5, height: 5, fill: 'var(--panel)' }),
      mark('line', { x1: 1, y1: 0, x2: 1, y2: 5, stroke: 'var(--ink)', 'stroke-width': 1.6 }),
    ),
  );

/** What changed a chance, by three fills that survive without colour: a decision, somebody else's, luck; and what nobody knows. */
export type Fill = 'ink' | 'own' | 'others' | 'luck' | 'rest';

export function filled(fill: Fill, style: SeatStyle, hatched: string): Has {
  switch (fill) {
    case 'ink':
      return { fill: 'var(--ink)' };
    case 'own':
      return { fill: style.fill, stroke: 'var(--ink)', 'stroke-width': 1 };
    case 'others':
      return { fill: 'var(--panel)', stroke: 'var(--ink)', 'stroke-width': 1.3 };
    case 'luck':
      return { fill: `url(#${hatched})`, stroke: 'var(--ink)', 'stroke-width': 1 };
    case 'rest':
      return { fill: 'none', stroke: 'var(--ink-2)', 'stroke-width': 1, 'stroke-dasharray': '2 2' };
  }
}
