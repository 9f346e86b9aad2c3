/** The table: playing, and looking at what was played. */
export { BoardPane } from './board/board-pane.tsx';
export { usePanZoom } from './board/pan-zoom.ts';
export { StillBoard } from './board/still-board.tsx';
export { Pointers, type Ring } from './coach/pointers.tsx';
export type { TableHandle, TableState } from './house.ts';
export { useLayout } from './layout.ts';
export { AskWord, useGlossary, Worded } from './meaning/worded.tsx';
export { useOpenTable } from './open.ts';
export { Brand } from './panes/ribbon.tsx';
export { Replay, ReplayPage } from './replay/replay-page.tsx';
export { pencilOf } from './seats/pencil.tsx';
export { nameOfSeat, type Sitting, useSitting } from './sitting.ts';
export { AtPlace } from './stage/at-place.tsx';
export { useMotion as useTravel } from './stage/motion.ts';
export type { Now } from './stage/stage.ts';
export { useRetelling } from './stage/use-stage.ts';
export { AtTable, NotOpened, TablePage } from './table-page.tsx';
export { exportRecord } from './windows/settings.tsx';
