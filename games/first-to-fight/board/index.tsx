/** The board of First to Fight: everything the table frame needs to show it. */
import type { GameBoard } from '@sztab/pieces';
import type { Shape } from '../rules/moves.ts';
import { staging } from './beats.ts';
import { Board } from './board.tsx';
import { chart } from './chart.ts';
import { ending } from './ending.ts';
import { goal } from './goal.ts';
import { Hand } from './hand.tsx';
import { Instruments } from './instruments.tsx';
import { beginsRound, beginsTurn, logLine } from './log-lines.ts';
import { detailOf, nameOf, nextSlot, symbolOf } from './names.ts';
import { noteOn } from './notes.ts';
import { figures, phases } from './phases.ts';
import { warning } from './warning.ts';
import { Zoom } from './zoom.tsx';

export const board: GameBoard<Shape> = {
  Board,
  regions: { left: 204, right: 0, strip: 0, tray: 168 },
  Hand,
  Instruments,
  Zoom,
  phases,
  goal,
  figures,
  nextSlot,
  nameOf,
  symbolOf,
  detailOf,
  warning,
  staging,
  logLine,
  beginsTurn,
  beginsRound,
  note: noteOn,
  chart,
  ending,
};
