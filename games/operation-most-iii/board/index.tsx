/** The board of Operation Most III: everything the table frame needs to show it. */
import type { GameBoard } from '@sztab/pieces';
import type { Shape } from '../rules/moves.ts';
import { sideOf } from '../rules/state.ts';
import { answers } from './answers.ts';
import { autoPass, idle } from './auto-pass.ts';
import { Badge } from './badge.tsx';
import { staging } from './beats.ts';
import { Board } from './board.tsx';
import { chart } from './chart.ts';
import { Clock } from './clock.tsx';
import { ending } from './ending.ts';
import { forecast } from './forecast.tsx';
import { goal } from './goal.ts';
import { Hand } from './hand.tsx';
import { Instruments } from './instruments.tsx';
import { log } from './log-lines.ts';
import { detailOf, explain, nameOf, nextSlot, symbolOf } from './names.ts';
import { noteOn } from './notes.ts';
import { actOf, byClick, chipOf } from './order.ts';
import { Peek } from './peek.tsx';
import { figures, phases, primary } from './phases.ts';
import { SeatFigures } from './seat-figures.tsx';
import { reaction } from './story.ts';
import { warning } from './warning.ts';
import { Zoom } from './zoom.tsx';

export const board: GameBoard<Shape> = {
  Board,
  regions: { left: 208, right: 378, strip: 0, tray: 136 },
  Hand,
  Instruments,
  Zoom,
  Badge,
  Clock,
  answers,
  phone: { Peek },
  seatByHand: true,
  SeatFigures,
  pencil: (seat) => (sideOf(seat) === 'PL' ? 'red' : 'black'),
  phases,
  goal,
  figures,
  nextSlot,
  explain,
  nameOf,
  detailOf,
  symbolOf,
  warning,
  primary,
  chipOf,
  actOf,
  byClick,
  carries: true,
  staging,
  forecast,
  reactions: { story: reaction, autoPass, idle },
  log,
  note: noteOn,
  chart,
  ending,
  unused: (view, seat, language) => view.hand[sideOf(seat)].map((card) => nameOf(card, view, language)),
};
