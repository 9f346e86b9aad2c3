/** The board of 1944: Race to the Rhine: everything the table frame needs to show it. */
import type { GameBoard } from '@sztab/pieces';
import type { Shape } from '../rules/moves.ts';
import { boardWords } from '../text/board.ts';
import { answers } from './answers.ts';
import { staging } from './beats.ts';
import { Board } from './board.tsx';
import { begins, explain } from './chain.ts';
import { chart } from './chart.ts';
import { ending } from './ending.ts';
import { frontTowns } from './front.tsx';
import { goal } from './goal.ts';
import { Hand } from './hand.tsx';
import { Instruments } from './instruments.tsx';
import { log } from './log-lines.ts';
import { pencil } from './marks.ts';
import { Mini } from './mini.tsx';
import { chipOf, detailOf, nameOf, nextSlot, symbolOf } from './names.ts';
import { noteOn } from './notes.ts';
import { figures, phases, primary, unused } from './phases.ts';
import { share } from './share.ts';
import { warning } from './warning.ts';
import { ways } from './ways.ts';
import { Zoom } from './zoom.tsx';

const TAB_SIGN = { board: 'layers', hand: 'corps', instruments: 'depot' } as const;

export const board: GameBoard<Shape> = {
  Board,
  phone: {
    closeUp: true,
    tab: (tab, language) => (tab === 'log' ? null : { name: boardWords[language].tabs[tab], symbol: TAB_SIGN[tab] }),
  },
  answers,
  handInRail: true,
  camera: 'there',
  front: frontTowns,
  Mini,
  closeUp: ({ flow }) => flow.some(({ step }) => step === 'move' || step === 'transport'),
  Hand,
  Instruments,
  Zoom,
  pencil,
  phases,
  goal,
  figures,
  nextSlot,
  nameOf,
  chipOf,
  symbolOf,
  detailOf,
  primary,
  warning,
  ways,
  begins,
  explain,
  share,
  staging,
  log,
  note: noteOn,
  chart,
  ending,
  unused,
};
