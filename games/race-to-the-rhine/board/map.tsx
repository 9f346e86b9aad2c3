/** The map: towns with their control and marks, trucks on roads, supplies, corps, and what can be touched. */
import { moveParts } from '@sztab/kernel';
import { Glyph, phrase, useSize } from '@sztab/pieces';
import { memo, type ReactNode, useMemo } from 'react';
import { corpsData } from '../content/corps.ts';
import {
  type Colour,
  FORTS,
  FORWARD_BASES,
  fieldOf,
  MEDAL_TOWNS,
  PERMANENT,
  SYMBOLS,
  TOWNS,
  type Town,
  VICTORY,
} from '../content/fields.ts';
import { KINDS } from '../content/supplies.ts';
import { controllerOf, isMainBase, supplyLine, tokensOn } from '../rules/control.ts';
import { corpsIn } from '../rules/table.ts';
import { townName } from '../text/cards.ts';
import { NUMERAL } from '../text/names.ts';
import { OUTLINE } from './badge.tsx';
import { placeLabels } from './drawing/label.ts';
import { LABELS, ROADS, TOWN_AT, TRUE_AT, VIEW } from './drawing/lands.ts';
import { KIND_SIGN, PENCIL } from './marks.ts';
import { spokenTown } from './names.ts';
import { Printed, Roads } from './printed.tsx';
import { type RrBoardProps, standing, touching } from './touching.ts';
import { boardWords } from './words/index.ts';
import './map.css';

const R = 14;
const LETTER = 5.9;
const SIGN = 14;
const LINE = 13;

const percent = (n: number, of: number): string => `${((100 * n) / of).toFixed(2)}%`;

export function RhineMap(props: RrBoardProps) {
  const { view, language, seat, lately, zoom = 1 } = props;
  const [ref, { width }] = useSize({ width: 900, height: 680 });
  const own = seat === null ? null : (view.commanders[seat]?.colour ?? null);
  const line = useMemo(() => (own ? supplyLine(view, own) : new Set<Town>()), [view, own]);
  return (
    <div ref={ref} className="rr-map">
      <svg viewBox={`0 0 ${VIEW.width} ${VIEW.height}`} role="img" aria-label={boardWords[language].map}>
        <Printed language={language} />
        <Roads own={own} />
        {Object.entries(TRUE_AT).map(([town, [x, y]]) => {
          const [u, v] = TOWN_AT[town as Town];
          return <path key={town} d={`M${x} ${y}L${u} ${v}`} className="rr-leader" />;
        })}
        <LastMoves lately={lately} />
        {TOWNS.map((town) => (
          <TownDisc
            key={town}
            town={town}
            controller={controllerOf(view, town)}
            linked={line.has(town)}
            own={own}
            marker={view.markers.includes(town)}
          />
        ))}
        <TownNames width={width * zoom} zoom={zoom} {...props} />
      </svg>
      <div className="rr-things pencil">
        {TOWNS.map((town) => (
          <TownButton key={town} town={town} {...props} />
        ))}
        {view.trucks.map((road) => (
          <TruckOnRoad key={road} road={road} />
        ))}
        <Convoys {...props} />
        {view.corps.map(({ id }) => (
          <Block key={id} id={id} {...props} />
        ))}
      </div>
    </div>
  );
}

interface Disc {
  readonly town: Town;
  readonly controller: Colour | null;
  /** Joined with the viewer's main base. */
  readonly linked: boolean;
  readonly own: Colour | null;
  readonly marker: boolean;
}

const TownDisc = memo(function TownDisc({ town, controller, linked, own, marker }: Disc) {
  const [x, y] = TOWN_AT[town];
  const { colours } = fieldOf(town);
  const resists = controller === null && (marker || SYMBOLS.has(town));
  // The own fields that no unbroken line joins with the base are marked: there the line is broken.
  const cut = own !== null && controller === own && !linked;
  if (resists) {
    return (
      <g transform={`translate(${x} ${y})`} className="rr-resistance" data-printed={!marker || undefined}>
        <rect x={-R} y={-R} width={2 * R} height={2 * R} rx="3" />
        <use href="#i-opor" x="-10" y="-10" width="20" height="20" />
      </g>
    );
  }
  return (
    <g transform={`translate(${x} ${y})`} className="rr-disc" data-cut={cut || undefined}>
      <circle
        r={R}
        fill={controller ? `var(--p-${PENCIL[controller]})` : VICTORY.has(town) ? 'var(--p-black)' : 'var(--land)'}
      />
      {controller && (
        <path
          d={OUTLINE[controller]}
          fill={`var(--on-${PENCIL[controller]})`}
          transform={`scale(${PERMANENT.has(town) ? 0.62 : 0.8}) translate(-17 -17)`}
        />
      )}
      {!controller &&
        colours.map((colour, i) => (
          <path
            key={colour}
            d={colours.length === 1 ? 'M0-10.5a10.5 10.5 0 1 0 .01 0z' : `M0-10.5A10.5 10.5 0 0 ${i} 0 10.5`}
            className="rr-ring"
            stroke={`var(--p-${PENCIL[colour]})`}
          />
        ))}
      {VICTORY.has(town) && !controller && (
        <use href="#i-bridge" x="-10" y="-10" width="20" height="20" color="var(--on-black)" />
      )}
    </g>
  );
});

/** Names find their places for the size at which the map is shown; more of them when it is enlarged. */
function TownNames({ view, language, choice, width, zoom }: RrBoardProps & { width: number; zoom: number }) {
  const k = width / VIEW.width;
  const places = useMemo(() => {
    const priority = (town: Town): number => {
      if (choice.things.has(town)) return 4;
      if (corpsIn(view, town) || view.fields[town]) return 3;
      return MEDAL_TOWNS.has(town) || VICTORY.has(town) || isMainBase(view, town) ? 2 : 1;
    };
    const items = TOWNS.map((town) => ({
      id: town,
      x: TOWN_AT[town][0] * k,
      y: TOWN_AT[town][1] * k,
      r: Math.max(5, R * k) + 1,
      w: townName(town, language).length * LETTER + 3,
      h: LINE,
      priority: priority(town),
      side: LABELS[town],
    }));
    // The signs beside a town take room, too.
    const signs = TOWNS.flatMap((town) => {
      const count = signsAt(town, view);
      const [x, y] = [TOWN_AT[town][0] * k, TOWN_AT[town][1] * k];
      return count > 0 ? [{ x0: x + 2, y0: y - 8 - SIGN, x1: x + 2 + SIGN * count, y1: y - 8 }] : [];
    });
    return placeLabels(items, signs, { x0: 0, y0: 0, x1: width, y1: width * (VIEW.height / VIEW.width) });
  }, [view, language, choice.things, k, width]);
  return TOWNS.map((town) => {
    const place = places.get(town);
    if (!place) return null;
    const key = MEDAL_TOWNS.has(town) || VICTORY.has(town) || isMainBase(view, town);
    return (
      <text
        key={town}
        className="rr-name"
        data-key={key || undefined}
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

/** What a touch of a town means now. */
function touchOf(town: Town, { choice, view }: RrBoardProps): string {
  const [first] = choice.picked;
  if (first !== undefined) return town;
  const verbs = new Set(
    choice.moves.flatMap((move) => {
      const { verb, args } = moveParts(move);
      return args[0] === town ? [verb] : [];
    }),
  );
  if (verbs.size !== 1) return town;
  const [verb] = [...verbs] as [string];
  const to = choice.moves.filter((move) => moveParts(move).args[0] === town);
  // One road out with something to carry: the touch says it all. Else the other end is asked for.
  if (verb === 'truck')
    return to.length === 1 ? phrase(town, 'truck', moveParts(to[0] as string).args[1] as string) : town;
  return verb === 'step' || verb === 'drop' || view.result ? phrase(town, verb) : town;
}

function TownButton({ town, ...props }: RrBoardProps & { town: Town }) {
  const { view, language } = props;
  const [x, y] = TOWN_AT[town];
  const touch = touchOf(town, props);
  const { marks, lit } = standing(props, town, touch);
  return (
    <button
      {...touching(props, town, touch)}
      {...marks}
      className="rr-town"
      style={{ left: percent(x, VIEW.width), top: percent(y, VIEW.height) }}
      aria-label={spokenTown(town, view, language, lit)}
    >
      <span className="rr-marks">{marksOf(town, props)}</span>
      <Pill town={town} {...props} />
    </button>
  );
}

/** How many signs stand beside a town. */
function signsAt(town: Town, view: RrBoardProps['view']): number {
  const free = controllerOf(view, town) === null;
  const forward = FORWARD_BASES.has(town) || (town === 'oostende' && view.ostend);
  return [free && FORTS.has(town), free && MEDAL_TOWNS.has(town), isMainBase(view, town), forward].filter(Boolean)
    .length;
}

function marksOf(town: Town, { view, language }: RrBoardProps): ReactNode {
  const say = boardWords[language].marks;
  const free = controllerOf(view, town) === null;
  const drops = view.paratroops.filter((one) => one.town === town);
  const numbers = view.numbers.filter((one) => one.town === town);
  return (
    <>
      {FORTS.has(town) && free && <Glyph name="fort" size={14} title={say.fort} />}
      {MEDAL_TOWNS.has(town) && free && <Glyph name="medal" size={14} title={say.medal} />}
      {isMainBase(view, town) && <Glyph name="base" size={14} title={say.main} />}
      {(FORWARD_BASES.has(town) || (town === 'oostende' && view.ostend)) && (
        <Glyph name="anchor" size={14} title={say.forward} />
      )}
      {drops.map(({ dark }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal markers
        <Glyph key={i} name={dark ? 'nopara' : 'para'} size={14} title={say.paratroops} />
      ))}
      {numbers.map(({ number }) => (
        <b key={number} className="rr-number">
          {number}
        </b>
      ))}
    </>
  );
}

/** Supplies on a field: a sign and a number each, in one pill. */
function Pill({ town, view }: RrBoardProps & { town: Town }) {
  const here = tokensOn(view, town);
  if (!view.fields[town]) return null;
  return (
    <span className="rr-pill">
      {KINDS.filter((kind) => here[kind] > 0).map((kind) => (
        <span key={kind} data-kind={kind}>
          <Glyph name={KIND_SIGN[kind]} size={12} />
          {here[kind]}
        </span>
      ))}
    </span>
  );
}

function TruckOnRoad({ road }: { road: string }) {
  const [x, y] = ROADS[road as keyof typeof ROADS].mid;
  return (
    <span className="rr-truck" style={{ left: percent(x, VIEW.width), top: percent(y, VIEW.height) }}>
      <Glyph name="truck" size={13} />
    </span>
  );
}

/** Roads that a truck could take now: a plus on each, or one for each direction. */
function Convoys(props: RrBoardProps) {
  const { choice, language, onTouch } = props;
  if (choice.picked.length > 0) return null;
  const say = boardWords[language];
  const found = choice.moves.flatMap((move) => {
    const { verb, args } = moveParts(move);
    return verb === 'truck' ? [args as readonly [Town, Town]] : [];
  });
  return found.map(([from, to]) => {
    const [x, y] = between(from, to, found.some(([a, b]) => a === to && b === from) ? 0.4 : 0.5);
    return (
      <button
        key={`${from}>${to}`}
        type="button"
        className="rr-convoy"
        data-thing={`${from}>${to}`}
        data-touch={phrase(from, 'truck', to)}
        data-lit=""
        style={{ left: percent(x, VIEW.width), top: percent(y, VIEW.height) }}
        aria-label={say.convoy(townName(from, language), townName(to, language))}
        onClick={() => onTouch(phrase(from, 'truck', to))}
      >
        <Glyph name="plus" size={12} />
      </button>
    );
  });
}

/** A point of the road from one town to another. */
function between(from: Town, to: Town, share: number): readonly [number, number] {
  const road = ROADS[`${from}/${to}` as keyof typeof ROADS] ?? ROADS[`${to}/${from}` as keyof typeof ROADS];
  const [a, m, b] = [TOWN_AT[from], road.mid, TOWN_AT[to]];
  const at = (i: 0 | 1): number => {
    const c = 2 * m[i] - (a[i] + b[i]) / 2;
    return (1 - share) ** 2 * a[i] + 2 * share * (1 - share) * c + share * share * b[i];
  };
  return [at(0), at(1)];
}

function Block({ id, ...props }: RrBoardProps & { id: RrBoardProps['view']['corps'][number]['id'] }) {
  const { view, choice } = props;
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
      style={{ left: percent(x, VIEW.width), top: percent(y, VIEW.height) }}
      aria-label={boardWords[props.language].corpsSpoken(corps, props.language, lit)}
    >
      {NUMERAL[id]}
    </button>
  );
}

/** The way of everybody's last corps: dotted, in the order of its steps. */
function LastMoves({ lately }: Pick<RrBoardProps, 'lately'>) {
  const steps = lately.flatMap(({ event }) => (event.is === 'stepped' ? [event] : []));
  return steps.map(({ corps, from, to }, i) => {
    const road = ROADS[`${from}/${to}` as keyof typeof ROADS] ?? ROADS[`${to}/${from}` as keyof typeof ROADS];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: steps lie in order
      <path key={i} d={road.d} className="rr-way" data-look={PENCIL[corpsData(corps).colour]} />
    );
  });
}
