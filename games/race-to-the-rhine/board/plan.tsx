/** A planned way on the map, of a corps or of trucks: its roads, and beside its end what it costs, with a button that goes it. */
import { Glyph } from '@sztab/pieces';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Town } from '../content/fields.ts';
import { roadOf } from './drawing/drive.ts';
import { TOWN_AT, VIEW } from './drawing/lands.ts';
import { isTown } from './names.ts';
import type { BoardProps } from './props.ts';
import { percent } from './scale.ts';
import type { RoadWay } from './ways.ts';

/** The roads of the plan, thick under the towns. Taken hold of, they are bent to wherever they are dragged. */
export function PlannedWay({ path, onTouch }: BoardProps & { readonly path: RoadWay }) {
  const hold = useRef<SVGGElement>(null);
  const dragged = useRef((_: Town): void => {});
  dragged.current = (town) => {
    if (path.through(town)) onTouch(town);
  };
  useEffect(() => (hold.current ? bendable(hold.current, (town) => dragged.current(town)) : undefined), []);
  const roads = path.towns.map((to, i) => roadOf(path.towns[i - 1] ?? path.from, to).d);
  return (
    <>
      {roads.map((d) => (
        <path key={d} d={d} className="rtr-planned" />
      ))}
      <g ref={hold} className="rtr-hold">
        {roads.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
    </>
  );
}

/** Tells of every town that it is dragged over; the map stays where it is meanwhile. */
function bendable(hold: SVGGElement, over: (town: Town) => void): () => void {
  const go = ({ clientX, clientY }: PointerEvent): void => {
    const found = document
      .elementsFromPoint(clientX, clientY)
      .flatMap((one) => one.closest<HTMLElement>('.rtr-town') ?? []);
    const thing = found[0]?.dataset.thing;
    if (thing && isTown(thing)) over(thing);
  };
  const end = (): void => {
    document.removeEventListener('pointermove', go);
    document.removeEventListener('pointerup', end);
    document.removeEventListener('pointercancel', end);
  };
  const begin = (): void => {
    document.addEventListener('pointermove', go);
    document.addEventListener('pointerup', end);
    document.addEventListener('pointercancel', end);
  };
  const stay = (event: Event): void => {
    event.stopPropagation();
    // Or names would be marked as text on the way.
    if (event.type === 'mousedown') event.preventDefault();
  };
  hold.addEventListener('pointerdown', begin);
  for (const name of ['mousedown', 'touchstart']) hold.addEventListener(name, stay);
  return () => {
    end();
    hold.removeEventListener('pointerdown', begin);
    for (const name of ['mousedown', 'touchstart']) hold.removeEventListener(name, stay);
  };
}

/** Beside the end of the way: how far it is, and what it takes. A phone says it in its sheet. */
export function PlanCard({ path, onTouch }: BoardProps & { readonly path: RoadWay }) {
  const { place, far, costs, act } = path.words;
  const card = useRef<HTMLElement>(null);
  const end = path.towns.at(-1) as Town;
  const away = TOWN_AT[path.from][1] >= TOWN_AT[end][1] ? 'up' : 'down';
  // On the side that is turned away from where it begins, as far as there is room in the pane.
  useLayoutEffect(() => {
    const element = card.current;
    const pane = element?.closest('.board-pane')?.getBoundingClientRect();
    const town = element?.parentElement?.querySelector(`[data-thing="${end}"]`)?.getBoundingClientRect();
    if (!element || !pane || !town) return;
    const { width, height } = element.getBoundingClientRect();
    const room = { up: town.top - pane.top > height, down: pane.bottom - town.bottom > height };
    const other = away === 'up' ? 'down' : 'up';
    element.dataset.down = room[away] || !room[other] ? away : other;
    element.dataset.side = pane.right - town.left < width + 20 ? 'w' : 'e';
  }, [end, away]);
  const [x, y] = TOWN_AT[end];
  return (
    <aside
      ref={card}
      className="rtr-plan on-paper"
      data-side="e"
      data-down={away}
      style={{ left: percent(x, VIEW.width), top: percent(y, VIEW.height) }}
    >
      <b>{place}</b>
      {far}
      <ul>
        {costs.map(({ symbol, text }) => (
          <li key={text}>
            <Glyph name={symbol} size={14} /> {text}
          </li>
        ))}
      </ul>
      <button type="button" className="btn rtr-plan-go" onClick={() => onTouch(end)}>
        {act}
      </button>
    </aside>
  );
}
