/** What is printed on the sheet and never changes: land, water, borders, names of countries and rivers, and all roads. */
import type { Language } from '@sztab/kernel';
import { Coast } from '@sztab/pieces';
import { memo } from 'react';
import { type Colour, PLACE } from '../content/fields.ts';
import { ROADS as LINES } from '../content/roads.ts';
import { boardWords } from '../text/board.ts';
import { BORDERS, GRATICULE, LAND, PLACES, RIVERS, ROADS, SEA, TOWN_AT, UPLANDS } from './drawing/lands.ts';
import { cutRoad } from './drawing/road.ts';
import { PENCIL } from './marks.ts';

const LINING = [
  [80, 0.32],
  [62, 0.45],
  [46, 0.58],
  [31, 0.71],
  [17, 0.84],
] as const;

const RIVER_LIST = Object.entries(RIVERS);

export const Printed = memo(function Printed({ language }: { language: Language }) {
  const say = boardWords[language];
  return (
    <g>
      <path d={SEA} fill="var(--sea)" />
      <Coast land={LAND} lines={LINING} ink={2.4} />
      <path d={LAND} fill="var(--land)" stroke="var(--water-ink)" strokeWidth="1.5" />
      {/* South and east the land goes on: no coast is drawn along the edge of the sheet. */}
      <path d="M-150 1208H1548V-150h70V1278H-150z" fill="var(--land)" />
      {Object.entries(UPLANDS).map(([upland, { path }]) => (
        <path key={upland} d={path} className="rtr-upland" />
      ))}
      <path d={GRATICULE} className="rtr-graticule" />
      {Object.entries(BORDERS).map(([border, path]) => (
        <path key={border} d={path} className="rtr-border" />
      ))}
      {RIVER_LIST.map(([river, { path, width }]) => (
        <path key={river} d={path} className="rtr-river" strokeWidth={width} />
      ))}
      {RIVER_LIST.filter(([, { double }]) => double).map(([river, { path, width }]) => (
        <path key={river} d={path} className="rtr-river" data-inner="" strokeWidth={width - 3.4} />
      ))}
      {Object.entries(PLACES).map(([place, { at, size, spacing }]) => (
        <text
          key={place}
          className="rtr-place"
          data-sea={place === 'channel' || place === 'northSea' || undefined}
          fontSize={size}
          letterSpacing={`${spacing}em`}
          transform={`translate(${at[0]} ${at[1]}) rotate(${at[2]})`}
        >
          {say.places[place as keyof typeof PLACES]}
        </text>
      ))}
      {RIVER_LIST.flatMap(([river, { names = [] }]) =>
        names.map(([x, y, turn]) => (
          <text key={`${river}${x}`} className="rtr-river-name" transform={`translate(${x} ${y}) rotate(${turn})`}>
            {say.rivers[river] ?? ''}
          </text>
        )),
      )}
    </g>
  );
});

/** Roads end at the rim of a town. */
const RIM = 17;

const ARROWS = LINES.map(({ id, ends, colours }) => {
  const { mid, back } = ROADS[id as keyof typeof ROADS];
  const [from, to] = back ? [ends[1], ends[0]] : ends;
  return { id, colours, ...cutRoad(TOWN_AT[from], TOWN_AT[to], mid, RIM, RIM + 4), towns: [PLACE[from], PLACE[to]] };
});

/** The own roads stand out; the others step back, the black ones most of all. */
export const Roads = memo(function Roads({ own }: { own: Colour | null }) {
  return (
    <g fill="none">
      {ARROWS.map(({ id, colours, d, tip, turn }) => {
        const [first, second] = colours;
        const look = first ? PENCIL[first] : 'none';
        return (
          <g
            key={id}
            className="rtr-road"
            data-look={look}
            data-far={(own && first && !colours.includes(own)) || undefined}
          >
            {(second || look === 'white') && (
              <path d={d} className="rtr-casing" data-double={second ? '' : undefined} />
            )}
            <path d={d} className="rtr-line" />
            {second && <path d={d} className="rtr-line" data-second={PENCIL[second]} />}
            {first && (
              <path
                d="M-9-4.6 0 0-9 4.6z"
                className="rtr-head"
                transform={`translate(${tip[0]} ${tip[1]}) rotate(${turn})`}
              />
            )}
          </g>
        );
      })}
    </g>
  );
});
