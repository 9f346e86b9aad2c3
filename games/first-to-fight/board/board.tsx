/** The sheet: the calendar, the map with the five regions around it, and the six orders. */
import { useSize } from '@sztab/pieces';
import { REGIONS, type Region } from '../content/regions.ts';
import { RegionMap } from './map.tsx';
import { Offer } from './offer.tsx';
import { OrderTiles } from './order-tiles.tsx';
import type { BoardProps } from './props.ts';
import { columnsFor, RegionPanel } from './region.tsx';
import { SceneOverBoard } from './scene.tsx';
import { TimeTrack } from './time-track.tsx';
import './board.css';
import './soldier.css';

/** On a lower or narrower sheet there is no room for cards, only for rows. */
const FOR_CARDS = { width: 700, height: 520 } as const;

/** The rows of regions on a narrow sheet, each as high as its fuller region needs: a head, and a line a row of soldiers. */
const NARROW_ROWS: readonly (readonly Region[])[] = [['NEA', 'WAW'], ['WEU', 'POL'], ['NAI']];
const HEAD = 52;
const LINE = 22;

function shares(soldiers: BoardProps['view']['soldiers']): string {
  const need = (region: Region): number => {
    const here = soldiers.filter((fighter) => fighter.region === region).length;
    return HEAD + LINE * Math.ceil(here / columnsFor(here, region, true, true));
  };
  return NARROW_ROWS.map((row) => `minmax(0, ${Math.max(...row.map(need))}fr)`).join(' ');
}

export function Board(props: BoardProps) {
  const [ref, { width, height }] = useSize({ width: 1000, height: 620 });
  const narrow = width < FOR_CARDS.width;
  return (
    <div ref={ref} className="ftf-sheet">
      <TimeTrack {...props} />
      <div className="ftf-war" style={narrow ? { gridTemplateRows: shares(props.view.soldiers) } : undefined}>
        <RegionMap {...props} />
        {REGIONS.map((region) => (
          <RegionPanel
            key={region}
            region={region}
            narrow={narrow}
            asRows={narrow || height < FOR_CARDS.height}
            {...props}
          />
        ))}
      </div>
      <Offer {...props} />
      <OrderTiles {...props} />
      <SceneOverBoard {...props} />
    </div>
  );
}
