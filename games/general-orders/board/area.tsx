/** An area: the ground as a button, and over it what stands there. */
import { Glyph as Sign, touching } from '@sztab/pieces';
import { AREA, type AreaId, type ZoneId } from '../content/areas.ts';
import { isSpace, SPACE, SPACES, type SpaceId } from '../content/spaces.ts';
import { controllerOf, piecesIn } from '../rules/supply.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import type { Row } from './fallen.ts';
import { type Point, pathOf, shape } from './geometry.ts';
import { type Layout, middleOf, toSheet } from './layout.ts';
import { FightRow, inkOf, SideMark, Stack } from './marks.tsx';
import { Pad } from './pad.tsx';
import type { BoardProps } from './props.ts';
import { spokenArea } from './spoken.ts';
import { Stepper } from './stepper.tsx';
import { BONUS_SYMBOL } from './symbols.ts';

export type AreaProps = BoardProps & {
  readonly layout: Layout;
  readonly cut: ReadonlySet<string>;
  /** What the fight that is forecast would cut off. */
  readonly threatened: ReadonlySet<string>;
  /** In reach of the guns; null while no guns are being laid. */
  readonly range: ReadonlySet<string> | null;
  /** Where very much is legal: the few things that glow. */
  readonly best: ReadonlySet<string> | null;
  /** The fight whose end is told now. */
  readonly fight: { readonly place: string; readonly rows: readonly Row[] } | null;
};

const spacesOn = (area: AreaId): SpaceId[] =>
  SPACES[AREA[area].mode].filter((id) => {
    const space = SPACE[id];
    return 'area' in space && space.area === area;
  });

/** Where only one space of an area can be touched, the whole area stands for it. */
function meaningOf(area: AreaId, { choice }: BoardProps): string {
  if (choice.legal.has(area)) return area;
  const legal = [...choice.legal].filter((thing) => isSpace(thing) && spacesOn(area).includes(thing));
  return legal.length === 1 ? (legal[0] as string) : area;
}

/** Pieces enter there, or shells fall on it: what is asked now is about this place. */
export const isAsked = ({ flow }: BoardProps['view'], place: AreaId | ZoneId): boolean => {
  const f = flow.at(-1);
  return f !== undefined && (('place' in f && f.place === place) || ('target' in f && f.target === place));
};

export function AreaGround({ area, layout, cut, threatened, range, ...props }: { area: AreaId } & AreaProps) {
  const { view, choice, language, highlighted } = props;
  const { side } = layout;
  const { box, corners } = shape(area);
  const [left, top] = toSheet(layout, [box.x, box.y]);
  const scaled = corners.map(([x, y]): Point => [x * side, y * side]);
  const d = pathOf([scaled]);
  const owner = controllerOf(view, area);
  const legal = choice.legal.has(area);
  const picked = choice.picked.includes(area);
  const means = meaningOf(area, props);
  return (
    <button
      {...touching(props, area)}
      onClick={() => props.onTouch(means)}
      className="gow-area"
      data-owner={owner ?? undefined}
      data-means={means === area ? undefined : ''}
      data-concerns={isAsked(view, area) || undefined}
      data-plain={(props.best && !props.best.has(means)) || undefined}
      data-picked={picked || undefined}
      data-highlighted={highlighted.has(area) || undefined}
      aria-label={spokenArea(area, { view, legal, picked, cut: cut.has(area) }, language)}
      aria-pressed={picked}
      style={{
        left,
        top,
        width: box.width * side,
        height: box.height * side,
        clipPath: `polygon(${scaled.map(([x, y]) => `${x.toFixed(1)}px ${y.toFixed(1)}px`).join(',')})`,
      }}
    >
      <svg width="100%" height="100%" aria-hidden="true">
        {owner && <path className="gow-tint" d={d} fill={inkOf(owner)} />}
        {owner === 'yellow' && <path className="gow-hatch" d={d} fill="url(#gow-yellow)" />}
        {cut.has(area) && <path d={d} fill="url(#gow-cut)" />}
        {range && !range.has(area) && <path d={d} fill="url(#gow-far)" />}
        <path className="gow-halo" d={d} />
        {owner && <path className="gow-band" d={d} stroke={inkOf(owner)} />}
        {threatened.has(area) && <path className="gow-threat" d={d} />}
        <path className="gow-focus" d={d} />
      </svg>
    </button>
  );
}

/** Printed: name, stars, signs. Pencilled: soldiers. Between them the action spaces, or the numbers of those who go or come. */
export function AreaFace({ area, layout, cut, ...props }: { area: AreaId } & AreaProps) {
  const { view, language } = props;
  const c = catalogues[language];
  const { stars, noDrop, city, hq } = AREA[area];
  const [left, top] = middleOf(layout, area);
  const owner = controllerOf(view, area);
  const count = owner ? piecesIn(view, owner, area) : 0;
  const bonus = city ? 'cityCentre' : view.bonus[area];
  const spaces = spacesOn(area);
  const shared = props.sharing?.share.parts.some(({ thing }) => thing === area);
  return (
    <div
      className="gow-face"
      style={{ left, top }}
      data-hexes={shape(area).hexes}
      data-pads={spaces.length}
      data-bonus={bonus ? '' : undefined}
      data-fight={props.fight?.place === area || undefined}
    >
      {props.fight?.place === area ? (
        <span className="gow-fight" aria-hidden="true">
          {props.fight.rows.map((row) => (
            <FightRow key={row.side} {...row} />
          ))}
        </span>
      ) : (
        owner && (
          <span className="gow-stack pencil" aria-hidden="true">
            <Stack side={owner} count={count} of="soldiers" />
            <span className="gow-count" data-owner={owner}>
              <SideMark side={owner} size={13} />
              <b>{count}</b>
            </span>
            {cut.has(area) && <Broken title={boardWords[language].cutOff} />}
          </span>
        )
      )}
      {shared ? (
        <Stepper thing={area} {...props} />
      ) : (
        <>
          <span className="gow-pads">
            {spaces.map((id) => (
              <Pad key={id} id={id} {...props} />
            ))}
          </span>
          {(stars > 0 || noDrop) && (
            <span className="gow-stars" aria-hidden="true">
              {Array.from({ length: stars }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: stars are all alike
                <Sign key={i} name="star" size={12} />
              ))}
              {noDrop && view.options.mode === 'alpine' && <Sign name="nopara" size={13} />}
            </span>
          )}
        </>
      )}
      {bonus && (
        <span className="gow-token" data-printed={city || undefined} title={c.bonuses[bonus].name}>
          <Sign name={BONUS_SYMBOL[bonus]} size={18} />
        </span>
      )}
      {hq && (
        <span className="gow-hq" title={boardWords[language].hqOf(c.sides[hq])} data-owner={hq}>
          <Sign name="hq" size={22} />
        </span>
      )}
    </div>
  );
}

/** Its name, over the arrows: whoever marches in must not cover where to. */
export function AreaName({ area, layout, language }: { area: AreaId } & Pick<AreaProps, 'layout' | 'language'>) {
  const [left, top] = middleOf(layout, area);
  const { title, short } = catalogues[language].areas[area];
  return (
    <div className="gow-face" style={{ left, top }} data-hexes={shape(area).hexes} aria-hidden="true">
      <span className="gow-name">{layout.size === 'large' ? title : short}</span>
    </div>
  );
}

/** A line that is broken: out of supply. */
export function Broken({ title }: { title: string }) {
  return (
    <svg className="gow-broken" viewBox="0 0 20 14" role="img" aria-label={title}>
      <path d="M1 7h5M14 7h5M7.5 2.5l2 4M12.5 11.5l-2-4" />
    </svg>
  );
}
