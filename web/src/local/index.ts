/** Play in this browser: alone, with bots, around one screen. */
export { UnreadableLog } from './log.ts';
export { onNews } from './news.ts';
export { discardTable, importRecord, recordOf, saveFile } from './records.ts';
export { NoSuchTable, openTable, startSecondGame, startTable } from './start.ts';
export { allRows, StoreError, type TableRow } from './store.ts';
export type { OpenTable, Sitter, TableState } from './table.ts';
