/** The table: playing, and looking at what was played. */
export { Pointers } from './coach/pointers.tsx';
export { Replay, ReplayPage } from './replay/replay-page.tsx';
export { AtTable, TablePage } from './table-page.tsx';
