/** Play in this browser: alone, with bots, around one screen. */
export { type Origin, originOf, startFrom } from './branch.ts';
export { awaitsSecond, mayPlayFrom } from './branching.ts';
export { onNews } from './news.ts';
export { discardTable, importRecord, recordOf, saveFile } from './records.ts';
export { doubleMatchWinner, openTable, startSecondGame, startTable } from './start.ts';
export { allRows, StoreError, type TableRow } from './store.ts';
export type { OpenTable, Sitter } from './table.ts';
