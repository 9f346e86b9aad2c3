/** The names of the towns: they find their places for the size at which the map is shown; more of them when it is enlarged. */
import { useMemo } from 'react';
import { FORTS, FORWARD_BASES, MEDAL_TOWNS, TOWNS, type Town, VICTORY } from '../content/fields.ts';
import { KINDS } from '../content/supplies.ts';
import { controllerOf, isMainBase, tokensOn } from '../rules/control.ts';
import { corpsIn } from '../rules/table.ts';
import type { RrView } from '../rules/view.ts';
import { townName } from '../text/cards.ts';
import { blockPlaces } from './blocks.tsx';
import { type Box, placeLabels } from './drawing/label.ts';
import { LABELS, ROADS, TOWN_AT, VIEW } from './drawing/lands.ts';
import { shrink, TOWN_R, TOWN_SIDE } from './scale.ts';
import type { RrBoardProps } from './touching.ts';

/** Sizes on the screen, in pixels. */
const LETTER = 5.9;
const LINE = 13;
const SIGN = 14;
const PILL = { edge: 11, kind: 23, height: 18 };
const TRUCK = { width: 24, height: 20 };

type Props = Pick<RrBoardProps, 'view' | 'language' | 'choice'> & { readonly width: number; readonly zoom: number };

export function TownNames({ view, language, choice, width, zoom }: Props) {
  const shown = width * zoom;
  const k = shown / VIEW.width;
  const places = useMemo(() => {
    const priority = (town: Town): number => {
      if (choice.things.has(town)) return 4;
      if (corpsIn(view, town) || view.fields[town]) return 3;
      return isKey(view, town) ? 2 : 1;
    };
    const items = TOWNS.map((town) => ({
      id: town,
      x: TOWN_AT[town][0] * k,
      y: TOWN_AT[town][1] * k,
      r: Math.max(5, TOWN_R * k) + 1,
      w: townName(town, language).length * LETTER + 3,
      h: LINE,
      priority: priority(town),
      side: LABELS[town],
    }));
    const bounds = { x0: 0, y0: 0, x1: shown, y1: shown * (VIEW.height / VIEW.width) };
    return placeLabels(items, piecesOn(view, width, zoom), bounds);
  }, [view, language, choice.things, k, width, zoom, shown]);
  return TOWNS.map((town) => {
    const place = places.get(town);
    if (!place) return null;
    return (
      <text
        key={town}
        className="rr-name"
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

const isKey = (view: RrView, town: Town): boolean =>
  MEDAL_TOWNS.has(town) || VICTORY.has(town) || isMainBase(view, town);

/** What stands on the map besides the towns: signs, blocks, supplies and trucks take room, too. */
function piecesOn(view: RrView, width: number, zoom: number): Box[] {
  const k = (width * zoom) / VIEW.width;
  const small = shrink(width * zoom);
  const around = (x: number, y: number, w: number, h: number): Box => ({
    x0: x - (w * small) / 2,
    y0: y - (h * small) / 2,
    x1: x + (w * small) / 2,
    y1: y + (h * small) / 2,
  });
  const at = (town: Town): [number, number] => [TOWN_AT[town][0] * k, TOWN_AT[town][1] * k];
  const side = TOWN_SIDE * width * zoom;
  const signs = TOWNS.flatMap((town) => {
    const count = signsAt(town, view);
    const [x, y] = [at(town)[0] + 0.12 * side, at(town)[1] - 0.12 * side];
    return count > 0 ? [{ x0: x, y0: y - SIGN * small, x1: x + SIGN * count * small, y1: y }] : [];
  });
  const pills = (Object.keys(view.fields) as Town[]).map((town) => {
    const here = tokensOn(view, town);
    const kinds = KINDS.filter((kind) => here[kind] > 0).length;
    const [x, y] = at(town);
    return around(x, y + 0.36 * side + (PILL.height * small) / 2, PILL.edge + PILL.kind * kinds, PILL.height);
  });
  const blocks = blockPlaces(view, width, zoom).map(({ box }) => box);
  const trucks = view.trucks.map((road) => {
    const [x, y] = ROADS[road as keyof typeof ROADS].mid;
    return around(x * k, y * k, TRUCK.width, TRUCK.height);
  });
  return [...signs, ...pills, ...blocks, ...trucks];
}

/** How many signs stand beside a town. */
function signsAt(town: Town, view: RrView): number {
  const free = controllerOf(view, town) === null;
  const forward = FORWARD_BASES.has(town) || (town === 'oostende' && view.ostend);
  const printed = [free && FORTS.has(town), free && MEDAL_TOWNS.has(town), isMainBase(view, town), forward];
  const laid = [...view.paratroops, ...view.numbers].filter((one) => one.town === town);
  return printed.filter(Boolean).length + laid.length;
}
