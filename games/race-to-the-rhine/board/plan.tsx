/** A planned way of two or three steps on the map: its roads, and beside its end what it costs, with a button that goes it. */
import { Glyph } from '@sztab/pieces';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Town } from '../content/fields.ts';
import { corpsOf } from '../rules/state.ts';
import { boardWords } from '../text/board.ts';
import { townName } from '../text/cards.ts';
import { roadOf } from './drawing/drive.ts';
import { TOWN_AT, VIEW } from './drawing/lands.ts';
import { isTown } from './names.ts';
import type { BoardProps } from './props.ts';
import { bentBy, type Route } from './route.ts';
import { percent } from './scale.ts';
import { costsOf } from './ways.ts';

/** The roads of the plan, thick under the towns. Taken hold of, they are bent to wherever they are dragged. */
export function PlannedWay({ route, view, onTouch }: BoardProps & { readonly route: Route }) {
  const hold = useRef<SVGGElement>(null);
  const dragged = useRef((_: Town): void => {});
  dragged.current = (town) => {
    if (!route.towns.includes(town) && bentBy(view, route, [town]).towns.includes(town)) onTouch(town);
  };
  useEffect(() => (hold.current ? bendable(hold.current, (town) => dragged.current(town)) : undefined), []);
  const roads = route.towns.map((to, i) => roadOf(route.towns[i - 1] ?? corpsOf(view, route.corps).at, to).d);
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
export function PlanCard({ route, view, language, onTouch }: BoardProps & { readonly route: Route }) {
  const say = boardWords[language].plan;
  const card = useRef<HTMLElement>(null);
  const end = route.towns.at(-1) as Town;
  const away = TOWN_AT[corpsOf(view, route.corps).at][1] >= TOWN_AT[end][1] ? 'up' : 'down';
  // On the side that is turned away from the corps, as far as there is room in the pane.
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
  const via = route.towns.slice(0, -1).map((town) => townName(town, language));
  return (
    <aside
      ref={card}
      className="rtr-plan"
      data-side="e"
      data-down={away}
      style={{ left: percent(x, VIEW.width), top: percent(y, VIEW.height) }}
    >
      <b>{townName(end, language)}</b>
      {say.far(route.towns.length, via)}
      <ul>
        {costsOf(view, route, language).map(({ symbol, text }) => (
          <li key={text}>
            <Glyph name={symbol} size={14} /> {text}
          </li>
        ))}
      </ul>
      <button type="button" className="btn rtr-plan-go" onClick={() => onTouch(end)}>
        {say.go(route.towns.length)}
      </button>
    </aside>
  );
}
