/** A planned way of two or three steps: drawn on its roads, with what it costs and risks, and one button that goes it. */
import { Glyph } from '@sztab/pieces';
import { useEffect, useState } from 'react';
import type { Town } from '../content/fields.ts';
import { TEXT } from '../rules/moves.ts';
import { corpsOf } from '../rules/state.ts';
import { boardWords } from '../text/board.ts';
import { townName } from '../text/cards.ts';
import { ROADS, TOWN_AT, VIEW } from './drawing/lands.ts';
import type { BoardProps } from './props.ts';
import { goesOn, type Route, routesIn } from './route.ts';
import { percent } from './scale.ts';

export interface Planning {
  /** The way to the town that was touched last, as long as it is still open. */
  readonly route: Route | null;
  /** Towns that are more than a step away. */
  readonly far: ReadonlySet<Town>;
  /** Where on the screen the card has room. */
  readonly side: Side;
  plan(town: Town, button: Element): void;
  go(): void;
}

interface Side {
  readonly across: 'e' | 'w';
  readonly down: 'up' | 'down';
}

/** Room that the card needs beside a town, and over or under it. */
const CARD = { width: 230, height: 190 };

/** On the side that is turned away from the corps, as far as there is room in the pane. */
function sideOf(button: Element, from: Town, end: Town): Side {
  const pane = button.closest('.board-pane')?.getBoundingClientRect();
  const { left, top, bottom } = button.getBoundingClientRect();
  const away = TOWN_AT[from][1] >= TOWN_AT[end][1] ? 'up' : 'down';
  if (!pane) return { across: 'e', down: away };
  const [above, below] = [top - pane.top >= CARD.height, pane.bottom - bottom >= CARD.height];
  const down = away === 'up' ? (above || !below ? 'up' : 'down') : below || !above ? 'down' : 'up';
  return { across: pane.right - left < CARD.width ? 'w' : 'e', down };
}

/** Each step is an ordinary move; when something unexpected comes up, the corps stands there and asks again. */
export function usePlanning({ view, choice, onPlay }: BoardProps): Planning {
  const [planned, setPlanned] = useState<{ readonly end: Town; readonly side: Side } | null>(null);
  const end = planned?.end ?? null;
  const [ahead, setAhead] = useState<readonly Town[]>([]);
  const routes = choice.moves.some((move) => move.startsWith('step(')) ? routesIn(view) : NO_ROUTES;
  const route = (end && ahead.length === 0 && routes.get(end)) || null;
  const far = new Set([...routes].flatMap(([town, { towns }]) => (towns.length > 1 ? [town] : [])));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list of moves says that the last step was taken
  useEffect(() => {
    const [next, ...rest] = ahead;
    if (next === undefined || choice.moves.length === 0) return;
    const on = goesOn(view, next, choice.moves);
    setAhead(on ? rest : []);
    // All but the first join the one before, so that what brought nothing to light is taken back as one.
    if (on) onPlay?.(TEXT.step(next), true);
  }, [choice.moves]);
  const go = (): void => {
    const [next, ...rest] = route?.towns ?? [];
    if (next === undefined) return;
    setPlanned(null);
    setAhead(rest);
    onPlay?.(TEXT.step(next));
  };
  const plan = (town: Town, button: Element): void => {
    const from = routes.get(town)?.corps;
    if (from) setPlanned({ end: town, side: sideOf(button, corpsOf(view, from).at, town) });
  };
  return { route, far, side: planned?.side ?? { across: 'e', down: 'up' }, plan, go };
}

const NO_ROUTES: ReadonlyMap<Town, Route> = new Map();

/** The roads of the plan, thick under the towns. */
export function PlannedWay({ route, from }: { readonly route: Route; readonly from: Town }) {
  return route.towns.map((to, i) => {
    const start = route.towns[i - 1] ?? from;
    const road = ROADS[`${start}/${to}` as keyof typeof ROADS] ?? ROADS[`${to}/${start}` as keyof typeof ROADS];
    return <path key={to} d={road.d} className="rtr-planned" />;
  });
}

/** Beside the end of the way: what it takes. */
export function PlanCard({
  planning: { route, side, go },
  language,
}: { planning: Planning } & Pick<BoardProps, 'language'>) {
  const say = boardWords[language].plan;
  const end = route?.towns.at(-1);
  if (!route || !end) return null;
  const [x, y] = TOWN_AT[end];
  const via = route.towns.slice(0, -1).map((town) => townName(town, language));
  return (
    <aside
      className="rtr-plan"
      data-side={side.across}
      data-down={side.down}
      style={{ left: percent(x, VIEW.width), top: percent(y, VIEW.height) }}
    >
      <b>{say.title(townName(end, language), route.towns.length)}</b>
      {say.via(via)}
      <ul>
        {route.fuel > 0 && (
          <li>
            <Glyph name="fuel" size={14} /> {say.fuel(route.fuel)}
          </li>
        )}
        {route.pursuit > 0 && (
          <li>
            <Glyph name="deck" size={14} /> {say.pursuit(route.pursuit)}
          </li>
        )}
        {route.resistance > 0 && (
          <li>
            <Glyph name="opor" size={14} /> {say.resistance(route.resistance)}
          </li>
        )}
        {route.forts > 0 && (
          <li>
            <Glyph name="fort" size={14} /> {say.forts(route.forts)}
          </li>
        )}
      </ul>
      <button type="button" className="btn rtr-plan-go" onClick={go}>
        {say.go(route.towns.length)}
      </button>
    </aside>
  );
}
