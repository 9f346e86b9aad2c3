/** The sector of an air zone: its aircraft and its two action spaces, beside the island. */
import { touching } from '@sztab/pieces';
import type { ZoneId } from '../content/areas.ts';
import type { SpaceId } from '../content/spaces.ts';
import { controllerOf, piecesIn } from '../rules/supply.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { type AreaProps, Broken, isAsked } from './area.tsx';
import type { Box } from './geometry.ts';
import { SideMark, Stack } from './marks.tsx';
import { ZONE_LINE } from './overlay.tsx';
import { Pad } from './pad.tsx';
import { spokenZone } from './spoken.ts';
import { Stepper } from './stepper.tsx';

export function Sector({ zone, layout, cut, ...props }: { zone: ZoneId } & AreaProps) {
  const { view, choice, language, highlighted } = props;
  const c = catalogues[language];
  const { x, y, width, height } = layout.sectors.get(zone) as Box;
  const { ink, dash } = ZONE_LINE[zone];
  const owner = controllerOf(view, zone);
  const count = owner ? piecesIn(view, owner, zone) : 0;
  const legal = choice.legal.has(zone);
  const picked = choice.picked.includes(zone);
  const spaces: readonly SpaceId[] = [`fly:${zone}`, `bomb:${zone}`];
  const legalSpaces = spaces.filter((space) => choice.legal.has(space));
  const means = !legal && legalSpaces.length === 1 ? (legalSpaces[0] as string) : zone;
  return (
    <div className="gow-sector" style={{ left: x, top: y, width, height }} data-narrow={width < 100 || undefined}>
      <button
        {...touching(props, zone)}
        onClick={() => props.onTouch(means)}
        className="gow-sector-plate"
        data-owner={owner ?? undefined}
        data-concerns={isAsked(view, zone) || undefined}
        data-picked={picked || undefined}
        data-highlighted={highlighted.has(zone) || undefined}
        aria-label={spokenZone(zone, { view, legal, picked, cut: cut.has(zone) }, language)}
        aria-pressed={picked}
      >
        <svg width="100%" height="100%" aria-hidden="true">
          <rect
            x="3"
            y="3"
            width={width - 6}
            height={height - 6}
            rx="3"
            fill="none"
            stroke={ink}
            strokeWidth="3"
            strokeDasharray={dash}
          />
        </svg>
      </button>
      <span className="gow-sector-name" aria-hidden="true">
        {c.zones[zone].short}
        {cut.has(zone) && <Broken title={boardWords[language].cutOff} />}
      </span>
      <span className="gow-sector-count pencil" aria-hidden="true">
        {owner && (
          <>
            <SideMark side={owner} size={12} />
            <b>{count}</b>
          </>
        )}
      </span>
      {props.sharing?.share.parts.some(({ thing }) => thing === zone) ? (
        <span className="gow-sector-row">
          <Stepper thing={zone} {...props} />
        </span>
      ) : (
        <span className="gow-sector-row">
          <Pad id={`fly:${zone}`} {...props} />
          <span className="gow-planes pencil" aria-hidden="true">
            {owner && <Stack side={owner} count={count} of="aircraft" />}
          </span>
          <Pad id={`bomb:${zone}`} {...props} />
        </span>
      )}
    </div>
  );
}
