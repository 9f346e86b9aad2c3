/** The sheet: the map with the five regions around it. A phone has the map with plates; a region opens at a tap. */
import { useSize } from '@sztab/pieces';
import type { CSSProperties } from 'react';
import type { Region } from '../content/regions.ts';
import { RegionMap } from './map.tsx';
import { OrderTiles } from './order-tiles.tsx';
import { useOrdersInTray } from './orders-place.ts';
import { PhoneMap } from './phone-map.tsx';
import { usePointed } from './pointing.ts';
import type { BoardProps } from './props.ts';
import { RegionPanel } from './region.tsx';
import { fitsIn, roomIn } from './room.ts';
import { SceneOverBoard } from './scene.tsx';
import './board.css';
import './soldier.css';

/** Narrower sheets have no room for regions beside the map. */
const NARROW = 620;
/** On a sheet of less, as on the last page, columns that cannot name everybody give way to plates. */
const SMALL = 820;
const GAP = 8;
/** The outer columns as a share of the sheet, and how much of the middle one the people in it may take from the map. */
const SIDE = 0.31;
const SOUTH = 0.53;

const SIDES: readonly (readonly Region[])[] = [
  ['NEA', 'WEU'],
  ['WAW', 'POL'],
];

export function Board(props: BoardProps) {
  const [ref, { width, height }] = useSize({ width: 1000, height: 620 });
  const inTray = useOrdersInTray(props);
  const pointed = usePointed();
  const column = { width: SIDE * width, height: height - GAP * 3 - (inTray ? 0 : ORDERS) };
  const narrow = width < NARROW || (width < SMALL && !SIDES.every((regions) => fitsIn(props.view, regions, column)));
  return (
    <div ref={ref} className="ftf-sheet" data-narrow={narrow || undefined}>
      {narrow ? (
        <PhoneMap {...props} height={height} />
      ) : (
        <>
          <War {...props} pointed={pointed} width={width} height={inTray ? height : height - ORDERS} />
          {!inTray && <OrderTiles {...props} />}
        </>
      )}
      <SceneOverBoard {...props} />
    </div>
  );
}

/** The orders under the map, where there is no tray for them. */
const ORDERS = 58;

function War({
  width,
  height,
  pointed,
  ...props
}: { width: number; height: number; pointed: ReturnType<typeof usePointed> } & BoardProps) {
  const side = SIDE * width;
  const column = (regions: readonly Region[]) => {
    const room = roomIn(props.view, regions, { width: side, height: height - GAP * 3 });
    return regions.map((region) => (
      <RegionPanel key={region} region={region} pointed={pointed} {...room[region]} {...props} />
    ));
  };
  // Between two columns and within the edge of the sheet: what is promised to people must be there, or their names are cut.
  const middle = width - 2 * side - 4 * GAP;
  const south = roomIn(props.view, ['NAI'], { width: middle, height: SOUTH * height }).NAI;
  return (
    <div className="ftf-war" style={{ '--side': `${Math.round(side)}px` } as CSSProperties}>
      <div className="ftf-column">{column(SIDES[0] as readonly Region[])}</div>
      <div className="ftf-column" data-middle>
        <RegionMap {...props} pointed={pointed} />
        <RegionPanel region="NAI" pointed={pointed} {...south} {...props} />
      </div>
      <div className="ftf-column">{column(SIDES[1] as readonly Region[])}</div>
    </div>
  );
}
