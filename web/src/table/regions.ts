/** Where the regions of a table lie, as figures for its style sheet: for a desk, for a small one, for a tablet. */
import { type GameBoard, type Regions, USUAL_REGIONS } from '@sztab/pieces';
import type { CSSProperties } from 'react';

export const regionsOf = ({ regions, Hand }: GameBoard): Regions =>
  regions ?? (Hand ? USUAL_REGIONS : { ...USUAL_REGIONS, tray: 0 });

/** On a small desk: the rail of a game of cards, and of a game with a map. */
const SMALL_LEFT = { cards: 196, map: 224 };
const SMALL = { right: 288, tray: 120 };
const TABLET_TRAY = 112;
/** In a rail that it shares with the seats. */
const BRIEFING = 290;

export function boxesOf(board: GameBoard): CSSProperties {
  const { left, right, strip, tray, tabletTray = tray, briefing = BRIEFING } = regionsOf(board);
  const px = (n: number): string => `${n}px`;
  return {
    '--left': px(left),
    '--right': px(right),
    '--strip': px(strip),
    '--rail-briefing': px(briefing),
    '--tray': px(board.handInRail ? 0 : tray),
    '--small-left': px(Math.min(left, left < SMALL_LEFT.map ? SMALL_LEFT.cards : SMALL_LEFT.map)),
    '--small-right': px(Math.min(right, SMALL.right)),
    '--small-tray': px(board.handInRail ? 0 : Math.min(tray, SMALL.tray)),
    '--tablet-tray': px(Math.min(tabletTray, TABLET_TRAY)),
  } as CSSProperties;
}
