/** The board of General Orders: everything the table frame needs to show it. */
import type { GameBoard } from '@sztab/pieces';
import type { Shape } from '../rules/moves.ts';
import { sideOf } from '../rules/state.ts';
import { answers } from './answers.ts';
import { autoPass } from './auto-pass.ts';
import { staging } from './beats.ts';
import { Board } from './board.tsx';
import { chart } from './chart.ts';
import { Clock } from './clock.tsx';
import { detailOf, explain } from './detail.ts';
import { Die } from './dice.tsx';
import { ending } from './ending.ts';
import { goal } from './goal.ts';
import { Hand } from './hand.tsx';
import { Instruments } from './instruments.tsx';
import { log } from './log-lines.ts';
import { Badge, PENCIL } from './marks.tsx';
import { Mini } from './mini.tsx';
import { actOf, chipOf, nameOf, nextSlot, symbolOf } from './names.ts';
import { noteOn } from './notes.ts';
import { forecast } from './panel.tsx';
import { figures, phases, primary } from './phases.ts';
import { SeatFigures } from './seat-figures.tsx';
import { share } from './share.ts';
import { reaction } from './story.ts';
import { warning } from './warning.ts';
import { Zoom } from './zoom.tsx';

export const board: GameBoard<Shape> = {
  Board,
  Hand,
  Instruments,
  Zoom,
  Badge,
  Die,
  pencil: (seat) => PENCIL[sideOf(seat)],
  phases,
  goal,
  figures,
  SeatFigures,
  Clock,
  nextSlot,
  nameOf,
  actOf,
  chipOf,
  symbolOf,
  detailOf,
  explain,
  warning,
  primary,
  share,
  answers,
  reactions: { story: reaction, autoPass },
  forecast,
  camera: 'close',
  Mini,
  // Where soldiers or aircraft are sent, their numbers are touched on the map.
  phone: { closeUp: ({ flow }) => ['advance.move', 'fly.move'].includes(flow.at(-1)?.step ?? '') },
  staging,
  log,
  note: noteOn,
  chart,
  ending,
  unused: (view, seat, language) => view.hand[sideOf(seat)].map((card) => nameOf(card, view, language)),
};
