/** The table: playing, and looking at what was played. */
export { Replay, ReplayPage } from './replay/replay-page.tsx';
export { AtTable, TablePage } from './table-page.tsx';
