/** The corps as blocks: each above its town, or a little beside where another one stands. */
import { phrase } from '@sztab/pieces';
import { useMemo } from 'react';
import { type CorpsId, corpsData } from '../content/corps.ts';
import type { RrView } from '../rules/view.ts';
import { NUMERAL } from '../text/names.ts';
import { type Box, meet } from './drawing/label.ts';
import { TOWN_AT, VIEW } from './drawing/lands.ts';
import { PENCIL } from './marks.ts';
import { percent, shrink } from './scale.ts';
import { type RrBoardProps, standing, touching } from './touching.ts';
import { boardWords } from './words/index.ts';

/** Sizes on the screen, in pixels. */
const LEAST = 30;
const EDGE = 11;
const LETTER = 9.5;
const HEIGHT = 22;
/** How far above its town a block stands at most; on small maps nearer. */
const LIFT = 19;
const LIFT_OF_WIDTH = 0.02;

interface BlockPlace {
  readonly id: CorpsId;
  /** The middle of the block, from the middle of its town. */
  readonly x: number;
  readonly y: number;
  readonly box: Box;
}

/** Where the blocks stand on a map of this width, in pixels of the screen. */
export function blockPlaces({ corps }: Pick<RrView, 'corps'>, width: number, zoom: number): BlockPlace[] {
  const k = (width * zoom) / VIEW.width;
  const small = shrink(width * zoom);
  const lift = Math.min(LIFT, LIFT_OF_WIDTH * width) * zoom;
  const placed: BlockPlace[] = [];
  for (const { id, at } of corps) {
    const w = Math.max(LEAST, EDGE + LETTER * NUMERAL[id].length) * small;
    const h = HEIGHT * small;
    const place = (x: number, y: number): BlockPlace => {
      const [left, top] = [TOWN_AT[at][0] * k + x - w / 2, TOWN_AT[at][1] * k + y - h / 2];
      return { id, x, y, box: { x0: left, y0: top, x1: left + w, y1: top + h } };
    };
    const above = place(0, -lift);
    const aside = [place(-w / 2, -lift), place(w / 2, -lift), place(-w * 0.8, 0), place(w * 0.8, 0)];
    placed.push([above, ...aside].find(({ box }) => !placed.some((other) => meet(box, other.box))) ?? above);
  }
  return placed;
}

export function Blocks(props: RrBoardProps & { readonly width: number; readonly zoom: number }) {
  const { view, width, zoom } = props;
  const places = useMemo(() => blockPlaces(view, width, zoom), [view, width, zoom]);
  return places.map((place) => <Block key={place.id} place={place} {...props} />);
}

function Block({ place, zoom, ...props }: RrBoardProps & { readonly place: BlockPlace; readonly zoom: number }) {
  const { view, choice } = props;
  const { id } = place;
  const corps = view.corps.find((one) => one.id === id);
  if (!corps) return null;
  const [x, y] = TOWN_AT[corps.at];
  const begins = choice.moves.includes(`move(${id})`) ? 'move' : 'cmdMove';
  const touch = choice.picked.length === 0 && choice.moves.includes(`${begins}(${id})`) ? phrase(id, begins) : id;
  const { marks, lit } = standing(props, id, touch);
  return (
    <button
      {...touching(props, id, touch)}
      {...marks}
      className="rr-block"
      data-colour={PENCIL[corpsData(id).colour]}
      data-immobilised={corps.immobilised || undefined}
      style={{
        left: percent(x, VIEW.width),
        top: percent(y, VIEW.height),
        marginLeft: place.x / zoom,
        marginTop: place.y / zoom,
      }}
      aria-label={boardWords[props.language].corpsSpoken(corps, props.language, lit)}
    >
      {NUMERAL[id]}
    </button>
  );
}
