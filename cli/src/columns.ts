import { escapeControls } from '@sztab/kernel/words';

/** Rows of text under each other; numbers to the right, as the eye compares them. */
export function columns(texts: readonly (readonly string[])[], right: readonly number[] = []): string {
  const rows = texts.map((row) => row.map(escapeControls));
  const most = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: most }, (_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, i) => (right.includes(i) ? cell.padStart(widths[i] as number) : cell.padEnd(widths[i] as number)))
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
}
