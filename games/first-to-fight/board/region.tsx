/** A region beside the map: its domination track, what sabotage must beat, its special rule, and everybody who lies there. */
import { Glyph, standing, touching } from '@sztab/pieces';
import type { CSSProperties } from 'react';
import { FIRST_DARK, REGION, type Region } from '../content/regions.ts';
import { isOccupied, undergroundIn } from '../rules/soldiers.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { FORMATION_SYMBOL } from './marks.ts';
import { spokenRegion } from './names.ts';
import type { BoardProps } from './props.ts';
import { SoldierCard } from './soldier.tsx';

/** More soldiers than this lie as rows instead of cards. */
const AS_CARDS = 3;
/** How many rows find room below one another; more soldiers lie in more columns. The sheet cannot scroll, only be enlarged. */
const ROWS = { high: 5, low: 3 } as const;

export function columnsFor(soldiers: number, region: Region, narrow: boolean, low: boolean): number {
  const columns = Math.max(1, Math.ceil(soldiers / (low ? ROWS.low : ROWS.high)));
  // On a narrow sheet this region lies across both columns of the others.
  if (narrow) return region === 'NAI' ? Math.max(2, columns) : Math.min(3, columns);
  return columns;
}

interface Props extends BoardProps {
  readonly region: Region;
  readonly narrow: boolean;
  readonly asRows: boolean;
}

export function RegionPanel({ region, narrow, asRows, ...props }: Props) {
  const { view, language, choice } = props;
  const c = catalogues[language];
  const say = boardWords[language];
  const { legal, marks } = standing(props, region);
  const soldiers = view.soldiers.filter((fighter) => fighter.region === region);
  const occupied = isOccupied(view, region);
  const arrow = REGION[region].arrows[view.domination[region]] as number;
  const token = view.concentration?.region === region ? view.concentration.formation : null;
  const columns = columnsFor(soldiers.length, region, narrow, asRows);
  const whereFrom = soldiers.some(({ id }) => choice.picked.includes(id));
  return (
    <section
      className="ftf-region"
      data-region={region}
      data-occupied={occupied || undefined}
      {...(legal && { 'data-legal': '' })}
    >
      <header>
        <button
          {...touching(props, region)}
          {...marks}
          className="ftf-title"
          aria-label={spokenRegion(region, props, language)}
        >
          <span className="ftf-tab" />
          <h2>{c.regions[region][narrow ? 'short' : 'title']}</h2>
          {token && (
            <span className="ftf-token">
              <Glyph name={FORMATION_SYMBOL[token]} size={16} />
            </span>
          )}
          {legal && (
            <span className="ftf-go">
              <Glyph name="move" size={14} />
              {say.here}
            </span>
          )}
          {whereFrom && <span className="ftf-from">{say.from}</span>}
        </button>
        <ol className="ftf-track" aria-label={say.track(view.domination[region], occupied)}>
          {REGION[region].levels.map((level, square) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: squares never move
              key={square}
              data-dark={square >= FIRST_DARK || undefined}
              data-here={square === view.domination[region] || undefined}
            >
              {square === view.domination[region] ? <Glyph name="axis" size={14} /> : null}
              {level}
            </li>
          ))}
        </ol>
        <p className="ftf-facts">
          <span title={say.rule}>
            <Glyph name={occupied ? 'lock' : 'lamp'} size={13} />
            {c.rules[region].name}
          </span>
          <span>
            <Glyph name="under" size={13} />
            {Number.isFinite(arrow) ? say.underground(undergroundIn(view, region), arrow) : undergroundIn(view, region)}
          </span>
        </p>
      </header>
      <div
        className="ftf-soldiers pencil"
        data-rows={asRows || soldiers.length > AS_CARDS || undefined}
        data-tight={columns > (region === 'NAI' ? 2 : 1) || undefined}
        data-bare={columns > (region === 'NAI' ? 4 : 2) || undefined}
        style={{ '--columns': columns } as CSSProperties}
      >
        {soldiers.map((fighter) => (
          <SoldierCard key={fighter.id} fighter={fighter} {...props} />
        ))}
      </div>
    </section>
  );
}
