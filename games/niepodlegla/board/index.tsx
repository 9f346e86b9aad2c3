/** The board of Niepodległa: everything the table frame needs to show it. */
import type { GameBoard } from '@sztab/pieces';
import type { Shape } from '../rules/moves.ts';
import { staging } from './beats.ts';
import { Board } from './board.tsx';
import { chart } from './chart.ts';
import { Clock } from './clock.tsx';
import { ending } from './ending.ts';
import { goal } from './goal.ts';
import { Hand } from './hand.tsx';
import { Instruments } from './instruments.tsx';
import { log } from './log-lines.ts';
import { pencil } from './marks.ts';
import { detailOf, nameOf, nextSlot, symbolOf } from './names.ts';
import { noteOn } from './notes.ts';
import { outOfReachText } from './out-of-reach.ts';
import { figures, phases, primary, unused } from './phases.ts';
import { SeatFigures } from './seat-figures.tsx';
import { TimeTrack } from './tracks.tsx';
import { voice } from './voice.ts';
import { warning } from './warning.ts';
import { ways } from './ways.ts';
import { Zoom } from './zoom.tsx';

export const board: GameBoard<Shape> = {
  Board,
  Hand,
  regions: { left: 236, right: 0, strip: 46, tray: 48, tabletTray: 112, briefing: 300 },
  Strip: TimeTrack,
  Instruments,
  Zoom,
  pencil,
  phases,
  goal,
  Clock,
  figures,
  SeatFigures,
  nextSlot,
  nameOf,
  symbolOf,
  detailOf,
  primary,
  mayBeSuggested: (prompt) => prompt === 'plan',
  warning,
  ways,
  partner: voice,
  staging,
  log,
  note: noteOn,
  outOfReach: outOfReachText,
  chart,
  ending,
  unused,
};
