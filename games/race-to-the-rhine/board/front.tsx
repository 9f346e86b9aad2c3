/** The front: a bar across every road from a field that somebody holds to one that nobody holds yet. */
import type { Town } from '../content/fields.ts';
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
