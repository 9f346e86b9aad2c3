/** The sheet: the calendar, the map with the five regions around it, and the six orders. */
import { useSize } from '@sztab/pieces';
import { REGIONS } from '../content/regions.ts';
import { RegionMap } from './map.tsx';
import { Offer } from './offer.tsx';
import { OrderTiles } from './order-tiles.tsx';
import { RegionPanel } from './region.tsx';
import { TimeTrack } from './time-track.tsx';
import type { FtBoardProps } from './touching.ts';
import './board.css';
import './soldier.css';

/** On a lower sheet there is no room for cards, only for rows. */
const FOR_CARDS = 520;

export function Board(props: FtBoardProps) {
  const [ref, { height }] = useSize({ width: 1000, height: 620 });
  return (
    <div ref={ref} className="ff-sheet">
      <TimeTrack {...props} />
      <div className="ff-war">
        <RegionMap {...props} />
        {REGIONS.map((region) => (
          <RegionPanel key={region} region={region} asRows={height < FOR_CARDS} {...props} />
        ))}
      </div>
      <Offer {...props} />
      <OrderTiles {...props} />
    </div>
  );
}
