/** The front: a bar across every road from a field that somebody holds to one that nobody holds yet. */
import { fieldOf, TOWNS, type Town, VICTORY } from '../content/fields.ts';
import { ROADS as LINES, type Road } from '../content/roads.ts';
import { controllerOf } from '../rules/control.ts';
import type { View } from '../rules/view.ts';
import { ROADS } from './drawing/lands.ts';

/** The roads that cross it. The closed fields of a commander who does not take part have none. */
export function frontOf(view: View): readonly Road[] {
  const held = (town: Town): boolean => view.commanders.some(({ colour }) => colour === controllerOf(view, town));
  const open = (town: Town): boolean => controllerOf(view, town) === null;
  return LINES.filter(({ ends: [a, b] }) => (held(a) && open(b)) || (held(b) && open(a)));
}

/** Every field where somebody at this table may ever come: what is closed may lie beyond the edge of the pane. */
export function frontTowns(view: View): readonly Town[] {
  const here = new Set(view.commanders.map(({ colour }) => colour));
  const comes = (town: Town): boolean => fieldOf(town).colours.some((colour) => here.has(colour));
  const across = LINES.flatMap(({ ends: [a, b] }) => [
    ...(VICTORY.has(a) && comes(b) ? [a] : []),
    ...(VICTORY.has(b) && comes(a) ? [b] : []),
  ]);
  return TOWNS.filter((town) => comes(town) || across.includes(town));
}

export function Front({ view }: { readonly view: View }) {
  return (
    <g className="rtr-front">
      {frontOf(view).map(({ id }) => {
        const { mid, turn } = ROADS[id as keyof typeof ROADS];
        return <path key={id} d="M0-9V9" transform={`translate(${mid[0]} ${mid[1]}) rotate(${turn})`} />;
      })}
    </g>
  );
}
