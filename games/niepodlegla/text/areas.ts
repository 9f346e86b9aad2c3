/** Where the team may choose a town: in an area, or in a town that is named. */
import type { Town, Where } from '../content/towns.ts';

type Area = Exclude<Where, Town>;

/** `areas`: what follows a town of each. `anyTown`: a town of one of them, in one language. */
export function areasIn(
  areas: Readonly<Record<Area, string>>,
  names: Readonly<Record<Town, string>>,
  anyTown: (area: string) => string,
) {
  const areaText = (where: Where): string => areas[where as Area] ?? '';
  return {
    areaText,
    anyTown: (where: Where): string => (where in areas ? anyTown(areaText(where)) : names[where as Town]),
  };
}
