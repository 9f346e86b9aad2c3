/** Play in this browser: alone, with bots, around one screen. */

export type { Sitter, TableHandle } from '../tables/handle.ts';
export { type Best, bestOf, bestOnEachTerms, keepBest } from './best.ts';
export { type Origin, originOf, startFrom } from './branch.ts';
export { awaitsSecond, knowsWhatComes, mayPlayFrom } from './branching.ts';
export { NewerEdition } from './log.ts';
export { onNews } from './news.ts';
export { discardTable, importRecord, keptOf, recordOf, saveFile } from './records.ts';
export { awaitedAt } from './stand-in.ts';
export { doubleMatchWinner, openTable, startSecondGame, startTable } from './start.ts';
export { allRows, isSound, StoreError, type TableRow } from './store.ts';
