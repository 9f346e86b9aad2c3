/** The board of First to Fight: everything the table frame needs to show it. */
import type { GameBoard, PhoneTab } from '@sztab/pieces';
import type { Shape } from '../rules/moves.ts';
import { boardWords } from '../text/board.ts';
import { answers } from './answers.tsx';
import { staging } from './beats.ts';
import { explain } from './best-use.ts';
import { Board } from './board.tsx';
import { chart } from './chart.ts';
import { Clock } from './clock.tsx';
import { ending } from './ending.ts';
import { forecast } from './forecast.tsx';
import { goal } from './goal.ts';
import { Hand } from './hand.tsx';
import { Instruments } from './instruments.tsx';
import { log } from './log-lines.ts';
import { detailOf, nameOf, nextSlot, symbolOf } from './names.ts';
import { noteOn } from './notes.ts';
import { actOf, chipOf } from './order.ts';
import { Peek } from './peek.tsx';
import { figures, phases, primary, unused } from './phases.ts';
import { rider } from './rider.ts';
import { SeatFigures } from './seat-figures.tsx';
import { TimeTrack } from './time-track.tsx';
import { warning } from './warning.ts';
import { Zoom } from './zoom.tsx';

const TAB_SYMBOL = { board: 'globe', hand: 'hand', instruments: 'depot' } as const;

export const board: GameBoard<Shape> = {
  Board,
  regions: { left: 204, right: 0, strip: 44, tray: 168, briefing: 326 },
  Hand,
  Instruments,
  Strip: TimeTrack,
  Clock,
  phone: {
    Peek,
    tab: (tab: PhoneTab, language) =>
      tab === 'log' ? null : { name: boardWords[language].tabs[tab], symbol: TAB_SYMBOL[tab] },
  },
  Zoom,
  phases,
  goal,
  figures,
  SeatFigures,
  nextSlot,
  nameOf,
  symbolOf,
  detailOf,
  explain,
  answers,
  forecast,
  primary,
  chipOf,
  actOf,
  warning,
  rider,
  staging,
  log,
  note: noteOn,
  chart,
  ending,
  unused,
};
