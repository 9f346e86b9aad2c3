/** Trucks that drive while it is told: one along its road with its load, and all of them home when logistics is over. */
import { type Beat, symbolHref } from '@sztab/pieces';
import type { CSSProperties } from 'react';
import type { Town } from '../content/fields.ts';
import { KINDS, type Supplies } from '../content/supplies.ts';
import { driven } from './drawing/drive.ts';
import { TOWN_AT } from './drawing/lands.ts';
import { KIND_SIGN } from './marks.ts';
import { isTown } from './names.ts';
import type { BoardProps } from './props.ts';

interface Drive {
  readonly from: Town;
  readonly to: Town;
  readonly load: Readonly<Supplies> | null;
}

/** What drives now; a beat about trucks names the two ends of a road, or whole roads that are driven back. */
function drivesIn(telling: Beat | null, lately: BoardProps['lately']): readonly Drive[] {
  if (telling?.kind !== 'move' || telling.row?.symbol !== 'truck') return [];
  const [from, to] = telling.things ?? [];
  if (from && to && isTown(from) && isTown(to)) {
    const convoy = lately.findLast(({ event }) => event.is === 'convoy')?.event;
    return [{ from, to, load: convoy?.is === 'convoy' ? convoy.load : null }];
  }
  return (telling.things ?? []).map((road) => {
    const ends = (road.split('/') as Town[]).toSorted((a, b) => TOWN_AT[b][0] - TOWN_AT[a][0]);
    // All bases lie in the west.
    return { from: ends[0] as Town, to: ends[1] as Town, load: null };
  });
}

/** Sizes on the screen, in pixels. */
const SIDE = 12;

interface Props extends Pick<BoardProps, 'lately'> {
  readonly telling: Beat | null;
  /** How many pixels a unit of the map is wide. */
  readonly k: number;
}

export function RollingTrucks({ telling, lately, k }: Props) {
  return drivesIn(telling, lately).map(({ from, to, load }) => {
    const tokens = load ? KINDS.flatMap((kind) => Array.from({ length: load[kind] }, () => kind)) : [];
    const wide = SIDE * (1 + tokens.length) + 6;
    return (
      <g
        key={`${from}/${to}`}
        className="rtr-rolling"
        style={
          { offsetPath: `path("${driven(from, to)}")`, animationDuration: `${telling?.ms ?? 0}ms` } as CSSProperties
        }
      >
        <g transform={`scale(${1 / k}) translate(${-wide / 2} ${-SIDE / 2 - 3})`}>
          <rect width={wide} height={SIDE + 6} rx="3" />
          {(['truck', ...tokens.map((kind) => KIND_SIGN[kind])] as const).map((sign, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal tokens
            <use key={i} href={symbolHref(sign)} x={3 + i * SIDE} y="3" width={SIDE} height={SIDE} />
          ))}
        </g>
      </g>
    );
  });
}
