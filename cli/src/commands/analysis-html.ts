/** An analysis as one page that needs no server: the plots of the site, with their styles inside. */
import { type Analysis, changesOf, type Moment, type PartOf, pointsOf, rowOf } from '@sztab/bots';
import {
  barsPlot,
  curvePlot,
  escaped,
  markup,
  PART_FILL,
  SEAT_STYLES,
  type SeatStyle,
  waterfallPlot,
} from '@sztab/bots/plots';
import type { CliWords } from '../words.ts';

/** The house's tokens by day and by night; a page in a file follows the system. */
const STYLE = `:root{color-scheme:light;--table:#dde1dc;--panel:#eef0eb;--ink:#16222a;--ink-2:#42515a;--rule:#b9c1bb;--edge:#737f7c;--stop:#a3232b;--go:#24694a;--p-red:#b8322a;--p-blue:#1f5fa8;--p-ochre:#d9940e;--p-white:#fffdf6}
@media (prefers-color-scheme:dark){:root{color-scheme:dark;--table:#0f1619;--panel:#182125;--ink:#ece7d8;--ink-2:#b9c0bd;--rule:#35424a;--edge:#76848a;--stop:#f08a84;--go:#7cc9a0;--p-red:#db4f40;--p-blue:#5a9bea;--p-ochre:#f0b23e;--p-white:#fffdf6}}
body{margin:0 auto;max-width:1000px;padding:24px 16px;background:var(--table);color:var(--ink);font:15px/1.45 system-ui,sans-serif}
section{margin:0 0 16px;padding:12px 16px;background:var(--panel);overflow:auto}h1,h2{font-family:Georgia,serif}h2{font-size:18px;margin:0 0 8px}
.plot text{fill:var(--ink);font:12px system-ui,sans-serif;font-variant-numeric:tabular-nums}.plot .strong,.plot .gain,.plot .loss,.plot .on-ink{font-weight:700}.plot .gain{fill:var(--go)}.plot .loss{fill:var(--stop)}.plot .on-ink{fill:var(--panel)}
table{border-collapse:collapse}th,td{padding:2px 10px 2px 0;border-top:1px solid var(--rule);text-align:right}th:first-child{text-align:left}small,p.quiet{color:var(--ink-2)}details{margin-top:6px}`;

const hundred = (share: number): number => Math.round(100 * share);
const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

export interface AnalysisPage {
  readonly title: string;
  readonly outcome: string;
  /** By line. */
  readonly names: readonly string[];
  readonly roles: readonly string[];
  readonly moments: readonly (readonly Moment[])[];
  /** What is said of a moment. */
  readonly told: (moment: Moment) => string;
}

export function analysisPage(analysis: Analysis, page: AnalysisPage, m: CliWords): string {
  const say = m.analysed;
  const lines = analysis.results.map((_, line) => line);
  const style = (line: number): SeatStyle => SEAT_STYLES[line % SEAT_STYLES.length] as SeatStyle;
  const name = (line: number): string => page.names[line] as string;
  const moves = analysis.readings.length;
  const part = (of: PartOf, seat: number | null): string =>
    seat === null ? say.parts[of] : (page.roles[seat] as string);
  const tenths = Array.from({ length: 10 }, (_, i) => ({
    name: String(Math.round((moves * i) / 10) + 1),
    from: (moves * i) / 10,
    to: (moves * (i + 1)) / 10,
  }));
  const curve = (line: number): string =>
    markup(
      curvePlot({
        id: `curve-${line}`,
        width: 960,
        height: 280,
        moves,
        rounds: tenths,
        lines: lines.map((one) => ({
          name: name(one),
          style: style(one),
          points: pointsOf(analysis, one),
          own: one === line,
        })),
        changes: changesOf(analysis, line).map(({ from, to, own, others, dice, cards, news }) => ({
          at: (from + to) / 2,
          own,
          others,
          luck: dice + cards + news,
        })),
        moments: (page.moments[line] ?? []).map(({ at }, i) => ({ at, number: i + 1, selected: false })),
        at: null,
        read: moves,
        even: lines.length > 1 ? { share: 1 / lines.length, said: '' } : null,
        names: true,
        said: `${name(line)}: ${say.chance}`,
      }),
    );
  const row = (line: number): string => {
    const parts = rowOf(analysis, line);
    const cells = parts.map(({ of, points }) => (of === 'start' || of === 'result' ? `${points} %` : signed(points)));
    const head = parts.map(({ of, seat }) => escaped(part(of, seat)));
    const plot = waterfallPlot({
      id: `row-${line}`,
      width: 960,
      height: 130,
      style: style(line),
      parts: parts.map(({ of, seat, points }) => ({ name: part(of, seat), points, fill: PART_FILL[of] })),
      said: `${name(line)}: ${parts.map(({ of, seat }, i) => `${part(of, seat)} ${cells[i]}`).join(', ')}`,
    });
    return `${markup(plot)}<table><tr><th></th>${head.map((one) => `<th>${one}</th>`).join('')}</tr><tr><th>${escaped(name(line))}</th>${cells.map((one) => `<td>${one}</td>`).join('')}</tr></table>`;
  };
  const luck = (line: number): string => {
    const turns = changesOf(analysis, line);
    const places = tenths.map(({ name: called, from, to }) => {
      const some = turns.filter((turn) => turn.from >= from && turn.from < to);
      const sum = (of: 'dice' | 'cards'): number => 100 * some.reduce((all, turn) => all + turn[of], 0);
      return {
        name: called,
        bars: [
          { value: sum('dice'), fill: 'luck' as const },
          { value: sum('cards'), fill: 'others' as const },
        ],
      };
    });
    return markup(
      barsPlot({
        id: `luck-${line}`,
        width: 960,
        height: 130,
        style: style(line),
        places,
        scale: (value) => signed(Math.round(value)),
        said: `${name(line)}: ${say.parts.dice}, ${say.parts.cards}`,
      }),
    );
  };
  const table = `<details><summary>${escaped(say.asTable)}</summary><table><tr><th>${escaped(say.move)}</th>${lines.map((line) => `<th>${escaped(name(line))}</th>`).join('')}</tr>${analysis.readings
    .map(
      ({ chances }, at) =>
        `<tr><th>${at + 1}</th>${chances.map(({ mean, error }) => `<td>${hundred(mean)} % ±${hundred(1.645 * error)}</td>`).join('')}</tr>`,
    )
    .join('')}</table></details>`;
  const moments = (line: number): string => {
    const list = page.moments[line] ?? [];
    if (list.length === 0) return `<p>${escaped(say.noPoint)}</p>`;
    return `<ol>${list.map((moment) => `<li>${escaped(page.told(moment))}</li>`).join('')}</ol>`;
  };
  return `<!doctype html>
<html lang="${m.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(page.title)}</title><style>${STYLE}</style></head><body>
<h1>${escaped(page.title)}</h1>
<p>${escaped(page.outcome)}</p>
${lines
  .map(
    (
      line,
    ) => `<section><h2>${escaped(name(line))}: ${escaped(say.chance)}</h2>${curve(line)}${line === 0 ? table : ''}</section>
<section><h2>${escaped(name(line))}: ${escaped(say.points)}</h2>${moments(line)}</section>
<section><h2>${escaped(name(line))}: ${escaped(say.fromStart)}</h2>${row(line)}</section>
<section><h2>${escaped(name(line))}: ${escaped(say.parts.dice)} · ${escaped(say.parts.cards)}</h2>${luck(line)}</section>`,
  )
  .join('\n')}
<p class="quiet">${escaped(say.opinion)}</p>
</body></html>
`;
}
