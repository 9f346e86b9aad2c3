/** The sheet: the calendar, the map with the five regions around it, and the six orders. */
import { REGIONS } from '../content/regions.ts';
import { RegionMap } from './map.tsx';
import { Offer } from './offer.tsx';
import { OrderTiles } from './order-tiles.tsx';
import { RegionPanel } from './region.tsx';
import { TimeTrack } from './time-track.tsx';
import type { FtBoardProps } from './touching.ts';
import './board.css';
import './soldier.css';

export function Board(props: FtBoardProps) {
  return (
    <div className="ff-sheet">
      <TimeTrack {...props} />
      <div className="ff-war">
        <RegionMap {...props} />
        {REGIONS.map((region) => (
          <RegionPanel key={region} region={region} {...props} />
        ))}
      </div>
      <Offer {...props} />
      <OrderTiles {...props} />
    </div>
  );
}
