/** The map of the lands in 1914: four regions in sixteen areas, the borders of the partitions, and what lies in the towns. */
import { moveParts } from '@sztab/kernel';
import { capital } from '@sztab/kernel/words';
import { Coast, Glyph, phrase, standing, touching } from '@sztab/pieces';
import { memo, type ReactNode } from 'react';
import { KINDS, REGIONS, REWARD, type Region, TOWN, TOWNS, type Town, townsIn } from '../content/towns.ts';
import { areBolsheviks, isControlled, isHeld } from '../rules/map.ts';
import { boardWords } from '../text/board.ts';
import {
  AREAS,
  BORDERS_1914,
  COUNTRY_AT,
  LABEL_AT,
  LAND,
  NAME_SIDE,
  REGION_OUTLINE,
  RIVERS,
  SEA,
  TOWN_AT,
  VIEW,
} from './drawing/lands.ts';
import { REGION_TINT } from './marks.ts';
import { NAMES, townState } from './names.ts';
import { outline } from './offered.ts';
import type { BoardProps } from './props.ts';
import { TokenDisc } from './token.tsx';

const LINING = [
  [40, 0.35],
  [29, 0.5],
  [19, 0.65],
  [10, 0.8],
] as const;

/** The printed part never changes: drawn once a language. */
const Printed = memo(function Printed({ names }: { names: Readonly<Record<keyof typeof COUNTRY_AT, string>> }) {
  return (
    <g>
      <defs>
        {REGIONS.map((region) => (
          <clipPath key={region} id={`npg-clip-${region}`}>
            <path d={REGION_OUTLINE[region]} />
          </clipPath>
        ))}
      </defs>
      <path d={SEA} fill="var(--sea)" />
      <Coast land={LAND} lines={LINING} ink={1.8} />
      <path d={LAND} fill="var(--land-far)" stroke="var(--water-ink)" strokeWidth="1.2" />
      {TOWNS.map((town) => (
        <path key={town} d={AREAS[town]} className="npg-area" style={{ fill: REGION_TINT[TOWN[town].region] }} />
      ))}
      {Object.entries(RIVERS).map(([river, { path, width }]) => (
        <path key={river} d={path} className="npg-river" strokeWidth={width} />
      ))}
      {REGIONS.map((region) => (
        <path
          key={region}
          d={REGION_OUTLINE[region]}
          clipPath={`url(#npg-clip-${region})`}
          className="npg-ribbon"
          style={{ stroke: REGION_TINT[region] }}
        />
      ))}
      {Object.entries(BORDERS_1914).map(([border, path]) => (
        <path key={border} d={path} className="npg-border" data-inner={border === 'kingdom' || undefined} />
      ))}
      {Object.entries(COUNTRY_AT).map(([country, [x, y, turn]]) => (
        <text
          key={country}
          className="npg-country"
          data-country={country}
          transform={`translate(${x} ${y}) rotate(${turn})`}
        >
          {names[country as keyof typeof COUNTRY_AT]}
        </text>
      ))}
    </g>
  );
});

const percent = (n: number, of: number): string => `${((100 * n) / of).toFixed(2)}%`;

export function LandsMap(props: BoardProps) {
  const { view, language } = props;
  const say = boardWords[language];
  return (
    <div className="npg-map">
      <svg viewBox={`0 0 ${VIEW.width} ${VIEW.height}`} role="img" aria-label={say.map}>
        <Printed names={say.countries} />
        {REGIONS.filter((region) => isControlled(view, region)).map((region) => (
          <path key={region} d={REGION_OUTLINE[region]} className="npg-controlled" />
        ))}
        {TOWNS.map((town) => {
          const [x, y] = TOWN_AT[town];
          const [u, v] = LABEL_AT[town];
          return x === u && y === v ? null : <path key={town} d={`M${x} ${y}L${u} ${v}`} className="npg-leader" />;
        })}
        {TOWNS.map((town) => (
          <circle key={town} cx={TOWN_AT[town][0]} cy={TOWN_AT[town][1]} r="6" className="npg-dot" />
        ))}
      </svg>
      <div className="npg-towns pencil">
        {TOWNS.map((town) => (
          <TownMark key={town} town={town} {...props} />
        ))}
      </div>
    </div>
  );
}

/** Where obstacles of one kind only lie, touching the town says which one goes. */
function touchOf(town: Town, { choice }: BoardProps): string {
  const [only, ...more] = choice.moves.filter((move) => move.startsWith(`removeObstacle(${town},`));
  return only && more.length === 0 ? phrase(town, 'removeObstacle', moveParts(only).args[1] as string) : town;
}

function TownMark({ town, ...props }: BoardProps & { town: Town }) {
  const { view, language } = props;
  const say = boardWords[language];
  const [x, y] = LABEL_AT[town];
  const touch = touchOf(town, props);
  const { marks, legal } = standing(props, town, touch);
  const held = isHeld(view, town);
  const offer = outline(props, town);
  return (
    <button
      {...touching(props, town, touch)}
      {...marks}
      {...offer.marks}
      className="npg-town"
      data-held={held || undefined}
      data-side={NAME_SIDE[town]}
      style={{ ...offer.marks.style, left: percent(x, VIEW.width), top: percent(y, VIEW.height) }}
      aria-label={[NAMES[language][town], townState(town, view, language), legal && say.can, offer.spoken]
        .filter(Boolean)
        .join(', ')}
    >
      <span className="npg-stack">{stackIn(view, town)}</span>
      <span className="npg-name">{NAMES[language][town]}</span>
    </button>
  );
}

/** One disc a kind, with a number from two on. */
function stackIn(view: BoardProps['view'], town: Town): ReactNode {
  const state = view.towns[town];
  const bolsheviks = areBolsheviks(view);
  const kinds = (['ind', ...KINDS] as const).filter((kind) => state[kind] > 0);
  return kinds.map((kind) => (
    <span key={kind} className="npg-pile">
      <TokenDisc kind={kind} bolsheviks={bolsheviks} />
      {state[kind] > 1 && <b>{state[kind]}</b>}
    </span>
  ));
}

/** The four regions in a line: how many towns are held, and what holding all of them gives. */
export function Regions({ view, language }: BoardProps) {
  const say = boardWords[language];
  return (
    <ul className="npg-regions">
      {REGIONS.map((region: Region) => {
        const towns = townsIn(region);
        const held = towns.filter((town) => isHeld(view, town)).length;
        const reward = REWARD[region] === 'morale' ? say.rewardMorale : say.rewardDie;
        return (
          <li key={region} data-full={held === towns.length || undefined}>
            <i style={{ background: REGION_TINT[region] }} />
            <span title={say.regions[region]}>{capital(say.short[region])}</span>
            <b>
              {held}/{towns.length}
            </b>
            <em title={reward}>
              <Glyph name={REWARD[region] === 'morale' ? 'flame' : 'die'} size={13} />
              <span className="sr">{reward}</span>
            </em>
          </li>
        );
      })}
    </ul>
  );
}
