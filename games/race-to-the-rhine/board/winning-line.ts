/** The line that won: from the main base, town by town, to the crossing of the Rhine. */
import type { Colour, Town } from '../content/fields.ts';
import { LINKS_OF } from '../content/roads.ts';
import { controllerOf, mainBaseOf } from '../rules/control.ts';
import type { View } from '../rules/view.ts';

/** The shortest one through own fields; empty where the line is broken. */
export function lineTo(view: View, colour: Colour, end: Town): readonly Town[] {
  const base = mainBaseOf(view, colour);
  const from = new Map<Town, Town | null>([[base, null]]);
  for (const [town] of from)
    for (const { to } of LINKS_OF[colour][town])
      if (!from.has(to) && controllerOf(view, to) === colour) from.set(to, town);
  if (!from.has(end)) return [];
  const line: Town[] = [];
  for (let town: Town | null = end; town !== null; town = from.get(town) ?? null) line.unshift(town);
  return line;
}

/** Of whoever is across the Rhine; empty where nobody is. */
export function winningLine(view: View): readonly Town[] {
  const town = view.result?.town;
  const holder = town && controllerOf(view, town);
  return town && holder ? lineTo(view, holder, town) : [];
}
