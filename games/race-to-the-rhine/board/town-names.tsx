/** The names of the towns: they find their places for the size at which the map is shown; more of them when it is enlarged. */
import { medalTowns, TOWNS, type Town, VICTORY } from '../content/fields.ts';
import { isMainBase } from '../rules/control.ts';
import { corpsIn } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { townName } from '../text/cards.ts';
import { convoysOf } from './convoys.tsx';
import { type LabelPlace, placeLabels } from './drawing/label.ts';
import { LABELS, TOWN_AT, VIEW } from './drawing/lands.ts';
import type { Places } from './places.ts';
import type { BoardProps } from './props.ts';
import { shrink, TOWN_R, TOWN_SIDE } from './scale.ts';

/** Of a name, in pixels of the screen: each letter, the line, and how far it may step away from a town that matters. */
const NAME = { letter: 5.9, line: 13, far: 9 };
/** A halo is so much wider than its town. */
const HALO = 1.3;
/** In pixels of the screen: the sign of what would happen there, and an arrow for a truck. */
const SIGN = { would: 18, arrow: 20 };

type Props = Pick<BoardProps, 'view' | 'language' | 'choice'> & {
  readonly width: number;
  readonly zoom: number;
  readonly pieces: Places;
};
export type NamePlaces = ReadonlyMap<Town, LabelPlace | null>;

/** Where each name stands, in pixels of the screen. */
export function namesOn({ view, language, choice, width, zoom, pieces }: Props): NamePlaces {
  const shown = width * zoom;
  const k = shown / VIEW.width;
  const small = shrink(shown);
  const priority = (town: Town): number => {
    if (choice.legal.has(town)) return 4;
    if (corpsIn(view, town) || view.fields[town]) return 3;
    return isKey(view, town) ? 2 : 1;
  };
  const items = TOWNS.map((town) => ({
    id: town,
    x: TOWN_AT[town][0] * k,
    y: TOWN_AT[town][1] * k,
    r: (Math.max(5, TOWN_R * k) + 1) * (choice.legal.has(town) ? HALO : 1),
    w: townName(town, language).length * NAME.letter + 3,
    h: NAME.line,
    priority: priority(town),
    side: LABELS[town],
    far: priority(town) > 1 ? NAME.far : 0,
  }));
  const legal = items.flatMap(({ id, x, y }) => {
    if (!choice.moves.some((move) => move === `step(${id})` || move === `counter(${id})`)) return [];
    const [x1, y1] = [x - 0.12 * TOWN_SIDE * shown, y - 0.12 * TOWN_SIDE * shown];
    return [{ x0: x1 - SIGN.would * small, y0: y1 - SIGN.would * small, x1, y1 }];
  });
  const arrows = convoysOf(choice).map(({ at: [x, y] }) => ({
    x0: x * k - (SIGN.arrow * small) / 2,
    y0: y * k - (SIGN.arrow * small) / 2,
    x1: x * k + (SIGN.arrow * small) / 2,
    y1: y * k + (SIGN.arrow * small) / 2,
  }));
  const { signs, trucks, pills, blocks } = pieces;
  const boxes = [...pills.values(), ...blocks].map(({ box }) => box);
  const bounds = { x0: 0, y0: 0, x1: shown, y1: shown * (VIEW.height / VIEW.width) };
  return placeLabels(items, [...signs, ...trucks, ...boxes, ...legal, ...arrows], bounds);
}

export function TownNames({
  view,
  language,
  k,
  zoom,
  places,
}: Pick<BoardProps, 'view' | 'language'> & {
  readonly k: number;
  readonly zoom: number;
  readonly places: NamePlaces;
}) {
  return TOWNS.map((town) => {
    const place = places.get(town);
    if (!place) return null;
    return (
      <text
        key={town}
        className="rtr-name"
        data-key={isKey(view, town) || undefined}
        x={place.x / k}
        y={(place.y + 4) / k}
        textAnchor={place.anchor}
        fontSize={12 / k}
        strokeWidth={3 / k}
        data-zoom={zoom}
      >
        {townName(town, language)}
      </text>
    );
  });
}

const isKey = (view: View, town: Town): boolean =>
  medalTowns(view.edition).has(town) || VICTORY.has(town) || isMainBase(view, town);
