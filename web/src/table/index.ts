/** The table: playing, and looking at what was played. */
export { ReplayPage } from './replay-page.tsx';
export { TablePage } from './table-page.tsx';
