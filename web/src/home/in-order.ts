import type { TableRow } from '../local/store.ts';

/** Tables that a person here can move at come first, then those where a bot is to move; among equals the latest. */
export function inOrder(rows: readonly TableRow[]): { open: TableRow[]; finished: TableRow[] } {
  const latest = [...rows].sort((a, b) => b.changed - a.changed);
  const rank = ({ summary }: TableRow): number => (summary.waitsFor === 'bot' ? 1 : 0);
  return {
    open: latest.filter(({ summary }) => summary.waitsFor !== null).sort((a, b) => rank(a) - rank(b)),
    finished: latest.filter(({ summary }) => summary.waitsFor === null),
  };
}
