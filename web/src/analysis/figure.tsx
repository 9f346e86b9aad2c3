/** A plot, and the same as a table: whoever wants the table gets it in its place, and who does not see the plot has it anyway. */
import { Glyph as Sign } from '@sztab/pieces';
import { type ReactNode, useId } from 'react';
import { Columns } from '../look/columns.tsx';
import { setting, useSetting } from '../look/setting.ts';
import type { AnalysisWords } from '../words/analysis/index.ts';
import './figure.css';

export interface Table {
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell of each names it. */
  readonly rows: readonly (readonly string[])[];
}

const asTables = setting<'plots' | 'tables'>('sztab.analysis.as', ['plots', 'tables'], () => 'plots');

/** One choice for all plots, remembered. */
export const useAsTables = (): [boolean, (tables: boolean) => void] => {
  const [value, set] = useSetting(asTables);
  return [value === 'tables', (tables) => set(tables ? 'tables' : 'plots')];
};

function TableSwitch({ say }: { say: AnalysisWords }) {
  const [tables, show] = useAsTables();
  return (
    <button type="button" className="as-table" aria-pressed={tables} onClick={() => show(!tables)}>
      <Sign name="log" size={16} />
      {tables ? say.showPlot : say.showTable}
    </button>
  );
}

export function PlainTable({ caption, head, rows, hidden = false }: Table & { hidden?: boolean }) {
  return (
    <table className={hidden ? 'sr' : 'figure-table'}>
      <caption>{caption}</caption>
      <Columns names={head} />
      <tbody>
        {rows.map((row, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may read alike
          <tr key={n}>
            {row.map((cell, i) =>
              i === 0 ? (
                <th key={head[i]} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={head[i]} className="num">
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `before`: what stands between heading and plot. A table that would be too long to listen to is only there when it is asked for. */
export function Figure({
  say,
  title,
  more,
  table,
  spoken = true,
  before,
  children,
  className = '',
}: {
  say: AnalysisWords;
  title: string;
  more?: string;
  table: Table;
  spoken?: boolean;
  before?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  const [tables] = useAsTables();
  const id = useId();
  return (
    <section className={`figure ${className}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {more && <small>{more}</small>}
        <TableSwitch say={say} />
      </header>
      {before}
      {tables ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        <section className="table-box" tabIndex={0} aria-label={table.caption}>
          <PlainTable {...table} />
        </section>
      ) : (
        <>
          {spoken && <PlainTable {...table} hidden />}
          {children}
        </>
      )}
    </section>
  );
}
